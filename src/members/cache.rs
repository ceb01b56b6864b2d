//! Settings that were read a moment ago, so that most are not read again.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

/// Most that is kept; a full cache begins anew.
const MOST: usize = 1_024;

/// What was read and not written since.
pub(super) struct Cache<K, V> {
    inner: Mutex<Inner<K, V>>,
}

struct Inner<K, V> {
    kept: HashMap<K, V>,
    /// How often something was forgotten.
    forgotten: u64,
}

/// The moment before something was read.
#[derive(Clone, Copy)]
pub(super) struct Ticket(u64);

impl<K, V> Default for Cache<K, V> {
    fn default() -> Self {
        Self { inner: Mutex::new(Inner { kept: HashMap::new(), forgotten: 0 }) }
    }
}

impl<K: Eq + Hash, V: Clone> Cache<K, V> {
    /// What is kept, or a ticket for what is read now.
    pub fn look(&self, key: &K) -> Result<V, Ticket> {
        let inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.kept.get(key).cloned().ok_or(Ticket(inner.forgotten))
    }

    /// Keeps what was read, unless something was written meanwhile: it may be older than that.
    pub fn keep(&self, ticket: Ticket, key: K, value: V) {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if inner.forgotten != ticket.0 {
            return;
        }
        if inner.kept.len() >= MOST {
            inner.kept.clear();
        }
        inner.kept.insert(key, value);
    }

    /// Forgets what was written.
    pub fn forget(&self, key: &K) {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.kept.remove(key);
        inner.forgotten += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticket(cache: &Cache<usize, usize>, key: usize) -> Ticket {
        cache.look(&key).unwrap_err()
    }

    #[test]
    fn what_was_read_before_a_write_is_not_kept_after_it() {
        let cache = Cache::default();
        let early = ticket(&cache, 1);
        cache.keep(early, 1, 10);
        assert_eq!(cache.look(&1).ok(), Some(10));
        cache.forget(&1);
        cache.keep(early, 1, 10);
        assert!(cache.look(&1).is_err(), "the old value does not come back");
        cache.keep(ticket(&cache, 1), 1, 11);
        assert_eq!(cache.look(&1).ok(), Some(11));
    }

    #[test]
    fn the_cache_stays_small() {
        let cache = Cache::default();
        for key in 0..3 * MOST {
            cache.keep(ticket(&cache, key), key, key);
            assert!(cache.inner.lock().unwrap().kept.len() <= MOST);
            assert_eq!(cache.look(&key).ok(), Some(key));
        }
    }
}
