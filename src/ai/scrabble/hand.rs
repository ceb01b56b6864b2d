//! A rack on turn: every part of it that may be laid, and what the rest is worth.

use super::anagrams::{LETTER_NUMBERS, LetterSum};
use super::engine::Engine;
use super::equity::Equity;
use super::feasible::GROUP;
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
    /// What its so many highest tiles are worth; the last is what all are.
    tops: [i16; TOPS],
    pub blanks: u8,
    pub size: u8,
}

impl Part {
    /// What its so many highest tiles are worth at most.
    #[inline]
    pub fn top(&self, count: usize) -> i32 {
        self.tops[count.min(TOPS - 1)].into()
    }
}

/// Premium letters that are told apart by their number.
const TOPS: usize = 5;

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
    /// The first of them, and what they are worth; behind them is what no further one exceeds.
    highest_kinds: [u8; LOOKED_AT],
    highest_values: [i32; LOOKED_AT + 1],
    /// The letters that may be laid at all.
    pub layable: LetterSet,
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

/// Kinds of tiles that are asked for the highest value on a square.
const LOOKED_AT: usize = 8;

/// What a turn that does not end the game costs once the bag is empty, beside the tiles kept: the
/// others move on. The constant is that of Quackle and its followers.
pub(super) const NOT_OUT_POINTS: i32 = -10;
const NOT_OUT: Equity = Equity::points(NOT_OUT_POINTS);

impl Default for Hand {
    fn default() -> Self {
        Self {
            size: 0,
            blanks: 0,
            letters: 0,
            parts: Vec::new(),
            kinds: Vec::new(),
            highest_kinds: [BLANK; LOOKED_AT],
            highest_values: [0; LOOKED_AT + 1],
            layable: 0,
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
        self.layable = if self.blanks > 0 { LetterSet::MAX } else { self.letters };
        for place in 0..=LOOKED_AT {
            let kind = self.kinds.get(place).map_or(BLANK, |&(kind, _)| kind);
            self.highest_values[place] = engine.values[usize::from(kind)];
            if let Some(highest) = self.highest_kinds.get_mut(place) {
                *highest = kind;
            }
        }
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
                for (number, top) in part.tops.iter_mut().enumerate() {
                    let is_new = number >= usize::from(part.size) || number + 1 == TOPS;
                    *top = if is_new { part.value as i16 } else { *top };
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

    /// All parts, by size.
    pub fn by_size(&self) -> &[Part] {
        &self.ordered
    }

    /// What the tiles of the highest values add on premium letters, a byte for each layer.
    #[inline]
    pub fn premiums(&self, layers: u32) -> i64 {
        let top = |layer: u32| self.top[(layers >> (8 * layer) & 0xff) as usize];
        i64::from(top(0) + top(1) + top(2))
    }

    /// The parts with so many tiles in groups, each with the number of its first part.
    #[inline]
    pub fn groups(&self, size: usize) -> impl Iterator<Item = (usize, &[Part])> {
        let (first, end) = (usize::from(self.sizes[size]), usize::from(self.sizes[size + 1]));
        (first..end)
            .step_by(GROUP)
            .map(move |first| (first, &self.ordered[first..end.min(first + GROUP)]))
    }

    /// The highest value of a tile that a set of letters allows; with more kinds of tiles than are
    /// looked at, no tile is worth more.
    #[inline]
    pub fn highest(&self, cross: LetterSet) -> i32 {
        // Which kind it is cannot be foreseen, so all are asked, the highest last.
        let allowed = self.highest_kinds.iter().rev();
        let allowed = allowed.fold(1, |bits: u32, &kind| bits << 1 | (cross >> kind & 1) as u32);
        self.highest_values[allowed.trailing_zeros() as usize]
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
