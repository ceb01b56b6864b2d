//! Pictures from outside: golden ones for every theme and language, laws, themes that are wrong.
//!
//! Golden pictures lie in `tests/pictures/golden` and are compared pixel by pixel. After a change that is
//! meant to be seen, `KAMEN_RENEW=1 cargo test --test pictures` writes them anew; look at them before
//! committing. What a failing test has drawn lies in `target/pictures`.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

mod charts;
#[path = "../folder/mod.rs"]
mod folder;
mod games;
mod golden;
mod laws;
mod replays;
mod scenes;
mod themes;
