//! Short moves: the most points with a few tiles.

use super::{laid, without_word};
use crate::ai::budget::Budget;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::generate::Generator;
use crate::ai::scrabble::hand::Worth;
use crate::ai::scrabble::moves::Ranked;
use crate::ai::scrabble::seen::Seen;
use crate::ai::scrabble::self_play::Player;

/// Lays the word with the most points that takes at most so many tiles.
pub(in crate::ai::scrabble) struct FewTiles {
    generator: Generator,
    most: usize,
}

impl FewTiles {
    /// A player who never lays more than so many tiles.
    pub fn new(most: usize) -> Self {
        Self { generator: Generator::default(), most }
    }
}

impl Player for FewTiles {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, _: &Budget<'_>) -> Ranked {
        let all = self.generator.all(engine, seen.position, seen.turn);
        let few = |ranked: &&Ranked| laid(ranked).is_some_and(|play| play.count() <= self.most);
        let best = all.iter().filter(few).max_by_key(|ranked| ranked.score);
        best.copied().unwrap_or_else(|| without_word(all))
    }

    fn worth(&self) -> Worth {
        Worth::Points
    }
}
