//! What can be said about moves: for somebody who is to move, and about a game that was played.
//!
//! [`Analyser::best`] tells the best moves of a position, [`Analyser::explain`] what is to be said of
//! one of them, [`Analyser::review`] goes through a finished game and puts the best move beside every
//! turn. [`Analyser::advise`] finds a move for whoever asks, [`Analyser::from_outside`] judges a play
//! without its rack. All of it is made from a [`View`](crate::games::scrabble::View), so it knows no
//! more than its viewer; nothing here takes longer than a few hundredths of a second for a turn, but
//! looking ahead, which has a budget: end games are searched, other moves played on when that is wished.
//!
//! | file | |
//! |---|---|
//! | `advice.rs` `explain.rs` `outside.rs` | a move for whoever asks; what is to be said of one, also without its rack |
//! | `ahead.rs` `reach.rs` | what is seen after a move, and what it opens and closes |
//! | `review.rs` `statistics.rs` | a finished game beside the best moves; many games |

mod advice;
mod ahead;
mod explain;
mod outside;
mod reach;
mod review;
mod statistics;

pub use advice::Advice;
pub use ahead::Foresight;
pub use explain::{Analyser, Explanation};
pub use outside::OutsideView;
pub use review::{Mistake, PlayerReview, Review, TurnReview};
pub use statistics::Statistics;
