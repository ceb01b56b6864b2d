//! Which letters complete some others to a word, remembered during a search: with a blank on the
//! rack the same question comes up in many slots.

use super::anagrams::{Length, LetterSum};
use super::engine::Engine;
use super::graph::LetterSet;

/// The answers of one search, in a table that new answers overwrite.
pub(super) struct Completions {
    table: Vec<(LetterSum, LetterSet)>,
    /// Makes the sums of each search differ, so that the table need not be cleared.
    search: u64,
}

const ENTRIES: usize = 1 << 11;

impl Default for Completions {
    fn default() -> Self {
        Self { table: vec![(0, 0); ENTRIES], search: 0 }
    }
}

impl Completions {
    /// Forgets everything: the next search may have other words.
    pub fn forget(&mut self) {
        self.search += 1;
    }

    /// The letters that may complete some others, by their sum, to one of the words.
    #[inline]
    pub fn of(&mut self, engine: &Engine, words: &Length, sum: LetterSum) -> LetterSet {
        if !words.may_hold_with_one(sum) {
            return 0;
        }
        let key = sum ^ self.search.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let entry = &mut self.table[sum as usize % ENTRIES];
        if entry.0 != key {
            let may = |&(_, number): &(u8, LetterSum)| words.may_hold(sum.wrapping_add(number));
            let letters = engine.letter_numbers().filter(may);
            *entry = (key, letters.fold(0, |set, (letter, _)| set | 1 << letter));
        }
        entry.1
    }
}
