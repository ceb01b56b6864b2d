//! Boards that are behind their tables: after a start, or when too much has happened at once.

use std::sync::Arc;

use super::{BoardRecord, Boards};
use crate::discord::bot::Bot;
use crate::discord::failure::Failure;

/// Ends that nobody was shown are shown at a start for a day, in milliseconds.
const MISSED_MS: u64 = 24 * 3_600_000;

impl Boards {
    /// Shows every table that goes on or has ended unseen, and keeps the results that nobody has kept.
    pub(super) async fn catch_up(&self, bot: &Arc<Bot>) {
        self.show_all(bot).await;
        if let Err(Failure::Fault(fault)) = self.show_missed_ends(bot).await {
            tracing::error!(%fault, "ends of earlier games were not shown");
        }
        if let Err(error) = bot.members.keep_missing().await {
            tracing::error!(%error, "results of earlier games were not kept");
        }
    }

    /// Shows every table that goes on and whose message is older than the table.
    async fn show_all(&self, bot: &Arc<Bot>) {
        for (table, _) in bot.hall.list() {
            if let Ok(state) = bot.hall.look(table).await {
                self.show(bot, state);
            }
        }
    }

    /// Shows the ends that something has kept from being shown, such as a stop in that moment. Those of
    /// long ago have failed before: their channels are gone.
    async fn show_missed_ends(&self, bot: &Arc<Bot>) -> Result<(), Failure> {
        let now = bot.hall.now();
        let mut last = None;
        loop {
            let page = self.store.list_all(last).await?;
            let Some((table, _)) = page.last() else { return Ok(()) };
            last = Some(*table);
            for (table, head) in page.into_iter().filter(|(_, head)| !head.active) {
                let record = BoardRecord::read(&self.store, table).await?;
                if record.is_none_or(|record| record.shown >= head.version) {
                    continue;
                }
                let Ok(state) = bot.hall.look(table).await else { continue };
                if state.ended_at().is_some_and(|ended| now.since(ended) < MISSED_MS) {
                    self.show(bot, state);
                }
            }
        }
    }
}
