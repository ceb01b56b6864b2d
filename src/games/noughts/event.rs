//! What has happened, with all results in it: what is stored.

use serde::{Deserialize, Serialize};

use super::square::Square;
use crate::games::chance::Seed;
use crate::games::ending::Departure;
use crate::games::rules::Seat;

/// One thing that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game began.
    Started(Started),
    /// The coin was tossed.
    Tossed {
        /// Who tossed it.
        by: Seat,
        /// Who begins.
        first: Seat,
    },
    /// A square was marked.
    Marked {
        /// Whose mark it is.
        seat: Seat,
        /// Which square.
        square: Square,
    },
    /// A draw was offered.
    Offered {
        /// Who offers it.
        by: Seat,
    },
    /// It was refused.
    Declined {
        /// Who refused it.
        by: Seat,
    },
    /// It was taken.
    Accepted {
        /// Who took it.
        by: Seat,
    },
    /// A player gave up or left.
    Departed {
        /// Who.
        seat: Seat,
        /// How.
        how: Departure,
    },
    /// The last step was taken back.
    Undone {
        /// Who wanted it.
        by: Seat,
    },
    /// The game ended.
    Ended {
        /// Why.
        reason: EndReason,
    },
}

/// The beginning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Started {
    /// The game's name.
    pub game: String,
    /// The secret that the coin falls by.
    pub seed: Seed,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// A player has three in a row.
    Line(Seat),
    /// No square is free.
    Full,
    /// The players agreed on a draw.
    Agreed,
    /// The other one is gone.
    OnlyOneLeft(Seat),
}

impl EndReason {
    /// Who has won; nobody where it is a draw.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Self::Line(seat) | Self::OnlyOneLeft(seat) => Some(seat),
            Self::Full | Self::Agreed => None,
        }
    }
}
