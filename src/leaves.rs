//! Finding and opening leaves: shipped ones inside the binary, and files that somebody has learned.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::ai::scrabble::{LeavesError, LeavesFile};
use crate::assets;
use crate::lexicons::read_file;

/// Why leaves cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Neither shipped leaves nor a file.
    #[error(
        "there are no leaves \"{name}\"; shipped are those of {shipped}, or give the path of a file"
    )]
    Unknown {
        /// What was asked for.
        name: String,
        /// The names of the lexicons that leaves are shipped for.
        shipped: String,
    },
    /// The file cannot be read.
    #[error("{}: {cause}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// Why.
        cause: std::io::Error,
    },
    /// The file holds no leaves.
    #[error("{}: {cause}", path.display())]
    Wrong {
        /// Which file, or the name of shipped ones.
        path: PathBuf,
        /// Why.
        cause: LeavesError,
    },
}

/// The most bytes that are read of a file; learned leaves have some hundred thousand.
const MOST_BYTES: usize = 64 << 20;

/// Opens leaves by the name of a shipped lexicon or by the path of a file.
///
/// # Errors
/// When there are none, or the file is wrong.
pub fn open(name: &str) -> Result<LeavesFile, OpenError> {
    let path = Path::new(name);
    let wrong = |cause| OpenError::Wrong { path: path.to_owned(), cause };
    if let Some(asset) = assets::LEAVES.iter().find(|asset| asset.lexicon == name) {
        return LeavesFile::open(Arc::new(asset.bytes)).map_err(wrong);
    }
    if !path.exists() {
        let shipped: Vec<&str> = assets::LEAVES.iter().map(|asset| asset.lexicon).collect();
        let (name, shipped) = (name.chars().take(60).collect(), shipped.join(", "));
        return Err(OpenError::Unknown { name, shipped });
    }
    let bytes = read_file(path, MOST_BYTES);
    let bytes = bytes.map_err(|cause| OpenError::Unreadable { path: path.to_owned(), cause })?;
    LeavesFile::open(Arc::new(bytes)).map_err(wrong)
}

/// The leaves that suit a lexicon best: its own, or those of another one with the same tiles.
pub fn of_lexicon(lexicon: &str, language: &str) -> Option<LeavesFile> {
    let own = assets::LEAVES.iter().find(|asset| asset.lexicon == lexicon);
    let same_tiles = || assets::LEAVES.iter().find(|asset| asset.language == language);
    let asset = own.or_else(same_tiles)?;
    LeavesFile::open(Arc::new(asset.bytes)).ok()
}
