//! A file of named sections: magic, version, length and checksum in front, so that a damaged or
//! foreign file is told from a good one before anything is read from it.

use std::ops::Range;
use std::sync::Arc;

use sha2::{Digest, Sha256};

const MAGIC: &[u8; 8] = b"KAMENLEX";
/// Magic, version, number of sections, length of the file, checksum.
const HEADER: usize = 8 + 4 + 4 + 8 + 16;
/// Name, offset, length.
const ENTRY: usize = 24 + 8 + 8;

/// The version of the format that is written and read.
pub const VERSION: u32 = 1;

/// Bytes that several readers share: a slice of the binary, a vector, a mapped file.
pub type SharedBytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// Why a file is no container of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContainerError {
    /// It does not begin as ours do.
    #[error("this is no compiled lexicon; build one with `kamen lexicon build`")]
    Foreign,
    /// It was written by another version.
    #[error(
        "this lexicon has format {found}, this program reads format {VERSION}; build it anew with `kamen lexicon build`"
    )]
    Version {
        /// The version in the file.
        found: u32,
    },
    /// It is shorter or longer than it says.
    #[error("this lexicon has {found} bytes instead of {expected}; copy or build it again")]
    Length {
        /// The length in the file.
        expected: u64,
        /// The true length.
        found: u64,
    },
    /// Its contents have changed.
    #[error("this lexicon is damaged (its checksum differs); copy or build it again")]
    Checksum,
    /// A section is not there.
    #[error("this lexicon has no section \"{0}\"; build it anew with `kamen lexicon build`")]
    Missing(String),
}

/// Writes sections into one file, in the order they are added.
#[derive(Default)]
pub struct ContainerBuilder {
    sections: Vec<(String, Vec<u8>)>,
}

impl ContainerBuilder {
    /// The longest name of a section, in bytes.
    pub const MAX_NAME: usize = 24;

    /// A file without sections.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a section.
    ///
    /// # Panics
    /// When the name is longer than [`Self::MAX_NAME`].
    pub fn add(&mut self, name: &str, contents: Vec<u8>) {
        assert!(name.len() <= Self::MAX_NAME, "a section cannot be called {name}");
        self.sections.push((name.to_owned(), contents));
    }

    /// The bytes of the file; the same sections always give the same bytes.
    pub fn finish(self) -> Vec<u8> {
        let mut offset = HEADER + ENTRY * self.sections.len();
        let mut entries: Vec<u8> = Vec::new();
        let mut contents: Vec<u8> = Vec::new();
        for (name, section) in &self.sections {
            let mut padded = name.as_bytes().to_vec();
            padded.resize(Self::MAX_NAME, 0);
            entries.extend(padded);
            entries.extend((offset as u64).to_le_bytes());
            entries.extend((section.len() as u64).to_le_bytes());
            contents.extend(section);
            offset += section.len();
        }
        entries.extend(contents);
        let mut file = MAGIC.to_vec();
        file.extend(VERSION.to_le_bytes());
        file.extend(u32::try_from(self.sections.len()).unwrap_or(u32::MAX).to_le_bytes());
        file.extend(((HEADER + entries.len()) as u64).to_le_bytes());
        file.extend(checksum(&entries));
        file.extend(entries);
        file
    }
}

/// A file that has been checked.
#[derive(Clone)]
pub struct Container {
    bytes: SharedBytes,
    sections: Vec<(String, Range<usize>)>,
}

impl Container {
    /// Checks a file.
    ///
    /// # Errors
    /// When it is foreign, of another version, cut off or damaged.
    pub fn open(bytes: SharedBytes) -> Result<Self, ContainerError> {
        let all = bytes.as_ref().as_ref();
        if all.get(..8) != Some(MAGIC) {
            return Err(ContainerError::Foreign);
        }
        let found = number(all, 8, 4).unwrap_or(0);
        if found != u64::from(VERSION) {
            return Err(ContainerError::Version {
                found: u32::try_from(found).unwrap_or(u32::MAX),
            });
        }
        let (expected, found) = (number(all, 16, 8).unwrap_or(0), all.len() as u64);
        if expected != found || all.len() < HEADER {
            return Err(ContainerError::Length { expected, found });
        }
        if all[24..HEADER] != checksum(&all[HEADER..]) {
            return Err(ContainerError::Checksum);
        }
        let count = number(all, 12, 4).unwrap_or(0);
        let sections = (0..count)
            .map(|i| section(all, HEADER + ENTRY * usize::try_from(i).ok()?))
            .collect::<Option<Vec<_>>>();
        let sections = sections.ok_or(ContainerError::Checksum)?;
        Ok(Self { bytes, sections })
    }

    /// A section, or nothing when the file has none of that name.
    pub fn find(&self, name: &str) -> Option<Section> {
        let (_, range) = self.sections.iter().find(|(found, _)| found == name)?;
        Some(Section { bytes: Arc::clone(&self.bytes), range: range.clone() })
    }

    /// A section that must be there.
    ///
    /// # Errors
    /// When the file has none of that name.
    pub fn section(&self, name: &str) -> Result<Section, ContainerError> {
        self.find(name).ok_or_else(|| ContainerError::Missing(name.to_owned()))
    }

    /// Bytes that are a section by themselves, without a file around them.
    pub fn whole(bytes: SharedBytes) -> Section {
        let range = 0..bytes.as_ref().as_ref().len();
        Section { bytes, range }
    }

    /// The names and lengths of all sections.
    pub fn sections(&self) -> impl Iterator<Item = (&str, usize)> {
        self.sections.iter().map(|(name, range)| (name.as_str(), range.len()))
    }
}

/// A part of a file that is kept open as long as it is used.
#[derive(Clone)]
pub struct Section {
    bytes: SharedBytes,
    range: Range<usize>,
}

impl AsRef<[u8]> for Section {
    fn as_ref(&self) -> &[u8] {
        &self.bytes.as_ref().as_ref()[self.range.clone()]
    }
}

impl Section {
    /// The section as text; empty when it is none.
    pub fn text(&self) -> &str {
        std::str::from_utf8(self.as_ref()).unwrap_or_default()
    }
}

fn checksum(bytes: &[u8]) -> [u8; 16] {
    let mut short = [0; 16];
    short.copy_from_slice(&Sha256::digest(bytes)[..16]);
    short
}

fn number(bytes: &[u8], at: usize, length: usize) -> Option<u64> {
    let mut padded = [0; 8];
    padded[..length].copy_from_slice(bytes.get(at..at + length)?);
    Some(u64::from_le_bytes(padded))
}

fn section(bytes: &[u8], at: usize) -> Option<(String, Range<usize>)> {
    let name = bytes.get(at..at + 24)?;
    let name = std::str::from_utf8(name).ok()?.trim_end_matches('\0').to_owned();
    let start = usize::try_from(number(bytes, at + 24, 8)?).ok()?;
    let end = start.checked_add(usize::try_from(number(bytes, at + 32, 8)?).ok()?)?;
    (end <= bytes.len()).then_some((name, start..end))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> Vec<u8> {
        let mut builder = ContainerBuilder::new();
        builder.add("one", b"first".to_vec());
        builder.add("words/klasik", vec![1, 2, 3]);
        builder.finish()
    }

    fn open(bytes: Vec<u8>) -> Result<Container, ContainerError> {
        Container::open(Arc::new(bytes))
    }

    #[test]
    fn sections_are_read_back() {
        let container = open(file()).unwrap();
        assert_eq!(container.section("one").unwrap().text(), "first");
        assert_eq!(container.section("words/klasik").unwrap().as_ref(), [1, 2, 3]);
        assert_eq!(container.find("two").map(|_| ()), None);
        let missing = container.section("two").map(|_| ()).unwrap_err();
        assert!(missing.to_string().contains("kamen lexicon build"));
    }

    #[test]
    fn every_damage_is_found_and_the_remedy_named() {
        let good = file();
        for at in 0..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 0x10;
            let error = open(bad).map(|_| ()).expect_err("a changed byte");
            assert!(error.to_string().contains("build"), "{error}");
            assert!(open(good[..at].to_vec()).is_err(), "cut at {at}");
        }
        let mut newer = good.clone();
        newer[8] = 9;
        assert_eq!(open(newer).map(|_| ()), Err(ContainerError::Version { found: 9 }));
        let longer = [good.as_slice(), b"x"].concat();
        assert!(matches!(open(longer).map(|_| ()), Err(ContainerError::Length { .. })));
        assert_eq!(open(b"PK\x03\x04".to_vec()).map(|_| ()), Err(ContainerError::Foreign));
    }
}
