//! The rows as they were at one moment, while the writer goes on.
//!
//! sled has no snapshots. So the writer keeps, for each snapshot that somebody reads, the rows that it
//! changes as they were before, and puts them down before it changes them. Whoever reads looks at the
//! tree first and at these rows afterwards: a row that was changed by then is found among them.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use ::sled::Tree;

use super::unreadable;
use crate::store::StoreError;
use crate::store::rows::{Changes, Row, Rows};

/// Rows before they were changed; nothing where there was none.
type Before = Arc<Mutex<Changes>>;

/// Where reading goes on.
type Place = Bound<Vec<u8>>;

/// Rows read from the tree before the changed ones are looked at.
const CHUNK: usize = 128;

/// The snapshots that somebody still reads.
#[derive(Debug, Default)]
pub struct Snapshots(Mutex<Vec<Weak<Mutex<Changes>>>>);

impl Snapshots {
    /// The rows as they are now; not while changes are being made.
    pub fn take(&self, tree: &Tree) -> Snapshot {
        let before = Before::default();
        lock(&self.0).push(Arc::downgrade(&before));
        Snapshot { tree: tree.clone(), before }
    }

    /// Makes changes, after the rows they change were put down for whoever reads a snapshot.
    pub fn change(
        &self,
        tree: &Tree,
        changes: Changes,
        make: impl FnOnce(Changes) -> ::sled::Result<()>,
    ) -> ::sled::Result<()> {
        // Held until the changes are made: a snapshot is of the time before or after them.
        let mut snapshots = lock(&self.0);
        snapshots.retain(|snapshot| snapshot.strong_count() > 0);
        for before in snapshots.iter().filter_map(Weak::upgrade) {
            let mut before = lock(&before);
            for key in changes.keys() {
                if !before.contains_key(key) {
                    let value = tree.get(key)?.map(|value| value.to_vec());
                    before.insert(key.clone(), value);
                }
            }
        }
        make(changes)
    }
}

/// The rows as they were at one moment.
#[derive(Debug, Clone)]
pub struct Snapshot {
    tree: Tree,
    before: Before,
}

impl Snapshot {
    /// Some rows from a place on, and the place where the next ones begin, if there may be any.
    fn chunk(&self, place: Place) -> Result<(Vec<Row>, Option<Place>), StoreError> {
        let mut rows = BTreeMap::new();
        for row in self.tree.range((place.clone(), Bound::Unbounded)).take(CHUNK) {
            let (key, value) = row.map_err(|cause| unreadable(&cause))?;
            rows.insert(key.to_vec(), value.to_vec());
        }
        // Of the tree's own rows: rows that are new since then go, but the place is behind them.
        let last = rows.last_key_value().filter(|_| rows.len() == CHUNK);
        let last = last.map(|(last, _)| last.clone());
        let end = last.clone().map_or(Bound::Unbounded, Bound::Included);
        for (key, value) in lock(&self.before).range((place, end)) {
            match value {
                Some(value) => rows.insert(key.clone(), value.clone()),
                None => rows.remove(key),
            };
        }
        Ok((rows.into_iter().collect(), last.map(Bound::Excluded)))
    }
}

impl Rows for Snapshot {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        let now = Rows::get(&self.tree, key)?;
        Ok(lock(&self.before).get(key).cloned().unwrap_or(now))
    }

    fn from<'a>(&'a self, key: &[u8]) -> Box<dyn Iterator<Item = Result<Row, StoreError>> + 'a> {
        let place = Some(Bound::Included(key.to_vec()));
        Box::new(Reading { snapshot: self, rows: Vec::new().into_iter(), place })
    }
}

/// Reads on, chunk by chunk.
struct Reading<'a> {
    snapshot: &'a Snapshot,
    rows: std::vec::IntoIter<Row>,
    /// Where the next chunk begins; nothing after the last one.
    place: Option<Place>,
}

impl Iterator for Reading<'_> {
    type Item = Result<Row, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(row) = self.rows.next() {
                return Some(Ok(row));
            }
            let place = self.place.take()?;
            match self.snapshot.chunk(place) {
                Err(error) => return Some(Err(error)),
                Ok((rows, next)) => (self.rows, self.place) = (rows.into_iter(), next),
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
