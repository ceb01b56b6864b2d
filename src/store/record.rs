//! Small records beside the logs: players, servers, which table a channel has, finished games.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::event::check_size;
use super::id::key_text;
use super::{Append, StoreError};

/// What a record is about, as a short lower-case word: `player`, `server`, `channel`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Kind(Cow<'static, str>);

impl Kind {
    /// Most bytes of the word.
    pub const MOST_BYTES: usize = 24;

    /// The kind of this name, known when the program is compiled.
    ///
    /// # Panics
    /// When the name is not of lower-case letters and hyphens; in a constant that is an error of
    /// compilation.
    pub const fn named(name: &'static str) -> Self {
        assert!(is_kind(name.as_bytes()), "a kind is 1 to 24 lower-case letters and hyphens");
        Self(Cow::Borrowed(name))
    }

    /// The kind of this name.
    ///
    /// # Errors
    /// When the name is not of lower-case letters and hyphens.
    pub fn new(name: impl Into<String>) -> Result<Self, StoreError> {
        let name = name.into();
        match is_kind(name.as_bytes()) {
            true => Ok(Self(Cow::Owned(name))),
            false => Err(StoreError::NotAKind(name.chars().take(40).collect())),
        }
    }

    /// The word.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

const fn is_kind(name: &[u8]) -> bool {
    let mut place = 0;
    while place < name.len() {
        if !(name[place].is_ascii_lowercase() || name[place] == b'-') {
            return false;
        }
        place += 1;
    }
    !name.is_empty() && name.len() <= Kind::MOST_BYTES
}

impl TryFrom<String> for Kind {
    type Error = StoreError;

    fn try_from(name: String) -> Result<Self, StoreError> {
        Self::new(name)
    }
}

impl From<Kind> for String {
    fn from(kind: Kind) -> Self {
        kind.0.into_owned()
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.pad(&self.0)
    }
}

key_text! {
    /// Which record of its kind: a Discord id, for example.
    RecordKey, "a record's key", 128
}

/// Which writing of a record it was. Numbers never come back, not even after a deletion, so whoever
/// expects one cannot mistake a new record for the one they have read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RecordVersion(pub u64);

/// A record as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The number of its last writing.
    pub version: RecordVersion,
    /// What it says, as JSON text that the store does not read.
    pub value: String,
}

impl Record {
    /// Most bytes of a record's text.
    pub const MOST_BYTES: usize = 256 * 1024;
}

/// What must be true of a record for it to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expect {
    /// Nothing: whatever is there is replaced.
    Anything,
    /// There is no such record.
    Absent,
    /// It is still the one that was read.
    Version(RecordVersion),
}

impl Expect {
    /// Whether what was found will do.
    pub(super) fn is_met_by(self, found: Option<RecordVersion>) -> bool {
        match self {
            Self::Anything => true,
            Self::Absent => found.is_none(),
            Self::Version(version) => found == Some(version),
        }
    }
}

/// A record to be written or deleted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordWrite {
    /// What the record is about.
    pub kind: Kind,
    /// Which one.
    pub key: RecordKey,
    /// What it is to say; nothing deletes it.
    pub value: Option<String>,
    /// What must be true before.
    pub expect: Expect,
}

impl RecordWrite {
    /// Writes a record.
    pub fn put(kind: Kind, key: RecordKey, value: String, expect: Expect) -> Self {
        Self { kind, key, value: Some(value), expect }
    }

    /// Deletes a record; one that is not there is deleted already.
    pub fn delete(kind: Kind, key: RecordKey, expect: Expect) -> Self {
        Self { kind, key, value: None, expect }
    }

    pub(super) fn bytes(&self) -> usize {
        self.value.as_ref().map_or(0, String::len)
    }

    /// Checks the sizes of records that are written together.
    pub(super) fn check_all(records: &[Self]) -> Result<(), StoreError> {
        for record in records {
            check_size("a record", record.bytes(), Record::MOST_BYTES)?;
        }
        check_size("a write", records.iter().map(Self::bytes).sum(), Append::MOST_BYTES)
    }
}

/// The record that was not as it was expected, so that nothing was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unexpected {
    /// What it is about.
    pub kind: Kind,
    /// Which one.
    pub key: RecordKey,
    /// What is there instead.
    pub found: Option<RecordVersion>,
}

/// What became of records that were to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Written {
    /// All are on disk, under this number.
    Written(RecordVersion),
    /// None is: a record was not as expected.
    Refused(Unexpected),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_a_short_lower_case_word() {
        assert_eq!(Kind::named("finished-game"), Kind::new("finished-game").unwrap());
        for name in ["", "Player", "a|b", "a b", "ž", "aaaaaaaaaaaaaaaaaaaaaaaaa"] {
            assert!(Kind::new(name).is_err(), "{name}");
        }
    }

    #[test]
    fn an_expectation_is_met_or_not() {
        let (one, two) = (RecordVersion(1), RecordVersion(2));
        for (expect, found, met) in [
            (Expect::Anything, None, true),
            (Expect::Anything, Some(one), true),
            (Expect::Absent, None, true),
            (Expect::Absent, Some(one), false),
            (Expect::Version(one), Some(one), true),
            (Expect::Version(one), Some(two), false),
            (Expect::Version(one), None, false),
        ] {
            assert_eq!(expect.is_met_by(found), met, "{expect:?} {found:?}");
        }
    }
}
