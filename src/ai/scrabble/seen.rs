//! What a player on turn sees.

use super::hand::Turn;
use super::position::Position;
use super::rack::Rack;

/// What the player on turn sees of the game.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    /// The board.
    pub position: &'a Position,
    /// The rack and the bag.
    pub turn: &'a Turn,
    /// The tiles in the bag and on the other racks, in no order.
    pub unseen: &'a Rack,
    /// The scores of those who are still in the game, the player on turn first, then in the order
    /// of play.
    pub scores: &'a [i32],
    /// Turns in a row that scored nothing.
    pub scoreless: usize,
    /// Whether a pass ends the game.
    pub pass_ends: bool,
}

impl Seen<'_> {
    /// Whether nothing is hidden: the bag is empty and there is one opponent.
    pub fn is_open(&self) -> bool {
        self.turn.bag == 0 && self.scores.len() == 2
    }
}
