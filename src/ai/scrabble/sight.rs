//! A view of the game, made ready for searching.

use super::engine::Engine;
use super::hand::{Turn, Worth};
use super::position::Position;
use super::rack::Rack;
use super::seen::Seen;
use crate::games::rules::Seat;
use crate::games::scrabble::{EndRule, TurnDeed, View};

/// What a view shows to the player on turn.
pub struct Sight {
    /// The board.
    pub position: Position,
    /// The rack and the bag.
    pub turn: Turn,
    /// The tiles in the bag and on the other racks.
    pub unseen: Rack,
    /// The scores of those still in the game, from the player on turn on.
    pub scores: Vec<i32>,
    scoreless: usize,
    pass_ends: bool,
}

impl Sight {
    /// Makes the view of the player on turn ready; without a rack in it the rack is empty.
    pub fn new(engine: &Engine, view: &View, worth: Worth) -> Self {
        let tiles = &engine.edition().tiles;
        let rack = view.rack.as_ref().map(|rack| Rack::new(rack, tiles.alphabet()));
        let scores = scores(view);
        Self {
            position: engine.position(&view.board),
            turn: Turn {
                rack: rack.unwrap_or_default(),
                bag: view.bag,
                unseen_value: tiles.sum(&view.unseen).0,
                worth,
            },
            unseen: Rack::new(&view.unseen, tiles.alphabet()),
            scoreless: view.scoreless,
            pass_ends: pass_ends(view, scores.len()),
            scores,
        }
    }

    /// What is handed to a player.
    pub fn seen(&self) -> Seen<'_> {
        Seen {
            position: &self.position,
            turn: &self.turn,
            unseen: &self.unseen,
            scores: &self.scores,
            scoreless: self.scoreless,
            pass_ends: self.pass_ends,
        }
    }
}

/// The scores of those still in the game, from the player on turn on.
fn scores(view: &View) -> Vec<i32> {
    let own = view.turn.map_or(0, Seat::index);
    let (before, from_own) = view.players.split_at(own.min(view.players.len()));
    let in_play = from_own.iter().chain(before).filter(|player| player.departed.is_none());
    // A notation may tell any number; the difference of two of these is a number yet.
    const MOST: i32 = 1_000_000_000;
    in_play.map(|player| player.score.0.clamp(-MOST, MOST)).collect()
}

/// Whether the game is over when the player on turn passes.
fn pass_ends(view: &View, in_play: usize) -> bool {
    match view.setup.options.ending {
        EndRule::SixScorelessTurns => view.scoreless + 1 >= 6,
        EndRule::TwoRoundsOfPasses => {
            let last = view.turns.iter().rev();
            let passes = last.take_while(|turn| matches!(turn.deed, TurnDeed::Passed)).count();
            passes + 1 >= 2 * in_play
        }
    }
}
