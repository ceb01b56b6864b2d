//! Which letters complete some others to a word, remembered during a search: with a blank on the
//! rack the same question comes up in many slots.

use super::anagrams::{Length, LetterSum};
use super::engine::Engine;
use super::fill::BlankLetters;
use super::graph::LetterSet;

/// The answers of one search, in a table that new answers overwrite.
pub(super) struct Completions {
    table: Vec<(LetterSum, LetterSet)>,
    /// Where the answers about two letters lie among `pairs`.
    pair_table: Vec<(LetterSum, u32, u32)>,
    pairs: Vec<BlankLetters>,
    /// Makes the sums of each search differ, so that the table need not be cleared.
    search: u64,
}

const ENTRIES: usize = 1 << 11;
const PAIR_ENTRIES: usize = 1 << 8;

impl Default for Completions {
    fn default() -> Self {
        Self {
            table: vec![(0, 0); ENTRIES],
            pair_table: vec![(0, 0, 0); PAIR_ENTRIES],
            pairs: Vec::new(),
            search: 0,
        }
    }
}

impl Completions {
    /// Forgets everything: the next search may have other words.
    pub fn forget(&mut self) {
        self.search += 1;
        self.pairs.clear();
    }

    /// A sum as only this search has it.
    #[inline]
    fn key(&self, sum: LetterSum) -> LetterSum {
        sum ^ self.search.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// The letters that may complete some others, by their sum, to one of the words.
    #[inline]
    pub fn of(&mut self, engine: &Engine, words: &Length, sum: LetterSum) -> LetterSet {
        if !words.may_hold_with_one(sum) {
            return 0;
        }
        let key = self.key(sum);
        let entry = &mut self.table[sum as usize % ENTRIES];
        if entry.0 != key {
            let may = |number| LetterSet::from(words.may_hold(sum.wrapping_add(number)));
            let letters = engine.letter_numbers();
            *entry = (key, letters.fold(0, |set, (letter, number)| set | may(number) << letter));
        }
        entry.1
    }

    /// The pairs of letters that may complete some others to one of the words.
    pub fn pairs(&mut self, engine: &Engine, words: &Length, sum: LetterSum) -> &[BlankLetters] {
        let (key, place) = (self.key(sum), sum as usize % PAIR_ENTRIES);
        if self.pair_table[place].0 != key {
            let first = self.pairs.len();
            for (letter, number) in engine.letter_numbers() {
                let sum = sum.wrapping_add(number);
                if words.may_hold_with_one(sum) {
                    let others = engine.letter_numbers().skip(letter.into());
                    let others = others.filter(|other| words.may_hold(sum.wrapping_add(other.1)));
                    self.pairs.extend(others.map(|(other, _)| [letter, other]));
                }
            }
            self.pair_table[place] = (key, first as u32, self.pairs.len() as u32);
        }
        let (_, first, last) = self.pair_table[place];
        &self.pairs[first as usize..last as usize]
    }
}
