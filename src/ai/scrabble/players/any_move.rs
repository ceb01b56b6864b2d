//! Any move, as chance has it.

use super::{laid, without_word};
use crate::ai::budget::Budget;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::generate::Generator;
use crate::ai::scrabble::hand::Worth;
use crate::ai::scrabble::moves::Ranked;
use crate::ai::scrabble::seen::Seen;
use crate::ai::scrabble::self_play::Player;
use crate::games::chance::{Chance, Seed};

/// Lays any word for at most so many points; without one it exchanges, or passes when it cannot.
pub(in crate::ai::scrabble) struct AnyMove {
    generator: Generator,
    chance: Chance,
    most: i32,
}

impl AnyMove {
    /// A player whose chance comes from a seed and who makes at most so many points in a turn.
    pub fn new(seed: &Seed, most: i32) -> Self {
        Self { generator: Generator::default(), chance: seed.chance("level"), most }
    }
}

impl Player for AnyMove {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, _: &Budget<'_>) -> Ranked {
        let all = self.generator.all(engine, seen.position, seen.turn);
        let is_modest = |ranked: &&Ranked| laid(ranked).is_some() && ranked.score <= self.most;
        let words: Vec<&Ranked> = all.iter().filter(is_modest).collect();
        let any = words.get(self.chance.below(words.len()));
        any.map_or_else(|| without_word(all), |&&any| any)
    }

    fn worth(&self) -> Worth {
        Worth::Points
    }
}
