//! The rules of the games, and nothing else: no files, no clock, no chance but the game's seed.
//!
//! | file | |
//! |---|---|
//! | `rules.rs` | what every game has in common, and no more |
//! | `chance.rs` `clock.rs` | chance from one seed; the time that players may take |
//! | `ending.rs` `facts.rs` | how a game ends for its players; facts for sentences that are said elsewhere |
//! | `<game>/` | one game |

pub mod chance;
pub mod clock;
pub mod ending;
pub mod facts;
#[cfg(feature = "noughts")]
pub mod noughts;
pub mod rules;
pub mod scrabble;
