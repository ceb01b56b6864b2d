//! The engine on disk: sled 0.34, made safe against power cuts.
//!
//! sled's own `flush` asks Linux for `sync_file_range`, which neither empties the disk's cache nor
//! writes the file's length: after a power cut, confirmed events were missing in half of the states
//! we simulated. So nothing is confirmed before an `fdatasync` of our own, see `writer.rs`; and what
//! sled writes while it opens is synced before anything else happens, see `folder.rs`.
//! `tests/store/power_cut.rs` shows both: this engine loses nothing, plain `flush` does.
//!
//! A read may see an append in the moment before it is confirmed.

mod folder;
mod snapshot;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use ::sled::{Batch, Config, Db, Tree};
use folder::Folder;
use snapshot::Snapshot;
use snapshot::Snapshots;
use writer::{Ask, Disk, Writer};

use super::rows::{Changes, Pending, Row, Rows, SCHEMA, decode_number, encode_number, keys, read};
use super::{Append, Outcome, RecordWrite, Restore, StoreError, Written};

/// When a batch counts as being on disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Durability {
    /// After `fdatasync`: the only right answer outside tests.
    #[default]
    Synced,
    /// After sled's `flush`, which a power cut does not respect; it shows that the tests can fail.
    FlushOnly,
}

/// How the engine is opened.
#[derive(Debug, Clone)]
pub struct SledOptions {
    /// Bytes of pages that are kept in memory.
    pub cache_bytes: u64,
    /// Whether a folder without a store is given one.
    pub create: bool,
    /// When a batch counts as being on disk.
    pub durability: Durability,
}

impl Default for SledOptions {
    fn default() -> Self {
        Self { cache_bytes: 64 * 1024 * 1024, create: true, durability: Durability::Synced }
    }
}

/// A store on disk; clones share it, and the folder is free again when the last one is dropped.
#[derive(Debug, Clone)]
pub struct Sled(Arc<Open>);

/// In the order of dropping: the writer ends, sled closes its files, the folder is unlocked.
#[derive(Debug)]
struct Open {
    writer: Writer,
    tree: Tree,
    snapshots: Arc<Snapshots>,
    _db: Db,
    _folder: Folder,
}

impl Sled {
    /// Opens the store in a folder. This blocks: it reads what is needed to go on, and syncs.
    ///
    /// # Errors
    /// When the folder cannot be used, is in use, or holds something that is not known.
    pub fn open(path: &Path, options: &SledOptions) -> Result<Self, StoreError> {
        let folder = Folder::lock(path, options.create)?;
        if !folder.has_sled() {
            // The first files are made aside and renamed when they are on disk: a cut while sled
            // writes its configuration would leave a store that it refuses to open.
            let aside = folder.make_aside()?;
            drop(open_files(&folder, &aside, options)?);
            folder.put_in_place()?;
        }
        let db = open_files(&folder, &folder.sled(), options)?;
        let tree = Tree::clone(&db);
        let log = folder.open_log()?;
        let snapshots = Arc::new(Snapshots::default());
        let disk = Disk {
            tree: tree.clone(),
            snapshots: Arc::clone(&snapshots),
            log,
            durability: options.durability,
        };
        check_meta(&disk, path)?;
        let writer = Writer::start(disk)?;
        Ok(Self(Arc::new(Open { writer, tree, snapshots, _db: db, _folder: folder })))
    }

    pub(super) fn read<T>(
        &self,
        ask: impl FnOnce(&dyn Rows) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.0.writer.refuse_if_broken()?;
        ask(&self.0.tree)
    }

    /// The rows as they are now, whatever is written later.
    pub(super) fn snapshot(&self) -> Result<Snapshot, StoreError> {
        self.0.writer.refuse_if_broken()?;
        Ok(self.0.snapshots.take(&self.0.tree))
    }

    pub(super) async fn append(&self, append: Append) -> Result<Outcome, StoreError> {
        self.0.writer.ask(|answer| Ask::Append(append, answer)).await
    }

    pub(super) async fn write(&self, records: Vec<RecordWrite>) -> Result<Written, StoreError> {
        self.0.writer.ask(|answer| Ask::Write(records, answer)).await
    }

    pub(super) async fn restore(&self, restore: Restore) -> Result<(), StoreError> {
        self.0.writer.ask(|answer| Ask::Restore(restore, answer)).await
    }

    pub(super) async fn close(&self) -> Result<(), StoreError> {
        self.0.writer.ask(Ask::Close).await
    }

    pub(super) async fn broken(&self) -> StoreError {
        self.0.writer.broken().await
    }
}

/// Lets sled open its files, and makes what it wrote on the way safe.
fn open_files(folder: &Folder, sled: &Path, options: &SledOptions) -> Result<Db, StoreError> {
    folder::delete_unfinished_snapshots(sled)?;
    let config = Config::new().path(sled).cache_capacity(options.cache_bytes);
    let waited = Instant::now();
    let db = loop {
        match config.open() {
            Err(cause) if holds_lock(&cause) && waited.elapsed() < SLED_LETS_GO => {
                thread::sleep(Duration::from_millis(10));
            }
            opened => break opened.map_err(|cause| folder::unusable(sled, &cause))?,
        }
    };
    folder.sync_everything(sled)?;
    Ok(db)
}

/// How long threads of sled's own may hold its files after a store was dropped.
const SLED_LETS_GO: Duration = Duration::from_secs(10);

/// Whether sled's lock is taken. The folder is locked by us, so only threads that sled has not ended
/// yet, of a store dropped a moment ago, can hold it.
fn holds_lock(cause: &::sled::Error) -> bool {
    matches!(cause, ::sled::Error::Io(cause) if cause.to_string().contains("could not acquire lock"))
}

/// Refuses a store whose schema is not known or whose import was interrupted; a new one gets the
/// newest schema.
fn check_meta(disk: &Disk, path: &Path) -> Result<(), StoreError> {
    let Some(schema) = read::get(&disk.tree, keys::SCHEMA)? else {
        let mut pending = Pending::new(&disk.tree);
        pending.put(keys::SCHEMA, &encode_number(u64::from(SCHEMA)))?;
        let changes = pending.into_changes();
        return disk.make(changes).map_err(|cause| folder::unusable(path, &cause));
    };
    let found = decode_number(&schema)?;
    if found > u64::from(SCHEMA) {
        return Err(StoreError::NewerSchema { folder: path.to_owned(), found, known: SCHEMA });
    }
    match read::get(&disk.tree, keys::IMPORT)? {
        Some(_) => Err(StoreError::HalfImported { folder: path.to_owned() }),
        None => Ok(()),
    }
}

fn batch(changes: Changes) -> Batch {
    let mut batch = Batch::default();
    for (key, value) in changes {
        match value {
            Some(value) => batch.insert(key, value),
            None => batch.remove(key),
        }
    }
    batch
}

impl Rows for Tree {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        let value = Tree::get(self, key).map_err(|cause| unreadable(&cause))?;
        Ok(value.map(|value| value.to_vec()))
    }

    fn from<'a>(&'a self, key: &[u8]) -> Box<dyn Iterator<Item = Result<Row, StoreError>> + 'a> {
        let rows = self.range(key.to_vec()..);
        Box::new(rows.map(|row| {
            let (key, value) = row.map_err(|cause| unreadable(&cause))?;
            Ok((key.to_vec(), value.to_vec()))
        }))
    }
}

fn unreadable(cause: &::sled::Error) -> StoreError {
    StoreError::Damaged(cause.to_string())
}
