//! A rack on turn: every part of it that may be laid, and what the rest is worth.

use super::anagrams::{LETTER_NUMBERS, LetterSum};
use super::engine::Engine;
use super::equity::Equity;
use super::graph::LetterSet;
use super::moves::{Kinds, Play};
use super::rack::{BLANK, Rack};

/// How moves are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// By their points alone.
    Points,
    /// By points, what the tiles kept are worth, and what the end of the game will bring.
    Equity,
}

/// The player on turn as a search sees it.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The rack.
    pub rack: Rack,
    /// The number of tiles in the bag.
    pub bag: usize,
    /// What all unseen tiles are worth together; with an empty bag they are the others' racks.
    pub unseen_value: i32,
    /// How moves are compared.
    pub worth: Worth,
}

/// A part of the rack, numbered in mixed radix: a digit for each kind, the number of its tiles.
pub(super) type PartId = u16;

/// A part of the rack that may be laid or exchanged.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Part {
    /// The sum of its letters, without blanks.
    pub sum: LetterSum,
    /// What the move is worth beside its points, when just these tiles leave the rack.
    pub rest: Equity,
    /// How many of each kind, packed; see [`Hand::lanes`].
    pub packed: Packed,
    /// Its letters.
    pub letters: LetterSet,
    /// What its tiles are worth.
    pub value: i32,
    /// What its so many highest tiles are worth; see [`Part::top`].
    tops: [i16; 4],
    pub blanks: u8,
    pub size: u8,
}

impl Part {
    /// What its so many highest tiles are worth at most.
    #[inline]
    pub fn top(&self, count: usize) -> i32 {
        self.tops.get(count).map_or(self.value, |&top| top.into())
    }
}

/// Numbers of tiles, four bits for each kind on the rack.
pub(super) type Packed = u64;

/// A rack on turn.
pub(super) struct Hand {
    pub size: usize,
    pub blanks: usize,
    pub letters: LetterSet,
    /// The parts by their numbers; the last is the whole rack.
    pub parts: Vec<Part>,
    /// The kinds of tiles with their numbers, from the highest value down.
    kinds: Vec<(u8, u8)>,
    /// The parts again, by size.
    ordered: Vec<Part>,
    /// Where the parts of each size begin in `ordered`.
    sizes: [u16; Play::MAX_TILES + 2],
    /// The digit of each kind.
    pub digits: [PartId; 64],
    /// Where the number of each kind's tiles is packed.
    pub lanes: [u8; 64],
    /// The sum of the so many highest values on the rack.
    pub top: [i32; Play::MAX_TILES + 1],
    /// Values of tiles kept, while they are computed.
    kept: Vec<i32>,
}

/// What a turn that does not end the game costs once the bag is empty, beside the tiles kept: the
/// others move on. The constant is that of Quackle and its followers.
const NOT_OUT: Equity = Equity::points(-10);

impl Default for Hand {
    fn default() -> Self {
        Self {
            size: 0,
            blanks: 0,
            letters: 0,
            parts: Vec::new(),
            kinds: Vec::new(),
            ordered: Vec::new(),
            sizes: [0; Play::MAX_TILES + 2],
            digits: [0; 64],
            lanes: [0; 64],
            top: [0; Play::MAX_TILES + 1],
            kept: Vec::new(),
        }
    }
}

impl Hand {
    /// Looks at a rack; everything from the turn before is forgotten, its memory used again.
    pub fn set(&mut self, engine: &Engine, turn: &Turn) {
        let rack = &turn.rack;
        self.size = rack.len();
        self.blanks = rack.count(BLANK);
        self.letters = rack.letters();
        self.kinds.clear();
        self.kinds.extend(rack.kinds().map(|(kind, count)| (kind, count as u8)));
        self.kinds.sort_unstable_by_key(|&(kind, _)| (-engine.values[usize::from(kind)], kind));
        self.parts.clear();
        self.parts.push(Part::default());
        let mut tiles = 0;
        for (lane, &(kind, count)) in (0..).step_by(4).zip(&self.kinds) {
            let digit = self.parts.len();
            self.digits[usize::from(kind)] = digit as PartId;
            self.lanes[usize::from(kind)] = lane;
            let value = engine.values[usize::from(kind)];
            let (sum, letter) = match kind {
                BLANK => (0, 0),
                _ => (LETTER_NUMBERS[usize::from(kind)], 1 << kind),
            };
            for less in 0..digit * usize::from(count) {
                let mut part = self.parts[less];
                part.sum = part.sum.wrapping_add(sum);
                part.packed += 1 << lane;
                part.letters |= letter;
                part.value += value;
                part.blanks += u8::from(kind == BLANK);
                part.size += 1;
                // No tile so far is worth less than this one.
                for top in part.tops.iter_mut().skip(part.size.into()) {
                    *top = part.value as i16;
                }
                self.parts.push(part);
            }
            for _ in 0..count {
                tiles += 1;
                self.top[tiles] = self.top[tiles - 1] + value;
            }
        }
        self.weigh(engine, turn);
        self.order_by_size();
    }

    /// Gives each part its rest.
    fn weigh(&mut self, engine: &Engine, turn: &Turn) {
        let all = self.parts.len() - 1;
        if turn.worth == Worth::Points {
            return;
        }
        if turn.bag == 0 {
            let total = self.parts[all].value;
            for part in &mut self.parts {
                let kept = total - part.value;
                part.rest = if usize::from(part.size) == self.size {
                    Equity::points(2 * turn.unseen_value)
                } else {
                    NOT_OUT + Equity::points(-2 * kept)
                };
            }
            return;
        }
        engine.leaves.values(&self.parts, &self.kinds, &mut self.kept);
        for (part, &kept) in self.parts.iter_mut().zip(self.kept.iter().rev()) {
            part.rest = Equity(kept.into());
        }
    }

    fn order_by_size(&mut self) {
        let mut places = [0u16; Play::MAX_TILES + 2];
        for part in &self.parts {
            places[usize::from(part.size) + 1] += 1;
        }
        for size in 1..places.len() {
            places[size] += places[size - 1];
        }
        self.sizes = places;
        self.ordered.resize(self.parts.len(), Part::default());
        for part in &self.parts {
            let place = &mut places[usize::from(part.size)];
            self.ordered[usize::from(*place)] = *part;
            *place += 1;
        }
    }

    /// The parts with so many tiles.
    #[inline]
    pub fn of_size(&self, size: usize) -> &[Part] {
        &self.ordered[usize::from(self.sizes[size])..usize::from(self.sizes[size + 1])]
    }

    /// The letters that may be laid on a square whose crossing word allows some.
    #[inline]
    pub fn can_lay(&self, cross: LetterSet) -> LetterSet {
        if self.blanks > 0 { cross } else { cross & self.letters }
    }

    /// The highest value of a tile that a set of letters allows.
    #[inline]
    pub fn highest(&self, engine: &Engine, cross: LetterSet) -> i32 {
        let allowed = |&&(kind, _): &&(u8, u8)| cross >> kind & 1 != 0;
        self.kinds.iter().find(allowed).map_or(0, |&(kind, _)| engine.values[usize::from(kind)])
    }

    /// The tiles of a part.
    pub fn tiles(&self, rack: &Rack, id: PartId) -> Kinds {
        let packed = self.parts[usize::from(id)].packed;
        let count = |kind: u8| (packed >> self.lanes[usize::from(kind)] & 0xf) as usize;
        rack.kinds().flat_map(|(kind, _)| std::iter::repeat_n(kind, count(kind))).collect()
    }

    /// The letters still on the rack after one of them was taken from it.
    #[inline]
    pub fn still(&self, rack: LetterSet, taken: u8, packed: Packed) -> LetterSet {
        let none_left = packed >> self.lanes[usize::from(taken)] & 0xf == 0;
        rack & !(LetterSet::from(none_left) << taken)
    }

    /// What a play of a part is worth with its points.
    #[inline]
    pub fn equity(&self, part: PartId, points: i64) -> Equity {
        Equity(1_000 * points) + self.parts[usize::from(part)].rest
    }

    /// What an exchange of a part is worth. Who looks at points alone lays any word first.
    pub fn exchange(&self, worth: Worth, part: &Part) -> Equity {
        match worth {
            Worth::Points => Equity(i64::from(part.size) - 1_000),
            Worth::Equity => part.rest,
        }
    }

    /// What a pass is worth: nothing is drawn, and a turn is given away.
    pub fn pass(&self) -> Equity {
        self.parts[0].rest.min(Equity(0)) + NOT_OUT
    }
}
