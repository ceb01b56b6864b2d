//! The lines of a file that may be packed and may be larger than the memory.

use std::io::{self, BufRead, BufReader, Read};

use flate2::bufread::MultiGzDecoder;

use super::super::error::SourceError;

/// The longest line that is read, in bytes.
pub(super) const LONGEST: usize = 16 << 20;
/// How much is read at a time.
const BUFFER_BYTES: usize = 256 << 10;
const GZIP_MAGIC: &[u8] = &[0x1f, 0x8b];

/// The lines of a file, one after another.
pub(super) struct Lines<'a> {
    name: &'a str,
    text: Box<dyn BufRead + 'a>,
    is_packed: bool,
    line: Vec<u8>,
}

/// A line of a file.
pub(super) enum Line<'l> {
    /// Its bytes.
    Whole(&'l [u8]),
    /// It was longer than any line should be, and was passed over.
    TooLong,
}

impl<'a> Lines<'a> {
    /// Begins to read; whether the file is packed is told from its first bytes.
    pub(super) fn open(name: &'a str, contents: impl Read + 'a) -> Result<Self, SourceError> {
        let mut contents = BufReader::with_capacity(BUFFER_BYTES, contents);
        let beginning = contents.fill_buf().map_err(|cause| reading(name, cause))?;
        let is_packed = beginning.starts_with(GZIP_MAGIC);
        let text: Box<dyn BufRead + 'a> = match is_packed {
            true => Box::new(BufReader::with_capacity(BUFFER_BYTES, MultiGzDecoder::new(contents))),
            false => Box::new(contents),
        };
        Ok(Self { name, text, is_packed, line: Vec::new() })
    }

    /// The next line that is not empty; nothing at the end.
    pub(super) fn next(&mut self) -> Result<Option<Line<'_>>, SourceError> {
        self.line.clear();
        let most = LONGEST as u64 + 1;
        let read = (&mut self.text).take(most).read_until(b'\n', &mut self.line);
        if read.map_err(|cause| self.failed(cause))? == 0 {
            return Ok(None);
        }
        if self.line.ends_with(b"\n") {
            self.line.pop();
        } else if self.line.len() > LONGEST {
            self.text.skip_until(b'\n').map_err(|cause| self.failed(cause))?;
            self.line = Vec::new();
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(Line::Whole(&self.line)))
    }

    fn failed(&self, cause: io::Error) -> SourceError {
        let file = self.name.to_owned();
        match (self.is_packed, cause.kind()) {
            (true, io::ErrorKind::UnexpectedEof) => SourceError::CutShort { file },
            (true, io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput) => {
                SourceError::Packed { file, cause }
            }
            _ => reading(self.name, cause),
        }
    }
}

fn reading(name: &str, cause: io::Error) -> SourceError {
    SourceError::Reading { file: name.to_owned(), cause }
}

#[cfg(test)]
mod tests {
    use super::super::super::dictzip::tests::packed;
    use super::*;

    fn lines(contents: &[u8]) -> Result<Vec<Option<String>>, SourceError> {
        let mut lines = Lines::open("x.jsonl", contents)?;
        let mut read = Vec::new();
        while let Some(line) = lines.next()? {
            read.push(match line {
                Line::Whole(line) => Some(String::from_utf8_lossy(line).into_owned()),
                Line::TooLong => None,
            });
        }
        Ok(read)
    }

    #[test]
    fn packed_and_plain_lines_read_alike() {
        for text in ["", "a", "a\n", "a\n\nb", "čáp\nb\n"] {
            let expected: Vec<_> = text.lines().map(|line| Some(line.to_owned())).collect();
            assert_eq!(lines(text.as_bytes()).unwrap(), expected);
            assert_eq!(lines(&packed(text.as_bytes())).unwrap(), expected);
        }
        // Files that were packed one after another are one file.
        let two = [packed(b"a\nb"), packed(b"c\n")].concat();
        assert_eq!(lines(&two).unwrap(), [Some("a".into()), Some("bc".into())]);
    }

    #[test]
    fn an_endless_line_is_passed_over() {
        let longest = "x".repeat(LONGEST);
        let text = format!("a\n{longest}\n{longest}x\nb\n");
        let read = lines(&packed(text.as_bytes())).unwrap();
        assert_eq!(read, [Some("a".into()), Some(longest.clone()), None, Some("b".into())]);
        assert_eq!(lines(format!("{longest}xx").as_bytes()).unwrap(), [None]);
    }

    #[test]
    fn a_packed_file_that_is_cut_short_says_so() {
        let whole = packed(b"some words\nthat are packed\n");
        for end in 2..whole.len() {
            let error = lines(&whole[..end]).unwrap_err().to_string();
            assert_eq!(error, "x.jsonl: the packed file is cut short; download it once more");
        }
        let mut damaged = whole;
        damaged[25] ^= 0x55;
        assert!(lines(&damaged).is_err());
    }
}
