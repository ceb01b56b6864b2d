//! Computer players: one folder for each game, on positions of their own made for searching.

pub mod scrabble;
