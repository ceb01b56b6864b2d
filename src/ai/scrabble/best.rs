//! The best move of a turn, without finding all of them.
//!
//! A *slot* is a row of squares that a word could fill: so many empty ones with the tiles between
//! and around them. What the best word in it could be worth at most follows from the premiums and
//! the highest values on the rack; slots are looked at from the most promising down, until no
//! other can be better than the best word found. In a slot each part of the rack of the right
//! size is asked for in the filter of anagrams, together with the tiles that lie there; only the
//! few that may make a word are tried out.

use super::anagrams::{LETTER_NUMBERS, LetterSum};
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
            let mut attempt = Attempt {
                engine,
                hand: &self.hand,
                squares,
                slot: &slot,
                fill: None,
            };
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
        let letters = self.engine.edition.tiles.alphabet().letters().len() as u8;
        for &id in self.hand.of_size(self.slot.count.into()) {
            let part = &self.hand.parts[usize::from(id)];
            if self.slot.bound(part) <= best.equity {
                continue;
            }
            let sum = self.slot.sum.wrapping_add(part.sum);
            match part.blanks {
                0 => self.ask(part, sum, [NO_LETTER; 2], best),
                1 => {
                    for a in 0..letters {
                        let sum = sum.wrapping_add(LETTER_NUMBERS[usize::from(a)]);
                        self.ask(part, sum, [a, NO_LETTER], best);
                    }
                }
                2 => {
                    for a in 0..letters {
                        let sum = sum.wrapping_add(LETTER_NUMBERS[usize::from(a)]);
                        for b in a..letters {
                            let sum = sum.wrapping_add(LETTER_NUMBERS[usize::from(b)]);
                            self.ask(part, sum, [a, b], best);
                        }
                    }
                }
                _ => self.fill().fill_wild(part, best),
            }
        }
    }

    /// Tries a part out if the filter does not rule it out.
    #[inline]
    fn ask(&mut self, part: &Part, sum: LetterSum, blanks: BlankLetters, best: &mut Ranked) {
        if self.engine.anagrams.may_hold(sum) {
            self.fill().fill(part, blanks, best);
        }
    }

    fn fill(&mut self) -> &mut Fill<'a> {
        let (engine, hand, squares, slot) = (self.engine, self.hand, self.squares, self.slot);
        self.fill.get_or_insert_with(|| Fill::new(engine, hand, squares, slot))
    }
}
