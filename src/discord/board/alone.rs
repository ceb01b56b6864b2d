//! One at a time changes the message of a table and the record of it: the job that shows the table, or
//! the command that has answered with it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

use tokio::sync::OwnedMutexGuard;

use super::{Boards, lock};
use crate::store::TableId;

/// So many tables are remembered before those are forgotten of which nobody holds the message.
const MOST: usize = 4_096;

/// Who holds the message of each table.
pub(super) type Hands = Mutex<HashMap<TableId, Weak<tokio::sync::Mutex<()>>>>;

impl Boards {
    /// Waits until nobody else changes the message of a table; nobody does before this is dropped. Whoever
    /// waits for a reservation must not hold it.
    pub(super) async fn alone_with(&self, table: TableId) -> OwnedMutexGuard<()> {
        let hand = {
            let mut all = lock(&self.shared.hands);
            if all.len() >= MOST {
                all.retain(|_, hand| hand.strong_count() > 0);
            }
            let known = all.entry(table).or_default();
            known.upgrade().unwrap_or_else(|| {
                let new = Arc::default();
                *known = Arc::downgrade(&new);
                new
            })
        };
        hand.lock_owned().await
    }
}
