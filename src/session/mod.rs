//! Tables that never lose a move.
//!
//! [`table`] is what can happen at a table, as a fold over events, without tasks, clocks or chance;
//! [`game`] is how each game is played there.
//! The [`Hall`] is the only door to all tables. Each one that is awake has a task of its own that
//! holds the only live copy: what is asked is decided, written to disk, and only then applied, told
//! and answered. Tables wake from their logs when somebody needs them, and sleep when nobody does.

mod actor;
mod check;
mod clock;
mod commit;
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
pub use hall::Hall;
pub use limits::Limits;
pub use loose_ends::{LooseEnd, Mark};
pub use opening::Again;
pub use people::{ChannelId, Moment, PersonId, Room, ServerId};
pub use reviews::Progress;
pub use rooms::Occupant;
pub use update::Update;
