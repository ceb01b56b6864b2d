//! Pictures of a game from what a viewer may see; for now as text.

mod text_board;

pub use text_board::TextBoard;
