//! A line of the board on its way to become slots.

use super::anagrams::{LETTER_NUMBERS, LetterSum};
use super::engine::Engine;
use super::equity::Equity;
use super::graph::LetterSet;
use super::hand::Hand;
use super::position::{DOWN, STRIDE, Square};
use super::slots::{ANY, NEEDS, Slot, Slots};

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
    /// The letters that may be laid here; all of them when no word crosses.
    cross: LetterSet,
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
    /// Whether a tile of the rack may be laid here.
    open: bool,
    /// The first square from here on where a word touches something.
    contact: u8,
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
        let mut touches = false;
        for (at, square) in squares.iter().enumerate().take(line.length + 2).skip(1) {
            if square.is_tile() {
                value += engine.values[usize::from(square.kind())];
                sum = sum.wrapping_add(LETTER_NUMBERS[usize::from(square.letter())]);
                touches = true;
                continue;
            }
            count += 1;
            let letter_times = i32::from(square.letter_times);
            let (highest, crossing) = match square.crossed {
                true => {
                    let highest = hand.highest(engine, square.cross) * letter_times;
                    let crossing = i32::from(square.cross_sum) + highest;
                    touches = true;
                    (highest, i32::from(square.word_times) * crossing)
                }
                false => (hand.top[1] * letter_times, 0),
            };
            touches |= line.start == Some(at);
            self.empty[count] = Empty {
                cross: square.cross,
                sum,
                value,
                crossing,
                highest,
                layers: LAYERS[usize::from(square.letter_times & 7)],
                at: at as u8,
                word_times: square.word_times,
                crossed: square.crossed,
                open: hand.can_lay(square.cross) != 0,
                contact: 0,
            };
        }
        self.count = count - 1;
        if touches {
            self.mark_contacts(line.start);
        }
        touches
    }

    /// Tells each square where the first contact from it on is.
    fn mark_contacts(&mut self, start: Option<usize>) {
        let mut contact = STRIDE as u8;
        for place in (1..=self.count).rev() {
            let joins = self.empty[place + 1].at > self.empty[place].at + 1;
            let square = &mut self.empty[place];
            if joins || square.crossed || start == Some(square.at.into()) {
                contact = place as u8;
            }
            square.contact = contact;
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
        let whole = if hand.blanks == 0 { hand.size } else { usize::MAX };
        let whole_sum = hand.parts.last().map_or(0, |all| all.sum);
        for first in 1..=self.count {
            let before = &self.empty[first - 1];
            let joins = self.empty[first].at > before.at + 1;
            let contact = if joins { first } else { self.empty[first].contact.into() };
            let most = hand.size.min(self.count + 1 - first);
            if contact >= first + most {
                continue;
            }
            let mut times = 1i64;
            let mut row = slots.row(hand, times);
            let (mut crossing, mut highest, mut layers) = (0, 0, 0);
            let (mut needs, mut asked) = ([ANY; NEEDS], 0);
            for (count, place) in (1..=most).zip(first..) {
                let square = &self.empty[place];
                if !square.open {
                    break;
                }
                if square.word_times > 1 {
                    times *= i64::from(square.word_times);
                    row = slots.row(hand, times);
                }
                if square.crossed {
                    crossing += square.crossing;
                    if asked < NEEDS {
                        needs[asked] = square.cross;
                        asked += 1;
                    }
                }
                layers += square.layers;
                highest += square.highest;
                if place < contact {
                    continue;
                }
                let after = &self.empty[place + 1];
                let length = after.at - before.at - 1;
                // A single tile must join others; one that reads both ways counts across.
                if count == 1 && (length == 1 || line.direction == DOWN && square.crossed) {
                    continue;
                }
                let bonus = if count == engine.rack_size { engine.bonus } else { 0 };
                let tiles = i64::from(after.value - before.value);
                let base = times * tiles + i64::from(crossing + bonus);
                let bound =
                    slots.bound(hand, row, count, layers, highest, times) + Equity(1_000 * base);
                if bound <= least {
                    continue;
                }
                let sum = after.sum.wrapping_sub(before.sum);
                if count == whole {
                    let words = engine.anagrams.of_length(length.into());
                    if !words.may_hold(sum.wrapping_add(whole_sum)) {
                        continue;
                    }
                }
                slots.push(Slot {
                    bound,
                    base,
                    needs,
                    sum,
                    times: times as i32,
                    layers,
                    next: 0,
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

/// The layers of each factor of a letter.
const LAYERS: [u32; 8] = [0, 0, 0x1, 0x101, 0x1_0101, 0x1_0101, 0x1_0101, 0x1_0101];
