//! The measure of the third thesis: v = j + e − d, points with the hope of a bingo next turn, less
//! what the move opens to the others.

mod defence;
mod septets;

pub(super) use septets::Septets;

use std::cmp::Reverse;

use super::engine::Engine;
use super::equity::Equity;
use super::generate::Generator;
use super::moves::{Move, Ranked};
use super::seen::Seen;
use crate::ai::budget::Budget;

/// Finds the moves of a turn and what they are worth by this measure; its memory is used again.
#[derive(Default)]
pub struct Heuristic {
    generator: Generator,
    found: Vec<Ranked>,
}

impl Heuristic {
    /// Every move of the turn with v as its worth, the best first. The measure was made for words; it
    /// hopes for too much to be worth a turn without points, so exchanges stand behind all words, and
    /// a pass is last.
    /// When it is stopped before it knows what may be hoped for, all moves are valued without.
    pub fn ranked(&mut self, engine: &Engine, seen: &Seen<'_>, budget: &Budget<'_>) -> &[Ranked] {
        let all = self.generator.all(engine, seen.position, seen.turn);
        let septets = engine.septets(budget);
        let hopes = septets.and_then(|all| all.hopes(seen.turn, seen.unseen, budget));
        self.found.clear();
        self.found.extend(all.iter().map(|ranked| {
            let kept = ranked.action.kept(&seen.turn.rack);
            let e = hopes.as_ref().map_or(0.0, |hopes| hopes.of(&kept));
            let v = match &ranked.action {
                Move::Place(play) => {
                    let d = defence::opened(seen.position, play, engine.rack_size);
                    f64::from(ranked.score) + e - f64::from(d)
                }
                Move::Exchange(_) => e,
                Move::Pass => return Ranked { equity: Equity::LEAST, ..*ranked },
            };
            Ranked { equity: Equity::from_f64(v), ..*ranked }
        }));
        // Among equals the one that was better at first sight, then the one found first.
        self.found.sort_by_key(|ranked| {
            let is_word = matches!(ranked.action, Move::Place(_));
            Reverse((is_word, ranked.equity, ranked.score))
        });
        &self.found
    }
}
