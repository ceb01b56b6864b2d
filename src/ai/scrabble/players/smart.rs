//! The player of the third thesis.

use crate::ai::budget::Budget;
use crate::ai::scrabble::end_game::{EndGame, b_star};
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::hand::Worth;
use crate::ai::scrabble::heuristic::Heuristic;
use crate::ai::scrabble::moves::Ranked;
use crate::ai::scrabble::seen::Seen;
use crate::ai::scrabble::self_play::Player;

/// Weighs points, the hope of a bingo and what is opened; plays the end game by B*.
#[derive(Default)]
pub(in crate::ai::scrabble) struct Smart {
    heuristic: Heuristic,
}

/// Steps of B* in a turn, as many as are done in a moment.
const END_GAME_STEPS: u64 = 3_000;

impl Player for Smart {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, budget: &Budget<'_>) -> Ranked {
        if let Some(game) = EndGame::seen(seen) {
            return b_star(engine, &game, &budget.at_most(END_GAME_STEPS));
        }
        self.heuristic.ranked(engine, seen, budget).first().copied().unwrap_or(super::PASS)
    }

    fn worth(&self) -> Worth {
        Worth::Points
    }
}
