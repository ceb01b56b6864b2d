//! What a table has agreed on before the first move.

use serde::{Deserialize, Serialize};

use crate::session::game::GameTerms;

/// What a table has agreed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Which game, by which rules.
    pub game: GameTerms,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether players see what a move would earn before it counts.
    pub previews: bool,
    /// Whether the result counts in the table of players.
    pub rated: bool,
    /// How long things may take.
    #[serde(default)]
    pub pace: Pace,
}

impl Terms {
    /// A friendly game: unrated, with hints and previews, at an easy pace.
    pub fn friendly(game: GameTerms) -> Self {
        Self { game, hints: true, previews: true, rated: false, pace: Pace::default() }
    }
}

/// How long things may take, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Pace {
    /// The time for one move, after which the player is out of the game.
    pub move_ms: Option<u64>,
    /// Whoever is to move is reminded after each such time, a few times.
    pub remind_ms: Option<u64>,
    /// The silence after which the host may give a player's seat away.
    pub kick_ms: u64,
    /// The time after which a table that did not begin is closed.
    pub lobby_ms: u64,
    /// The silence after which a begun game is closed; it can be reopened.
    pub abandoned_ms: u64,
}

impl Pace {
    /// How often a player is reminded of one move.
    pub const MAX_REMINDERS: u8 = 3;

    const HOUR: u64 = 3_600_000;
    const DAY: u64 = 24 * Self::HOUR;
}

impl Default for Pace {
    /// No limit for a move, a reminder a day, and nothing is thrown away within a fortnight.
    fn default() -> Self {
        Self {
            move_ms: None,
            remind_ms: Some(Self::DAY),
            kick_ms: 2 * Self::DAY,
            lobby_ms: Self::DAY,
            abandoned_ms: 14 * Self::DAY,
        }
    }
}
