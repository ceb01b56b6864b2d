//! The rows of squares that words could fill, the most promising first.

use std::ops::Range;

use super::anagrams::LetterSum;
use super::equity::Equity;
use super::feasible::PartSet;
use super::hand::{Hand, Part};
use super::moves::Play;
use super::scan::Run;

/// A row of squares that a word could fill: some empty ones in a line with all tiles between and
/// around them.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    /// No word in it is worth more.
    pub bound: Equity,
    /// The points that do not depend on which tiles are laid, with the most that crossing words
    /// can add.
    pub base: i64,
    /// The sum of the tiles that lie there.
    pub sum: LetterSum,
    /// The factor of the whole word.
    pub times: i32,
    /// The premium letters, a byte for each layer as in a line's scan.
    pub layers: u32,
    /// The next slot of about the same bound.
    pub next: u32,
    /// The row of its factor.
    pub row: u8,
    pub down: bool,
    pub line: u8,
    /// The first square of the word.
    pub start: u8,
    /// The number of squares.
    pub length: u8,
    /// The first empty square.
    pub first: u8,
    /// The number of empty squares.
    pub count: u8,
}

impl Slot {
    #[inline]
    pub fn direction(&self) -> usize {
        usize::from(self.down)
    }

    /// The places of the word in its line.
    #[inline]
    pub fn squares(&self) -> Range<usize> {
        self.start.into()..usize::from(self.start + self.length)
    }

    /// No word that lays just this part of the rack is worth more.
    #[inline]
    pub fn bound(&self, part: &Part) -> Equity {
        let premiums = part.top((self.layers & 0xff) as usize)
            + part.top((self.layers >> 8 & 0xff) as usize)
            + part.top((self.layers >> 16) as usize);
        let points = self.base + i64::from(self.times) * i64::from(part.value + premiums);
        Equity(1_000 * points) + part.rest
    }
}

/// The slots of a position, in buckets of about a point each.
pub(super) struct Slots {
    slots: Vec<Slot>,
    buckets: [u32; BUCKETS],
    /// The bucket that is being emptied.
    at: usize,
    /// For a factor of words, the most that a part of each size brings with its rest; the first row
    /// is the rest alone.
    rows: Vec<(i64, [Equity; Play::MAX_TILES + 1])>,
    /// For each row, what each part brings with its rest, in the order of their sizes.
    brings: Vec<Equity>,
}

const BUCKETS: usize = 256;
const NONE: u32 = u32::MAX;

impl Default for Slots {
    fn default() -> Self {
        Self {
            slots: Vec::new(),
            buckets: [NONE; BUCKETS],
            at: 0,
            rows: Vec::new(),
            brings: Vec::new(),
        }
    }
}

impl Slots {
    /// Forgets all slots.
    pub fn clear(&mut self, hand: &Hand) {
        self.slots.clear();
        self.buckets = [NONE; BUCKETS];
        self.at = 0;
        self.rows.clear();
        self.brings.clear();
        self.add_row(hand, 0);
        self.add_row(hand, 1);
    }

    /// The row of words that count once.
    pub const ONCE: usize = 1;

    /// The row of a factor of words.
    #[inline]
    pub fn row(&mut self, hand: &Hand, times: i64) -> usize {
        match self.rows.iter().position(|&(known, _)| known == times) {
            Some(row) => row,
            None => self.add_row(hand, times),
        }
    }

    #[cold]
    fn add_row(&mut self, hand: &Hand, times: i64) -> usize {
        let mut most = [Equity::LEAST; Play::MAX_TILES + 1];
        for part in hand.by_size() {
            let brings = Equity(1_000 * times * i64::from(part.value)) + part.rest;
            let most = &mut most[usize::from(part.size)];
            *most = brings.max(*most);
            self.brings.push(brings);
        }
        self.rows.push((times, most));
        self.rows.len() - 1
    }

    /// The most that so many tiles bring with their rest. They are worth no more than the best part
    /// with the best tiles on premium letters, nor than the best tile on each square with the best
    /// rest.
    #[inline]
    pub fn bound(&self, hand: &Hand, run: &Run, count: usize) -> Equity {
        let premiums = 1_000 * run.times * hand.premiums(run.layers);
        let by_part = premiums + self.rows[run.row].1[count].0;
        let by_square = 1_000 * run.times * i64::from(run.highest) + self.rows[0].1[count].0;
        Equity(by_part.min(by_square))
    }

    /// Some parts of the rack that may be worth more than something in a slot: those numbered from
    /// one on, at most a group.
    #[inline]
    pub fn promising(
        &self,
        hand: &Hand,
        slot: &Slot,
        parts: Range<usize>,
        least: Equity,
    ) -> PartSet {
        let premiums = i64::from(slot.times) * hand.premiums(slot.layers);
        let least = least.0 - 1_000 * (slot.base + premiums);
        let row = usize::from(slot.row) * hand.parts.len();
        let brings = self.brings[row + parts.start..row + parts.end].iter().rev();
        brings.fold(0, |set, brings| set << 1 | PartSet::from(brings.0 > least))
    }

    /// Adds a slot.
    #[inline]
    pub fn push(&mut self, slot: Slot) {
        let bucket = bucket(slot.bound);
        self.at = self.at.max(bucket);
        let next = std::mem::replace(&mut self.buckets[bucket], self.slots.len() as u32);
        self.slots.push(Slot { next, ..slot });
    }

    /// Takes the next slot that promises more than something.
    pub fn next(&mut self, least: Equity) -> Option<Slot> {
        let last = bucket(least);
        while self.at >= last {
            while self.buckets[self.at] != NONE {
                let slot = self.slots[self.buckets[self.at] as usize];
                self.buckets[self.at] = slot.next;
                if slot.bound > least {
                    return Some(slot);
                }
            }
            if self.at == 0 {
                break;
            }
            self.at -= 1;
        }
        None
    }
}

fn bucket(bound: Equity) -> usize {
    (bound.0 >> 10).clamp(0, BUCKETS as i64 - 1) as usize
}
