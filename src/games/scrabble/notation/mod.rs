//! The notations of the world: moves as people type them, CGP positions, GCG games.
//!
//! | file | |
//! |---|---|
//! | `moves.rs` | moves as people type them |
//! | `cgp.rs` | positions |
//! | `gcg.rs` `gcg_read.rs` `gcg_replay.rs` | games: written, read, played again |
//! | `told.rs` | positions and games of others, seen like our own |

mod cgp;
mod gcg;
mod gcg_read;
mod gcg_replay;
mod moves;
mod told;

pub use cgp::{Cgp, CgpError};
pub use gcg::{Gcg, GcgDeed, GcgEvent, GcgPlayer};
pub use gcg_read::{GcgError, GcgFault};
pub use gcg_replay::{Discrepancy, GcgReplay, ReplayError};
pub use moves::{MoveTextError, TypedMove};
