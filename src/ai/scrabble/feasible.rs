//! Which parts of the rack may make a word with the tiles of a slot, remembered during a search:
//! slots that differ only in where they begin ask for the same.

use super::anagrams::{Length, LetterSum};
use super::hand::Hand;

/// The answers of one search.
#[derive(Default)]
pub(super) struct Feasible {
    table: Vec<Entry>,
    /// The parts of all answers, by their places among those of their size.
    parts: Vec<u16>,
    /// Tells the answers of this search from older ones.
    search: u32,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    sum: LetterSum,
    search: u32,
    first: u32,
    parts: u16,
    count: u8,
}

const ENTRIES: usize = 1 << 8;

impl Feasible {
    /// Forgets everything: the next search has another rack.
    pub fn forget(&mut self) {
        self.table.resize(ENTRIES, Entry::default());
        self.search = self.search.wrapping_add(1);
        self.parts.clear();
    }

    /// The parts of a size that may make a word of a length with tiles of a sum, by their places
    /// among the parts of their size. Those with several blanks are always among them.
    #[inline]
    pub fn of(&mut self, hand: &Hand, words: &Length, sum: LetterSum, count: usize) -> &[u16] {
        let place = (sum as usize ^ (count * 0x9d)) % ENTRIES;
        let entry = self.table[place];
        let known = entry.search == self.search && entry.sum == sum;
        let entry = if known && usize::from(entry.count) == count {
            entry
        } else {
            let first = self.parts.len();
            for (part, place) in hand.of_size(count).iter().zip(0..) {
                let sum = sum.wrapping_add(part.sum);
                let may_be = match part.blanks {
                    0 => words.may_hold(sum),
                    1 => words.may_hold_with_one(sum),
                    _ => true,
                };
                if may_be {
                    self.parts.push(place);
                }
            }
            let parts = (self.parts.len() - first) as u16;
            let entry =
                Entry { sum, search: self.search, first: first as u32, count: count as u8, parts };
            self.table[place] = entry;
            entry
        };
        &self.parts[entry.first as usize..][..usize::from(entry.parts)]
    }
}
