//! Where games live: one log of events for each table, and small records beside them.
//!
//! The store knows nothing of games. Events, summaries and records are JSON text it does not read.
//! What it promises, whatever the engine:
//!
//! - An [`Append`] is all or nothing: its events, the new head, the request's name and the records
//!   that go with it. It is confirmed when it is on disk, and not before.
//! - Whoever appends says which [`Version`] they have seen. Of several who have seen the same, one
//!   wins; the others get [`Outcome::Conflict`]. Nobody overwrites anybody, also not from another
//!   process where the engine allows several.
//! - A request that was appended before is a [`Outcome::Duplicate`], so it can be repeated after a
//!   crash, by somebody who does not know what became of it.
//! - A future that is dropped does not take the append back.
//! - When writing fails, the store is [`StoreError::Broken`] from then on: it confirms nothing more
//!   and shows nothing more. The process is to end and open it again; see [`Store::broken`].
//!
//! | file | |
//! |---|---|
//! | `id.rs` `event.rs` `append.rs` `record.rs` `entry.rs` `error.rs` | what is stored, with its units and limits |
//! | `rows/` | a store as ordered rows of bytes |
//! | `memory.rs` | the engine for tests |
//! | `sled/` | the engine on disk |
//! | `backup/` `check.rs` | everything as lines of JSON, and back; whether it fits together |
//!
//! Pages have at most 256 entries, and reads run on the calling thread. An engine that is no ordered map, such as a
//! database server, stands beside `memory` and `sled` and has the suite of `tests/store/conformance.rs` to pass.

mod append;
pub mod backup;
mod check;
mod entry;
mod error;
mod event;
mod id;
mod memory;
mod record;
mod rows;
mod sled;

pub use self::sled::{Durability, Sled, SledOptions};
pub use append::{Append, Outcome};
pub use check::Check;
pub use entry::Entry;
pub use error::StoreError;
pub use event::{Head, StoredEvent};
pub use id::{RequestId, TableId, UnixMillis, Version};
pub use memory::Memory;
pub use record::{
    Expect, Kind, Record, RecordKey, RecordVersion, RecordWrite, Unexpected, Written,
};

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use entry::Restore;
use rows::{Rows, check as row_checks, judge, read};

/// Most items that one call reads; the next call goes on after the last of them.
pub const PAGE: usize = 256;

/// A store; clones are the same store.
#[derive(Debug, Clone)]
pub enum Store {
    /// In memory, for tests.
    Memory(Memory),
    /// On disk, for one process.
    Sled(Sled),
    /// A store as it was at one moment, only to be read.
    Snapshot(Snapshot),
}

/// The rows of a store as they were at one moment.
#[derive(Clone)]
pub struct Snapshot(Arc<dyn Rows + Send + Sync>);

impl fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Snapshot(…)")
    }
}

impl Store {
    /// An empty store in memory.
    pub fn memory() -> Self {
        Self::Memory(Memory::default())
    }

    /// The store in a folder, with sled. This blocks for as long as opening takes.
    ///
    /// # Errors
    /// When the folder cannot be used, is in use, or holds something that is not known.
    pub fn sled(folder: &Path, options: &SledOptions) -> Result<Self, StoreError> {
        Sled::open(folder, options).map(Self::Sled)
    }

    /// The store as it is now, only to be read, whatever is written to this one later. Rows that are
    /// changed meanwhile are kept in memory until it is dropped.
    ///
    /// # Errors
    /// When the store is broken.
    pub fn snapshot(&self) -> Result<Self, StoreError> {
        Ok(Self::Snapshot(match self {
            Self::Memory(memory) => Snapshot(Arc::new(memory.snapshot())),
            Self::Sled(sled) => Snapshot(Arc::new(sled.snapshot()?)),
            Self::Snapshot(snapshot) => snapshot.clone(),
        }))
    }

    /// Adds to a table's log.
    ///
    /// # Errors
    /// When something is too large, or the store is broken or closed.
    pub async fn append(&self, append: Append) -> Result<Outcome, StoreError> {
        append.check()?;
        match self {
            Self::Memory(memory) => memory.change(|rows| judge::append(rows, &append)),
            Self::Sled(sled) => sled.append(append).await,
            Self::Snapshot(_) => Err(StoreError::Closed),
        }
    }

    /// The head of a table, if there is such a table.
    ///
    /// # Errors
    /// When the store is broken or damaged.
    pub async fn head(&self, table: TableId) -> Result<Option<Head>, StoreError> {
        self.read(|rows| read::head(rows, table))
    }

    /// The events of a table after a version, at most [`PAGE`] of them; none when these were all.
    ///
    /// # Errors
    /// When the store is broken or damaged.
    pub async fn load(
        &self,
        table: TableId,
        after: Version,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.read(|rows| read::load(rows, table, after, PAGE))
    }

    /// All events of a table, page by page.
    ///
    /// # Errors
    /// When the store is broken or damaged.
    pub async fn log(&self, table: TableId) -> Result<Vec<StoredEvent>, StoreError> {
        let mut events = Vec::new();
        loop {
            let page = self.load(table, Version(events.len() as u64)).await?;
            if page.is_empty() {
                return Ok(events);
            }
            events.extend(page);
        }
    }

    /// The active tables after one, by name, at most [`PAGE`] of them; none when these were all.
    ///
    /// # Errors
    /// When the store is broken or damaged.
    pub async fn list_active(
        &self,
        after: Option<TableId>,
    ) -> Result<Vec<(TableId, Head)>, StoreError> {
        self.read(|rows| read::tables(rows, true, after, PAGE))
    }

    /// All tables after one, by name, at most [`PAGE`] of them; none when these were all.
    ///
    /// # Errors
    /// When the store is broken or damaged.
    pub async fn list_all(
        &self,
        after: Option<TableId>,
    ) -> Result<Vec<(TableId, Head)>, StoreError> {
        self.read(|rows| read::tables(rows, false, after, PAGE))
    }

    /// The requests of a table after one, by name, at most [`PAGE`] of them, with the versions they
    /// led to.
    ///
    /// # Errors
    /// When the store is broken or damaged.
    pub async fn requests(
        &self,
        table: TableId,
        after: Option<&RequestId>,
    ) -> Result<Vec<(RequestId, Version)>, StoreError> {
        self.read(|rows| read::requests(rows, table, after, PAGE))
    }

    /// Writes and deletes records, all or none.
    ///
    /// # Errors
    /// When something is too large, or the store is broken or closed.
    pub async fn write(&self, records: Vec<RecordWrite>) -> Result<Written, StoreError> {
        RecordWrite::check_all(&records)?;
        match self {
            Self::Memory(memory) => memory.change(|rows| judge::write(rows, &records)),
            Self::Sled(sled) => sled.write(records).await,
            Self::Snapshot(_) => Err(StoreError::Closed),
        }
    }

    /// Writes a record.
    ///
    /// # Errors
    /// When it is too large, or the store is broken or closed.
    pub async fn put(
        &self,
        kind: Kind,
        key: RecordKey,
        value: String,
        expect: Expect,
    ) -> Result<Written, StoreError> {
        self.write(vec![RecordWrite::put(kind, key, value, expect)]).await
    }

    /// Deletes a record.
    ///
    /// # Errors
    /// When the store is broken or closed.
    pub async fn delete(
        &self,
        kind: Kind,
        key: RecordKey,
        expect: Expect,
    ) -> Result<Written, StoreError> {
        self.write(vec![RecordWrite::delete(kind, key, expect)]).await
    }

    /// A record, if there is such a record.
    ///
    /// # Errors
    /// When the store is broken or damaged.
    pub async fn get(&self, kind: &Kind, key: &RecordKey) -> Result<Option<Record>, StoreError> {
        self.read(|rows| read::record(rows, kind, key))
    }

    /// The records of a kind after one, by key, at most [`PAGE`] of them; none when these were all.
    ///
    /// # Errors
    /// When the store is broken or damaged.
    pub async fn list(
        &self,
        kind: &Kind,
        after: Option<&RecordKey>,
    ) -> Result<Vec<(RecordKey, Record)>, StoreError> {
        let after = after.map(|key| (kind, key));
        let records = self.read(|rows| read::records(rows, Some(kind), after, PAGE))?;
        Ok(records.into_iter().map(|(_, key, record)| (key, record)).collect())
    }

    /// The records of all kinds after one, by kind and key, at most [`PAGE`] of them.
    ///
    /// # Errors
    /// When the store is broken or damaged.
    pub async fn list_records(
        &self,
        after: Option<(&Kind, &RecordKey)>,
    ) -> Result<Vec<(Kind, RecordKey, Record)>, StoreError> {
        self.read(|rows| read::records(rows, None, after, PAGE))
    }

    /// Whether there are neither tables nor records.
    ///
    /// # Errors
    /// When the store is broken or damaged.
    pub async fn is_empty(&self) -> Result<bool, StoreError> {
        self.read(read::is_empty)
    }

    /// Looks through everything for what does not fit together. This takes a while, and wants a
    /// store that nobody writes to meanwhile, such as a [`Store::snapshot`].
    ///
    /// # Errors
    /// When the store is broken.
    pub async fn check(&self) -> Result<Vec<Check>, StoreError> {
        self.read(|rows| Ok(row_checks::all(rows)))
    }

    /// Waits until the store is broken, and tells why; the process is to end then.
    pub async fn broken(&self) -> StoreError {
        match self {
            Self::Memory(_) | Self::Snapshot(_) => std::future::pending().await,
            Self::Sled(sled) => sled.broken().await,
        }
    }

    /// Waits until everything asked before is on disk, and accepts no more appends and records.
    ///
    /// # Errors
    /// When the store is broken.
    pub async fn close(&self) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => {
                memory.close();
                Ok(())
            }
            Self::Sled(sled) => sled.close().await,
            Self::Snapshot(_) => Ok(()),
        }
    }

    /// Takes a step of an import.
    async fn restore(&self, step: Restore) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.change(|rows| judge::restore(rows, &step)),
            Self::Sled(sled) => sled.restore(step).await,
            Self::Snapshot(_) => Err(StoreError::Closed),
        }
    }

    /// Reads on the calling thread: a page is a few hundred short rows, mostly from the engine's own
    /// cache, which takes less time than handing it to another thread and back.
    fn read<T>(
        &self,
        ask: impl FnOnce(&dyn Rows) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self {
            Self::Memory(memory) => memory.read(ask),
            Self::Sled(sled) => sled.read(ask),
            Self::Snapshot(snapshot) => ask(&*snapshot.0),
        }
    }
}
