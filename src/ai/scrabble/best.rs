//! The best move of a turn, without finding all of them.
//!
//! A *slot* is a row of squares that a word could fill: so many empty ones with the tiles between
//! and around them. What the best word in it could be worth at most follows from the premiums and
//! the highest values on the rack; slots are looked at from the most promising down, until no
//! other can be better than the best word found. In a slot each part of the rack of the right
//! size is asked for in the filter of anagrams, together with the tiles that lie there; only the
//! few that may make a word are tried out.

use super::anagrams::LetterSum;
use super::engine::Engine;
use super::fill::{BlankLetters, Fill, NO_LETTER};
use super::hand::{Hand, Part, Turn};
use super::moves::{Move, Ranked};
use super::position::{Position, STRIDE, Square};
use super::slots::{Slot, Slots};

/// Finds the best move; its memory is used again from turn to turn.
#[derive(Default)]
pub struct Finder {
    hand: Hand,
    slots: Slots,
}

impl Finder {
    /// The move with the highest worth; among equals always the same one.
    pub fn best(&mut self, engine: &Engine, position: &Position, turn: &Turn) -> Ranked {
        self.hand.set(engine, turn);
        let mut best = self.without_word(engine, turn);
        self.slots.collect(engine, position, &self.hand, best.equity);
        while let Some(slot) = self.slots.next(best.equity) {
            let squares = position.line(slot.direction(), slot.line.into());
            let mut attempt =
                Attempt { engine, hand: &self.hand, squares, slot: &slot, fill: None };
            attempt.run(&mut best);
        }
        best
    }

    /// The best exchange, or a pass.
    fn without_word(&self, engine: &Engine, turn: &Turn) -> Ranked {
        let mut best = Ranked { action: Move::Pass, score: 0, equity: self.hand.pass() };
        let mut part = 0;
        for (id, candidate) in (0..).zip(&self.hand.parts).skip(1) {
            let equity = self.hand.exchange(turn.worth, candidate);
            let allowed = turn.bag >= engine.exchange.needed(candidate.size.into());
            if allowed && equity > best.equity {
                (part, best.equity) = (id, equity);
            }
        }
        if part != 0 {
            best.action = Move::Exchange(self.hand.tiles(&turn.rack, part));
        }
        best
    }
}

/// The search for a better word in one slot.
struct Attempt<'a> {
    engine: &'a Engine,
    hand: &'a Hand,
    squares: &'a [Square; STRIDE],
    slot: &'a Slot,
    fill: Option<Fill<'a>>,
}

impl<'a> Attempt<'a> {
    fn run(&mut self, best: &mut Ranked) {
        let length = usize::from(self.slot.length);
        for &id in self.hand.of_size(self.slot.count.into()) {
            let part = &self.hand.parts[usize::from(id)];
            if self.slot.bound(part) <= best.equity {
                continue;
            }
            let sum = self.slot.sum.wrapping_add(part.sum);
            match part.blanks {
                0 => self.ask(part, sum, [NO_LETTER; 2], best),
                1 => self.ask_with_one(part, sum, length, NO_LETTER, best),
                2 => {
                    for (letter, number) in self.engine.letter_numbers() {
                        let sum = sum.wrapping_add(number);
                        self.ask_with_one(part, sum, length, letter, best);
                    }
                }
                _ => self.fill().wild(part, best),
            }
        }
    }

    /// Asks for every letter that a last blank can stand for, after those of another blank.
    #[inline]
    fn ask_with_one(
        &mut self,
        part: &Part,
        sum: LetterSum,
        length: usize,
        other: u8,
        best: &mut Ranked,
    ) {
        if !self.engine.anagrams.may_hold_with_one(length, sum) {
            return;
        }
        let first = if other == NO_LETTER { 0 } else { other };
        for (letter, number) in self.engine.letter_numbers().skip(first.into()) {
            self.ask(part, sum.wrapping_add(number), [letter, other], best);
        }
    }

    /// Tries out the words of some letters, if there may be any.
    #[inline]
    fn ask(&mut self, part: &Part, sum: LetterSum, blanks: BlankLetters, best: &mut Ranked) {
        let anagrams = &self.engine.anagrams;
        if anagrams.may_hold(sum) {
            let fill = self.fill();
            for word in anagrams.words(fill.length(), sum) {
                fill.word(word, part, blanks, best);
            }
        }
    }

    fn fill(&mut self) -> &Fill<'a> {
        let (engine, hand, squares, slot) = (self.engine, self.hand, self.squares, self.slot);
        self.fill.get_or_insert_with(|| Fill::new(engine, hand, squares, slot))
    }
}
