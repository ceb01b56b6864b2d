//! Maps from sorted texts to numbers, checked before anything is read from them.
//!
//! The crate `fst` reads its maps without a check: bytes that lead out of the map make it panic, and a
//! circle keeps it busy for ever. What comes from a file is therefore walked through once, from the
//! root down: a node leads only to nodes before it, lies within the map, and no value overflows.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Version and kind in front, number of keys, root and checksum behind the nodes.
const HEAD: usize = 8 + 8;
const TAIL: usize = 8 + 8 + 4;
/// The version that is written and read.
const VERSION: u64 = 3;
/// The place that stands for a node at which a key ends and nothing follows.
const END: usize = 0;
/// Nodes with more transitions than this have a table of them.
const TABLE_FROM: usize = 32;
const TABLE: usize = 256;
/// The most keys; ten times as many as the largest of our dictionaries has.
const MOST_KEYS: u64 = 10_000_000;

/// The bytes are no sorted map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a sorted map is damaged")]
pub struct MapError;

/// A map whose every node has been looked at.
#[derive(Clone)]
pub struct SortedMap<D> {
    map: fst::Map<D>,
    greatest: u64,
}

impl<D: AsRef<[u8]>> SortedMap<D> {
    /// Opens a map, once it is certain that reading it can neither fail nor go on for ever.
    ///
    /// # Errors
    /// When the bytes are no map, or one that leads out of itself.
    pub fn open(data: D) -> Result<Self, MapError> {
        let greatest = check(data.as_ref()).ok_or(MapError)?;
        let map = fst::Map::new(data).map_err(|_| MapError)?;
        Ok(Self { map, greatest })
    }

    /// The number of a text.
    pub fn get(&self, key: impl AsRef<[u8]>) -> Option<u64> {
        self.map.get(key)
    }

    /// A number that no text exceeds.
    pub fn greatest(&self) -> u64 {
        self.greatest
    }
}

/// What is known of a node before it is looked at, from all that leads to it.
#[derive(Clone, Copy, Default)]
struct Reached {
    /// In how many ways.
    ways: u64,
    /// The greatest sum on the way.
    sum: u64,
}

/// Walks through the nodes from the last to the first; the greatest value of a key.
fn check(bytes: &[u8]) -> Option<u64> {
    let nodes = bytes.len().checked_sub(TAIL).filter(|&end| end >= HEAD)?;
    let keys = number(bytes, nodes, 8)?;
    let root = usize::try_from(number(bytes, nodes + 8, 8)?).ok()?;
    if number(bytes, 0, 8)? != VERSION || keys > MOST_KEYS {
        return None;
    }
    // An empty text alone needs no node; else the root is the last one.
    if root == END {
        return (nodes == HEAD && keys == 1).then_some(0);
    }
    if root + 1 != nodes {
        return None;
    }
    let mut walk = Walk { bytes, ahead: vec![0; nodes.div_ceil(64)], ..Walk::default() };
    walk.reach(root, Reached { ways: 1, sum: 0 })?;
    for block in (0..walk.ahead.len()).rev() {
        // Whatever a node leads to lies before it, perhaps within the same block.
        while walk.ahead[block] != 0 {
            let bit = 63 - walk.ahead[block].leading_zeros() as usize;
            walk.ahead[block] &= !(1 << bit);
            walk.node(64 * block + bit)?;
        }
    }
    (walk.keys == keys).then_some(walk.greatest)
}

#[derive(Default)]
struct Walk<'a> {
    bytes: &'a [u8],
    /// The nodes that are still to be looked at, a bit for each place.
    ahead: Vec<u64>,
    reached: HashMap<usize, Reached, BuildHasherDefault<PlaceHasher>>,
    keys: u64,
    greatest: u64,
}

impl Walk<'_> {
    /// Notes that a node is reached; nothing when it cannot be there.
    fn reach(&mut self, place: usize, way: Reached) -> Option<()> {
        if place == END {
            return self.end(way);
        }
        if place < HEAD {
            return None;
        }
        *self.ahead.get_mut(place / 64)? |= 1 << (place % 64);
        let reached = self.reached.entry(place).or_default();
        reached.ways = reached.ways.checked_add(way.ways)?;
        reached.sum = reached.sum.max(way.sum);
        Some(())
    }

    /// Counts the keys that end.
    fn end(&mut self, way: Reached) -> Option<()> {
        self.keys = self.keys.checked_add(way.ways).filter(|&keys| keys <= MOST_KEYS)?;
        self.greatest = self.greatest.max(way.sum);
        Some(())
    }

    /// Looks at a node, whose last byte tells what it is.
    fn node(&mut self, place: usize) -> Option<()> {
        let way = self.reached.remove(&place)?;
        let sign = *self.bytes.get(place)?;
        let code = usize::from(sign & 0x3f);
        // A transition whose letter is not among the usual ones has it in a byte of its own.
        let letter = usize::from(code == 0);
        match sign >> 6 {
            0b11 => {
                let start = within(place, letter)?;
                self.reach(before(start, 1)?, way)
            }
            0b10 => {
                let sizes = Sizes::read(self.bytes, within(place, letter + 1)?)?;
                let start = within(place, letter + 1 + sizes.target + sizes.value)?;
                let value = number(self.bytes, start, sizes.value)?;
                let target = self.target(start + sizes.value, sizes.target, start)?;
                self.reach(target, way.with(value)?)
            }
            _ => self.branches(place, way, sign & 0x40 != 0, code),
        }
    }

    /// Looks at a node with several transitions or at which a key ends.
    fn branches(&mut self, place: usize, way: Reached, ends: bool, code: usize) -> Option<()> {
        let (count, own) = match code {
            0 => (usize::from(*self.bytes.get(within(place, 1)?)?), 1),
            count => (count, 0),
        };
        let count = if own == 1 && count == 1 { 256 } else { count };
        let sizes_at = within(place, own + 1)?;
        let Sizes { target, value } = Sizes::read(self.bytes, sizes_at)?;
        if count > 0 && target == 0 {
            return None;
        }
        let table = if count > TABLE_FROM { TABLE } else { 0 };
        let letters = within(sizes_at, table + count)?;
        let targets = within(letters, count * target)?;
        let values = within(targets, count * value)?;
        let start = within(values, if ends { value } else { 0 })?;
        if ends {
            self.end(way.with(number(self.bytes, start, value)?)?)?;
        }
        // Everything is written from the last transition to the first.
        let written = self.bytes.get(letters..letters + count)?;
        if !written.is_sorted_by(|a, b| a > b) {
            return None;
        }
        for i in 0..count {
            let value = way.with(number(self.bytes, values + i * value, value)?)?;
            let target = self.target(targets + i * target, target, start)?;
            self.reach(target, value)?;
        }
        Some(())
    }

    /// Where a transition leads that is written as a distance from the start of its node.
    fn target(&self, at: usize, size: usize, start: usize) -> Option<usize> {
        if size == 0 {
            return None;
        }
        match usize::try_from(number(self.bytes, at, size)?).ok()? {
            END => Some(END),
            distance => before(start, distance),
        }
    }
}

impl Reached {
    /// The same after a transition with a value.
    fn with(self, value: u64) -> Option<Self> {
        Some(Self { sum: self.sum.checked_add(value)?, ..self })
    }
}

/// How many bytes the targets and values of a node take.
#[derive(Clone, Copy)]
struct Sizes {
    target: usize,
    value: usize,
}

impl Sizes {
    fn read(bytes: &[u8], at: usize) -> Option<Self> {
        let packed = usize::from(*bytes.get(at)?);
        let sizes = Self { target: packed >> 4, value: packed & 0xf };
        (sizes.target <= 8 && sizes.value <= 8).then_some(sizes)
    }
}

/// So many bytes before a place of a node, which still belong to the nodes.
fn within(place: usize, length: usize) -> Option<usize> {
    place.checked_sub(length).filter(|&start| start >= HEAD)
}

/// A node so many bytes before the start of another.
fn before(start: usize, distance: usize) -> Option<usize> {
    within(start, distance)
}

fn number(bytes: &[u8], at: usize, length: usize) -> Option<u64> {
    let bytes = bytes.get(at..at.checked_add(length)?)?;
    Some(bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
}

/// Places are numbers already; one multiplication spreads them.
#[derive(Default)]
struct PlaceHasher(u64);

impl Hasher for PlaceHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_usize(byte.into()));
    }

    fn write_usize(&mut self, place: usize) {
        self.0 = (self.0 ^ place as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

#[cfg(test)]
mod tests {
    use fst::Streamer;

    use super::*;

    fn map(entries: &[(&[u8], u64)]) -> Vec<u8> {
        let mut builder = fst::MapBuilder::memory();
        for (key, value) in entries {
            builder.insert(key, *value).unwrap();
        }
        builder.into_inner().unwrap()
    }

    #[test]
    fn every_sound_map_is_opened() {
        let all: Vec<Vec<u8>> = (0..=255).map(|byte| vec![byte, 7]).collect();
        let all: Vec<(&[u8], u64)> =
            all.iter().zip(0..).map(|(key, value)| (key.as_slice(), value << 40)).collect();
        let cases: [&[(&[u8], u64)]; 6] = [
            &[],
            &[(b"", 0)],
            &[(b"", 5)],
            &[(b"a", u64::MAX), (b"ab", 1), (b"b", u64::MAX - 1)],
            &all[..33],
            &all,
        ];
        for entries in cases {
            let opened = SortedMap::open(map(entries)).unwrap();
            assert_eq!(opened.greatest(), entries.iter().map(|entry| entry.1).max().unwrap_or(0));
            for (key, value) in entries {
                assert_eq!(opened.get(key), Some(*value));
            }
        }
    }

    #[test]
    fn what_is_opened_is_read_to_its_end_whatever_was_changed() {
        let words = [&b"a"[..], b"ab", b"abc", b"bcd", b"bce", b"x\xc5\x99ek", b"zz"];
        let entries: Vec<(&[u8], u64)> =
            words.into_iter().zip([3, 700, 1, 90_000, 2, 4, 9]).collect();
        let good = map(&entries);
        let mut opened = 0;
        for at in 0..good.len() {
            for byte in 0..=255 {
                let mut bad = good.clone();
                bad[at] = byte;
                let Ok(map) = SortedMap::open(bad) else { continue };
                opened += 1;
                let (mut stream, mut found) = (map.map.stream(), Vec::new());
                while let Some((key, value)) = stream.next() {
                    assert!(value <= map.greatest());
                    found.push(key.to_vec());
                }
                assert_eq!(found.len(), map.map.len());
                assert!(words.iter().all(|word| map.get(word) <= Some(map.greatest())));
            }
        }
        assert!(opened > 0);
        for cut in 0..good.len() {
            assert!(SortedMap::open(&good[..cut]).is_err(), "cut at {cut}");
        }
    }
}
