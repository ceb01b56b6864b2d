//! The commands that only Scrabble has: one file for each.
//!
//! | file | |
//! |---|---|
//! | `rack.rs` `exchange.rs` `pass.rs` `challenge.rs` | a turn |
//! | `word.rs` `words.rs` | questions about words; a server's own |

mod challenge;
mod exchange;
mod pass;
mod rack;
mod word;
mod words;

use crate::discord::commands::Command;

/// Those below `/settings`.
pub(super) fn settings() -> Vec<Command> {
    vec![words::words()]
}

/// All others, in the order in which they are listed.
pub(super) fn all() -> Vec<Command> {
    vec![rack::rack(), exchange::exchange(), pass::pass(), challenge::challenge(), word::word()]
}
