//! Pictures of Scrabble: the board with the players, a rack for its owner, the unseen tiles, charts
//! and replays, and their descriptions in words.

mod alt_text;
mod board;
mod charts;
mod colours;
mod picture;
mod progress;
mod rack;
mod replay;
mod summary;
mod text_board;
mod tile;
mod tracker;

pub use alt_text::AltText;
pub use board::Scene;
pub use charts::{lost_chart, score_chart};
pub use colours::{BoardColours, RackColours, ScrabbleColours, TileColours};
pub use picture::Picture;
pub use progress::{LostPoints, Progress};
pub use rack::RackPicture;
pub use replay::Replay;
pub use text_board::TextBoard;
pub use tracker::TrackerPicture;
