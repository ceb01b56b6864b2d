//! Pictures of Scrabble: the board with the players, a rack for its owner, the unseen tiles.

mod board;
mod panel;
mod picture;
mod rack;
mod summary;
mod tile;
mod tracker;

pub use board::Scene;
pub use picture::{Arrangement, Picture};
pub use rack::RackPicture;
pub use summary::{PlayerLine, PlayerState, Summary, TurnLine};
pub use tracker::TrackerPicture;
