//! The best move at first sight.

use crate::ai::budget::Budget;
use crate::ai::scrabble::best::Finder;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::hand::Worth;
use crate::ai::scrabble::moves::Ranked;
use crate::ai::scrabble::seen::Seen;
use crate::ai::scrabble::self_play::Player;

/// Takes the best move, as it compares them.
pub(in crate::ai::scrabble) struct BestMove {
    finder: Finder,
    worth: Worth,
}

impl BestMove {
    /// A player who compares moves in this way.
    pub fn new(worth: Worth) -> Self {
        Self { finder: Finder::default(), worth }
    }
}

impl Player for BestMove {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, _: &Budget<'_>) -> Ranked {
        self.finder.best(engine, seen.position, seen.turn)
    }

    fn worth(&self) -> Worth {
        self.worth
    }
}
