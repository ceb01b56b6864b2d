//! The lines of a backup and the chain of their hashes.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::store::Entry;

/// What a line says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "part")]
pub enum Part {
    /// The first line.
    Header {
        /// The format of the backup.
        format: u32,
        /// The schema of the store it was made of.
        schema: u32,
    },
    /// The last line.
    Footer(Counts),
    /// A part of the store.
    #[serde(untagged)]
    Entry(Entry),
}

/// How many parts of each sort a backup has.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Tables.
    pub tables: u64,
    /// Events of all tables.
    pub events: u64,
    /// Requests of all tables.
    pub requests: u64,
    /// Records of all kinds.
    pub records: u64,
}

impl Counts {
    /// Counts a part.
    pub fn count(&mut self, entry: &Entry) {
        *match entry {
            Entry::Head { .. } => &mut self.tables,
            Entry::Event { .. } => &mut self.events,
            Entry::Request { .. } => &mut self.requests,
            Entry::Record { .. } => &mut self.records,
        } += 1;
    }
}

#[derive(Serialize, Deserialize)]
struct Line {
    /// The SHA-256 of the line before, without its line feed.
    previous: String,
    #[serde(flatten)]
    part: Part,
}

/// The hash of the last line, beginning with zeros.
pub struct Chain(String);

impl Chain {
    /// Before the first line.
    pub fn new() -> Self {
        Self("0".repeat(64))
    }

    /// The text of the next line, without a line feed.
    pub fn write(&mut self, part: Part) -> serde_json::Result<String> {
        let text = serde_json::to_string(&Line { previous: self.0.clone(), part })?;
        self.0 = hash(&text);
        Ok(text)
    }

    /// What the next line says, or what is wrong with it.
    pub fn read(&mut self, text: &str) -> Result<Part, String> {
        let line: Line =
            serde_json::from_str(text).map_err(|cause| format!("cannot be understood: {cause}"))?;
        if line.previous != self.0 {
            return Err("does not follow the line before it: one of them was changed".to_owned());
        }
        self.0 = hash(text);
        Ok(line.part)
    }
}

fn hash(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}
