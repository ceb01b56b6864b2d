//! What a player can do, and how a move is typed.

use std::str::FromStr;

use super::square::{Square, SquareError};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Toss the coin that tells who begins.
    Toss,
    /// Mark a square.
    Mark(Square),
    /// Offer a draw; it takes the other's offer where there is one.
    Offer,
    /// Take the draw that the other offers.
    Accept,
    /// Refuse it.
    Decline,
    /// Give up.
    Resign,
    /// Leave the table.
    Leave,
    /// State that the time of whoever must act is over.
    ClaimTime,
    /// Take back the last step.
    Undo,
}

/// A move as people type it: `toss`, `draw`, or a square such as `b2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedMove {
    /// The coin.
    Toss,
    /// A draw, offered or taken.
    Draw,
    /// A square to mark.
    Mark(Square),
}

impl FromStr for TypedMove {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        match text.trim() {
            text if text.eq_ignore_ascii_case("toss") => Ok(Self::Toss),
            text if text.eq_ignore_ascii_case("draw") => Ok(Self::Draw),
            text => text.parse().map(Self::Mark),
        }
    }
}

impl From<TypedMove> for Action {
    fn from(typed: TypedMove) -> Self {
        match typed {
            TypedMove::Toss => Self::Toss,
            TypedMove::Draw => Self::Offer,
            TypedMove::Mark(square) => Self::Mark(square),
        }
    }
}
