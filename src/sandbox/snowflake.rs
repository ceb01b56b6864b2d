//! Discord's ids: numbers that tell when they were made.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The first millisecond of 2015, from which snowflakes count.
const EPOCH: u64 = 1_420_070_400_000;
/// Bits below the time: worker, process and counter.
const BELOW_TIME: u64 = 22;
/// How many ids one millisecond has here; the counter has twelve bits.
const IN_A_MILLISECOND: u64 = 1 << 12;

/// An id of anything on Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(u64);

impl Snowflake {
    /// Reads an id as it stands in paths and JSON: decimal digits.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse::<u64>().ok().filter(|number| digits && *number > 0)?;
        (number <= i64::MAX as u64).then_some(Self(number))
    }

    /// Returns the id as a number.
    pub fn number(self) -> u64 {
        self.0
    }

    /// Returns when the id was made, in milliseconds since 1970.
    pub fn made_at(self) -> u64 {
        (self.0 >> BELOW_TIME) + EPOCH
    }

    /// Returns which of so many shards hears of a guild with this id.
    pub fn shard_of(self, shards: u64) -> u64 {
        (self.0 >> BELOW_TIME) % shards
    }
}

impl fmt::Display for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Snowflake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Snowflake {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| de::Error::custom(format!("{text} is no id")))
    }
}

/// Makes ids, each greater than all before it.
#[derive(Debug, Default)]
pub(super) struct Mint {
    last: u64,
    /// The last one that was written down.
    written: u64,
}

impl Mint {
    /// Makes an id at a time, in milliseconds since 1970.
    pub fn next(&mut self, now: u64) -> Snowflake {
        let first = now.saturating_sub(EPOCH) << BELOW_TIME;
        let mut next = if first > self.last { first } else { self.last + 1 };
        if next & ((1 << BELOW_TIME) - 1) >= IN_A_MILLISECOND {
            next = ((next >> BELOW_TIME) + 1) << BELOW_TIME;
        }
        self.last = next;
        Snowflake(next)
    }

    /// From now on ids are greater than one that was given earlier.
    pub fn begin_after(&mut self, earlier: u64) {
        self.last = self.last.max(earlier);
    }

    /// The last id, if it has not been written down yet.
    pub fn newly_given(&mut self) -> Option<u64> {
        let is_new = self.last != self.written;
        self.written = self.last;
        is_new.then_some(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_tells_when_it_was_made() {
        // The example of Discord's documentation.
        let id = Snowflake::parse("175928847299117063").unwrap();
        assert_eq!(id.made_at(), 1_462_015_105_796);
        let mut mint = Mint::default();
        assert_eq!(mint.next(1_794_000_000_123).made_at(), 1_794_000_000_123);
    }

    #[test]
    fn ids_rise_even_when_the_clock_stands() {
        let mut mint = Mint::default();
        let ids: Vec<Snowflake> = (0..20_000).map(|_| mint.next(1_794_000_000_000)).collect();
        assert!(ids.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(ids[19_999].made_at() <= 1_794_000_000_005);
    }

    #[test]
    fn ids_rise_even_when_the_clock_goes_back() {
        let mut mint = Mint::default();
        let before = mint.next(1_794_000_000_000);
        let mut later = Mint::default();
        later.begin_after(mint.newly_given().unwrap());
        assert!(later.next(1_793_000_000_000) > before);
        assert_eq!(mint.newly_given(), None);
    }

    #[test]
    fn what_is_no_number_is_no_id() {
        for text in ["", "0", "-1", "+1", "1a", "99999999999999999999", "9223372036854775808"] {
            assert_eq!(Snowflake::parse(text), None, "{text}");
        }
    }
}
