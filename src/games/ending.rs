//! How a game ends for its players, whichever game it is.

use serde::{Deserialize, Serialize};

/// Why a player is out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Departure {
    /// Gave up.
    Resigned,
    /// Left the table.
    Left,
    /// Ran out of time.
    OutOfTime,
}

/// How a player of a finished game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The place, from one; players may share it.
    pub place: usize,
    /// Why the player did not stay to the end.
    pub departed: Option<Departure>,
}
