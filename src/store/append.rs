//! Adding to a table's log: all of it or nothing.

use super::event::check_size;
use super::{Head, RecordWrite, RequestId, StoreError, StoredEvent, TableId, Unexpected, Version};

/// What is to be added to a table's log.
#[derive(Debug, Clone)]
pub struct Append {
    /// Which table; a log begins with the first append that expects [`Version::NONE`].
    pub table: TableId,
    /// The version that the events were decided on.
    pub expected: Version,
    /// By what a repetition is known.
    pub request: RequestId,
    /// At least one event.
    pub events: Vec<StoredEvent>,
    /// Whether the game goes on afterwards.
    pub active: bool,
    /// The summary of the new head.
    pub summary: String,
    /// Records that are written together with the events, or not at all.
    pub records: Vec<RecordWrite>,
}

impl Append {
    /// The head that the table has afterwards.
    pub fn head(&self) -> Head {
        Head {
            version: self.expected.after(self.events.len()),
            active: self.active,
            summary: self.summary.clone(),
        }
    }

    pub(super) fn bytes(&self) -> usize {
        let events = self.events.iter().map(|event| event.json.len());
        let records = self.records.iter().map(RecordWrite::bytes);
        self.summary.len() + events.chain(records).sum::<usize>()
    }

    pub(super) fn check(&self) -> Result<(), StoreError> {
        if self.events.is_empty() {
            return Err(StoreError::NoEvents);
        }
        check_size("a summary", self.summary.len(), Head::MOST_BYTES)?;
        for event in &self.events {
            check_size("an event", event.json.len(), StoredEvent::MOST_BYTES)?;
        }
        RecordWrite::check_all(&self.records)?;
        check_size("an append", self.bytes(), Self::MOST_BYTES)
    }

    /// Most bytes of all texts together.
    pub const MOST_BYTES: usize = 1024 * 1024;
}

/// What became of an append.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// Everything is on disk; the table has this version now.
    Appended(Version),
    /// Nothing was written: the table has this version, not the expected one.
    Conflict(Version),
    /// Nothing was written: this request was appended before and led to this version.
    Duplicate(Version),
    /// Nothing was written: a record was not as expected.
    Refused(Unexpected),
}
