//! Whoever chooses moves: a file for each way of choosing.
//!
//! | file | |
//! |---|---|
//! | `any_move.rs` `casual.rs` `few_tiles.rs` | random moves, words that everybody knows, few tiles at once |
//! | `wavering.rs` | now like one level, now like another |
//! | `best_move.rs` `smart.rs` | the best move by points or worth; by chances and what is opened |
//! | `end_player.rs` `grandmaster.rs` | the end game without a mistake; every move ahead in thought |

mod any_move;
mod best_move;
mod casual;
mod end_player;
mod few_tiles;
mod grandmaster;
mod smart;
mod wavering;

pub(super) use any_move::AnyMove;
pub(super) use best_move::BestMove;
pub(super) use casual::Casual;
pub(super) use end_player::EndPlayer;
pub(super) use few_tiles::FewTiles;
pub(super) use grandmaster::Grandmaster;
pub(super) use smart::Smart;
pub(super) use wavering::Wavering;

use super::equity::Equity;
use super::moves::{Move, Play, Ranked};

/// A pass, for those who find nothing else.
const PASS: Ranked = Ranked { action: Move::Pass, score: 0, equity: Equity::LEAST };

/// The tiles that a move lays, if it lays any.
fn laid(ranked: &Ranked) -> Option<&Play> {
    match &ranked.action {
        Move::Place(play) => Some(play),
        Move::Exchange(_) | Move::Pass => None,
    }
}

/// The best that can be done without a word.
fn without_word(all: &[Ranked]) -> Ranked {
    let others = all.iter().filter(|ranked| laid(ranked).is_none());
    others.max_by_key(|ranked| ranked.equity).copied().unwrap_or(PASS)
}
