//! A table's log as the store keeps it: events as JSON text with a format.

use serde::{Deserialize, Serialize};

use super::Table;
use super::event::{By, Entry, TableEvent};
use crate::session::people::Moment;
use crate::store::{StoredEvent, UnixMillis};

/// A log that tells of no table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// There is nothing.
    #[error("the log is empty")]
    Empty,
    /// The first event does not open a table.
    #[error("the log does not begin with the opening of a table")]
    NotOpened,
    /// The log was written by a newer program.
    #[error("event {number} has the format {found}; this program knows formats up to {known}", known = Entry::FORMAT)]
    Format {
        /// Which event, from one.
        number: usize,
        /// Its format.
        found: u16,
    },
    /// An event is of another game than the table.
    #[error("event {number} belongs to another game than the table")]
    OtherGame {
        /// Which event, from one.
        number: usize,
    },
    /// An event cannot be read; what is in it is secret.
    #[error("event {number} cannot be read, at column {column}")]
    Unreadable {
        /// Which event, from one.
        number: usize,
        /// Where in its text.
        column: usize,
    },
}

/// The text of an event in the first format.
#[derive(Serialize, Deserialize)]
struct Line<E> {
    by: By,
    what: E,
}

impl Entry {
    /// The event as it is stored.
    pub fn to_stored(&self) -> StoredEvent {
        let line = Line { by: self.by, what: &self.event };
        // Events hold texts, numbers and lists alone, which are always written.
        let json = serde_json::to_string(&line).unwrap_or_default();
        StoredEvent { format: Self::FORMAT, at: UnixMillis(self.at.0), json }
    }

    fn from_stored(number: usize, stored: &StoredEvent) -> Result<Self, LogError> {
        // Each format that ever was keeps its arm, which brings its events up to those of today.
        let line: serde_json::Result<Line<TableEvent>> = match stored.format {
            1 => serde_json::from_str(&stored.json),
            found => return Err(LogError::Format { number, found }),
        };
        let line = line.map_err(|error| LogError::Unreadable { number, column: error.column() })?;
        Ok(Self { at: Moment(stored.at.0), by: line.by, event: line.what })
    }

    /// Reads a stored log.
    ///
    /// # Errors
    /// When an event cannot be read or is of a newer format.
    pub fn read_log(log: &[StoredEvent]) -> Result<Vec<Self>, LogError> {
        (1..).zip(log).map(|(number, stored)| Self::from_stored(number, stored)).collect()
    }
}

impl Table {
    /// Replays a log.
    ///
    /// # Errors
    /// When it does not begin with the opening of a table, or tells of another game.
    pub fn replay<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Self, LogError> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(LogError::Empty)?;
        let TableEvent::Opened(opened) = &first.event else { return Err(LogError::NotOpened) };
        let mut table = Self::opened(opened, first.at);
        for (number, entry) in (2..).zip(entries) {
            if let TableEvent::Game(event) = &entry.event
                && event.kind() != table.terms.game.kind()
            {
                return Err(LogError::OtherGame { number });
            }
            table.apply(entry);
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_up_to_the_present_one_is_read_and_a_newer_one_is_refused() {
        let read = |format| {
            let json = r#"{"by":"time","what":"reopened"}"#.to_owned();
            Entry::read_log(&[StoredEvent { format, at: UnixMillis(5), json }])
        };
        for format in 1..=Entry::FORMAT {
            let entries = read(format).unwrap();
            assert_eq!(entries[0].event, TableEvent::Reopened, "format {format}");
        }
        let newer = Entry::FORMAT + 1;
        assert_eq!(read(newer), Err(LogError::Format { number: 1, found: newer }));
    }
}
