//! A folder for the files of a test or a bench.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of its own, gone when whoever holds it is done.
pub struct Folder(pub PathBuf);

impl Folder {
    /// An empty folder; its name tells whose it is.
    pub fn new(name: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let (program, process) = (env!("CARGO_CRATE_NAME"), std::process::id());
        let path = std::env::temp_dir().join(format!("kamen-{program}-{name}-{process}-{number}"));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
