//! What the faces of games keep while the bot runs: one field for each that keeps something.

use std::path::Path;

use super::scrabble;

/// What the faces of games keep.
pub(in crate::discord) struct Desks {
    /// Scrabble.
    pub scrabble: scrabble::Desk,
}

impl Desks {
    /// Opens what lies in the data folder.
    pub async fn open(data: &Path) -> Self {
        Self { scrabble: scrabble::Desk::open(data).await }
    }
}
