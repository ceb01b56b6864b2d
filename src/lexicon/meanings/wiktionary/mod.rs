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
const MOST_BYTES: usize = 384 << 20;

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
        0 => Err(SourceError::NothingToKeep { file: name.to_owned() }),
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
