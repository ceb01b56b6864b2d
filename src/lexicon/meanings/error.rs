//! What can be wrong with the files of a dictionary.

use std::io;

/// A file of a dictionary, with the name by which errors call it.
#[derive(Clone, Copy, Debug)]
pub struct SourceFile<'a> {
    /// Its path or name.
    pub name: &'a str,
    /// What is in it.
    pub bytes: &'a [u8],
}

/// Why a dictionary cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    /// The file is of another format.
    #[error("{file}: this is no {expected}, it begins with {found:?}")]
    WrongMagic {
        /// Which file.
        file: String,
        /// What it should be.
        expected: &'static str,
        /// Its beginning.
        found: String,
    },
    /// The file ends before it should.
    #[error("{file}: the file ends at byte {at}, in the middle of {what}")]
    Truncated {
        /// Which file.
        file: String,
        /// Its length.
        at: usize,
        /// What was being read.
        what: &'static str,
    },
    /// The file is shorter or longer than another file of the dictionary says.
    #[error("{file}: the file has {found} bytes, its description says {expected}")]
    WrongLength {
        /// Which file.
        file: String,
        /// The length that was promised.
        expected: usize,
        /// The length it has.
        found: usize,
    },
    /// An article lies outside of the text.
    #[error(
        "{file}: \"{headword}\" should have {length} bytes from {offset}, the text has only {size}"
    )]
    BadOffset {
        /// The file that should hold the article.
        file: String,
        /// The headword.
        headword: String,
        /// Where the article should begin.
        offset: u64,
        /// How long it should be.
        length: u64,
        /// How long the whole text is.
        size: usize,
    },
    /// A place of the text does not hold what the index says.
    #[error("{file}: no sense of \"{headword}\" begins at byte {offset} of {size}")]
    NoSense {
        /// The file that should hold the sense.
        file: String,
        /// The headword.
        headword: String,
        /// Where the sense should begin.
        offset: String,
        /// How long the file is.
        size: usize,
    },
    /// A line cannot be understood.
    #[error("{file}, line {line}: {what}")]
    BadLine {
        /// Which file.
        file: String,
        /// The line, from one.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// The file cannot be unpacked.
    #[error("{file}: cannot be unpacked: {cause}")]
    Packed {
        /// Which file.
        file: String,
        /// Why.
        cause: io::Error,
    },
    /// The file is larger than any dictionary.
    #[error("{file}: unpacked, the file is larger than {} MB", limit >> 20)]
    TooLarge {
        /// Which file.
        file: String,
        /// The most bytes.
        limit: u64,
    },
    /// The file cannot be read to its end.
    #[error("{file}: cannot be read: {cause}")]
    Reading {
        /// Which file.
        file: String,
        /// Why.
        cause: io::Error,
    },
    /// A packed file ends before its packing does.
    #[error("{file}: the packed file is cut short; download it once more")]
    CutShort {
        /// Which file.
        file: String,
    },
    /// The file is no extract of a Wiktionary.
    #[error("{file}: this is no file of wiktextract; its first line: {reason}")]
    NoExtract {
        /// Which file.
        file: String,
        /// What is wrong with its first line.
        reason: String,
    },
    /// No line of an extract is worth keeping.
    #[error("{file}: it explains no Czech, Slovak or English word{bad}")]
    NothingToKeep {
        /// Which file.
        file: String,
        /// The first bad line, if there is one, as the end of the sentence.
        bad: String,
    },
    /// What should be kept of an extract is too much.
    #[error("{file}: it explains more words than {} MB hold", limit >> 20)]
    TooMuch {
        /// Which file.
        file: String,
        /// The most bytes.
        limit: u64,
    },
    /// The text is not in its encoding.
    #[error("{file}: the text is not in the encoding {encoding}")]
    Encoding {
        /// Which file.
        file: String,
        /// The encoding it should be in.
        encoding: String,
    },
    /// A dictionary consists of other files than were given.
    #[error("{package} consists of {expected} files, {found} were given")]
    MissingFiles {
        /// The dictionary.
        package: &'static str,
        /// How many files it has.
        expected: usize,
        /// How many were given.
        found: usize,
    },
}

impl<'a> SourceFile<'a> {
    pub(super) fn bad_line(&self, line: usize, what: impl Into<String>) -> SourceError {
        SourceError::BadLine { file: self.name.to_owned(), line, what: what.into() }
    }

    /// The text of a file that must be UTF-8.
    pub(super) fn utf8(&self) -> Result<&'a str, SourceError> {
        std::str::from_utf8(self.bytes).map_err(|error| {
            let line =
                1 + self.bytes[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count();
            self.bad_line(line, "this is not UTF-8")
        })
    }
}
