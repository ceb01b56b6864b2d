//! Words that everybody knows, now this one, now that.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::{laid, without_word};
use crate::ai::budget::Budget;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::generate::Generator;
use crate::ai::scrabble::hand::Worth;
use crate::ai::scrabble::moves::Ranked;
use crate::ai::scrabble::seen::Seen;
use crate::ai::scrabble::self_play::Player;
use crate::games::chance::{Chance, Seed};

/// Lays words that everybody knows, one of the best that come to mind.
pub(in crate::ai::scrabble) struct Casual {
    generator: Generator,
    chance: Chance,
    /// The most points of a turn.
    most: i32,
    /// Of how many good words one is chosen.
    choice: usize,
    /// Moves that may be made.
    allowed: Vec<Ranked>,
}

impl Casual {
    /// A player who never makes more than so many points in a turn and takes one of so many words.
    pub fn new(seed: &Seed, most: i32, choice: usize) -> Self {
        let (generator, chance) = (Generator::default(), seed.chance("level"));
        Self { generator, chance, most, choice, allowed: Vec::new() }
    }
}

impl Player for Casual {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, budget: &Budget<'_>) -> Ranked {
        let all = self.generator.all(engine, seen.position, seen.turn);
        self.allowed.clear();
        let words = all.iter().filter(|ranked| laid(ranked).is_some());
        self.allowed.extend(words.filter(|ranked| ranked.score <= self.most));
        // With two blanks there are very many words, of which only the first few are asked for.
        let places = self.allowed.iter().zip(0..);
        let mut best: BinaryHeap<(i32, Reverse<usize>)> =
            places.map(|(ranked, place)| (ranked.score, Reverse(place))).collect();
        let from_the_best = std::iter::from_fn(|| best.pop()).map(|(_, Reverse(place))| place);
        let is_known =
            |ranked: &&Ranked| laid(ranked).is_some_and(|play| engine.knows(seen.position, play));
        let known = from_the_best
            .take_while(|_| !budget.is_stopped())
            .map(|place| &self.allowed[place])
            .filter(is_known)
            .take(self.choice);
        let known: Vec<&Ranked> = known.collect();
        if let Some(&&chosen) = known.get(self.chance.below(known.len())) {
            return chosen;
        }
        // Who knows no word that fits does not look one up, either.
        without_word(all)
    }

    fn worth(&self) -> Worth {
        Worth::Points
    }
}
