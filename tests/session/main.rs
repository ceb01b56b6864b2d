//! Tables from outside: whole games, presses at the wrong moment, restarts, deadlines, secrets.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

mod checking;
#[path = "../folder/mod.rs"]
mod folder;
mod games;
mod golden;
mod kill;
mod kit;
mod laws;
mod many;
mod presses;
mod quotas;
mod restarts;
mod seats;
mod secrecy;
mod sleep;
mod telling;
mod threads;
mod time;
mod undo;
mod upgrade;
mod views;
