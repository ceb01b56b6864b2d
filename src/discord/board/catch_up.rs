//! Boards that are behind their tables: after a start, or when too much has happened at once.

use std::sync::Arc;

use super::{BoardRecord, Boards};
use crate::discord::bot::Bot;
use crate::discord::failure::Failure;

/// Ends that nobody was shown are shown at a start for a day, in milliseconds.
const MISSED_MS: u64 = 24 * 3_600_000;

impl Boards {
    /// Shows every table whose message is behind, and keeps the results that nobody has kept.
    pub(super) async fn catch_up(&self, bot: &Arc<Bot>) {
        if let Err(failure) = self.show_missed(bot).await {
            tracing::error!(?failure, "boards of earlier games were not shown");
        }
        if let Err(error) = bot.members.keep_missing().await {
            tracing::error!(%error, "results of earlier games were not kept");
        }
    }

    /// Shows the tables that have come further than their messages. Only those are woken: with
    /// thousands in the store a start must not read all their logs. Ends of long ago have failed
    /// before: their channels are gone.
    async fn show_missed(&self, bot: &Arc<Bot>) -> Result<(), Failure> {
        let now = bot.hall.now();
        let mut last = None;
        loop {
            let page = self.store.list_all(last).await?;
            let Some((table, _)) = page.last() else { return Ok(()) };
            last = Some(*table);
            for (table, head) in page {
                let record = BoardRecord::read(&self.store, table).await?;
                let is_behind = match &record {
                    Some(record) => record.shown < head.version,
                    // A table that was opened in the moment of the stop.
                    None => head.active,
                };
                if !is_behind {
                    continue;
                }
                let Ok(state) = bot.hall.look(table).await else { continue };
                let is_recent = |ended| now.since(ended) < MISSED_MS;
                if head.active || state.ended_at().is_some_and(is_recent) {
                    self.show(bot, state);
                }
            }
        }
    }
}
