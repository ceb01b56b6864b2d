//! What is remembered of people and servers: settings, names, results, totals and ratings.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

#[path = "../folder/mod.rs"]
mod folder;
mod golden;
#[path = "../session/kit.rs"]
#[allow(dead_code, reason = "tables need more of it")]
mod kit;
mod laws;
mod missing;
mod play;
mod results;
mod settings;
mod stores;
