//! The bytes of files that came with messages: in memory or in a folder, bounded either way.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use axum::body::Bytes;

use crate::sandbox::snowflake::Snowflake;

/// The most bytes in memory where there is no folder; the oldest files are gone beyond that.
const IN_MEMORY: usize = 64 << 20;
/// The most bytes in memory where there is a folder, from which older files are read.
const BESIDE_FOLDER: usize = 16 << 20;
/// The most bytes in a folder; the oldest files are deleted beyond that.
const IN_FOLDER: usize = 256 << 20;
/// The most bytes of files that no message has any more. Discord still hands them out for a while, so a
/// page that has just been told of one can fetch it even when the message has changed again meanwhile.
const LOOSE: usize = 16 << 20;

/// Where the bytes of a file are.
#[derive(Clone, Debug)]
pub enum Whereabouts {
    Memory(Bytes),
    Folder(PathBuf),
}

#[derive(Debug)]
struct File {
    name: String,
    size: usize,
    bytes: Option<Bytes>,
    in_folder: bool,
}

/// All files that can be fetched.
#[derive(Debug, Default)]
pub struct Files {
    folder: Option<PathBuf>,
    by_id: BTreeMap<Snowflake, File>,
    /// Those whose bytes are in memory, as far as a folder has them, too.
    cached: BTreeSet<Snowflake>,
    /// Those that no message has any more, in the order in which that happened.
    loose: VecDeque<Snowflake>,
    bytes: usize,
    loose_bytes: usize,
    in_memory: usize,
}

impl Files {
    /// No files yet; what comes is kept in a folder if there is one.
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self { folder, ..Self::default() }
    }

    /// How many bytes are in memory.
    pub fn in_memory(&self) -> usize {
        self.in_memory
    }

    /// How many bytes can be fetched.
    #[cfg(test)]
    fn bytes(&self) -> usize {
        self.bytes
    }

    /// Takes in a new file.
    pub fn put(&mut self, id: Snowflake, name: &str, bytes: Bytes) {
        let in_folder = match self.path(id).map(|path| write(&path, &bytes)) {
            None => false,
            Some(Ok(())) => true,
            Some(Err(error)) => {
                tracing::warn!(%error, "a file of a message is kept in memory only");
                false
            }
        };
        let size = bytes.len();
        self.in_memory += size;
        self.bytes += size;
        self.cached.insert(id);
        let file = File { name: name.to_owned(), size, bytes: Some(bytes), in_folder };
        self.by_id.insert(id, file);
        self.make_room();
    }

    /// Takes over a file that an earlier process has put into the folder, if it is whole.
    pub fn adopt(&mut self, id: Snowflake, name: &str, size: usize) {
        let found = self.path(id).and_then(|path| fs::metadata(path).ok());
        if found.is_some_and(|found| found.len() == size as u64) {
            let file = File { name: name.to_owned(), size, bytes: None, in_folder: true };
            self.by_id.insert(id, file);
            self.bytes += size;
        }
    }

    /// Deletes what lies in the folder and belongs to no message, and what is too much.
    pub fn tidy(&mut self) {
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        for entry in entries.into_iter().flatten().flatten() {
            let id = entry.file_name().to_str().and_then(Snowflake::parse);
            if id.is_none_or(|id| !self.by_id.contains_key(&id)) {
                // A file that stays takes room until the next start.
                let _ = fs::remove_file(entry.path());
            }
        }
        self.make_room();
    }

    /// A message has the file no longer: it can be fetched for a while, but goes before all others.
    pub fn release(&mut self, id: Snowflake) {
        if let Some(file) = self.by_id.get(&id) {
            self.loose_bytes += file.size;
            self.loose.push_back(id);
            self.make_room();
        }
    }

    /// The name of a file and where its bytes are.
    pub fn find(&self, id: Snowflake) -> Option<(&str, Whereabouts)> {
        let file = self.by_id.get(&id)?;
        let bytes = match &file.bytes {
            Some(bytes) => Whereabouts::Memory(bytes.clone()),
            None => Whereabouts::Folder(self.path(id)?),
        };
        Some((&file.name, bytes))
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        let ids: Vec<Snowflake> = self.by_id.keys().copied().collect();
        ids.into_iter().for_each(|id| self.remove(id));
        self.loose.clear();
        self.loose_bytes = 0;
    }

    fn path(&self, id: Snowflake) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(id.to_string()))
    }

    fn make_room(&mut self) {
        let (most, in_memory) = match self.folder {
            Some(_) => (IN_FOLDER, BESIDE_FOLDER),
            None => (IN_MEMORY, IN_MEMORY),
        };
        while self.loose_bytes > LOOSE || (self.bytes > most && !self.loose.is_empty()) {
            let Some(id) = self.loose.pop_front() else { break };
            self.loose_bytes -= self.by_id.get(&id).map_or(0, |file| file.size);
            self.remove(id);
        }
        while self.bytes > most
            && let Some((id, _)) = self.by_id.first_key_value()
        {
            self.remove(*id);
        }
        while self.in_memory > in_memory
            && let Some(id) = self.cached.pop_first()
        {
            let Some(file) = self.by_id.get_mut(&id) else { continue };
            if file.in_folder {
                self.in_memory -= file.size;
                file.bytes = None;
            } else {
                self.remove(id);
            }
        }
    }

    fn remove(&mut self, id: Snowflake) {
        let Some(file) = self.by_id.remove(&id) else { return };
        self.bytes -= file.size;
        self.cached.remove(&id);
        if file.bytes.is_some() {
            self.in_memory -= file.size;
        }
        if let Some(path) = self.path(id)
            && file.in_folder
        {
            // A file that stays takes room until the next start.
            let _ = fs::remove_file(path);
        }
    }
}

/// Writes a file that nobody else may read; it gets its name when it is whole.
fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    use std::io::Write;
    let unfinished = path.with_extension("new");
    let mut options = fs::OpenOptions::new();
    let mut file = options.write(true).create(true).truncate(true).mode(0o600).open(&unfinished)?;
    file.write_all(bytes)?;
    fs::rename(&unfinished, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: usize) -> Snowflake {
        Snowflake::parse(&format!("{}", 1_000_000 + number)).unwrap()
    }

    #[test]
    fn without_a_folder_the_oldest_are_gone() {
        let mut files = Files::new(None);
        for number in 0..100 {
            files.put(id(number), "board.png", Bytes::from(vec![0; 1 << 20]));
        }
        assert!(files.in_memory() <= IN_MEMORY && files.bytes() == files.in_memory());
        assert!(files.find(id(35)).is_none() && files.find(id(36)).is_some());
        // What a message has no longer goes before older files that some have.
        for number in 60..70 {
            files.release(id(number));
        }
        files.put(id(100), "board.png", Bytes::from(vec![0; 1 << 20]));
        assert!(files.find(id(36)).is_some() && files.find(id(60)).is_none());
        files.clear();
        assert_eq!((files.in_memory(), files.bytes()), (0, 0));
    }

    #[test]
    fn only_the_latest_loose_files_are_kept() {
        let mut files = Files::new(None);
        for number in 0..20 {
            files.put(id(number), "board.png", Bytes::from(vec![0; 1 << 20]));
            files.release(id(number));
        }
        assert!(files.find(id(3)).is_none() && files.find(id(4)).is_some());
        assert_eq!(files.bytes(), LOOSE);
    }

    #[test]
    fn in_a_folder_files_outlive_memory_and_the_process() {
        let folder = std::env::temp_dir().join(format!("kamen-files-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let mut files = Files::new(Some(folder.clone()));
        for number in 0..20 {
            files.put(id(number), "board.png", Bytes::from(vec![number as u8; 1 << 20]));
        }
        assert_eq!((files.in_memory(), files.bytes()), (BESIDE_FOLDER, 20 << 20));
        let Some((_, Whereabouts::Folder(path))) = files.find(id(0)) else { panic!() };
        assert_eq!(fs::read(&path).unwrap(), vec![0; 1 << 20]);
        let mut later = Files::new(Some(folder.clone()));
        later.adopt(id(0), "board.png", 1 << 20);
        later.adopt(id(1), "board.png", 5);
        later.adopt(id(99), "board.png", 1 << 20);
        later.tidy();
        assert_eq!((later.in_memory(), later.bytes()), (0, 1 << 20));
        assert!(later.find(id(0)).is_some() && later.find(id(1)).is_none());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "what belongs to nobody is gone");
        later.clear();
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
        fs::remove_dir_all(folder).unwrap();
    }
}
