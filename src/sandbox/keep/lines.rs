//! The log of a kept world, line by line: a checksum, what it is about, and how that is now.
//!
//! ```text
//! kamen sandbox 1
//! 5f0c6d1a person 1300000000000000001 {"id":"1300000000000000001","name":"Anna",…}
//! 09a17f33 message 1300000000000000009 -
//! ```
//!
//! A later line about the same thing takes the place of an earlier one; `-` says that it is gone.

use std::collections::BTreeMap;
use std::io::{self, BufRead};

/// The first line of every log; another number is another format.
pub const HEADER: &str = "kamen sandbox 1\n";

/// The line that makes all lines before it void.
pub const RESET: &str = "reset";

/// Longer lines are none of ours: a message has its limits.
const LONGEST: u64 = 16 << 20;

/// Writes a line.
pub fn write(out: &mut String, kind: &str, key: &str, value: Option<&str>) {
    let body = format!("{kind} {key} {}", value.unwrap_or("-"));
    out.push_str(&format!("{:08x} {body}\n", checksum(body.as_bytes())));
}

fn checksum(bytes: &[u8]) -> u32 {
    let mut crc = flate2::Crc::new();
    crc.update(bytes);
    crc.sum()
}

/// A line: what kind of thing it is about, which one, and how it is now, if it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    pub kind: &'a str,
    pub key: &'a str,
    pub value: Option<&'a str>,
}

impl<'a> Line<'a> {
    /// Reads a line without its end, if it is whole.
    pub fn read(bytes: &'a [u8]) -> Option<Self> {
        let line = Self::read_unchecked(bytes)?;
        let (sum, body) = bytes.split_at_checked(9)?;
        (sum == format!("{:08x} ", checksum(body)).as_bytes()).then_some(line)
    }

    /// Reads a line even when it is damaged.
    pub fn read_unchecked(bytes: &'a [u8]) -> Option<Self> {
        let text = std::str::from_utf8(bytes.get(9..)?).ok()?;
        let mut parts = text.splitn(3, ' ');
        let (kind, key, value) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Self { kind, key, value: (value != "-").then_some(value) })
    }
}

/// What a log says: everything as its last line tells it.
#[derive(Debug, Default)]
pub struct Told {
    /// By kind and key.
    pub values: BTreeMap<(String, String), String>,
    /// How many bytes of the file are good; what follows is what a kill or a power cut left.
    pub good: u64,
}

/// Why a log cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// The file cannot be read.
    #[error("{0}")]
    Unreadable(#[from] io::Error),
    /// It is no log of a sandbox, or of another version.
    #[error("it does not begin like a log of a sandbox of this version")]
    Foreign,
    /// A line in the middle is not what was written.
    #[error("line {0} is damaged")]
    Damaged(usize),
}

/// Reads a log. A damaged end is what a power cut leaves and is cut off; damage in the middle is not.
pub fn read(mut from: impl BufRead) -> Result<Told, LogError> {
    let mut bytes = Vec::new();
    next(&mut from, &mut bytes)?;
    if bytes != HEADER.as_bytes() {
        return Err(LogError::Foreign);
    }
    let mut told = Told { good: bytes.len() as u64, ..Told::default() };
    let (mut number, mut damaged) = (1, None);
    while next(&mut from, &mut bytes)? {
        number += 1;
        let line = bytes.strip_suffix(b"\n").and_then(Line::read);
        match (line, damaged) {
            (None, _) => damaged = damaged.or(Some(number)),
            (Some(_), Some(damaged)) => return Err(LogError::Damaged(damaged)),
            (Some(line), None) => {
                told.take(line);
                told.good += bytes.len() as u64;
            }
        }
    }
    Ok(told)
}

impl Told {
    fn take(&mut self, line: Line<'_>) {
        if line.kind == RESET {
            self.values.clear();
            return;
        }
        let name = (line.kind.to_owned(), line.key.to_owned());
        match line.value {
            Some(value) => self.values.insert(name, value.to_owned()),
            None => self.values.remove(&name),
        };
    }
}

/// Reads the next line with its end; says whether there was one.
pub fn next(from: &mut impl BufRead, bytes: &mut Vec<u8>) -> io::Result<bool> {
    bytes.clear();
    let read = io::Read::take(from, LONGEST).read_until(b'\n', bytes)?;
    Ok(read > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(lines: &[(&str, &str, Option<&str>)]) -> Vec<u8> {
        let mut text = HEADER.to_owned();
        for (kind, key, value) in lines {
            write(&mut text, kind, key, *value);
        }
        text.into_bytes()
    }

    #[test]
    fn the_last_line_counts() {
        let bytes = log(&[
            ("person", "1", Some("{\"a b\":1}")),
            ("person", "2", Some("{}")),
            ("person", "1", Some("{\"a b\":2}")),
            ("person", "2", None),
        ]);
        let told = read(&bytes[..]).unwrap();
        assert_eq!(told.values.len(), 1);
        assert_eq!(told.values[&("person".into(), "1".into())], "{\"a b\":2}");
        assert_eq!(told.good, bytes.len() as u64);
        let mut reset = bytes.clone();
        let mut line = String::new();
        write(&mut line, RESET, "-", None);
        reset.extend(line.into_bytes());
        assert!(read(&reset[..]).unwrap().values.is_empty());
    }

    #[test]
    fn wherever_it_is_cut_the_lines_before_remain() {
        let bytes = log(&[("a", "1", Some("{}")), ("a", "2", Some("\"ě\"")), ("a", "3", None)]);
        for end in HEADER.len()..bytes.len() {
            let told = read(&bytes[..end]).unwrap();
            assert!(told.good as usize <= end && bytes[..told.good as usize].ends_with(b"\n"));
            assert_eq!(read(&bytes[..told.good as usize]).unwrap().values, told.values);
        }
        // A file system may leave zeros where nothing was written yet.
        let mut zeros = bytes.clone();
        zeros.extend([0; 5000]);
        assert_eq!(read(&zeros[..]).unwrap().good, bytes.len() as u64);
    }

    #[test]
    fn damage_in_the_middle_is_told() {
        let bytes = log(&[("a", "1", Some("{}")), ("a", "2", Some("{}")), ("a", "3", None)]);
        let second = HEADER.len() + "01234567 a 1 {}\n".len();
        for at in HEADER.len()..second {
            let mut changed = bytes.clone();
            changed[at] ^= 1;
            assert!(matches!(read(&changed[..]), Err(LogError::Damaged(2))), "{at}");
        }
        assert!(matches!(read(&b"something else\n"[..]), Err(LogError::Foreign)));
        assert!(matches!(read(&b""[..]), Err(LogError::Foreign)));
    }
}
