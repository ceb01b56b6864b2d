//! One game of self-play as a lesson about tiles.

use super::evidence::Evidence;
use crate::ai::budget::Budget;
use crate::ai::scrabble::best::Finder;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::hand::{Turn, Worth};
use crate::ai::scrabble::moves::Ranked;
use crate::ai::scrabble::rack::Rack;
use crate::ai::scrabble::seen::Seen;
use crate::ai::scrabble::self_play::{Deal, Player, TurnTaken, play};
use crate::games::chance::Chance;

/// Racks that are drawn and compared in each position.
const RACKS: usize = 4;

/// Plays games with itself and looks, in every position, what other racks would have earned.
#[derive(Default)]
pub struct Pupil {
    first: Finder,
    second: Finder,
    other: Finder,
}

impl Pupil {
    /// Plays one game; what it shows is added to the evidence.
    pub fn play(&mut self, engine: &Engine, seed: u64, number: u64, evidence: &mut Evidence) {
        let deal = Deal::new(engine, seed, number);
        let mut chance = deal.side_chance("racks");
        let (mut first, mut second) = (Static(&mut self.first), Static(&mut self.second));
        play(engine, deal, &mut [&mut first, &mut second], |taken| {
            if taken.turn.bag > 0 {
                compare(engine, taken, &mut self.other, &mut chance, evidence);
            }
        });
    }
}

/// Draws some racks from the tiles off the board and compares what they earn.
fn compare(
    engine: &Engine,
    taken: &TurnTaken<'_>,
    finder: &mut Finder,
    chance: &mut Chance,
    evidence: &mut Evidence,
) {
    let mut tiles: Vec<u8> = taken.unseen.each().chain(taken.turn.rack.each()).collect();
    let mut racks = [([0; 12], 0i64); RACKS];
    let size = engine.rack_size.min(tiles.len());
    for (kinds, worth) in &mut racks {
        for place in 0..size {
            let chosen = place + chance.below(tiles.len() - place);
            tiles.swap(place, chosen);
        }
        let rack: Rack = tiles[..size].iter().copied().collect();
        for (place, kind) in kinds.iter_mut().zip(rack.each()) {
            *place = kind;
        }
        let turn = Turn { rack, ..*taken.turn };
        *worth = finder.best(engine, taken.position, &turn).equity.0;
    }
    let total: i64 = racks.iter().map(|&(_, worth)| worth).sum();
    for (kinds, worth) in &racks {
        let others = (total - worth) / (RACKS as i64 - 1);
        evidence.observe(&kinds[..size], worth - others);
    }
}

/// Plays the best move by equity.
struct Static<'a>(&'a mut Finder);

impl Player for Static<'_> {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, _: &Budget<'_>) -> Ranked {
        self.0.best(engine, seen.position, seen.turn)
    }

    fn worth(&self) -> Worth {
        Worth::Equity
    }
}
