//! Some turns like one player, the others like another.

use crate::ai::budget::Budget;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::hand::Worth;
use crate::ai::scrabble::moves::Ranked;
use crate::ai::scrabble::seen::Seen;
use crate::ai::scrabble::self_play::Player;
use crate::games::chance::{Chance, Seed};

/// Plays some turns like a stronger player, as chance has it. Mixing turns keeps the luck of both in the
/// game, so that a step between two levels can be small in every language.
pub(in crate::ai::scrabble) struct Wavering {
    weaker: Box<dyn Player + Send>,
    stronger: Box<dyn Player + Send>,
    /// In how many turns of a hundred the stronger one plays.
    share: usize,
    chance: Chance,
}

impl Wavering {
    /// Wavers between a weaker and a stronger player who compare moves in the same way.
    pub fn new(seed: &Seed, players: [Box<dyn Player + Send>; 2], share: usize) -> Self {
        let [weaker, stronger] = players;
        Self { weaker, stronger, share, chance: seed.chance("turn") }
    }
}

impl Player for Wavering {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, budget: &Budget<'_>) -> Ranked {
        let is_good = self.chance.below(100) < self.share;
        let player = if is_good { &mut self.stronger } else { &mut self.weaker };
        player.choose(engine, seen, budget)
    }

    fn worth(&self) -> Worth {
        self.weaker.worth()
    }
}
