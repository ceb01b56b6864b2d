//! Every engine of the store, each with nothing in it.

use std::path::PathBuf;

use kamen::store::{SledOptions, Store};

/// A folder of its own for each test, gone when the test is over.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let name = format!("kamen-members-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn open(&self) -> Store {
        Store::sled(&self.0, &SledOptions::default()).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A store of each engine; the folder is to be held as long as its store.
pub fn engines(name: &str) -> [(Store, Option<Folder>); 2] {
    let folder = Folder::new(name);
    [(Store::memory(), None), (folder.open(), Some(folder))]
}
