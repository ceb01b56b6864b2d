//! The bot, played through the sandbox by people who type, press, choose and look.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

#[path = "../sandbox_driver/mod.rs"]
mod driver;

mod duel;
mod ending;
mod evening;
mod floods;
#[path = "../folder/mod.rs"]
mod folder;
mod following;
mod guard;
mod help;
mod hints;
mod hosting;
mod invitations;
mod kill;
mod kit;
mod lobby;
mod meanings;
mod player;
mod playing;
mod presses;
mod process;
mod reminders;
mod seats;
mod secrecy;
mod served;
mod settings;
mod stats;
mod stopped;
mod tongues;
mod troubles;
mod turns;
mod typing;
mod wishes;
mod wording;
mod words;
mod written;
