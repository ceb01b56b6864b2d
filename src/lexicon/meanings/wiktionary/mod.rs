//! Wiktionary as the project wiktextract extracts it: lines of JSON, one for each word and part of
//! speech, plain or packed by gzip.
//!
//! A file may have 20 GB unpacked, so it is read line by line and only what players could ask for is
//! kept: a line is looked at as a whole only when it is about a single Czech, Slovak or English word.
//! Bad lines are counted and the first are named; they do no harm to the others.

mod lines;
mod page;
mod record;

use std::io::Read;

use super::entry::{Entry, Language, Source};
use super::error::SourceError;
use lines::{Line, Lines};
use page::Page;
use record::{Judged, judge};

/// The most bad lines that are named.
const MOST_NAMED: usize = 5;
/// So many bad lines without a good one before them, and the file is something else.
const HOPELESS: u64 = 1_000;
/// The most bytes that all extracts together may leave in the memory.
const MOST_BYTES: usize = 256 << 20;

/// An extract that is read, with the name by which errors call it.
pub struct Extract<'a, R> {
    /// Its path or name.
    pub name: &'a str,
    /// The language of the explanations; where it is not given, each line tells by what it calls the
    /// language of its word.
    pub glosses: Option<Language>,
    /// What is in it.
    pub contents: R,
}

/// What was found in an extract.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many lines there were.
    pub lines: u64,
    /// How many of them could not be understood.
    pub bad: u64,
    /// The first of those.
    pub named: Vec<BadLine>,
    /// How many words were explained.
    pub words: usize,
    /// How many meanings were kept.
    pub entries: usize,
}

/// A line that could not be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Which line, from one.
    pub line: u64,
    /// What is wrong with it.
    pub reason: String,
}

/// Reads an extract and adds what is worth keeping to the entries.
///
/// # Errors
/// When the file cannot be read or ends in the middle of its packing, is no extract, has nothing to
/// keep or more than the memory should hold.
pub fn read<R: Read>(
    extract: Extract<'_, R>,
    entries: &mut Vec<Entry>,
) -> Result<Tally, SourceError> {
    let Extract { name, glosses, contents } = extract;
    let mut lines = Lines::open(name, contents)?;
    let mut tally = Tally::default();
    let mut page = Page::default();
    let mut kept = Kept::beside(entries);
    while let Some(line) = lines.next()? {
        tally.lines += 1;
        let judged = match line {
            Line::Whole(text) => judge(text, glosses),
            Line::TooLong => Judged::Bad(format!("it is longer than {} MB", lines::LONGEST >> 20)),
        };
        match judged {
            Judged::Fits(record) => {
                if !page.is_about(&record.word) {
                    kept.take(name, &mut tally, &mut page)?;
                }
                page.add(record);
            }
            Judged::PassedOver => {}
            Judged::Bad(reason) => {
                tally.bad += 1;
                if tally.named.len() < MOST_NAMED {
                    tally.named.push(BadLine { line: tally.lines, reason });
                }
                if tally.bad >= HOPELESS && tally.bad == tally.lines {
                    return Err(no_extract(name, &tally));
                }
            }
        }
    }
    kept.take(name, &mut tally, &mut page)?;
    match tally.entries {
        0 if tally.bad > 0 && tally.bad == tally.lines => Err(no_extract(name, &tally)),
        0 => {
            let first = tally.named.first();
            let bad = first.map(|bad| format!("; line {}: {}", bad.line, bad.reason));
            let (file, bad) = (name.to_owned(), bad.unwrap_or_default());
            Err(SourceError::NothingToKeep { file, bad })
        }
        _ => Ok(tally),
    }
}

/// The entries with the room that is left.
struct Kept<'e> {
    entries: &'e mut Vec<Entry>,
    bytes: usize,
}

impl<'e> Kept<'e> {
    /// Begins beside what is there already.
    fn beside(entries: &'e mut Vec<Entry>) -> Self {
        let others = entries.iter().filter(|entry| entry.source == Source::Wiktionary);
        let bytes = others.map(bytes_of).sum();
        Self { entries, bytes }
    }

    /// Takes the meanings of a page that is read to its end.
    fn take(&mut self, name: &str, tally: &mut Tally, page: &mut Page) -> Result<(), SourceError> {
        let before = self.entries.len();
        self.entries.extend(page.take());
        let taken = &self.entries[before..];
        self.bytes += taken.iter().map(bytes_of).sum::<usize>();
        tally.entries += taken.len();
        tally.words += usize::from(!taken.is_empty());
        match self.bytes > MOST_BYTES {
            true => Err(SourceError::TooMuch { file: name.to_owned(), limit: MOST_BYTES as u64 }),
            false => Ok(()),
        }
    }
}

fn bytes_of(entry: &Entry) -> usize {
    size_of::<Entry>() + entry.headword.len() + entry.text.len()
}

fn no_extract(name: &str, tally: &Tally) -> SourceError {
    let reason = tally.named.first().map(|bad| bad.reason.clone()).unwrap_or_default();
    SourceError::NoExtract { file: name.to_owned(), reason }
}

#[cfg(test)]
mod tests {
    use super::super::dictzip::tests::packed;
    use super::*;

    /// Lines as wiktextract writes them: the Czech edition, then the English one.
    const LINES: &str = r#"{"word": "kůň", "lang_code": "cs", "lang": "čeština", "pos": "noun", "pos_title": "podstatné jméno", "tags": ["masculine", "animate"], "senses": [{"glosses": ["zvíře, na kterém se jezdí"], "examples": [{"text": "Kůň řehtá."}]}, {"glosses": ["figura v šachu"], "topics": ["chess"]}], "sounds": [{"ipa": "[kuːɲ]"}]}
{"word": "Pferd", "lang_code": "de", "lang": "němčina", "pos": "noun", "senses": [{"glosses": ["kůň"]}]}
{"word": "horse", "lang_code": "en", "lang": "angličtina", "pos": "noun", "senses": [{"glosses": ["kůň"]}]}
{"word": "kůň", "lang_code": "cs", "lang": "Czech", "pos": "noun", "senses": [{"glosses": ["horse"]}, {"glosses": ["knight in chess"]}], "translations": []}
{"word": "horse", "lang_code": "en", "lang": "English", "pos": "noun", "senses": [{"glosses": ["An animal that people ride on."]}, {"glosses": ["Heroin."], "tags": ["dated", "slang"]}]}
{"word": "horse", "lang_code": "en", "lang": "English", "pos": "verb", "senses": [{"glosses": ["To play wildly."]}]}
{"word": "went", "lang_code": "en", "lang": "English", "pos": "verb", "senses": [{"glosses": ["simple past of go"], "tags": ["form-of", "past"], "form_of": [{"word": "go"}]}]}
{"title": "hors", "redirect": "horse", "pos": "hard-redirect"}
"#;

    fn read_bytes(contents: &[u8]) -> Result<(Tally, Vec<String>), SourceError> {
        let mut entries = Vec::new();
        let tally = read(Extract { name: "x.jsonl", glosses: None, contents }, &mut entries)?;
        let told = entries.iter().map(|it| format!("{} {:?}: {}", it.headword, it.kind, it.text));
        Ok((tally, told.collect()))
    }

    #[test]
    fn packed_and_plain_extracts_read_alike() {
        let (tally, told) = read_bytes(LINES.as_bytes()).unwrap();
        let expected = [
            "kůň Definition: zvíře, na kterém se jezdí",
            "kůň Definition: figura v šachu",
            "horse Czech: kůň",
            "kůň English: horse; knight in chess",
            "horse Definition: An animal that people ride on.",
            "horse Definition: Heroin.",
            "horse Definition: To play wildly.",
            "went See: go",
        ];
        assert_eq!(told, expected);
        let counts = Tally { lines: 8, bad: 0, named: Vec::new(), words: 5, entries: 8 };
        assert_eq!(tally, counts);
        assert_eq!(read_bytes(&packed(LINES.as_bytes())).unwrap(), (tally, told));
    }

    #[test]
    fn bad_lines_are_counted_and_the_first_are_named() {
        let text = format!("{LINES}nonsense\n{}{LINES}", "{\"word\": \"x\"}\n".repeat(7));
        let (tally, told) = read_bytes(text.as_bytes()).unwrap();
        assert_eq!((tally.lines, tally.bad, told.len()), (24, 8, 16));
        let named: Vec<u64> = tally.named.iter().map(|bad| bad.line).collect();
        assert_eq!(named, [9, 10, 11, 12, 13]);
        assert_eq!(tally.named[1].reason, "it has no word or no lang_code");
    }

    #[test]
    fn what_is_no_extract_is_refused() {
        let refused = |text: &str| read_bytes(text.as_bytes()).unwrap_err().to_string();
        let reason = "x.jsonl: this is no file of wiktextract; its first line: expected value at \
                      column 1";
        assert_eq!(refused("<mediawiki>\n"), reason);
        assert_eq!(refused(&"<page>\n".repeat(100_000)), reason);
        let nothing = "x.jsonl: it explains no Czech, Slovak or English word";
        assert_eq!(refused(""), nothing);
        assert_eq!(refused(LINES.lines().nth(1).unwrap()), nothing);
    }

    #[test]
    fn no_change_of_a_file_makes_reading_panic() {
        let mut state = 7_u64;
        let mut below = |end: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % end
        };
        for round in 0..3_000 {
            let mut text = LINES.as_bytes().to_vec();
            for _ in 0..=below(4) {
                let at = below(text.len() + 1);
                let end = (at + 1 + below(30)).min(text.len());
                match below(5) {
                    0 => text[at..end].iter_mut().take(1).for_each(|byte| *byte ^= 1 << below(8)),
                    1 => drop(text.drain(at..end)),
                    2 => drop(text.splice(at..at, *b"\"]},\\u12")),
                    3 => drop(text.splice(at..end, *b"\n")),
                    _ => text.truncate(at),
                }
            }
            if let Ok((tally, told)) = read_bytes(&text) {
                let lines = text.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
                let lines = lines.filter(|line| !line.is_empty());
                let is_broken = |line: &&[u8]| {
                    let parsed =
                        str::from_utf8(line).map(serde_json::from_str::<serde_json::Value>);
                    matches!(parsed, Ok(Err(_)))
                };
                let broken = lines.filter(is_broken).count() as u64;
                assert!((broken..=tally.lines).contains(&tally.bad), "round {round}");
                assert_eq!(tally.named.len() as u64, tally.bad.min(MOST_NAMED as u64));
                assert_eq!(tally.entries, told.len());
            }
            let mut archive = packed(&text);
            let at = below(archive.len());
            archive[at] ^= 1 << below(8);
            let _ = read_bytes(&archive);
        }
    }

    #[test]
    fn a_file_cannot_fill_the_memory() {
        let mut entries = Vec::new();
        let mut kept = Kept { entries: &mut entries, bytes: MOST_BYTES };
        let mut tally = Tally::default();
        let mut page = Page::default();
        let Judged::Fits(record) = judge(LINES.lines().next().unwrap_or_default().as_bytes(), None)
        else {
            panic!("the line fits");
        };
        page.add(record);
        let error = kept.take("x.jsonl", &mut tally, &mut page).unwrap_err();
        assert_eq!(error.to_string(), "x.jsonl: it explains more words than 256 MB hold");
    }
}
