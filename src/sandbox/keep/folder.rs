//! The folder of a kept world: who may use it, setting a world aside, and reading its log.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, BufReader, ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;

use super::KeepError;
use super::lines::{self, HEADER, Line, LogError, RESET};
use super::records::{self, Restored};

pub(super) fn unusable(path: &Path) -> impl FnOnce(io::Error) -> KeepError {
    move |error| KeepError::Unusable(path.to_owned(), error)
}

pub(super) fn open_log(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).append(true).create(true).mode(0o600).open(path)
}

/// Opens a log of so many good bytes to be added to, or begins one.
pub(super) fn begin(path: &Path, good: u64) -> io::Result<(File, u64)> {
    let mut log = open_log(path)?;
    // What a kill or a power cut left at the end would be damage in the middle later on.
    log.set_len(good)?;
    if good > 0 {
        return Ok((log, good));
    }
    log.write_all(HEADER.as_bytes())?;
    log.sync_all()?;
    if let Some(folder) = path.parent() {
        File::open(folder)?.sync_all()?;
    }
    Ok((log, HEADER.len() as u64))
}

/// Where the lines of a log begin that no later line makes void, the header among them.
pub(super) fn last_lines(path: &Path, end: u64) -> io::Result<BTreeSet<u64>> {
    let mut from = BufReader::new(File::open(path)?);
    let (mut bytes, mut at) = (Vec::new(), 0);
    let mut last: BTreeMap<(String, String), u64> = BTreeMap::new();
    while at < end && lines::next(&mut from, &mut bytes)? {
        if let Some(line) = bytes.strip_suffix(b"\n").and_then(Line::read) {
            let name = (line.kind.to_owned(), line.key.to_owned());
            match line.value {
                _ if line.kind == RESET => last.clear(),
                Some(_) => drop(last.insert(name, at)),
                None => drop(last.remove(&name)),
            }
        }
        at += bytes.len() as u64;
    }
    Ok(last.into_values().chain([0]).collect())
}

pub(super) fn lock(folder: &Path) -> Result<File, KeepError> {
    // Racks and letters are nobody else's business.
    let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
    made.map_err(unusable(folder))?;
    let path = folder.join("lock");
    let file = OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(&path);
    let file = file.map_err(unusable(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(KeepError::InUse(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(KeepError::Unusable(path, error)),
    }
}

pub(super) fn set_aside(world: &Path, aside: &Path) -> io::Result<()> {
    if aside.exists() {
        fs::remove_dir_all(aside)?;
    }
    fs::rename(world, aside)
}

/// Reads a log, if it is there; says in a few words why it is of no use.
pub(super) fn read(path: &Path) -> Result<Option<(lines::Told, Restored)>, String> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.to_string()),
    };
    if file.metadata().is_ok_and(|found| found.len() == 0) {
        // A process was killed before it wrote anything.
        return Ok(None);
    }
    let told = lines::read(BufReader::new(file)).map_err(|error: LogError| error.to_string())?;
    let restored = Restored::read(&told.values)?;
    Ok(Some((told, restored)))
}

/// The ids of all channels that a log names, as far as it can be read.
pub(super) fn channels_in(path: &Path) -> BTreeSet<u64> {
    let mut found = BTreeSet::new();
    let Ok(file) = File::open(path) else { return found };
    let (mut from, mut bytes) = (BufReader::new(file), Vec::new());
    while lines::next(&mut from, &mut bytes).unwrap_or(false) {
        let line = bytes.strip_suffix(b"\n").and_then(Line::read_unchecked);
        let line = line.filter(|line| line.kind == records::CHANNEL);
        found.extend(line.and_then(|line| line.key.parse::<u64>().ok()));
    }
    found
}
