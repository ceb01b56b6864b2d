//! Dictionaries of meanings in the formats of others.

use kamen::lexicon::meanings::{
    Language, Package, SourceFile, dictd, mythes, plain, stardict, wordnet,
};

use super::{Dice, Reader};

pub struct Dictionaries;

/// For each format its files.
const FORMATS: [&[&[u8]]; 5] = [
    &[
        b"StarDict's dict ifo file\nversion=2.4.2\nsametypesequence=Wm\nidxoffsetbits=32\n",
        b"kra, kr\0\0\0\0\0\0\0\0\x0bobr\0\0\0\0\x0b\0\0\0\x05",
        b"\0\0\0\x02xx<b>led\n</b> velk &amp; maly",
    ],
    &["oko\tA\tF\nořech\tC\tJ\n00-database-info\tA\tB\n".as_bytes(), b"eye of a nut, and more of it"],
    &["UTF-8\nkulička|2\n(noun)|hračka|koule (malá)\n|okružní|ne (Antonym)\njak|1\n-|tak\n".as_bytes()],
    &[
        b"  1 a licence\nzog n 2 1 @ 2 1 00000014 00000116  \n",
        b"  1 a licence\n00000014 05 n 02 zog 0 Zogling 0 001 @ 00000000 n 0000 | a beast; \"a zog; it bit\"; lives \"up\" there  \n00000116 05 n 01 Zog 0 000 | a king\n",
        b"zogs zog\n",
    ],
    &["oko@orgán zraku\nořech @ plod\n# x\n".as_bytes()],
];
const PIECES: &[&str] = &[
    "\t",
    "|",
    "\n",
    "=",
    "sametypesequence=",
    "idxoffsetbits=64\n",
    "idxfilesize=9\n",
    "A",
    "//////",
    "@",
    "<b>",
    "</",
    "&#x10ffff;",
    "&#",
    ";",
    "<",
    ">",
    "\"",
    "00000014",
    "99999999",
    "18446744073709551615",
    "n",
    "2",
    "0",
    "UTF-16",
    "(",
    "microsoft-cp1250",
];
/// Between the files of an input.
const CUT: u8 = 0x1e;

impl Reader for Dictionaries {
    fn name(&self) -> &'static str {
        "dictionaries"
    }

    fn make(&self, dice: &mut Dice) -> Vec<u8> {
        let format = dice.below(FORMATS.len());
        let mut files: Vec<Vec<u8>> = FORMATS[format].iter().map(|file| file.to_vec()).collect();
        let changed = dice.below(files.len());
        dice.change_text(&mut files[changed], PIECES);
        [vec![format as u8], files.join(&CUT)].concat()
    }

    fn read(&mut self, input: &[u8]) -> bool {
        let Some((&format, rest)) = input.split_first() else { return false };
        let mut parts = rest.split(|&byte| byte == CUT);
        let mut file = |name| SourceFile { name, bytes: parts.next().unwrap_or_default() };
        match format {
            0 => {
                let (ifo, idx, dict) = (file("x.ifo"), file("x.idx"), file("x.dict"));
                let files = stardict::StarDictFiles { ifo, idx, dict };
                stardict::czech_foreign_words(&files).is_ok()
            }
            1 => dictd::read(&file("x.index"), &file("x.dict")).is_ok(),
            2 => mythes::read(&file("x.dat"), Language::Czech, Package::CzechThesaurus).is_ok(),
            3 => {
                const NOTHING: SourceFile<'static> = SourceFile { name: "none", bytes: b"" };
                let mut nouns = |name| [file(name), NOTHING, NOTHING, NOTHING];
                let (index, data) = (nouns("index.noun"), nouns("data.noun"));
                let exceptions = nouns("noun.exc");
                wordnet::read(&wordnet::WordNetFiles { index, data, exceptions }).is_ok()
            }
            _ => plain::read(&file("own.txt"), Language::Czech).is_ok(),
        }
    }
}
