//! The computer at a table in the terminal.

use std::time::{Duration, Instant};

use crate::ai::budget::Budget;
use crate::ai::scrabble::{Engine, Level, decide};
use crate::cli::scrabble::crew::Threads;
use crate::compute;
use crate::games::chance::Seed;
use crate::games::scrabble::{Action, View};
use crate::lexicon::Words;

/// Plays on all seats but the first.
pub(super) struct Computer {
    pub level: Level,
    pub seed: Seed,
    pub longest: Duration,
}

impl Computer {
    /// What it does on turn, from what its own seat sees.
    pub fn choose(&self, engine: &Engine, view: &View, words: &dyn Words) -> Action {
        let begun = Instant::now();
        let enough = || begun.elapsed() >= self.longest;
        let threads = Threads(compute::cores());
        let budget = Budget::until(&enough).with_crew(&threads);
        // Every turn has a chance of its own.
        let mut bytes = [0; 32];
        let mut chance = self.seed.chance(&format!("turn {}", view.turns.len()));
        bytes.fill_with(|| chance.below(256) as u8);
        decide(engine, view, self.level, &Seed::new(bytes), words, &budget)
    }
}
