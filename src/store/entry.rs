//! The parts that a whole store consists of, as backups carry them.

use serde::{Deserialize, Serialize};

use super::{Head, Kind, Record, RecordKey, RequestId, StoredEvent, TableId, Version};

/// One part of a store. Of a table, the head comes first, then its events, then its requests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "part")]
pub enum Entry {
    /// A table.
    Head {
        /// Its name.
        table: TableId,
        /// What is known of it.
        #[serde(flatten)]
        head: Head,
    },
    /// An event of a table.
    Event {
        /// The table's name.
        table: TableId,
        /// The version that the event led to.
        version: Version,
        /// The event.
        #[serde(flatten)]
        event: StoredEvent,
    },
    /// A request that was appended to a table.
    Request {
        /// The table's name.
        table: TableId,
        /// The request's name.
        request: RequestId,
        /// The version it led to.
        version: Version,
    },
    /// A record.
    Record {
        /// What it is about.
        kind: Kind,
        /// Which one.
        key: RecordKey,
        /// What it says.
        #[serde(flatten)]
        record: Record,
    },
}

/// A step of an import into an empty store. A store that was begun and not finished is not opened.
#[derive(Debug, Clone)]
pub(super) enum Restore {
    Begin,
    Part(Vec<Entry>),
    End,
}
