//! Tables from outside: whole games, presses at the wrong moment, restarts, deadlines, secrets.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

mod games;
mod kit;
mod presses;
mod restarts;
