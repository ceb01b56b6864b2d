//! Why the store could not do what it was asked.

use std::path::PathBuf;

/// Why the store could not do what it was asked; what players can mend is an `Outcome` instead.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// A text that names no table.
    #[error("\"{0}\" names no table; a name has ten characters, a to z and 2 to 7")]
    NotATable(String),
    /// A text that is no kind of records.
    #[error("\"{0}\" is no kind of records; a kind is 1 to 24 lower-case letters and hyphens")]
    NotAKind(String),
    /// A text that cannot be part of a key.
    #[error("{what} has 1 to {most} bytes and no control characters")]
    BadName {
        /// What it was to name.
        what: &'static str,
        /// Most bytes.
        most: usize,
    },
    /// Something does not fit.
    #[error("{what} of {bytes} bytes is too large; at most {most} fit")]
    TooLarge {
        /// What.
        what: &'static str,
        /// Its size.
        bytes: usize,
        /// The largest that fits.
        most: usize,
    },
    /// An append without events.
    #[error("an append needs at least one event")]
    NoEvents,
    /// The system's randomness failed.
    #[error("the system gives no random numbers: {0}")]
    NoChance(String),
    /// Another process has the store open.
    #[error(
        "{} is open in another process; stop that one first, or name another data folder",
        folder.display()
    )]
    InUse {
        /// The store's folder.
        folder: PathBuf,
    },
    /// The folder cannot be used.
    #[error("the store cannot use {}: {cause}", path.display())]
    Unusable {
        /// What cannot be read or written.
        path: PathBuf,
        /// Why.
        cause: String,
    },
    /// There is no store.
    #[error("there is no store in {}", folder.display())]
    Missing {
        /// Where none is.
        folder: PathBuf,
    },
    /// The store was written by a newer version of the program.
    #[error(
        "{} has the schema {found}, this program knows schemas up to {known}; use a newer kamen",
        folder.display()
    )]
    NewerSchema {
        /// The store's folder.
        folder: PathBuf,
        /// Its schema.
        found: u64,
        /// The newest schema that is known.
        known: u32,
    },
    /// An import was interrupted.
    #[error(
        "an import into {} was interrupted; delete that folder and import again",
        folder.display()
    )]
    HalfImported {
        /// The store's folder.
        folder: PathBuf,
    },
    /// A row is not what it should be.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    /// Writing has failed, so nothing is accepted any more.
    #[error("the store stopped, and what is not confirmed may not be on disk: {0}")]
    Broken(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// Import works only into a store without tables and records.
    #[error("an import needs an empty store; this one holds tables or records")]
    NotEmpty,
}
