//! What tiles kept on the rack are worth.
//!
//! Every leave has a value: the sum of the weights of all its parts, single tiles, pairs, triples
//! and so on. A weight says by how much some tiles together are better or worse than their own
//! parts promise; it is kept where games have shown it, so that a table of some ten thousand
//! weights tells about every one of the millions of leaves that 46 letters can make. All parts of
//! a rack are valued at once: the weights are looked up and summed along each kind of tile.

mod course;
mod evidence;
mod file;
mod lesson;
mod tile_key;

pub use course::Course;
pub use evidence::Evidence;
pub use file::{Growth, LeavesError, LeavesFile, Origin};
pub use lesson::Pupil;

use self::evidence::Weight;
use self::tile_key::for_each_choice;
use super::anagrams::{LETTER_NUMBERS, LetterSum};
use super::chances::Chances;
use super::equity::Equity;
use super::hand::Part;
use super::opening::Opening;
use super::rack::{BLANK, Rack};

/// The weights of tiles kept together, in thousandths of a point.
#[derive(Clone, Debug, Default)]
pub struct Leaves {
    /// A hash table by sums of letters; a weight of zero is an empty slot.
    slots: Vec<Slot>,
    /// The most tiles that a weight is about.
    largest: usize,
    /// What first words give away.
    pub(super) opening: Opening,
    /// The chance to win.
    pub(super) chances: Chances,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// The upper half of the sum; the lower half says where to look.
    check: u32,
    weight: i32,
}

impl Leaves {
    /// Knows nothing: every leave is worth the same.
    pub fn none() -> Self {
        Self::default()
    }

    /// Takes over weights of tiles kept together, what first words give away, and the chances.
    fn new(weights: &[Weight], opening: Opening, chances: Chances) -> Self {
        let size = (2 * weights.len()).next_power_of_two();
        let mut leaves = Self { slots: vec![Slot::default(); size], largest: 0, opening, chances };
        for &Weight { tiles, weight } in weights.iter().filter(|weight| weight.weight != 0) {
            leaves.largest = leaves.largest.max(tiles.len());
            let sum = tiles.rack().sum();
            let mut at = sum as usize % size;
            while leaves.slots[at].weight != 0 {
                at = (at + 1) % size;
            }
            leaves.slots[at] = Slot { check: (sum >> 32) as u32, weight };
        }
        leaves
    }

    #[inline]
    fn weight(&self, sum: LetterSum) -> i32 {
        let last = self.slots.len() - 1;
        let mut at = sum as usize & last;
        loop {
            let slot = self.slots[at];
            if slot.weight == 0 || slot.check == (sum >> 32) as u32 {
                return slot.weight;
            }
            at = (at + 1) & last;
        }
    }

    /// The values of all parts of a rack, were they kept.
    pub(super) fn values(&self, parts: &[Part], kinds: &[(u8, u8)], values: &mut Vec<i32>) {
        values.clear();
        if self.largest == 0 {
            values.resize(parts.len(), 0);
            return;
        }
        const BLANK_NUMBER: LetterSum = LETTER_NUMBERS[BLANK as usize];
        values.extend(parts.iter().map(|part| {
            if part.size == 0 || usize::from(part.size) > self.largest {
                return 0;
            }
            self.weight(part.sum.wrapping_add(BLANK_NUMBER.wrapping_mul(part.blanks.into())))
        }));
        let mut digit = 1;
        for &(_, count) in kinds {
            let count = usize::from(count);
            // So many passes of adding the neighbour below count each part of a multiset as often
            // as it can be chosen.
            for pass in 0..count {
                for block in values.chunks_exact_mut(digit * (count + 1)) {
                    for at in (digit * (pass + 1)..block.len()).rev() {
                        block[at] += block[at - digit];
                    }
                }
            }
            digit *= count + 1;
        }
    }

    /// The number of weights.
    pub fn weights(&self) -> usize {
        self.slots.iter().filter(|slot| slot.weight != 0).count()
    }

    /// The value of some tiles.
    pub fn value(&self, tiles: &Rack) -> Equity {
        let kinds: Vec<u8> = tiles.each().collect();
        let mut value = 0;
        if self.largest > 0 {
            for_each_choice(&kinds, self.largest, &mut |part| {
                value += self.weight(part.rack().sum());
            });
        }
        Equity(value.into())
    }

    /// The memory that it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.slots.capacity() * size_of::<Slot>()
    }
}
