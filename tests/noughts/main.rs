//! Noughts and crosses: the whole house around the smallest game, and what a new game adds to it.
//!
//! | file | |
//! |---|---|
//! | `added.rs` | what the game adds outside of its own folders, counted |
//! | `laws.rs` `computer.rs` | random games, and games of the computer |
//! | `evening.rs` `offers.rs` `undo.rs` `ending.rs` | played through the sandbox by people |
//! | `refused.rs` `restart.rs` | what belongs to other games; a bot that is started anew |
//! | `round.rs` | a game at a table, for the others |

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

#[path = "../sandbox_driver/mod.rs"]
mod driver;
#[path = "../folder/mod.rs"]
mod folder;
#[path = "../bot/kit.rs"]
mod kit;
#[path = "../bot/stopped.rs"]
mod stopped;

mod added;
mod computer;
mod ending;
mod evening;
mod laws;
mod offers;
mod refused;
mod restart;
mod round;
mod undo;
