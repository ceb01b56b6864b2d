//! Positions that were searched before, in a table that never grows during a search. Several searches
//! may read and write it at the same time.

use std::sync::atomic::{AtomicU64, Ordering};

/// What a search has found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The value for the player on turn.
    pub value: i32,
    /// The mark of the best move; see [`super::repertoire::Choice`].
    pub best: u16,
    /// How far was looked ahead.
    pub depth: u8,
    pub bound: Bound,
    /// Whether every line that counts was followed to the end of the game.
    pub complete: bool,
}

/// How a value found relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// A table of so many pairs of places: the first of a pair is for what took long to find out, in the
/// second whatever comes later takes the place of what was there.
#[derive(Default)]
pub(super) struct Table {
    places: Vec<[Place; 2]>,
    /// Which search it is, so that what is left of others does not stay for ever.
    search: u8,
}

/// A packed entry, and its key mixed with it: halves that were written by two searches at the same time
/// do not fit together, so nobody takes them for an entry.
#[derive(Default)]
struct Place {
    sealed: AtomicU64,
    packed: AtomicU64,
}

impl Place {
    /// The key and the packed entry; the key of an empty place is zero.
    #[inline]
    fn read(&self) -> (u64, u64) {
        let packed = self.packed.load(Ordering::Relaxed);
        (self.sealed.load(Ordering::Relaxed) ^ packed, packed)
    }

    fn write(&self, (key, packed): (u64, u64)) {
        self.sealed.store(key ^ packed, Ordering::Relaxed);
        self.packed.store(packed, Ordering::Relaxed);
    }
}

/// The fewest and the most pairs of places: 128 KB and 32 MB.
const FEWEST: usize = 1 << 12;
const MOST: usize = 1 << 20;

/// Searches that are told apart.
const SEARCHES: u8 = 1 << 7;

impl Table {
    /// Makes room for a search of so many steps.
    pub fn begin(&mut self, steps: u64) {
        let wanted = usize::try_from(steps).unwrap_or(MOST).clamp(FEWEST, MOST).next_power_of_two();
        if self.places.len() < wanted {
            self.places = std::iter::repeat_with(Default::default).take(wanted).collect();
        }
        self.search = (self.search + 1) % SEARCHES;
    }

    #[inline]
    fn pair(&self, key: u64) -> &[Place; 2] {
        // The number of pairs is a power of two.
        &self.places[key as usize & (self.places.len() - 1)]
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let mut pair = self.pair(key).iter().map(Place::read);
        let found = pair.find(|&(found, _)| found == key && key != 0);
        found.map(|(_, packed)| unpack(packed))
    }

    pub fn put(&self, key: u64, entry: Entry) {
        let [lasting, latest] = self.pair(key);
        let new = (key, pack(entry, self.search));
        let (first_key, first) = lasting.read();
        if first_key == key {
            lasting.write(new);
        } else if search_of(first) != self.search || effort(unpack(first)) <= effort(entry) {
            latest.write((first_key, first));
            lasting.write(new);
        } else {
            latest.write(new);
        }
    }
}

/// How much it takes to find something out again.
fn effort(entry: Entry) -> (bool, u8) {
    (entry.complete, entry.depth)
}

/// An entry in one number: the value, the mark, and behind them depth, bound and the rest.
fn pack(entry: Entry, search: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    u64::from(entry.value as u32)
        | u64::from(entry.best) << 32
        | u64::from(entry.depth) << 48
        | bound << 54
        | u64::from(entry.complete) << 56
        | u64::from(search) << 57
}

fn search_of(packed: u64) -> u8 {
    (packed >> 57) as u8
}

fn unpack(packed: u64) -> Entry {
    Entry {
        value: packed as u32 as i32,
        best: (packed >> 32) as u16,
        depth: (packed >> 48 & 0x3f) as u8,
        bound: match packed >> 54 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
        complete: packed >> 56 & 1 != 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: i32, depth: u8, complete: bool) -> Entry {
        Entry { value, best: 0xabcd, depth, bound: Bound::AtMost, complete }
    }

    #[test]
    fn what_is_put_is_found_again() {
        let mut table = Table::default();
        table.begin(1);
        for (key, value) in [(1, -70_000), (2, 0), (u64::MAX, 12_345)] {
            assert_eq!(table.get(key), None);
            table.put(key, entry(value, 48, value > 0));
            assert_eq!(table.get(key), Some(entry(value, 48, value > 0)));
        }
    }

    #[test]
    fn what_took_long_stays_during_a_search_and_goes_after_it() {
        let mut table = Table::default();
        table.begin(1);
        let (long, short, shorter) = (7, 7 + (1 << 20), 7 + (2 << 20));
        table.put(long, entry(1, 9, false));
        table.put(short, entry(2, 3, false));
        table.put(shorter, entry(3, 2, false));
        assert!(table.get(long).is_some() && table.get(short).is_none());
        table.begin(1);
        table.put(short, entry(2, 3, false));
        table.put(shorter, entry(3, 3, true));
        assert!(table.get(long).is_none());
        assert!(table.get(short).is_some() && table.get(shorter).is_some());
    }
}
