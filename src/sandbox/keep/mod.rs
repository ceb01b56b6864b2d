//! Keeping a world: everything that changes is added to a log in the data folder before anybody is told
//! of it, so that a killed process loses nothing; a power cut may cost the last second.
//!
//! | in the folder | |
//! |---|---|
//! | `lock` | locked by the process that keeps its world here |
//! | `world/log` | people, places, messages, commands, line by line; written anew when most of it is old |
//! | `world/files/` | the files of messages, one by one |
//! | `world.before/` `world.damaged/` | a world that was set aside, by wish or because it cannot be read |

mod folder;
mod lines;
mod records;

use std::collections::BTreeSet;
use std::fs::{self, DirBuilder, File};
use std::io::{self, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use folder::{begin, channels_in, last_lines, lock, open_log, read, set_aside, unusable};
pub use records::Restored;

/// A log that has grown by this much beyond twice what is in it is written anew.
const GROWTH: u64 = 8 << 20;

/// Where a sandbox keeps its world.
#[derive(Clone, Debug)]
pub struct Home {
    /// The folder, which is made if it is not there.
    pub folder: PathBuf,
    /// Whether the world that is there is set aside, so that everything begins anew.
    pub fresh: bool,
}

/// Why a world cannot be kept in a folder.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// Another process keeps its world there.
    #[error("another sandbox keeps its world in {0}; stop it, or choose another --data folder")]
    InUse(PathBuf),
    /// The folder cannot be used.
    #[error("{0} cannot be used")]
    Unusable(PathBuf, #[source] io::Error),
}

/// What was found in a folder.
#[derive(Debug, Default)]
pub struct Found {
    /// The world, unless there was none.
    pub world: Option<Restored>,
    /// Why the world that was there is of no use, in one sentence.
    pub complaint: Option<String>,
    /// Channels of worlds that were set aside; what was played there cannot go on.
    pub lost_channels: BTreeSet<u64>,
}

/// Writes down what changes.
#[derive(Debug)]
pub struct Keeper {
    world: PathBuf,
    pen: Mutex<Pen>,
    lock: File,
}

#[derive(Debug)]
struct Pen {
    log: File,
    length: u64,
    /// How many bytes were needed when it was last written anew.
    needed: u64,
    is_synced: bool,
    /// Whether writing has failed or ended, so that nothing more is written.
    has_failed: bool,
}

impl Keeper {
    /// Opens a folder and reads the world that is there; one that cannot be read is set aside.
    pub fn open(home: &Home) -> Result<(Self, Found), KeepError> {
        let folder = &home.folder;
        let lock = lock(folder)?;
        let world = folder.join("world");
        let aside = |name: &str| set_aside(&world, &folder.join(name)).map_err(unusable(&world));
        if home.fresh && world.exists() {
            aside("world.before")?;
        }
        let mut found = Found::default();
        let (mut good, mut needed) = (0, 0);
        match read(&world.join("log")) {
            Ok(None) => {}
            Ok(Some((told, restored))) => {
                good = told.good;
                needed = told.values.values().map(|value| value.len() as u64 + 50).sum();
                found.world = Some(restored);
            }
            Err(complaint) => {
                aside("world.damaged")?;
                let place = folder.join("world.damaged");
                found.complaint = Some(format!(
                    "the sandbox's world cannot be read ({complaint}); it was set aside as {}, and \
                     everything begins anew",
                    place.display(),
                ));
            }
        }
        for name in ["world.before", "world.damaged"] {
            found.lost_channels.extend(channels_in(&folder.join(name).join("log")));
        }
        let files = world.join("files");
        let made = DirBuilder::new().recursive(true).mode(0o700).create(&files);
        made.map_err(unusable(&files))?;
        let path = world.join("log");
        let (log, length) = begin(&path, good).map_err(unusable(&path))?;
        let pen = Pen { log, length, needed, is_synced: true, has_failed: false };
        Ok((Self { world, pen: Mutex::new(pen), lock }, found))
    }

    /// Where the files of messages are.
    pub fn files(&self) -> PathBuf {
        self.world.join("files")
    }

    fn pen(&self) -> MutexGuard<'_, Pen> {
        self.pen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds lines to the log. They survive the end of the process from now on.
    pub fn append(&self, lines: &str) {
        let pen = &mut *self.pen();
        if pen.has_failed {
            return;
        }
        if let Err(error) = pen.log.write_all(lines.as_bytes()) {
            tracing::error!(%error, "the sandbox's world is not kept any more");
            // Half a line in the middle would be damage.
            let _ = pen.log.set_len(pen.length);
            pen.has_failed = true;
            return;
        }
        pen.length += lines.len() as u64;
        pen.is_synced = false;
    }

    /// Brings what was added to the disk itself, and writes the log anew when most of it is old; nobody
    /// who adds lines waits for that.
    pub fn settle(&self) {
        let (log, is_long) = {
            let pen = &mut *self.pen();
            if pen.has_failed || pen.is_synced {
                return;
            }
            // What is added from now on is settled the next time.
            pen.is_synced = true;
            (pen.log.try_clone(), pen.length > 2 * pen.needed + GROWTH)
        };
        let settled = match log {
            Ok(log) if !is_long => log.sync_data(),
            Ok(_) => self.write_anew(),
            Err(error) => Err(error),
        };
        if let Err(error) = settled {
            tracing::warn!(%error, "the sandbox's world is not on disk yet");
            self.pen().is_synced = false;
        }
    }

    /// Brings everything to the disk and writes nothing more; another process may go on from here.
    pub fn close(&self) {
        self.settle();
        self.pen().has_failed = true;
        // Without it the lock goes with the process.
        let _ = self.lock.unlock();
    }

    /// Copies the lines that still count into a new log, which then takes the place of the old one.
    fn write_anew(&self) -> io::Result<()> {
        let (path, new) = (self.world.join("log"), self.world.join("log.new"));
        let end = self.pen().length;
        let last = last_lines(&path, end)?;
        let mut from = BufReader::new(File::open(&path)?);
        let _ = fs::remove_file(&new);
        let mut to = BufWriter::new(open_log(&new)?);
        let (mut bytes, mut at, mut length) = (Vec::new(), 0, 0);
        while at < end && lines::next(&mut from, &mut bytes)? {
            if last.contains(&at) {
                to.write_all(&bytes)?;
                length += bytes.len() as u64;
            }
            at += bytes.len() as u64;
        }
        let mut log = to.into_inner().map_err(io::IntoInnerError::into_error)?;
        log.sync_all()?;
        let synced = {
            let pen = &mut *self.pen();
            // Few lines were added since; copying them is all that anybody waits for.
            let mut old = File::open(&path)?;
            old.seek(SeekFrom::Start(end))?;
            let added = io::copy(&mut old, &mut log)?;
            fs::rename(&new, &path)?;
            (pen.log, pen.length, pen.needed) = (log, length + added, length);
            pen.log.try_clone()?
        };
        synced.sync_all()?;
        File::open(&self.world)?.sync_all()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of its own, gone afterwards.
    struct Place(PathBuf);

    impl Place {
        fn new(name: &str) -> (Self, Home) {
            let folder = std::env::temp_dir().join(format!("kamen-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            let home = Home { folder: folder.clone(), fresh: false };
            (Self(folder), home)
        }

        fn told(&self) -> lines::Told {
            let log = File::open(self.0.join("world/log")).unwrap();
            lines::read(BufReader::new(log)).unwrap()
        }
    }

    impl Drop for Place {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn line(key: usize, value: Option<&str>) -> String {
        let mut text = String::new();
        lines::write(&mut text, "message", &key.to_string(), value);
        text
    }

    #[test]
    fn a_log_that_is_mostly_old_is_written_anew_while_lines_are_added() {
        let (place, home) = Place::new("anew");
        let (keeper, found) = Keeper::open(&home).unwrap();
        assert!(found.world.is_none() && found.complaint.is_none());
        for round in 0..50 {
            for key in 0..40 {
                keeper.append(&line(key, Some(&format!("{{\"round\":{round}}}"))));
            }
        }
        keeper.append(&line(7, None));
        let (before, length) = (place.told().values, keeper.pen().length);
        std::thread::scope(|scope| {
            let writing = scope.spawn(|| keeper.write_anew());
            for key in 100..200 {
                keeper.append(&line(key, Some("{}")));
            }
            writing.join().unwrap().unwrap();
        });
        keeper.append(&line(200, Some("{}")));
        let after = place.told();
        assert_eq!(after.good, keeper.pen().length);
        assert!(after.good < length / 4, "{} of {length}", after.good);
        assert_eq!(after.values.len(), before.len() + 101);
        assert!(before.iter().all(|(name, value)| after.values.get(name) == Some(value)));
        keeper.close();
        keeper.append(&line(300, Some("{}")));
        assert_eq!(place.told().good, after.good, "nothing is added after the end");
    }

    #[test]
    fn a_world_belongs_to_one_process_and_can_be_set_aside() {
        let (place, home) = Place::new("aside");
        let (keeper, _) = Keeper::open(&home).unwrap();
        assert!(matches!(Keeper::open(&home), Err(KeepError::InUse(_))));
        let mut channel = String::new();
        lines::write(&mut channel, records::CHANNEL, "77", Some("not what it should be"));
        keeper.append(&channel);
        keeper.close();
        let (damaged, found) = Keeper::open(&home).unwrap();
        assert!(found.complaint.is_some_and(|said| said.contains("channel 77")));
        assert_eq!(found.lost_channels, BTreeSet::from([77]));
        damaged.append(&channel.replace("77", "78"));
        damaged.close();
        let (_fresh, found) = Keeper::open(&Home { fresh: true, ..home }).unwrap();
        assert!(found.complaint.is_none() && found.world.is_none());
        assert_eq!(found.lost_channels, BTreeSet::from([77, 78]));
        assert!(place.0.join("world.before/log").exists());
    }
}
