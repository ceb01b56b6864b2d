//! Who plays, and where: people, servers and channels by their numbers.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Declares a number of the outside world. It is written as text, because readers of JSON in other
/// languages round numbers of this size.
macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map(Self).map_err(serde::de::Error::custom)
            }
        }
    };
}

number! {
    /// A person.
    PersonId
}
number! {
    /// A server, the place that many channels belong to.
    ServerId
}
number! {
    /// A channel or a thread in it.
    ChannelId
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Room {
    /// The server; a private conversation belongs to none.
    pub server: Option<ServerId>,
    /// The channel or thread.
    pub channel: ChannelId,
}

/// A point in time: milliseconds since the beginning of 1970.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// The moment so many milliseconds later.
    #[must_use]
    pub fn after(self, ms: u64) -> Self {
        Self(self.0.saturating_add(ms))
    }

    /// The milliseconds that have passed since an earlier moment.
    pub fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_text() {
        let person = PersonId(u64::MAX);
        let text = serde_json::to_string(&person).unwrap();
        assert_eq!(text, "\"18446744073709551615\"");
        assert_eq!(serde_json::from_str::<PersonId>(&text).unwrap(), person);
        assert!(serde_json::from_str::<PersonId>("\"-1\"").is_err());
    }

    #[test]
    fn time_that_runs_backwards_has_not_passed() {
        assert_eq!(Moment(5).since(Moment(9)), 0);
        assert_eq!(Moment(u64::MAX).after(1), Moment(u64::MAX));
    }
}
