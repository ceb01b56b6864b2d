//! The files of WordNet: an index and the glosses of each part of speech, and irregular forms.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::entry::{Entry, Kind, Language, PartOfSpeech, Source};
use super::error::{SourceError, SourceFile};
use super::package::Package;
use super::text;

/// The parts of speech in the order of the files.
pub const PARTS: [PartOfSpeech; 4] =
    [PartOfSpeech::Noun, PartOfSpeech::Verb, PartOfSpeech::Adjective, PartOfSpeech::Adverb];

/// The files of WordNet, each kind for nouns, verbs, adjectives and adverbs.
#[derive(Clone, Copy, Debug)]
pub struct WordNetFiles<'a> {
    /// `index.noun` and so on: words with the places of their senses, the commonest first.
    pub index: [SourceFile<'a>; 4],
    /// `data.noun` and so on: the senses.
    pub data: [SourceFile<'a>; 4],
    /// `noun.exc` and so on: irregular forms with their base forms.
    pub exceptions: [SourceFile<'a>; 4],
}

/// What the index says of a word as one part of speech.
struct Lemma<'a> {
    word: &'a str,
    /// How many of its senses were met in a hand-tagged text.
    tagged: usize,
    offsets: Vec<&'a str>,
}

/// Reads the senses of all words as definitions, and irregular forms as references to their bases.
///
/// The senses of a word come in the order of WordNet, the part of speech with more tagged senses
/// first. A name is spelled with its capital.
///
/// # Errors
/// When a line cannot be understood or an offset of the index does not lead to a sense.
pub fn read(files: &WordNetFiles<'_>) -> Result<Vec<Entry>, SourceError> {
    let mut by_word: BTreeMap<&str, Vec<(usize, Lemma<'_>)>> = BTreeMap::new();
    for (part, index) in files.index.iter().enumerate() {
        for (line, row) in rows(index)? {
            let lemma = lemma(row).ok_or_else(|| {
                index.bad_line(line, "there should be a word, counts and offsets")
            })?;
            by_word.entry(lemma.word).or_default().push((part, lemma));
        }
    }
    let mut entries = Vec::new();
    for (word, mut lemmas) in by_word {
        lemmas.sort_by_key(|(_, lemma)| Reverse(lemma.tagged));
        for (part, lemma) in lemmas {
            for offset in lemma.offsets {
                let sense = sense(&files.data[part], word, offset)?;
                let headword = spelling(&sense, word);
                let gloss = sense.split_once('|').map_or("", |(_, gloss)| gloss);
                entries.push(definition(
                    PARTS[part],
                    Kind::Definition,
                    headword,
                    &gloss_only(gloss),
                ));
            }
        }
    }
    for (part, file) in files.exceptions.iter().enumerate() {
        for (line, row) in rows(file)? {
            let (form, bases) = row
                .split_once(' ')
                .ok_or_else(|| file.bad_line(line, "there should be a form and its base"))?;
            for base in bases.split_whitespace() {
                let base = base.replace('_', " ");
                entries.push(definition(PARTS[part], Kind::See, form.replace('_', " "), &base));
            }
        }
    }
    Ok(entries)
}

fn definition(part: PartOfSpeech, kind: Kind, headword: String, text: &str) -> Entry {
    Entry {
        language: Language::English,
        headword,
        part_of_speech: Some(part),
        kind,
        source: Source::Package(Package::WordNet),
        text: text::clean(text),
    }
}

/// The lines of a file; the licence at its beginning is indented, no other line is.
fn rows<'a>(file: &SourceFile<'a>) -> Result<impl Iterator<Item = (usize, &'a str)>, SourceError> {
    let rows = (1..).zip(file.utf8()?.lines());
    Ok(rows.filter(|(_, row)| !row.starts_with(' ') && !row.trim().is_empty()))
}

/// Reads `word part senses pointers … senses tagged offset …`.
fn lemma(row: &str) -> Option<Lemma<'_>> {
    let fields: Vec<&str> = row.split_whitespace().collect();
    let senses: usize = fields.get(2)?.parse().ok()?;
    let pointers: usize = fields.get(3)?.parse().ok()?;
    let tagged = fields.get(pointers.checked_add(5)?)?.parse().ok()?;
    let offsets = fields.get(pointers.checked_add(6)?..)?.to_vec();
    (offsets.len() == senses).then_some(Lemma { word: fields[0], tagged, offsets })
}

/// No sense is longer; what many words share must not be told without end.
const MOST_SENSE_BYTES: usize = 1 << 16;

/// The line of the data that begins at an offset, which it must repeat.
fn sense<'a>(data: &SourceFile<'a>, word: &str, offset: &str) -> Result<Cow<'a, str>, SourceError> {
    let place = offset.parse::<usize>().ok().and_then(|at| data.bytes.get(at..));
    let row = place.filter(|row| row.starts_with(offset.as_bytes())).ok_or_else(|| {
        SourceError::NoSense {
            file: data.name.to_owned(),
            headword: word.to_owned(),
            offset: offset.to_owned(),
            size: data.bytes.len(),
        }
    })?;
    let row = &row[..row.len().min(MOST_SENSE_BYTES)];
    let end = row.iter().position(|&b| b == b'\n').unwrap_or(row.len());
    Ok(String::from_utf8_lossy(&row[..end]))
}

/// The word as its sense spells it: the index has no capitals.
fn spelling(sense: &str, word: &str) -> String {
    let written = sense.split('|').next().unwrap_or_default().split_whitespace().skip(4).step_by(2);
    // An adjective may carry a mark of its position, such as `(p)`.
    let mut written = written.map(|w| w.split('(').next().unwrap_or_default());
    let spelled = written.find(|written| written.eq_ignore_ascii_case(word));
    spelled.unwrap_or(word).replace('_', " ")
}

/// The gloss without its examples, which stand in quotes between semicolons.
fn gloss_only(gloss: &str) -> String {
    let mut is_quoted = false;
    let parts = gloss.split(|c| {
        is_quoted ^= c == '"';
        c == ';' && !is_quoted
    });
    let kept: Vec<&str> = parts
        .map(str::trim)
        .filter(|part| !part.is_empty() && !part.starts_with('"'))
        .map(without_example)
        .collect();
    if kept.is_empty() { gloss.to_owned() } else { kept.join("; ") }
}

/// Drops an example that follows a colon or a comma where a semicolon should be.
fn without_example(part: &str) -> &str {
    let start = part.find(": \"").or_else(|| part.find(", \""));
    start.filter(|_| part.ends_with('"')).map_or(part, |start| &part[..start])
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: SourceFile<'static> = SourceFile { name: "empty", bytes: b"" };
    const DATA: &str = "  1 a licence\n\
        00000014 05 n 02 zog 0 Zogling 0 001 @ 00000000 n 0000 | a beast; \
        \"a zog; it bit\"; lives \"up\" there  \n\
        00000116 05 n 01 Zog 0 000 | a king\n";
    const INDEX: &str = "  1 a licence\n\
        zog n 2 1 @ 2 1 00000014 00000116  \n\
        zogling n 1 1 @ 1 0 00000014  \n";

    fn files<'a>(index: &'a str, data: &'a str, exceptions: &'a str) -> WordNetFiles<'a> {
        let noun = |name, text: &'a str| SourceFile { name, bytes: text.as_bytes() };
        WordNetFiles {
            index: [noun("index.noun", index), NOTHING, NOTHING, NOTHING],
            data: [noun("data.noun", data), NOTHING, NOTHING, NOTHING],
            exceptions: [noun("noun.exc", exceptions), NOTHING, NOTHING, NOTHING],
        }
    }

    #[test]
    fn glosses_come_without_examples_and_names_with_capitals() {
        let entries = read(&files(INDEX, DATA, "zoggen zog\n")).unwrap();
        let all: Vec<_> = entries.iter().map(|e| (&*e.headword, e.kind, &*e.text)).collect();
        let expected = [
            ("zog", Kind::Definition, "a beast; lives \"up\" there"),
            ("Zog", Kind::Definition, "a king"),
            ("Zogling", Kind::Definition, "a beast; lives \"up\" there"),
            ("zoggen", Kind::See, "zog"),
        ];
        assert_eq!(all, expected);
        assert!(entries.iter().all(|e| e.part_of_speech == Some(PartOfSpeech::Noun)));
    }

    #[test]
    fn the_commoner_part_of_speech_stands_first() {
        let mut files =
            files("zog n 1 0 1 0 00000000\n", "00000000 05 n 01 zog 0 000 | a thing\n", "");
        files.index[1] = SourceFile { name: "index.verb", bytes: b"zog v 1 0 1 1 00000000\n" };
        files.data[1] =
            SourceFile { name: "data.verb", bytes: b"00000000 30 v 01 zog 0 000 00 | to go\n" };
        let texts: Vec<String> = read(&files).unwrap().into_iter().map(|e| e.text).collect();
        assert_eq!(texts, ["to go", "a thing"]);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let message = |index, data, exceptions| {
            read(&files(index, data, exceptions)).unwrap_err().to_string()
        };
        assert_eq!(
            message("zog n 2 0 2 0 00000014\n", DATA, ""),
            "index.noun, line 1: there should be a word, counts and offsets"
        );
        assert_eq!(
            message("zog n 1 0 1 0 00000015\n", DATA, ""),
            "data.noun: no sense of \"zog\" begins at byte 00000015 of 152"
        );
        assert!(message(INDEX, &DATA[..100], "").contains("at byte 00000116 of 100"));
        assert_eq!(
            message(INDEX, DATA, "zoggen\n"),
            "noun.exc, line 1: there should be a form and its base"
        );
    }

    #[test]
    fn a_gloss_of_examples_alone_is_kept() {
        assert_eq!(gloss_only(" \"ah\"; \"oh\" "), " \"ah\"; \"oh\" ");
        assert_eq!(gloss_only("one; two: \"example\"; \"another\""), "one; two");
        assert_eq!(gloss_only("one; two (\"x; y\")"), "one; two (\"x; y\")");
        assert_eq!(gloss_only("open \"quote; never closed"), "open \"quote; never closed");
    }
}
