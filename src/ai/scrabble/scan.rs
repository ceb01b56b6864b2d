//! A line of the board on its way to become slots.

use super::anagrams::{LetterSum, TILE_NUMBERS};
use super::engine::Engine;
use super::equity::Equity;
use super::hand::Hand;
use super::position::{DOWN, STRIDE, Square};
use super::slots::{Slot, Slots};

/// The empty squares of a line, with a wall before and one after them. Its memory is used again
/// from line to line.
pub(super) struct Scan {
    empty: [Empty; STRIDE],
    /// How many there are, without the walls.
    count: usize,
}

/// An empty square of a line.
#[derive(Clone, Copy, Default)]
struct Empty {
    /// The sum and the worth of all tiles of the line before this square.
    sum: LetterSum,
    value: i32,
    /// The most that the crossing word can bring.
    crossing: i32,
    /// The highest value of a tile that may be laid here, times the factor of the letter.
    highest: i32,
    /// One for each number that the letter's factor is above, a byte for each: the first tells
    /// doubled letters, the first and second tripled ones.
    layers: u32,
    at: u8,
    word_times: u8,
    crossed: bool,
    /// The first square from here on where a word touches something.
    contact: u8,
    /// How many squares from here on can get a tile of the rack, without a gap.
    reach: u8,
}

/// Where a line lies and what is asked of it.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub direction: usize,
    pub number: usize,
    pub length: usize,
    /// On an empty board, the place that the first word must cover.
    pub start: Option<usize>,
}

impl Default for Scan {
    fn default() -> Self {
        Self { empty: [Empty::default(); STRIDE], count: 0 }
    }
}

impl Scan {
    /// Reads a line; answers whether a word can touch anything there.
    pub fn read(
        &mut self,
        engine: &Engine,
        hand: &Hand,
        squares: &[Square; STRIDE],
        line: &Line,
    ) -> bool {
        let (mut value, mut sum): (i32, LetterSum) = (0, 0);
        let mut count = 0;
        let mut touches = line.start.is_some();
        // Tiles and empty squares come in no foreseeable order, so nothing here depends on which it
        // is: what is written for a tile is overwritten by the next square.
        for (at, square) in squares.iter().enumerate().take(line.length + 2).skip(1) {
            let highest = hand.highest(square.cross) * i32::from(square.letter_times);
            // Where no word crosses, there is nothing to be counted twice.
            let crossing = i32::from(square.crossed) * i32::from(square.word_times);
            self.empty[count + 1] = Empty {
                sum,
                value,
                crossing: crossing * (i32::from(square.cross_sum) + highest),
                highest,
                layers: LAYERS[usize::from(square.letter_times & 7)],
                at: at as u8,
                word_times: square.word_times,
                crossed: square.crossed,
                contact: 0,
                reach: u8::from(square.cross & hand.layable != 0),
            };
            touches |= square.is_tile() | square.crossed;
            count += usize::from(!square.is_tile());
            value += engine.tile_values[usize::from(square.tile())];
            sum = sum.wrapping_add(TILE_NUMBERS[usize::from(square.tile())]);
        }
        self.count = count - 1;
        if touches {
            self.look_ahead(line.start.unwrap_or(0) as u8);
        }
        touches
    }

    /// Tells each square where the first contact from it on is, and how far tiles can be laid.
    fn look_ahead(&mut self, start: u8) {
        let mut contact = STRIDE as u8;
        let mut reach = 0;
        for place in (1..=self.count).rev() {
            let joins = self.empty[place + 1].at > self.empty[place].at + 1;
            let square = &mut self.empty[place];
            let touches = joins | square.crossed | (square.at == start);
            contact = if touches { place as u8 } else { contact };
            square.contact = contact;
            reach = square.reach * (reach + 1);
            square.reach = reach;
        }
    }

    /// Adds the slots of the line in which a word may be worth more than something.
    pub fn collect(
        &self,
        engine: &Engine,
        hand: &Hand,
        slots: &mut Slots,
        line: &Line,
        least: Equity,
    ) {
        for first in 1..=self.count {
            let (before, square) = (&self.empty[first - 1], &self.empty[first]);
            let joins = square.at > before.at + 1;
            let contact = if joins { first } else { square.contact.into() };
            let most = hand.size.min(square.reach.into());
            if contact >= first + most {
                continue;
            }
            let mut run = Run { times: 1, row: Slots::ONCE, ..Run::default() };
            for square in &self.empty[first..contact] {
                run.add(square, hand, slots);
            }
            for (place, pair) in (contact..).zip(self.empty[contact..=first + most].windows(2)) {
                let [square, after] = pair else { break };
                run.add(square, hand, slots);
                let (count, length) = (place + 1 - first, after.at - before.at - 1);
                let bonus = if count == engine.rack_size { engine.bonus } else { 0 };
                let tiles = i64::from(after.value - before.value);
                let base = run.times * tiles + i64::from(run.crossing + bonus);
                let bound = slots.bound(hand, &run, count) + Equity(1_000 * base);
                if bound <= least {
                    continue;
                }
                // A single tile must join others; one that reads both ways counts across.
                if count == 1 && (length == 1 || line.direction == DOWN && square.crossed) {
                    continue;
                }
                let sum = after.sum.wrapping_sub(before.sum);
                if count == hand.size && !may_hold_rack(engine, hand, sum, length) {
                    continue;
                }
                slots.push(Slot {
                    bound,
                    base,
                    sum,
                    times: run.times as i32,
                    layers: run.layers,
                    next: 0,
                    row: run.row as u8,
                    down: line.direction == DOWN,
                    line: line.number as u8,
                    start: before.at + 1,
                    length,
                    first: self.empty[first].at,
                    count: count as u8,
                });
            }
        }
    }
}

/// Whether some word may hold the whole rack and tiles of a sum.
fn may_hold_rack(engine: &Engine, hand: &Hand, sum: LetterSum, length: u8) -> bool {
    let words = engine.anagrams.of_length(length.into());
    let sum = sum.wrapping_add(hand.parts[hand.parts.len() - 1].sum);
    match hand.blanks {
        0 => words.may_hold(sum),
        1 => words.may_hold_with_one(sum),
        _ => true,
    }
}

/// What some squares in a row bring together.
#[derive(Default)]
pub(super) struct Run {
    /// The factor of the word.
    pub times: i64,
    /// Where the most that parts bring at this factor is kept.
    pub row: usize,
    /// The most that crossing words bring.
    crossing: i32,
    /// The highest values that may be laid on each square.
    pub highest: i32,
    /// The premium letters.
    pub layers: u32,
}

impl Run {
    #[inline]
    fn add(&mut self, square: &Empty, hand: &Hand, slots: &mut Slots) {
        if square.word_times > 1 {
            self.times *= i64::from(square.word_times);
            self.row = slots.row(hand, self.times);
        }
        self.crossing += square.crossing;
        self.highest += square.highest;
        self.layers += square.layers;
    }
}

/// The layers of each factor of a letter.
const LAYERS: [u32; 8] = [0, 0, 0x1, 0x101, 0x1_0101, 0x1_0101, 0x1_0101, 0x1_0101];
