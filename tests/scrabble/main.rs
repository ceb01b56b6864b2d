//! The rules of Scrabble from outside: examples, laws over random games, notations, bad input.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

mod alt_text;
mod examples;
mod fairness;
#[path = "../folder/mod.rs"]
mod folder;
mod gcg;
mod golden;
mod laws;
mod moves;
mod naive;
mod packs;
mod parsers;
mod positions;
mod random_play;
#[path = "../../fuzz/readers/mod.rs"]
mod readers;
mod refusals;
mod retrace;
mod scoring;
mod secrecy;
mod table;
mod turns;
