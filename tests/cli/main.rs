//! The binary as people and scripts use it.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

mod analyse;
mod bench;
mod binary;
mod commands;
mod deployment;
mod first_start;
#[path = "../folder/mod.rs"]
mod folder;
mod hostile;
mod learn;
mod moves;
mod readme;
mod render;
mod sandbox;
mod simulate;
mod stored;
mod wiktionary;
