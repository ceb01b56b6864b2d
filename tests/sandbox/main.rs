//! The sandbox, proved by a small bot on serenity over real sockets, and by rough clients.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

#[path = "../sandbox_driver/mod.rs"]
mod driver;

mod doors;
mod echo;
mod flood;
#[path = "../folder/mod.rs"]
mod folder;
mod gateway;
mod raw;
mod refusing;
mod rough;
mod talking;
