//! The engine that keeps everything in memory, for tests: it forgets when it is dropped.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use super::StoreError;
use super::rows::{Pending, Row, Rows};

/// Rows in memory; clones share them.
#[derive(Debug, Clone, Default)]
pub struct Memory(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    rows: RwLock<BTreeMap<Vec<u8>, Vec<u8>>>,
    closed: AtomicBool,
}

impl Memory {
    pub(super) fn read<T>(
        &self,
        ask: impl FnOnce(&dyn Rows) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        ask(&*self.0.rows.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The rows as they are now, whatever is written later.
    pub(super) fn snapshot(&self) -> BTreeMap<Vec<u8>, Vec<u8>> {
        self.0.rows.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Judges a request and makes its changes, while nobody else does.
    pub(super) fn change<T>(
        &self,
        judge: impl FnOnce(&mut Pending) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if self.0.closed.load(Ordering::Relaxed) {
            return Err(StoreError::Closed);
        }
        let mut rows = self.0.rows.write().unwrap_or_else(PoisonError::into_inner);
        let mut pending = Pending::new(&*rows);
        let answer = judge(&mut pending)?;
        for (key, value) in pending.into_changes() {
            match value {
                Some(value) => rows.insert(key, value),
                None => rows.remove(&key),
            };
        }
        Ok(answer)
    }

    /// Keeps everybody waiting who would write, until it is dropped, as a disk does that is busy.
    #[must_use]
    pub fn hold_writes(&self) -> impl Drop {
        self.0.rows.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn close(&self) {
        self.0.closed.store(true, Ordering::Relaxed);
    }
}

impl Rows for BTreeMap<Vec<u8>, Vec<u8>> {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.get(key).cloned())
    }

    fn from<'a>(&'a self, key: &[u8]) -> Box<dyn Iterator<Item = Result<Row, StoreError>> + 'a> {
        let rows = self.range(key.to_vec()..);
        Box::new(rows.map(|(key, value)| Ok((key.clone(), value.clone()))))
    }
}
