//! Changes that are decided and not yet made, over the rows they will change.

use std::collections::BTreeMap;

use super::{Rows, pieces};
use crate::store::StoreError;

/// New values by their keys; nothing deletes the row.
pub type Changes = BTreeMap<Vec<u8>, Option<Vec<u8>>>;

/// Rows as they will be when the changes are made, so that the requests of one batch see each other.
pub struct Pending<'a> {
    rows: &'a dyn Rows,
    changes: Changes,
}

impl<'a> Pending<'a> {
    /// Nothing is changed yet.
    pub fn new(rows: &'a dyn Rows) -> Self {
        Self { rows, changes: Changes::new() }
    }

    /// The changes to be made.
    pub fn into_changes(self) -> Changes {
        self.changes
    }

    /// The value that a key will have.
    pub fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        pieces::get(key, |key| self.row(key))
    }

    /// Gives a key a value.
    pub fn put(&mut self, key: &[u8], value: &[u8]) -> Result<(), StoreError> {
        let mut count = 0;
        for piece in pieces::cut(value) {
            self.changes.insert(pieces::piece_key(key, count), Some(piece.to_vec()));
            count += 1;
        }
        self.delete_pieces(key, count)
    }

    /// Takes a key and its value away.
    pub fn delete(&mut self, key: &[u8]) -> Result<(), StoreError> {
        self.delete_pieces(key, 0)
    }

    /// Takes the pieces from a number on away: those of an older, longer value.
    fn delete_pieces(&mut self, key: &[u8], from: usize) -> Result<(), StoreError> {
        for number in from..pieces::MOST_PIECES {
            let piece = pieces::piece_key(key, number);
            if self.row(&piece)?.is_none() {
                break;
            }
            self.changes.insert(piece, None);
        }
        Ok(())
    }

    fn row(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        match self.changes.get(key) {
            Some(value) => Ok(value.clone()),
            None => self.rows.get(key),
        }
    }
}
