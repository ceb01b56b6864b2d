//! The rules of the games, and nothing else: no files, no clock, no chance but the game's seed.

pub mod chance;
pub mod clock;
pub mod ending;
pub mod facts;
pub mod rules;
pub mod scrabble;
