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
    pub blanks: u8,
    pub size: u8,
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
    /// The numbers of the parts, by size.
    order: Vec<PartId>,
    /// Where the parts of each size begin in `order`.
    sizes: [u16; Play::MAX_TILES + 2],
    /// The digit of each kind.
    pub digits: [PartId; 64],
    /// Where the number of each kind's tiles is packed.
    pub lanes: [u8; 64],
    /// The sum of the so many highest values on the rack.
    pub top: [i32; Play::MAX_TILES + 1],
    /// The letters on the rack from the highest value down.
    by_value: Vec<(LetterSet, i32)>,
    /// The best rest of the parts of a size.
    pub best_rest: [Equity; Play::MAX_TILES + 1],
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
            order: Vec::new(),
            sizes: [0; Play::MAX_TILES + 2],
            digits: [0; 64],
            lanes: [0; 64],
            top: [0; Play::MAX_TILES + 1],
            by_value: Vec::new(),
            best_rest: [Equity(0); Play::MAX_TILES + 1],
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
        self.digits = [0; 64];
        self.by_value.clear();
        self.parts.clear();
        self.parts.push(Part::default());
        for (lane, (kind, count)) in (0..).step_by(4).zip(rack.kinds()) {
            let digit = self.parts.len();
            self.digits[usize::from(kind)] = digit as PartId;
            self.lanes[usize::from(kind)] = lane;
            let value = engine.values[usize::from(kind)];
            let (sum, letter) = match kind {
                BLANK => (0, 0),
                _ => (LETTER_NUMBERS[usize::from(kind)], 1 << kind),
            };
            for less in 0..digit * count {
                let part = self.parts[less];
                self.parts.push(Part {
                    sum: part.sum.wrapping_add(sum),
                    packed: part.packed + (1 << lane),
                    letters: part.letters | letter,
                    value: part.value + value,
                    blanks: part.blanks + u8::from(kind == BLANK),
                    size: part.size + 1,
                    rest: Equity(0),
                });
            }
            if kind != BLANK {
                self.by_value.push((1 << kind, value));
            }
        }
        self.by_value.sort_unstable_by_key(|&(_, value)| -value);
        self.rank_values(engine, rack);
        self.weigh(engine, turn);
        self.order_by_size();
    }

    fn rank_values(&mut self, engine: &Engine, rack: &Rack) {
        let mut values = [0; Play::MAX_TILES];
        for (value, kind) in values.iter_mut().zip(rack.each()) {
            *value = engine.values[usize::from(kind)];
        }
        values.sort_unstable_by_key(|&value| -value);
        for (k, &value) in values.iter().enumerate() {
            self.top[k + 1] = self.top[k] + value;
        }
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
        engine.leaves.values(&self.parts, &turn.rack, &mut self.kept);
        for (part, &kept) in self.parts.iter_mut().zip(self.kept.iter().rev()) {
            part.rest = Equity(kept.into());
        }
    }

    fn order_by_size(&mut self) {
        self.best_rest = [Equity::LEAST; Play::MAX_TILES + 1];
        let mut counts = [0u16; Play::MAX_TILES + 2];
        for part in &self.parts {
            let size = usize::from(part.size);
            counts[size + 1] += 1;
            self.best_rest[size] = self.best_rest[size].max(part.rest);
        }
        for size in 1..counts.len() {
            counts[size] += counts[size - 1];
        }
        self.sizes = counts;
        self.order.resize(self.parts.len(), 0);
        for (id, part) in self.parts.iter().enumerate() {
            let place = &mut counts[usize::from(part.size)];
            self.order[usize::from(*place)] = id as PartId;
            *place += 1;
        }
    }

    /// The numbers of the parts with so many tiles.
    #[inline]
    pub fn of_size(&self, size: usize) -> &[PartId] {
        &self.order[usize::from(self.sizes[size])..usize::from(self.sizes[size + 1])]
    }

    /// The letters that may be laid on a square whose crossing word allows some.
    #[inline]
    pub fn can_lay(&self, cross: LetterSet) -> LetterSet {
        if self.blanks > 0 { cross } else { cross & self.letters }
    }

    /// The highest value of a tile that a set of letters allows.
    #[inline]
    pub fn highest(&self, cross: LetterSet) -> i32 {
        self.by_value.iter().find(|(letter, _)| letter & cross != 0).map_or(0, |&(_, value)| value)
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
