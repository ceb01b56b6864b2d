//! Every engine of the store, each with nothing in it.

use kamen::store::{SledOptions, Store};

use crate::folder::Folder;

impl Folder {
    pub fn open(&self) -> Store {
        Store::sled(&self.0, &SledOptions::default()).unwrap()
    }
}

/// A store of each engine; the folder is to be held as long as its store.
pub fn engines(name: &str) -> [(Store, Option<Folder>); 2] {
    let folder = Folder::new(name);
    [(Store::memory(), None), (folder.open(), Some(folder))]
}
