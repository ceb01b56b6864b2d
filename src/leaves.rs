//! Finding and opening leaves: shipped ones inside the binary, and files that somebody has learned.

use std::path::PathBuf;
use std::sync::Arc;

use crate::ai::scrabble::{LeavesError, LeavesFile};
use crate::assets;
use crate::files::{self, Place, Unknown, Unreadable};

/// Why leaves cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Neither shipped leaves nor a file.
    #[error(
        "there are no leaves \"{}\"; shipped are those of {}, or give the path of a file",
        .0.name, .0.known
    )]
    Unknown(Unknown),
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
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
    let shipped = assets::LEAVES.iter().map(|asset| (asset.lexicon, asset.bytes));
    let opened = match files::named_or_path(name, shipped).map_err(OpenError::Unknown)? {
        Place::Shipped(bytes) => LeavesFile::open(Arc::new(bytes)),
        Place::File(path) => {
            let bytes = files::read_file(path, MOST_BYTES).map_err(Unreadable::at(path))?;
            LeavesFile::open(Arc::new(bytes))
        }
    };
    opened.map_err(|cause| OpenError::Wrong { path: name.into(), cause })
}

/// The leaves that suit a lexicon best: its own, or those of another one with the same tiles.
pub fn of_lexicon(lexicon: &str, language: &str) -> Option<LeavesFile> {
    let own = assets::LEAVES.iter().find(|asset| asset.lexicon == lexicon);
    let same_tiles = || assets::LEAVES.iter().find(|asset| asset.language == language);
    let asset = own.or_else(same_tiles)?;
    LeavesFile::open(Arc::new(asset.bytes)).ok()
}
