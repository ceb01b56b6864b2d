//! The sandbox: a Discord-compatible server on loopback, for people without a token and for tests.
//!
//! It is Discord, not Kámen: it knows nothing of games. Any bot can be tried against it.
//!
//! | file | |
//! |---|---|
//! | `server.rs` `guard.rs` `page.rs` | binding, routes, who is let in, the page |
//! | `hub.rs` `world/` | the one state behind one lock: people, guilds, channels, messages, interactions |
//! | `rest/` | Discord's door by HTTP, one file for a resource |
//! | `gateway/` | Discord's door by WebSocket: sessions, resuming, compression, mischief |
//! | `validate/` | Discord's limits, with the tree of what is wrong |
//! | `door/` | the control door: acting as a person, looking, hurting the bot |
//! | `keep/` | the world in the data folder, so that a restart goes on with it |
//! | `journal.rs` `live.rs` | what happened, and telling it as it happens |
//! | `clock.rs` `snowflake.rs` `error.rs` `setup.rs` | time, ids, refusals, the beginning |
//!
//! `docs/SANDBOX.md` describes the control door.
//!
//! A request is read completely, then answered by a plain function on the world. Events and frames are queued under
//! the same lock, which is never held across a wait, so everyone hears of things in the order in which they happened.
//! Memory has a limit everywhere: events of a session, messages of a channel and of all, files, interactions, the
//! journal, frames of a page. Deadlines are of the sandbox's own clock, which a test moves forward; heartbeats are of real
//! time.

mod clock;
mod door;
mod error;
mod gateway;
mod guard;
mod hub;
mod journal;
mod keep;
mod live;
mod page;
mod rest;
mod server;
mod setup;
mod snowflake;
mod validate;
mod world;

pub use keep::{Home, KeepError};
pub use server::{Sandbox, SandboxError};
pub use setup::{Newcomer, Place, Setup};
pub use snowflake::Snowflake;
