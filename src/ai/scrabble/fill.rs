//! Trying words out in a slot.

use super::engine::Engine;
use super::equity::Equity;
use super::graph::{Graph, LetterSet, NodeId, letters};
use super::hand::{Hand, Packed, Part};
use super::moves::{Move, Play, Ranked};
use super::opening::Places;
use super::position::{LAID_BLANK, STRIDE, Square, laid};
use super::slots::Slot;

/// A slot made ready to be filled.
pub(super) struct Fill<'a> {
    engine: &'a Engine,
    hand: &'a Hand,
    slot: &'a Slot,
    /// For a first word by equity, where premium letters lie beside it.
    beside: Option<Places>,
    /// The squares from the first to the last of the word.
    squares: &'a [Square],
    /// What a tile's value counts on each square, in thousandths.
    times: [i64; STRIDE],
    /// What does not depend on the tiles laid, in thousandths.
    fixed: i64,
}

/// The letters that blanks stand for.
pub(super) type BlankLetters = [u8; 2];

/// No blank.
pub(super) const NO_LETTER: u8 = 64;

impl<'a> Fill<'a> {
    pub fn new(
        engine: &'a Engine,
        hand: &'a Hand,
        line: &'a [Square; STRIDE],
        slot: &'a Slot,
        beside: Option<Places>,
    ) -> Self {
        let squares = &line[slot.squares()];
        let word_times = i64::from(slot.times);
        let mut times = [0; STRIDE];
        let mut fixed = 0;
        for (times, square) in times.iter_mut().zip(squares) {
            if square.is_tile() {
                fixed += word_times * i64::from(engine.values[usize::from(square.kind())]);
            } else {
                let crossing = i64::from(square.crossed) * i64::from(square.word_times);
                fixed += crossing * i64::from(square.cross_sum);
                *times = 1_000 * i64::from(square.letter_times) * (word_times + crossing);
            }
        }
        if usize::from(slot.count) == engine.rack_size {
            fixed += i64::from(engine.bonus);
        }
        Self { engine, hand, slot, beside, squares, times, fixed: 1_000 * fixed }
    }

    /// The number of letters of a word here.
    #[inline]
    pub fn length(&self) -> usize {
        self.squares.len()
    }

    /// Tries a word made of a part of the rack, its blanks, and the tiles that lie here.
    #[inline]
    pub fn word(&self, word: &[u8], part: &Part, blanks: BlankLetters, best: &mut Ranked) {
        let mut worth = self.fixed + part.rest.0;
        for ((&letter, square), times) in word.iter().zip(self.squares).zip(self.times) {
            let fits = match square.is_tile() {
                true => square.letter() == letter,
                false => square.cross >> letter & 1 != 0,
            };
            if !fits {
                return;
            }
            worth += times * i64::from(self.engine.values[usize::from(letter)]);
        }
        let mut blank_at = [usize::MAX; 2];
        if blanks[0] != NO_LETTER {
            worth -= self.lay_blanks(word, blanks, &mut blank_at);
        }
        if worth > best.equity.0 {
            let mut tiles = [0; Play::MAX_TILES];
            let mut left = part.packed;
            let mut count = 0;
            for (at, (&letter, square)) in word.iter().zip(self.squares).enumerate() {
                if square.is_tile() {
                    continue;
                }
                let blank = blank_at.contains(&at);
                if !blank {
                    // Two sums may be equal by chance: only what is really there counts.
                    let lane = self.hand.lanes[usize::from(letter)];
                    if part.letters >> letter & 1 == 0 || left >> lane & 0xf == 0 {
                        return;
                    }
                    left -= 1 << lane;
                }
                tiles[count] = laid(letter, blank);
                count += 1;
            }
            self.found(worth, tiles, best, part.rest);
        }
    }

    /// Lays blanks where their letters count least; what is lost by that.
    fn lay_blanks(&self, word: &[u8], blanks: BlankLetters, at: &mut [usize; 2]) -> i64 {
        let mut lost = 0;
        for (i, &blank) in blanks.iter().enumerate().filter(|(_, letter)| **letter != NO_LETTER) {
            let places = (0..word.len()).filter(|&place| {
                word[place] == blank && !self.squares[place].is_tile() && !at[..i].contains(&place)
            });
            if let Some(place) = places.min_by_key(|&place| self.times[place]) {
                at[i] = place;
                lost += self.times[place] * i64::from(self.engine.values[usize::from(blank)]);
            }
        }
        lost
    }

    fn found(&self, mut worth: i64, tiles: [u8; Play::MAX_TILES], best: &mut Ranked, rest: Equity) {
        let Slot { line, first, count, .. } = *self.slot;
        let score = ((worth - rest.0) / 1_000).min(i32::MAX.into()) as i32;
        if let Some(beside) = self.beside {
            let letters = tiles[..usize::from(count)].iter().map(|tile| tile & !LAID_BLANK);
            worth += self.engine.leaves.opening.given(beside, (first.into()..).zip(letters));
        }
        if worth <= best.equity.0 {
            return;
        }
        let direction = self.slot.direction();
        let play = Play::new(direction, line.into(), first.into(), tiles, count.into());
        *best = Ranked { action: Move::Place(play), score, equity: Equity(worth) };
    }

    /// Tries all words of a part of the rack with more blanks than can be tried letter by letter.
    pub fn wild(&self, part: &Part, best: &mut Ranked) {
        let left = Left { packed: part.packed, letters: part.letters, blanks: part.blanks };
        let mut search = Wild { fill: self, tiles: [0; Play::MAX_TILES], rest: part.rest, best };
        search.lay(0, Graph::ROOT, 0, left, self.fixed + part.rest.0);
    }
}

/// What is still to be laid.
#[derive(Clone, Copy)]
struct Left {
    packed: Packed,
    letters: LetterSet,
    blanks: u8,
}

/// A search letter by letter, for racks with more than two blanks.
struct Wild<'a, 'b> {
    fill: &'b Fill<'a>,
    tiles: [u8; Play::MAX_TILES],
    rest: Equity,
    best: &'b mut Ranked,
}

impl Wild<'_, '_> {
    fn lay(&mut self, at: usize, id: NodeId, count: usize, left: Left, worth: i64) {
        let fill = self.fill;
        let graph = &fill.engine.graph;
        let square = fill.squares[at];
        let node = graph.node(id);
        let is_last = at + 1 == fill.length();
        let ends = if is_last { node.ends } else { node.letters };
        let possible = match (square.is_tile(), left.blanks) {
            (true, _) => 1 << square.letter(),
            (false, 0) => square.cross & left.letters,
            (false, _) => square.cross,
        };
        for letter in letters(ends & possible) {
            let target = graph.target(node, letter);
            if square.is_tile() {
                self.go_on(at, target, count, left, worth);
                continue;
            }
            if left.letters >> letter & 1 != 0 {
                let kind = usize::from(letter);
                let packed = left.packed - (1 << fill.hand.lanes[kind]);
                let letters = fill.hand.still(left.letters, letter, packed);
                let worth = worth + fill.times[at] * i64::from(fill.engine.values[kind]);
                self.tiles[count] = laid(letter, false);
                self.go_on(at, target, count + 1, Left { packed, letters, ..left }, worth);
            }
            if left.blanks > 0 {
                self.tiles[count] = laid(letter, true);
                let left = Left { blanks: left.blanks - 1, ..left };
                self.go_on(at, target, count + 1, left, worth);
            }
        }
    }

    fn go_on(&mut self, at: usize, target: NodeId, count: usize, left: Left, worth: i64) {
        if at + 1 == self.fill.length() {
            self.fill.found(worth, self.tiles, self.best, self.rest);
        } else if left.letters & !self.fill.engine.graph.node(target).behind == 0 {
            self.lay(at + 1, target, count, left, worth);
        }
    }
}
