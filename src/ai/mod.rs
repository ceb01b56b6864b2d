//! Computer players: one folder for each game, on positions of their own made for searching; their
//! searches are stopped and counted alike.

pub mod budget;
#[cfg(feature = "noughts")]
pub mod noughts;
pub mod scrabble;
