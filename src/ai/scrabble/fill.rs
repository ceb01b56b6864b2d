//! Trying out which words of some given letters fit a slot.

use super::engine::Engine;
use super::equity::Equity;
use super::graph::{Graph, LetterSet, NodeId, letters};
use super::hand::{Hand, Packed, Part};
use super::moves::{Move, Play, Ranked};
use super::position::{STRIDE, Square, laid};
use super::slots::Slot;

/// A slot made ready to be filled.
pub(super) struct Fill<'a> {
    engine: &'a Engine,
    hand: &'a Hand,
    squares: &'a [Square; STRIDE],
    slot: &'a Slot,
    /// The first square of the word.
    start: usize,
    /// The square after the word.
    end: usize,
    /// What a tile's value counts on each square, in thousandths.
    times: [i64; STRIDE],
    /// What does not depend on the tiles laid, in thousandths.
    fixed: i64,
    tiles: [u8; Play::MAX_TILES],
}

/// The letters that blanks stand for.
pub(super) type BlankLetters = [u8; 2];

/// No blank.
pub(super) const NO_LETTER: u8 = 64;

/// What is still to be laid.
#[derive(Clone, Copy)]
struct Left {
    packed: Packed,
    letters: LetterSet,
    blanks: BlankLetters,
    /// Blanks that may stand for anything.
    wild: u8,
}

impl Left {
    /// The letters that blanks still have to stand for.
    #[inline]
    fn blank_letters(&self) -> LetterSet {
        let bit = |letter: u8| if letter == NO_LETTER { 0 } else { 1 << letter };
        bit(self.blanks[0]) | bit(self.blanks[1])
    }
}

impl<'a> Fill<'a> {
    pub fn new(
        engine: &'a Engine,
        hand: &'a Hand,
        squares: &'a [Square; STRIDE],
        slot: &'a Slot,
    ) -> Self {
        let mut start = usize::from(slot.first);
        while squares[start - 1].is_tile() {
            start -= 1;
        }
        let mut fill = Self {
            engine,
            hand,
            squares,
            slot,
            start,
            end: start,
            times: [0; STRIDE],
            fixed: 0,
            tiles: [0; Play::MAX_TILES],
        };
        let word_times = i64::from(slot.times);
        let mut empty = usize::from(slot.count);
        while empty > 0 || squares[fill.end].is_tile() {
            let square = squares[fill.end];
            if square.is_tile() {
                fill.fixed += word_times * i64::from(engine.values[usize::from(square.kind())]);
            } else {
                empty -= 1;
                let crossing = i64::from(square.crossed) * i64::from(square.word_times);
                fill.fixed += crossing * i64::from(square.cross_sum);
                fill.times[fill.end] = 1_000 * i64::from(square.letter_times) * (word_times + crossing);
            }
            fill.end += 1;
        }
        if usize::from(slot.count) == engine.rack_size {
            fill.fixed += i64::from(engine.bonus);
        }
        fill.fixed *= 1_000;
        fill
    }

    /// Tries all orders of a part of the rack, its blanks standing for given letters.
    pub fn fill(&mut self, part: &Part, blanks: BlankLetters, best: &mut Ranked) {
        self.start_with(part, blanks, 0, best);
    }

    /// Tries all orders of a part of the rack with all letters that its blanks can stand for.
    pub fn fill_wild(&mut self, part: &Part, best: &mut Ranked) {
        self.start_with(part, [NO_LETTER; 2], part.blanks, best);
    }

    fn start_with(&mut self, part: &Part, blanks: BlankLetters, wild: u8, best: &mut Ranked) {
        let left = Left { packed: part.packed, letters: part.letters, blanks, wild };
        let worth = self.fixed + part.rest.0;
        self.lay(self.start, Graph::ROOT, 0, &left, worth, best, part.rest);
    }

    #[allow(clippy::too_many_arguments, reason = "the state of the innermost loop")]
    fn lay(
        &mut self,
        mut at: usize,
        mut id: NodeId,
        count: usize,
        left: &Left,
        worth: i64,
        best: &mut Ranked,
        rest: Equity,
    ) {
        let graph = &self.engine.graph;
        while self.squares[at].is_tile() {
            let (next, ends) = graph.step(id, self.squares[at].letter());
            at += 1;
            if at == self.end {
                if ends {
                    self.found(worth, best, rest);
                }
                return;
            }
            if next == Graph::NONE {
                return;
            }
            id = next;
        }
        let node = *graph.node(id);
        let blank_letters = left.blank_letters();
        let is_last = at + 1 == self.end;
        let source = if is_last { node.ends } else { node.letters };
        let to_go = self.end - at - 1;
        let at_hand = match left.wild {
            0 => left.letters | blank_letters,
            _ => LetterSet::MAX,
        };
        for letter in letters(source & self.squares[at].cross & at_hand) {
            let target = if is_last { Graph::NONE } else { graph.target(&node, letter) };
            let ahead = graph.node(target);
            if !is_last && ahead.lengths >> to_go & 1 == 0 {
                continue;
            }
            if left.letters >> letter & 1 != 0 {
                let kind = usize::from(letter);
                let packed = left.packed - (1 << self.hand.lanes[kind]);
                let rest_letters = self.hand.still(left.letters, letter, packed);
                let worth = worth + self.times[at] * i64::from(self.engine.values[kind]);
                self.tiles[count] = laid(letter, false);
                if is_last {
                    self.found(worth, best, rest);
                } else if (rest_letters | blank_letters) & !ahead.behind == 0 {
                    let left = Left { packed, letters: rest_letters, ..*left };
                    self.lay(at + 1, target, count + 1, &left, worth, best, rest);
                }
            }
            if blank_letters >> letter & 1 != 0 || left.wild > 0 {
                let mut left = *left;
                if left.wild > 0 {
                    left.wild -= 1;
                } else {
                    let used = usize::from(left.blanks[0] != letter);
                    left.blanks[used] = NO_LETTER;
                }
                self.tiles[count] = laid(letter, true);
                if is_last {
                    self.found(worth, best, rest);
                } else if (left.letters | left.blank_letters()) & !ahead.behind == 0 {
                    self.lay(at + 1, target, count + 1, &left, worth, best, rest);
                }
            }
        }
    }

    /// Keeps a word if it is better than the best so far.
    fn found(&self, worth: i64, best: &mut Ranked, rest: Equity) {
        if worth <= best.equity.0 {
            return;
        }
        let slot = self.slot;
        let play = Play::new(
            slot.direction(),
            slot.line.into(),
            slot.first.into(),
            self.tiles,
            slot.count.into(),
        );
        let score = ((worth - rest.0) / 1_000).min(i32::MAX.into()) as i32;
        *best = Ranked { action: Move::Place(play), score, equity: Equity(worth) };
    }
}
