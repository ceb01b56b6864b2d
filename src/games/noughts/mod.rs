//! Noughts and crosses, the smallest game under this roof: tests alone switch it on, to show that a new
//! game needs nothing but folders of its own and an entry in each list.
//!
//! A coin tells who begins, with crosses; three in a row win. A draw can be offered, which stands beside
//! the turn.
//!
//! | file | |
//! |---|---|
//! | `square.rs` `board.rs` | squares, marks, rows of three |
//! | `action.rs` `event.rs` `refusal.rs` `view.rs` | the four faces of the game |
//! | `game.rs` `decide.rs` | how it begins, stands, changes, ends |
//! | `finished.rs` | what a finished game leaves |

mod action;
mod board;
mod decide;
mod event;
mod finished;
mod game;
mod refusal;
mod square;
mod view;

pub use action::{Action, TypedMove};
pub use board::{Board, Line};
pub use event::{EndReason, Event, Started};
pub use finished::{Finished, Played};
pub use game::{Deed, Game, LogError, Turn};
pub use refusal::Refusal;
pub use square::{Square, SquareError};
pub use view::View;

use crate::games::rules::Seat;

/// How many play.
pub const PLAYERS: usize = 2;

/// The other player.
pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}
