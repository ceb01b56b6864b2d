//! The best move of a turn, without finding all of them.
//!
//! A *slot* is a row of squares that a word could fill: so many empty ones with the tiles between
//! and around them. What the best word in it could be worth at most follows from the premiums and
//! the highest values on the rack; slots are looked at from the most promising down, until no
//! other can be better than the best word found. In a slot each part of the rack of the right
//! size is asked for in the filter of anagrams, together with the tiles that lie there; only the
//! few that may make a word are tried out.

use super::anagrams::{LETTER_NUMBERS, Length, LetterSum};
use super::completions::Completions;
use super::engine::Engine;
use super::equity::Equity;
use super::feasible::Feasible;
use super::fill::{BlankLetters, Fill, NO_LETTER};
use super::graph::letters;
use super::hand::{Hand, Part, Turn, Worth};
use super::moves::{Move, Ranked};
use super::needs::Needs;
use super::opening::Places;
use super::position::{ACROSS, DOWN, Position, STRIDE, Square};
use super::scan::{Line, Scan};
use super::slots::{Slot, Slots};

/// Slots across that are tried before those down are collected.
const EARLY: usize = 8;

/// Finds the best move; its memory is used again from turn to turn.
#[derive(Default)]
pub struct Finder {
    hand: Hand,
    scan: Scan,
    slots: Slots,
    feasible: Feasible,
    completions: Completions,
}

impl Finder {
    /// The move with the highest worth; among equals always the same one.
    ///
    /// # Panics
    /// When the rack holds more tiles than any edition allows.
    pub fn best(&mut self, engine: &Engine, position: &Position, turn: &Turn) -> Ranked {
        self.hand.set(engine, turn);
        self.feasible.forget();
        self.completions.forget();
        self.slots.clear(&self.hand);
        let mut best = self.without_word(engine, turn);
        self.collect(engine, position, ACROSS, best.equity);
        // A good word early on spares the other direction most of its slots.
        for _ in 0..EARLY {
            self.try_next(engine, position, turn.worth, &mut best);
        }
        self.collect(engine, position, DOWN, best.equity);
        while self.try_next(engine, position, turn.worth, &mut best) {}
        best
    }

    /// Collects the slots of a direction in which a word may be worth more than something.
    fn collect(&mut self, engine: &Engine, position: &Position, direction: usize, least: Equity) {
        let lines = 1..=position.lines(direction);
        for number in lines.filter(|&line| position.is_touched(direction, line)) {
            let line = Line {
                direction,
                number,
                length: position.length(direction),
                start: position.start_in(direction, number),
            };
            let squares = position.line(direction, number);
            if self.scan.read(engine, &self.hand, squares, &line) {
                self.scan.collect(engine, &self.hand, &mut self.slots, &line, least);
            }
        }
    }

    /// Tries the most promising slot, if there is one that may be better than the best so far.
    fn try_next(
        &mut self,
        engine: &Engine,
        position: &Position,
        worth: Worth,
        best: &mut Ranked,
    ) -> bool {
        let Some(slot) = self.slots.next(best.equity) else { return false };
        let (direction, line) = (slot.direction(), slot.line.into());
        let is_first = position.is_empty() && worth == Worth::Equity;
        let mut attempt = Attempt {
            engine,
            hand: &self.hand,
            squares: position.line(direction, line),
            slot: &slot,
            beside: is_first.then(|| position.beside_premiums(direction, line)),
            words: engine.anagrams.of_length(slot.length.into()),
            fill: None,
        };
        attempt.run(&self.slots, &mut self.feasible, &mut self.completions, best);
        true
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
    /// For a first word by equity, where premium letters lie beside it.
    beside: Option<Places>,
    /// The words of the slot's length.
    words: &'a Length,
    fill: Option<Fill<'a>>,
}

impl<'a> Attempt<'a> {
    fn run(
        &mut self,
        slots: &Slots,
        feasible: &mut Feasible,
        completions: &mut Completions,
        best: &mut Ranked,
    ) {
        for (first, parts) in self.hand.groups(self.slot.count.into()) {
            let numbers = first..first + parts.len();
            let promising = slots.promising(self.hand, self.slot, numbers, best.equity);
            let possible = feasible.of(self.words, self.slot.sum, (first, parts), promising);
            if possible == 0 {
                continue;
            }
            let needs = Needs::of(&self.squares[self.slot.squares()]);
            for place in letters(possible) {
                let part = &parts[usize::from(place)];
                if self.slot.bound(part) > best.equity {
                    self.try_part(part, &needs, completions, best);
                }
            }
        }
    }

    /// Tries out a part of the rack with all letters that its blanks may stand for.
    fn try_part(
        &mut self,
        part: &Part,
        needs: &Needs,
        completions: &mut Completions,
        best: &mut Ranked,
    ) {
        let Some(wanted) = needs.blanks_for(part) else { return };
        let sum = self.slot.sum.wrapping_add(part.sum);
        match part.blanks {
            0 => self.try_words(part, sum, [NO_LETTER; 2], best),
            1 => {
                let possible = completions.of(self.engine, self.words, sum) & wanted;
                for letter in letters(possible) {
                    self.with_blanks(part, needs, sum, [letter, NO_LETTER], best);
                }
            }
            2 => {
                for &pair in completions.pairs(self.engine, self.words, sum) {
                    if pair.iter().all(|&letter| wanted >> letter & 1 != 0) {
                        self.with_blanks(part, needs, sum, pair, best);
                    }
                }
            }
            _ => self.fill().wild(part, best),
        }
    }

    /// Tries the words with blanks that stand for some letters, if these serve the slot.
    #[inline]
    fn with_blanks(
        &mut self,
        part: &Part,
        needs: &Needs,
        sum: LetterSum,
        blanks: BlankLetters,
        best: &mut Ranked,
    ) {
        let (mut sum, mut known) = (sum, part.letters);
        for &letter in blanks.iter().filter(|&&letter| letter != NO_LETTER) {
            sum = sum.wrapping_add(LETTER_NUMBERS[usize::from(letter)]);
            known |= 1 << letter;
        }
        if needs.are_served(known) {
            self.try_words(part, sum, blanks, best);
        }
    }

    /// Tries out the words of some letters.
    #[inline(never)]
    fn try_words(&mut self, part: &Part, sum: LetterSum, blanks: BlankLetters, best: &mut Ranked) {
        let words = self.words;
        let fill = self.fill();
        for word in words.words(fill.length(), sum) {
            fill.word(word, part, blanks, best);
        }
    }

    fn fill(&mut self) -> &Fill<'a> {
        let (engine, hand, squares, slot) = (self.engine, self.hand, self.squares, self.slot);
        let beside = self.beside;
        self.fill.get_or_insert_with(|| Fill::new(engine, hand, squares, slot, beside))
    }
}
