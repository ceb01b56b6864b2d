//! The store from outside: every engine keeps the same promises, and the one on disk keeps them
//! through kills, power cuts and full disks.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

mod backup;
mod child;
mod conformance;
mod disk;
#[path = "../folder/mod.rs"]
mod folder;
mod kill;
mod kit;
mod power_cut;
mod trouble;
