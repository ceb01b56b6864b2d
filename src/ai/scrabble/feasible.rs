//! Which parts of the rack may make a word with the tiles of a slot, remembered during a search:
//! slots that differ only in where they begin ask for the same.

use super::anagrams::{Length, LetterSum};
use super::graph::letters;
use super::hand::Part;

/// The answers of one search, in a table that new answers overwrite.
#[derive(Default)]
pub(super) struct Feasible {
    table: Vec<Entry>,
    /// Tells the answers of this search from older ones.
    search: u32,
}

/// Some parts of one size, a bit for each.
pub(super) type PartSet = u64;

/// How many parts are asked for together.
pub(super) const GROUP: usize = PartSet::BITS as usize;

/// What is known of a group of parts with tiles of a sum.
#[derive(Clone, Copy, Default)]
struct Entry {
    sum: LetterSum,
    asked: PartSet,
    may_be: PartSet,
    search: u32,
    /// The first of the parts.
    group: u32,
}

const ENTRIES: usize = 1 << 8;

impl Feasible {
    /// Forgets everything: the next search has another rack.
    pub fn forget(&mut self) {
        self.table.resize(ENTRIES, Entry::default());
        self.search = self.search.wrapping_add(1);
    }

    /// Which parts of a group may make a word of a length with tiles of a sum. Those with several
    /// blanks always may.
    #[inline]
    pub fn of(
        &mut self,
        words: &Length,
        sum: LetterSum,
        (first, parts): (usize, &[Part]),
        among: PartSet,
    ) -> PartSet {
        let (search, group) = (self.search, first as u32);
        let entry = &mut self.table[(sum as usize ^ first.wrapping_mul(0x9d)) % ENTRIES];
        if (entry.sum, entry.search, entry.group) != (sum, search, group) {
            *entry = Entry { sum, search, group, ..Entry::default() };
        }
        for place in letters(among & !entry.asked) {
            let part = &parts[usize::from(place)];
            let sum = sum.wrapping_add(part.sum);
            let may_be = match part.blanks {
                0 => words.may_hold(sum),
                1 => words.may_hold_with_one(sum),
                _ => true,
            };
            entry.may_be |= PartSet::from(may_be) << place;
        }
        entry.asked |= among;
        entry.may_be & among
    }
}
