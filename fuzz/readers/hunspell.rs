//! Spelling dictionaries: rules and entries, and the forms they make.

use kamen::lexicon::hunspell::{Affixes, Dictionary, Expansion};

use super::{Dice, Reader};

pub struct Spelling;

const AFFIXES: &str = "SET UTF-8\nFLAG char\nNEEDAFFIX X\nCIRCUMFIX C\nFULLSTRIP\nIGNORE -\n\
    PFX N Y 1\nPFX N 0 ne .\nSFX A Y 3\nSFX A 0 a [^a]\nSFX A a e/B a po:noun\nSFX A ko . [ok]ko\nSFX B N 1\nSFX B 0 ch/N .\n";
const DICTIONARY: &str = "5\noko/AB\nkob/N\tpo:noun\nřek/A\nkm\\/h\nok/NA st:oko\n";
const PIECES: &[&str] = &[
    "SFX",
    "PFX",
    " A ",
    "Y ",
    "N ",
    "1",
    "999999999999",
    "\n",
    "/",
    "0",
    ".",
    "[",
    "]",
    "[^",
    "AF ",
    "AM ",
    "FLAG num\n",
    "FLAG long\n",
    "SET ISO8859-2\n",
    "oko",
    "\t",
    "po:",
    "\\/",
    "#",
    "IGNORE",
    "ko",
];

/// Between the two files of an input.
const CUT: u8 = 0x1e;

impl Reader for Spelling {
    fn name(&self) -> &'static str {
        "hunspell"
    }

    fn make(&self, dice: &mut Dice) -> Vec<u8> {
        let mut files = [AFFIXES, DICTIONARY].map(|text| text.as_bytes().to_vec());
        let changed = dice.below(2);
        dice.change_text(&mut files[changed], PIECES);
        files.join(&CUT)
    }

    fn read(&mut self, input: &[u8]) -> bool {
        let mut files = input.splitn(2, |&byte| byte == CUT);
        let (affixes, entries) =
            (files.next().unwrap_or_default(), files.next().unwrap_or_default());
        let Ok(affixes) = Affixes::parse(affixes) else { return false };
        let Ok(dictionary) = Dictionary::parse(entries, &affixes) else { return false };
        let expansion = Expansion::new(&dictionary, &affixes);
        for entry in dictionary.entries() {
            expansion.each_of(entry, |form| drop(form.text.to_owned()));
        }
        true
    }
}
