//! The rows of squares that words could fill, the most promising first.

use super::anagrams::{LETTER_NUMBERS, LetterSum};
use super::engine::Engine;
use super::equity::Equity;
use super::hand::{Hand, Part};
use super::position::{ACROSS, DOWN, Position, STRIDE, Square};

/// A row of squares that a word could fill: some empty ones in a line with all tiles between and
/// around them.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    /// No word in it is worth more.
    bound: Equity,
    /// The points that do not depend on which tiles are laid, with the most that letter premiums
    /// and crossing words can add.
    base: i64,
    /// The sum of the tiles that lie there.
    pub sum: LetterSum,
    /// The factor of the whole word.
    pub times: i32,
    /// The next slot of about the same bound.
    next: u32,
    down: bool,
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

    /// No word that lays just this part of the rack is worth more.
    #[inline]
    pub fn bound(&self, part: &Part) -> Equity {
        let points = self.base + i64::from(self.times) * i64::from(part.value);
        Equity(1_000 * points) + part.rest
    }
}

/// The slots of a position, in buckets of one point each.
pub(super) struct Slots {
    slots: Vec<Slot>,
    buckets: [u32; BUCKETS],
    /// The bucket that is being emptied.
    at: usize,
}

const BUCKETS: usize = 256;
const NONE: u32 = u32::MAX;

impl Default for Slots {
    fn default() -> Self {
        Self { slots: Vec::new(), buckets: [NONE; BUCKETS], at: 0 }
    }
}

impl Slots {
    /// Collects the slots in which a word may be worth more than something.
    pub fn collect(&mut self, engine: &Engine, position: &Position, hand: &Hand, least: Equity) {
        self.slots.clear();
        self.buckets = [NONE; BUCKETS];
        self.at = BUCKETS - 1;
        for direction in [ACROSS, DOWN] {
            for line in 1..=position.lines(direction) {
                let start = position.start_in(direction, line);
                if position.is_empty() && start.is_none() {
                    continue;
                }
                let squares = position.line(direction, line);
                let scan = Scan::new(engine, hand, squares, position.length(direction), start);
                if let Some(scan) = scan {
                    scan.collect(self, direction, line, least);
                }
            }
        }
    }

    fn push(&mut self, slot: Slot) {
        let bucket = bucket(slot.bound);
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
    (bound.0 / 1_000).clamp(0, BUCKETS as i64 - 1) as usize
}

/// A line on its way to become slots.
struct Scan<'a> {
    engine: &'a Engine,
    hand: &'a Hand,
    /// The empty squares, with a wall before and one after them.
    empty: [Empty; STRIDE],
    /// How many there are, without the walls.
    count: usize,
}

/// An empty square of a line.
#[derive(Clone, Copy, Default)]
struct Empty {
    at: u8,
    /// Whether a tile of the rack may be laid here.
    open: bool,
    crossed: bool,
    /// Whether laying a tile here is contact enough.
    contact: bool,
    word_times: u8,
    /// One for each number that the letter's factor is above, a byte for each: the first tells
    /// doubled letters, the first and second tripled ones.
    layers: u32,
    /// The most that the crossing word can bring.
    crossing: i32,
    /// The worth and the sum of all tiles of the line before this square.
    value: i32,
    sum: LetterSum,
}

impl<'a> Scan<'a> {
    /// Reads a line; nothing when no word can touch anything there.
    fn new(
        engine: &'a Engine,
        hand: &'a Hand,
        squares: &[Square; STRIDE],
        length: usize,
        start: Option<usize>,
    ) -> Option<Self> {
        let mut scan = Self { engine, hand, empty: [Empty::default(); STRIDE], count: 0 };
        let (mut value, mut sum): (i32, LetterSum) = (0, 0);
        let mut contact = false;
        for (at, square) in squares.iter().enumerate().take(length + 2).skip(1) {
            if square.is_tile() {
                value += engine.values[usize::from(square.kind())];
                sum = sum.wrapping_add(LETTER_NUMBERS[usize::from(square.letter())]);
                contact = true;
                continue;
            }
            let mut empty = Empty {
                at: at as u8,
                open: hand.can_lay(square.cross) != 0,
                crossed: square.crossed,
                contact: square.crossed || start == Some(at),
                word_times: square.word_times,
                layers: LAYERS[usize::from(square.letter_times & 7)],
                crossing: 0,
                value,
                sum,
            };
            if square.crossed {
                let letter = hand.highest(square.cross) * i32::from(square.letter_times);
                empty.crossing =
                    i32::from(square.word_times) * (i32::from(square.cross_sum) + letter);
            }
            contact |= empty.contact;
            scan.count += 1;
            scan.empty[scan.count] = empty;
        }
        scan.count -= 1;
        contact.then_some(scan)
    }

    fn collect(&self, slots: &mut Slots, direction: usize, line: usize, least: Equity) {
        let (engine, hand) = (self.engine, self.hand);
        for first in 1..=self.count {
            let before = &self.empty[first - 1];
            let mut times = 1i64;
            let mut crossing = 0i64;
            let mut contact = false;
            let mut layers = 0u32;
            for count in 1..=hand.size.min(self.count + 1 - first) {
                let square = &self.empty[first + count - 1];
                if !square.open {
                    break;
                }
                let after = &self.empty[first + count];
                times *= i64::from(square.word_times);
                crossing += i64::from(square.crossing);
                contact |= square.contact;
                layers += square.layers;
                let tiles = usize::from(after.at - before.at) - 1 - count;
                if !contact && tiles == 0 {
                    continue;
                }
                // A single tile must join others; one that reads both ways counts across.
                if count == 1 && (tiles == 0 || direction == DOWN && square.crossed) {
                    continue;
                }
                let premiums: i32 =
                    (0..3).map(|layer| hand.top[(layers >> (8 * layer) & 0xff) as usize]).sum();
                let value = i64::from(after.value - before.value + premiums);
                let bonus = if count == engine.rack_size { engine.bonus } else { 0 };
                let base = times * value + crossing + i64::from(bonus);
                let points = base + times * i64::from(hand.top[count]);
                let bound = Equity(1_000 * points) + hand.best_rest[count];
                if bound <= least {
                    continue;
                }
                let sum = after.sum.wrapping_sub(before.sum);
                if count == hand.size && hand.blanks == 0 {
                    let all = hand.parts[hand.parts.len() - 1].sum;
                    if !engine.anagrams.may_hold(sum.wrapping_add(all)) {
                        continue;
                    }
                }
                slots.push(Slot {
                    bound,
                    base,
                    sum,
                    times: times as i32,
                    next: NONE,
                    down: direction == DOWN,
                    line: line as u8,
                    start: before.at + 1,
                    length: after.at - before.at - 1,
                    first: self.empty[first].at,
                    count: count as u8,
                });
            }
        }
    }
}

/// The layers of each factor of a letter.
const LAYERS: [u32; 8] = [0, 0, 0x1, 0x101, 0x1_0101, 0x1_0101, 0x1_0101, 0x1_0101];
