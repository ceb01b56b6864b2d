//! Any move, as chance has it.

use super::{laid, without_word};
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::generate::Generator;
use crate::ai::scrabble::hand::Worth;
use crate::ai::scrabble::moves::{Move, Ranked};
use crate::ai::scrabble::seen::{Budget, Seen};
use crate::ai::scrabble::self_play::Player;
use crate::games::chance::{Chance, Seed};

/// In so many of so many turns it exchanges tiles, unless nobody has scored before it. With fewer
/// exchanges it would beat an amateur in Slovak, where words bring more than ten points on the average.
const EXCHANGES: usize = 3;
const OF_TURNS: usize = 5;

/// Lays any word, or exchanges any tiles; passes only when it can do neither.
pub(in crate::ai::scrabble) struct AnyMove {
    generator: Generator,
    chance: Chance,
}

impl AnyMove {
    /// A player whose chance comes from a seed.
    pub fn new(seed: &Seed) -> Self {
        Self { generator: Generator::default(), chance: seed.chance("level") }
    }
}

impl Player for AnyMove {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, _: &Budget<'_>) -> Ranked {
        let all = self.generator.all(engine, seen.position, seen.turn);
        let words: Vec<&Ranked> = all.iter().filter(|ranked| laid(ranked).is_some()).collect();
        let is_exchange = |ranked: &&Ranked| matches!(ranked.action, Move::Exchange(_));
        let exchanges: Vec<&Ranked> = all.iter().filter(is_exchange).collect();
        let exchanges_now = seen.scoreless == 0 && self.chance.below(OF_TURNS) < EXCHANGES;
        let kind = if exchanges_now && !exchanges.is_empty() { exchanges } else { words };
        let any = kind.get(self.chance.below(kind.len()));
        any.map_or_else(|| without_word(all), |&&any| any)
    }

    fn worth(&self) -> Worth {
        Worth::Points
    }
}
