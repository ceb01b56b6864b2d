//! The page of the sandbox, used in a real browser as people use it.
//!
//! Chromium and its driver are Debian's packages chromium and chromium-driver, which `./test`
//! installs. Where they are missing, tests that need them say so and pass.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

#[path = "../sandbox_driver/mod.rs"]
mod driver;
#[path = "../sandbox/echo.rs"]
mod echo;
#[path = "../folder/mod.rs"]
mod folder;
#[path = "../bot/kit.rs"]
mod kit;
#[path = "../bot/process.rs"]
mod process;
#[path = "../bot/served.rs"]
mod served;

mod again;
mod chromium;
mod files;
mod game;
mod looking;
mod people;
mod pictures;
mod playing;
mod view;
mod whole_game;
