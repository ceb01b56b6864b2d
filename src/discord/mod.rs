//! The bot on Discord: commands, buttons, and the message of each table. It knows no rules.
//!
//! A call comes in as a command (`commands`) or as a press, a choice or a modal (`intake`), becomes
//! a `Caller` who is answered in time, and does one of the `deeds`. Moves that are written as messages are
//! answered with a button that does (`written`). What happens
//! at a table is shown by `board`, which follows the hall by itself.
//!
//! | file | |
//! |---|---|
//! | `serve.rs` `connect.rs` `link.rs` `identity.rs` | from the store to the last answer; where the token may go; how the connection stands; who the bot is |
//! | `bot.rs` | everything that commands and buttons reach |
//! | `commands/` `intake.rs` | commands; presses, choices and modals |
//! | `button.rs` `controls.rs` `setting_click.rs` `golden_ids.rs` | what stands in ids, below tables and below settings, and that it keeps its meaning |
//! | `interaction.rs` `caller.rs` `answering.rs` | who does something and where, whatever kind of interaction it is; how they are answered in time |
//! | `seen.rs` | the table as somebody sees it who is about to do something there |
//! | `deeds/` | what people do at any table |
//! | `face/` | what only one game shows and takes |
//! | `board/` | the message of each table |
//! | `reply.rs` `text.rs` `players.rs` `pictures.rs` `hints.rs` | messages that ping nobody but who is meant, texts of others made harmless, names, drawing, hints that were given |
//! | `written.rs` | moves that are written as messages |
//! | `failure.rs` `persistence.rs` | refusals and faults; requests that are tried again |
//!
//! Refusals are told in the caller's language; a fault apologises with a number that stands in the log. A repeated
//! interaction has the same request, so the table knows it, and a repeated message has the same nonce: nothing is
//! done or posted twice.

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
