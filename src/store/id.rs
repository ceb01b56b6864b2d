//! What things in the store are called: tables, versions of their logs, requests, moments.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::StoreError;

/// Digits of a table's name: no zero, one, eight or nine, which look like letters.
const DIGITS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// The name of a table: ten letters and digits, safe in a button's id, a file name and a URL.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId([u8; Self::LENGTH]);

impl TableId {
    /// Number of characters.
    pub const LENGTH: usize = 10;

    /// The name made of 50 of these random bits.
    pub fn from_random(bytes: [u8; 8]) -> Self {
        let bits = u64::from_be_bytes(bytes);
        Self(std::array::from_fn(|place| DIGITS[(bits >> (5 * place)) as usize % DIGITS.len()]))
    }

    /// A name that nobody can foresee.
    ///
    /// # Errors
    /// When the system gives no random numbers.
    pub fn random() -> Result<Self, StoreError> {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).map_err(|cause| StoreError::NoChance(cause.to_string()))?;
        Ok(Self::from_random(bytes))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        // Only digits of ours ever get in.
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl FromStr for TableId {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        let bytes: Option<[u8; Self::LENGTH]> = text.as_bytes().try_into().ok();
        let digits = bytes.filter(|bytes| bytes.iter().all(|byte| DIGITS.contains(byte)));
        digits.map(Self).ok_or_else(|| StoreError::NotATable(text.chars().take(40).collect()))
    }
}

impl TryFrom<String> for TableId {
    type Error = StoreError;

    fn try_from(text: String) -> Result<Self, StoreError> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.as_str().to_owned()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.pad(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "TableId({self})")
    }
}

/// The number of events in a table's log; 0 is a table that does not exist yet.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Version(pub u64);

impl Version {
    /// Before the first event.
    pub const NONE: Self = Self(0);

    /// The version after so many further events.
    #[must_use]
    pub fn after(self, events: usize) -> Self {
        Self(self.0 + events as u64)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// Makes a type of texts that can be the end of a key: they are there, short, and without control characters.
macro_rules! key_text {
    ($(#[$doc:meta])* $name:ident, $what:literal, $most:literal) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// Most bytes of the text.
            pub const MOST_BYTES: usize = $most;

            /// The text as what it stands for.
            ///
            /// # Errors
            /// When it is empty, too long or has control characters.
            pub fn new(text: impl Into<String>) -> Result<Self, $crate::store::StoreError> {
                let text = text.into();
                let fits = !text.is_empty() && text.len() <= Self::MOST_BYTES;
                match fits && !text.chars().any(char::is_control) {
                    true => Ok(Self(text)),
                    false => {
                        let most = Self::MOST_BYTES;
                        Err($crate::store::StoreError::BadName { what: $what, most })
                    }
                }
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::store::StoreError;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                Self::new(text)
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
                out.pad(&self.0)
            }
        }
    };
}
pub(super) use key_text;

key_text! {
    /// The name of a request, by which a repeated one is known: an interaction's id, for example.
    RequestId, "a request's id", 64
}

/// Milliseconds since the beginning of 1970; whoever stores passes it in.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct UnixMillis(pub u64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_named_by_ten_safe_characters() {
        let name = TableId::from_random([0xff; 8]);
        assert_eq!(name.to_string(), "7777777777");
        let other = TableId::from_random(*b"whatever");
        assert_eq!(other.to_string().parse::<TableId>().unwrap(), other);
        assert_ne!(TableId::random().unwrap(), TableId::random().unwrap());
    }

    #[test]
    fn what_is_no_name_of_a_table_is_refused() {
        for text in
            ["", "aaaaaaaaa", "aaaaaaaaaaa", "AAAAAAAAAA", "../aaaaaaa", "aaaaaaaaa1", "áaaaaaaaa"]
        {
            let error = text.parse::<TableId>().unwrap_err().to_string();
            assert!(error.contains("ten characters"), "{error}");
        }
    }

    #[test]
    fn a_request_has_a_short_name_without_control_characters() {
        assert!(RequestId::new("1234567890123456789").is_ok());
        assert!(RequestId::new("a".repeat(64)).is_ok());
        for text in [String::new(), "a".repeat(65), "a\nb".to_owned(), "a\0".to_owned()] {
            assert!(RequestId::new(text).is_err());
        }
    }
}
