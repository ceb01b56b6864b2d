//! The bot on Discord: commands, buttons, and the message of each table. It knows no rules.
//!
//! A call comes in as a command (`commands`) or as a press, a choice or a modal (`intake`), becomes
//! a `Caller` who is answered in time, and does one of the `deeds`. Moves that are written as messages are
//! answered with a button that does (`written`). What happens
//! at a table is shown by `board`, which follows the hall by itself.

mod answering;
mod board;
mod bot;
mod button;
mod caller;
mod commands;
mod connect;
mod controls;
mod deeds;
mod face;
mod failure;
#[cfg(test)]
mod golden_ids;
mod hints;
mod identity;
mod intake;
mod interaction;
mod link;
mod persistence;
mod pictures;
mod players;
mod reply;
mod seen;
mod serve;
mod setting_click;
mod text;
mod written;

pub use connect::{Address, ConnectError, Token};
pub use identity::Identity;
pub use link::{Link, LinkStatus};
pub use serve::{ServeError, Setup, serve};
