//! Backups: everything as lines of JSON, each with the hash of the line before it.
//!
//! The first line is a header, the last one a footer with counts, so a file that was changed,
//! reordered or cut off is found out, and the number of the line with it. A backup can be made while
//! the store is in use: it is a snapshot, so all tables and records are of the same moment.

mod export;
mod import;
mod line;

pub use export::export;
pub use import::{import, verify};
pub use line::Counts;

use super::StoreError;

/// The newest format of backups that this program knows.
pub const FORMAT: u32 = 1;

/// Why a backup cannot be made or read.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The store cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file cannot be read or written.
    #[error("the backup cannot be read or written: {0}")]
    Io(#[from] std::io::Error),
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(super::TableId),
    /// A line is not what it should be.
    #[error("line {line} of the backup {why}; nothing after it can be trusted")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The footer is missing.
    #[error("the backup is cut off after line {lines}; its last line must be a footer")]
    CutOff {
        /// How many lines there are.
        lines: usize,
    },
}
