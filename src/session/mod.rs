//! Tables that never lose a move.
//!
//! [`table`] is what can happen at a table, as a fold over events, without tasks, clocks or chance.

mod people;
pub mod table;

pub use people::{ChannelId, Moment, PersonId, Room, ServerId};
