//! The store's folder: who may use it, and what of it is on disk.
//!
//! | in the folder | |
//! |---|---|
//! | `lock` | locked by the process that has the store open |
//! | `sled/` | sled's files: `db`, `conf`, `snap.…`, `blobs/` |
//! | `sled.new/` | the same while they are made for the first time |

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use crate::store::StoreError;

/// A folder that this process has locked, until it is dropped.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    /// Locks a folder. The lock is our own, as sled takes its one only after it has looked around;
    /// two processes that open at the same time must not delete each other's files.
    pub fn lock(path: &Path, create: bool) -> Result<Self, StoreError> {
        if !create && !path.join("sled").is_dir() {
            return Err(StoreError::Missing { folder: path.to_owned() });
        }
        // Racks of games that go on are nobody else's business.
        let made = DirBuilder::new().recursive(true).mode(0o700).create(path);
        made.map_err(|cause| unusable(path, &cause))?;
        let file = path.join("lock");
        let lock = OpenOptions::new().write(true).create(true).truncate(false).open(&file);
        let lock = lock.map_err(|cause| unusable(&file, &cause))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { folder: path.to_owned() }),
            Err(TryLockError::Error(cause)) => Err(unusable(&file, &cause)),
        }
    }

    /// Where sled's files are.
    pub fn sled(&self) -> PathBuf {
        self.path.join("sled")
    }

    /// Whether sled's files are there.
    pub fn has_sled(&self) -> bool {
        self.sled().is_dir()
    }

    /// Where sled's first files are made; what an interrupted attempt left is deleted.
    pub fn make_aside(&self) -> Result<PathBuf, StoreError> {
        let aside = self.path.join("sled.new");
        if aside.exists() {
            fs::remove_dir_all(&aside).map_err(|cause| unusable(&aside, &cause))?;
        }
        Ok(aside)
    }

    /// Gives sled's first files their final name, and syncs all folders on the way there.
    pub fn put_in_place(&self) -> Result<(), StoreError> {
        let sled = self.sled();
        self.sync_everything(&self.path.join("sled.new"))?;
        fs::rename(self.path.join("sled.new"), &sled).map_err(|cause| unusable(&sled, &cause))?;
        sync(&self.path)?;
        let above = fs::canonicalize(&self.path).map_err(|cause| unusable(&self.path, &cause))?;
        above.parent().map_or(Ok(()), sync)
    }

    /// Syncs every file of sled's, their folders, and the folder they are in: sled itself never
    /// syncs `conf`, nor any folder.
    pub fn sync_everything(&self, sled: &Path) -> Result<(), StoreError> {
        sync_tree(sled)?;
        sync(&self.path)
    }

    /// Our own descriptor of sled's log, for syncing it.
    pub fn open_log(&self) -> Result<File, StoreError> {
        let log = self.sled().join("db");
        OpenOptions::new().write(true).open(&log).map_err(|cause| unusable(&log, &cause))
    }
}

/// Deletes the snapshots that a killed process has not finished: sled would take them for whole ones
/// and refuse to open.
pub fn delete_unfinished_snapshots(sled: &Path) -> Result<(), StoreError> {
    if !sled.exists() {
        return Ok(());
    }
    for path in files(sled)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("snap.") && name.ends_with(".generating") {
            fs::remove_file(&path).map_err(|cause| unusable(&path, &cause))?;
        }
    }
    Ok(())
}

fn sync_tree(folder: &Path) -> Result<(), StoreError> {
    for path in files(folder)? {
        if path.is_dir() { sync_tree(&path)? } else { sync(&path)? }
    }
    sync(folder)
}

/// Syncs a file or a folder; sled may just have replaced a snapshot, and what is gone needs no sync.
fn sync(path: &Path) -> Result<(), StoreError> {
    match File::open(path).and_then(|file| file.sync_all()) {
        Err(cause) if cause.kind() == ErrorKind::NotFound => Ok(()),
        synced => synced.map_err(|cause| unusable(path, &cause)),
    }
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let entries = fs::read_dir(folder).and_then(|entries| {
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()
    });
    entries.map_err(|cause| unusable(folder, &cause))
}

/// The path cannot be read or written.
pub fn unusable(path: &Path, cause: &dyn std::error::Error) -> StoreError {
    StoreError::Unusable { path: path.to_owned(), cause: cause.to_string() }
}
