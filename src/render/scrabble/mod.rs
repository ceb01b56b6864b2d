//! Pictures of Scrabble: the board with the players, a rack for its owner, the unseen tiles, charts
//! and replays, and their descriptions in words.
//!
//! | file | |
//! |---|---|
//! | `picture.rs` `board.rs` `tile.rs` `summary.rs` | the whole picture, its board and tiles, what stands beside them |
//! | `rack.rs` `tracker.rs` | the rack, for its owner alone; the tiles that a viewer does not see |
//! | `replay.rs` `progress.rs` `charts.rs` | a game turn by turn, and as lines |
//! | `colours.rs` | Scrabble's part of a theme |
//! | `text_board.rs` `alt_text/` | the board in letters; every picture in words |

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
