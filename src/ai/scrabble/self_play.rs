//! Games of the computer with itself, on positions made for searching.

use super::engine::Engine;
use super::hand::{Turn, Worth};
use super::moves::{Move, Ranked};
use super::position::Position;
use super::rack::Rack;
use super::seen::Seen;
use crate::ai::budget::Budget;
use crate::games::chance::{Chance, Seed};

/// Whoever chooses moves in such a game.
pub trait Player {
    /// Chooses a move of the turn, within a budget.
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, budget: &Budget<'_>) -> Ranked;

    /// How this player compares moves.
    fn worth(&self) -> Worth;
}

/// A turn of a game, before its move is made.
pub struct TurnTaken<'a> {
    /// The board.
    pub position: &'a Position,
    /// Who is on turn, by the order of play.
    pub player: usize,
    /// The rack and the bag.
    pub turn: &'a Turn,
    /// The scores so far.
    pub scores: &'a [i32],
    /// Turns in a row that scored nothing.
    pub scoreless: usize,
    /// The move.
    pub chosen: &'a Ranked,
    /// The tiles that the player on turn does not see: the bag and the other racks, in no order.
    pub unseen: &'a Rack,
}

/// A game of the computer with itself: which tiles are drawn in which order.
pub struct Deal {
    seed: Seed,
    bag: Vec<u8>,
    /// Mixes what is put back.
    chance: Chance,
}

impl Deal {
    /// The deal of a number: the same number, the same tiles.
    pub fn new(engine: &Engine, seed: u64, number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        bytes[8..16].copy_from_slice(&number.to_be_bytes());
        let seed = Seed::new(bytes);
        let mut bag: Vec<u8> = engine.all_tiles().each().collect();
        seed.chance("bag").shuffle(&mut bag);
        Self { bag, chance: seed.chance("mix"), seed }
    }

    /// Chance of the same deal for another purpose.
    pub(super) fn side_chance(&self, purpose: &str) -> Chance {
        self.seed.chance(purpose)
    }

    pub(super) fn draw(&mut self, rack: &mut Rack, count: usize) {
        let rest = self.bag.len() - count.min(self.bag.len());
        self.bag.drain(rest..).for_each(|kind| rack.add(kind));
    }

    /// Puts tiles back and mixes the bag.
    fn put_back(&mut self, tiles: &Rack) {
        self.bag.extend(tiles.each());
        self.chance.shuffle(&mut self.bag);
    }
}

/// Nobody has found a word for so many rounds: the players give up and pass.
const HOPELESS_ROUNDS: usize = 3;

/// Plays a game to its end; answers the final scores in the order of play.
pub fn play(
    engine: &Engine,
    mut deal: Deal,
    players: &mut [&mut dyn Player],
    mut taken: impl FnMut(&TurnTaken<'_>),
) -> Vec<i32> {
    let count = players.len();
    let mut position = engine.start();
    let mut racks = vec![Rack::default(); count];
    for rack in &mut racks {
        deal.draw(rack, engine.rack_size);
    }
    let mut scores = vec![0; count];
    // What the player on turn does not see is the bag and the other racks.
    let mut off_board = engine.all_tiles();
    let (mut passes, mut scoreless, mut on_turn) = (0, 0, 0);
    while passes < 2 * count {
        let rack = racks[on_turn];
        let mut unseen = off_board;
        rack.each().for_each(|kind| unseen.remove(kind));
        let player = &mut players[on_turn];
        let turn = Turn {
            rack,
            bag: deal.bag.len(),
            unseen_value: engine.value(&unseen),
            worth: player.worth(),
        };
        let from_own: Vec<i32> = (0..count).map(|seat| scores[(on_turn + seat) % count]).collect();
        let seen = Seen {
            position: &position,
            turn: &turn,
            unseen: &unseen,
            scores: &from_own,
            scoreless,
            pass_ends: passes + 1 == 2 * count,
        };
        let mut chosen = player.choose(engine, &seen, &Budget::default());
        if scoreless >= HOPELESS_ROUNDS * count && matches!(chosen.action, Move::Exchange(_)) {
            chosen.action = Move::Pass;
        }
        taken(&TurnTaken {
            position: &position,
            player: on_turn,
            turn: &turn,
            scores: &scores,
            scoreless,
            chosen: &chosen,
            unseen: &unseen,
        });
        let used = chosen.action.used();
        used.each().for_each(|kind| racks[on_turn].remove(kind));
        passes = if chosen.action == Move::Pass { passes + 1 } else { 0 };
        scoreless = if chosen.score == 0 { scoreless + 1 } else { 0 };
        match &chosen.action {
            Move::Place(play) => {
                position.make(engine, play);
                scores[on_turn] += chosen.score;
                used.each().for_each(|kind| off_board.remove(kind));
                deal.draw(&mut racks[on_turn], used.len());
            }
            Move::Exchange(_) => {
                deal.draw(&mut racks[on_turn], used.len());
                deal.put_back(&used);
            }
            Move::Pass => {}
        }
        if racks[on_turn].is_empty() && deal.bag.is_empty() {
            break;
        }
        on_turn = (on_turn + 1) % count;
    }
    settle(engine, &racks, &mut scores);
    scores
}

/// Everyone loses the tiles left; who has none gains those of all others.
fn settle(engine: &Engine, racks: &[Rack], scores: &mut [i32]) {
    let all: i32 = racks.iter().map(|rack| engine.value(rack)).sum();
    for (rack, score) in racks.iter().zip(scores) {
        *score += if rack.is_empty() { all } else { -engine.value(rack) };
    }
}
