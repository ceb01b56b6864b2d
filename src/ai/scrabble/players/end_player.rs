//! The best move at first sight while something is hidden, the best of all when nothing is.

use crate::ai::budget::Budget;
use crate::ai::scrabble::best::Finder;
use crate::ai::scrabble::end_game::{EndGame, Solver};
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::hand::Worth;
use crate::ai::scrabble::moves::Ranked;
use crate::ai::scrabble::seen::Seen;
use crate::ai::scrabble::self_play::Player;

/// Takes the best move by equity, and searches the end game.
#[derive(Default)]
pub(in crate::ai::scrabble) struct EndPlayer {
    finder: Finder,
    solver: Solver,
}

/// Steps of the search in a turn: about a second.
const END_GAME_STEPS: u64 = 150_000;

impl Player for EndPlayer {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, budget: &Budget<'_>) -> Ranked {
        match EndGame::seen(seen) {
            Some(game) => self.solver.solve(engine, &game, &budget.at_most(END_GAME_STEPS)).best,
            None => self.finder.best(engine, seen.position, seen.turn),
        }
    }

    fn worth(&self) -> Worth {
        Worth::Equity
    }
}
