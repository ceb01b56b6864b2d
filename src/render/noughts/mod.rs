//! Pictures of noughts and crosses, and their descriptions in words: in the colours that all pictures
//! share.

mod alt_text;
mod picture;
mod summary;
mod text_board;

pub use alt_text::AltText;
pub use picture::Picture;
pub use text_board::TextBoard;
