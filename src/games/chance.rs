//! All chance of a game, drawn from one secret seed so that everyone can check it afterwards.
//!
//! The stream is simple enough to be written again in a few lines of any language: block `i` of
//! the purpose `p` is `SHA-256(seed ‖ p ‖ 0x00 ‖ i as 8 bytes, big-endian)`, read as four
//! big-endian 64-bit numbers; a number below `n` is the first of them under the greatest multiple
//! of `n`, modulo `n`; a shuffle swaps, from the last place down to the second, each place `k`
//! with a number below `k + 1`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The secret from which a game draws all its chance.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct SeedError;

impl Seed {
    /// Makes a seed of 32 bytes, which should come from the system's source of randomness.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The chance for one purpose, such as `bag` or `draw`; purposes do not influence each other.
    pub fn chance(&self, purpose: &str) -> Chance {
        let mut prefix = self.0.to_vec();
        prefix.extend_from_slice(purpose.as_bytes());
        prefix.push(0);
        Chance { prefix, block: 0, numbers: [0; 4], used: 4 }
    }

    /// The seed as 64 hexadecimal digits, for the day it is revealed.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

impl fmt::Debug for Seed {
    /// Hides the secret, so that it never reaches a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(SeedError);
        }
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| SeedError)?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.reveal())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A stream of numbers for one purpose.
pub struct Chance {
    prefix: Vec<u8>,
    block: u64,
    numbers: [u64; 4],
    used: usize,
}

impl Chance {
    fn next(&mut self) -> u64 {
        if self.used == self.numbers.len() {
            let mut hash = Sha256::new();
            hash.update(&self.prefix);
            hash.update(self.block.to_be_bytes());
            let digest = hash.finalize();
            for (number, bytes) in self.numbers.iter_mut().zip(digest.chunks_exact(8)) {
                *number = bytes.iter().fold(0, |n, &b| n << 8 | u64::from(b));
            }
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.numbers[self.used - 1]
    }

    /// A number below `n`, each as likely as the others; zero when `n` is zero.
    pub fn below(&mut self, n: usize) -> usize {
        let Some(n) = u64::try_from(n).ok().filter(|&n| n > 0) else { return 0 };
        // Numbers in the last, incomplete multiple of n would favour the low ones.
        let fair = u64::MAX - u64::MAX % n;
        loop {
            let number = self.next();
            if number < fair {
                return usize::try_from(number % n).unwrap_or(0);
            }
        }
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for k in (1..items.len()).rev() {
            items.swap(k, self.below(k + 1));
        }
    }
}

/// The bytes as lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_gives_the_same_order_and_purposes_differ() {
        let seed = Seed::new([7; 32]);
        let shuffled = |purpose: &str| {
            let mut items: Vec<u8> = (0..20).collect();
            seed.chance(purpose).shuffle(&mut items);
            items
        };
        assert_eq!(shuffled("bag"), shuffled("bag"));
        assert_ne!(shuffled("bag"), shuffled("draw"));
    }

    #[test]
    fn every_number_below_n_is_about_as_likely() {
        let mut chance = Seed::new([1; 32]).chance("test");
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[chance.below(6)] += 1;
        }
        assert!(counts.iter().all(|&c| (9_500..10_500).contains(&c)), "{counts:?}");
        assert_eq!(chance.below(0), 0);
        assert_eq!(chance.below(1), 0);
    }

    #[test]
    fn a_seed_is_read_back_and_never_shown_by_debug() {
        let seed = Seed::new([0xab; 32]);
        assert_eq!(seed.reveal().parse::<Seed>().unwrap(), seed);
        assert_eq!(format!("{seed:?}"), "Seed(…)");
        for bad in ["", "ab", &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(SeedError), "{bad:?}");
        }
    }
}
