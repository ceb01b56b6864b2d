//! The computer players from outside: what each level does and does not do, and how strong it is.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

mod advice;
mod analysis;
mod end_game;
mod helpers;
mod heuristic;
mod kit;
mod levels;
mod simulation;
