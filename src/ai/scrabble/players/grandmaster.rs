//! The strongest player: simulation, all orders of the last tiles, and the end game.

use crate::ai::budget::Budget;
use crate::ai::scrabble::end_game::{EndGame, Solver};
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::hand::Worth;
use crate::ai::scrabble::moves::Ranked;
use crate::ai::scrabble::seen::Seen;
use crate::ai::scrabble::self_play::Player;
use crate::ai::scrabble::simulation::Simulator;
use crate::games::chance::{Chance, Seed};

/// Plays on in thought after the most promising moves, and searches the end game.
pub(in crate::ai::scrabble) struct Grandmaster {
    simulator: Simulator,
    solver: Solver,
    chance: Chance,
}

impl Grandmaster {
    /// A player whose chance comes from a seed.
    pub fn new(seed: &Seed) -> Self {
        let (simulator, solver) = Default::default();
        Self { simulator, solver, chance: seed.chance("level") }
    }
}

impl Player for Grandmaster {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, budget: &Budget<'_>) -> Ranked {
        if let Some(game) = EndGame::seen(seen) {
            return self.solver.solve(engine, &game, budget).best;
        }
        let judged = self.simulator.judge(engine, seen, &mut self.chance, budget);
        judged.first().map_or(super::PASS, |judged| judged.ranked)
    }

    fn worth(&self) -> Worth {
        Worth::Equity
    }
}
