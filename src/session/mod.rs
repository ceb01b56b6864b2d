//! Tables that never lose a move.
//!
//! [`table`] is what can happen at a table, as a fold over events, without tasks, clocks or chance;
//! [`game`] is how each game is played there.
//! The [`Hall`] is the only door to all tables. Each one that is awake has a task of its own that
//! holds the only live copy: what is asked is decided, written to disk, and only then applied, told
//! and answered. Tables wake from their logs when somebody needs them, and sleep when nobody does.
//!
//! | file | |
//! |---|---|
//! | `hall.rs` `opening.rs` `check.rs` | the only door: start, open, ask, try, look, lists, shutdown; whether what is stored can be used |
//! | `floor.rs` `update.rs` `fault.rs` | what tables share: mailboxes, watchers, whether the doors are open; refusals and faults |
//! | `actor.rs` `commit.rs` `ponder.rs` | the task of a table: reading messages, writing events, letting the computer think |
//! | `table/` | what can happen at a table |
//! | `game/` | how each game is played there |
//! | `people.rs` `rooms.rs` `register.rs` | who and where; one table for each channel; who sits where |
//! | `timers.rs` `clock.rs` `tasks.rs` | deadlines of all tables in one task; the time; what runs |
//! | `limits.rs` `quota.rs` `invitations.rs` | how much is allowed |
//! | `loose_ends.rs` `reviews.rs` | what is still to be done about games that are over; those that were judged |
//!
//! A store that fails closes the doors: whoever asks is told so, [`Hall::broken`] ends, and the process is to start
//! again.

mod actor;
mod check;
mod clock;
mod commit;
mod fault;
mod floor;
pub mod game;
mod hall;
mod invitations;
mod limits;
mod loose_ends;
mod opening;
mod people;
mod ponder;
mod quota;
mod register;
mod reviews;
mod rooms;
pub mod table;
mod tasks;
mod timers;
mod update;

pub use actor::{Answer, Ask};
pub use check::check;
pub use clock::Clock;
pub use fault::{Fault, NotDone};
pub use hall::Hall;
pub use limits::Limits;
pub use loose_ends::{LooseEnd, Mark};
pub use opening::Again;
pub use people::{ChannelId, Moment, PersonId, Room, ServerId};
pub use reviews::Progress;
pub use rooms::Occupant;
pub use update::Update;
