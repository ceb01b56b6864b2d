//! What a table's log consists of, and its head.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{StoreError, UnixMillis, Version};

/// One event as it is stored: text that the store does not read, and what is needed to read it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredEvent {
    /// The version of the format the text is written in.
    pub format: u16,
    /// When it happened.
    #[serde(rename = "at_ms")]
    pub at: UnixMillis,
    /// The event, as JSON text.
    #[serde(rename = "event")]
    pub json: String,
}

impl StoredEvent {
    /// Most bytes of an event's text.
    pub const MOST_BYTES: usize = 256 * 1024;
}

impl fmt::Debug for StoredEvent {
    /// Tells how long the text is, not what is in it: it may hold racks and seeds, and a log is no
    /// place for them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format_args!("{} bytes", self.json.len());
        f.debug_struct("StoredEvent")
            .field("format", &self.format)
            .field("at", &self.at)
            .field("json", &text)
            .finish()
    }
}

/// What is known of a table without reading its log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The number of events in the log.
    pub version: Version,
    /// Whether the game goes on: start-up wakes the tables that are active.
    pub active: bool,
    /// A short description for lists, as JSON text that the store does not read.
    pub summary: String,
}

impl Head {
    /// Most bytes of a summary.
    pub const MOST_BYTES: usize = 4 * 1024;
}

/// Refuses what is larger than it may be.
pub(super) fn check_size(what: &'static str, bytes: usize, most: usize) -> Result<(), StoreError> {
    if bytes <= most { Ok(()) } else { Err(StoreError::TooLarge { what, bytes, most }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_of_an_event_stays_out_of_logs() {
        let json = "\"a secret\"".to_owned();
        let event = StoredEvent { format: 1, at: UnixMillis(7), json };
        let shown = format!("{event:?}");
        assert!(shown.contains("10 bytes") && !shown.contains("secret"), "{shown}");
    }
}
