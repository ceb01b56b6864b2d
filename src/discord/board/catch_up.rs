//! Boards that are behind their tables: after a start, or when too much has happened at once.

use std::sync::Arc;

use super::{BoardRecord, Boards};
use crate::discord::bot::Bot;
use crate::discord::failure::Failure;
use crate::session::LooseEnd;
use crate::session::table::{Stage, Table};
use crate::store::{Head, TableId};

/// Ends that nobody was shown are shown at a start for a day, in milliseconds.
const MISSED_MS: u64 = 24 * 3_600_000;

impl Boards {
    /// Shows every table whose message is behind. Only those are woken: with thousands in the store a start
    /// must not read all their logs, nor look at all that ever were.
    pub(super) async fn catch_up(&self, bot: &Arc<Bot>) {
        if let Err(failure) = self.show_missed_turns(bot).await {
            tracing::error!(?failure, "boards of earlier games were not shown");
        }
        if let Err(failure) = self.show_missed_ends(bot).await {
            tracing::error!(?failure, "ends of earlier games were not shown");
        }
    }

    /// Shows the tables that go on and have come further than their messages.
    async fn show_missed_turns(&self, bot: &Arc<Bot>) -> Result<(), Failure> {
        let mut last = None;
        loop {
            let page = self.store.list_active(last).await?;
            let Some((table, _)) = page.last() else { return Ok(()) };
            last = Some(*table);
            for (table, head) in page {
                // Without a record it was opened in the moment of the stop.
                if self.is_behind(table, &head).await?.unwrap_or(true)
                    && let Ok(state) = bot.hall.look(table).await
                {
                    self.show(bot, state);
                }
            }
        }
    }

    /// Shows the ends that nobody was shown. Those of long ago have failed before: their channels are gone.
    async fn show_missed_ends(&self, bot: &Arc<Bot>) -> Result<(), Failure> {
        let now = bot.hall.now();
        let mut done = Vec::new();
        for mark in LooseEnd::Board.marks(&self.store).await? {
            let table = mark.table;
            let Some(head) = self.store.head(table).await? else { continue };
            if !self.is_behind(table, &head).await?.unwrap_or(false) {
                done.push(mark);
                continue;
            }
            let Ok(state) = bot.hall.look(table).await else { continue };
            if state.ended_at().is_some_and(|ended| now.since(ended) < MISSED_MS) {
                self.show(bot, state);
            } else {
                done.push(mark);
            }
        }
        Ok(LooseEnd::Board.tie_up(&self.store, &done).await?)
    }

    /// Whether a table has come further than its message, if it has one.
    async fn is_behind(&self, table: TableId, head: &Head) -> Result<Option<bool>, Failure> {
        let record = BoardRecord::read(&self.store, table).await?;
        Ok(record.map(|record| record.shown < head.version))
    }

    /// Nothing is left to be done for a game that is over once its message shows all of it.
    pub(super) async fn tie_up(&self, state: &Table) {
        if state.stage() == Stage::Over
            && let Err(failure) = self.end_is_shown(state.id()).await
        {
            // The next start finds that everything is shown.
            tracing::warn!(table = %state.id(), ?failure, "a mark was not taken away");
        }
    }

    async fn end_is_shown(&self, table: TableId) -> Result<(), Failure> {
        let Some(mark) = LooseEnd::Board.mark(&self.store, table).await? else { return Ok(()) };
        let record = BoardRecord::read(&self.store, table).await?;
        if record.is_some_and(|record| record.shown >= mark.version) {
            LooseEnd::Board.tie_up(&self.store, &[mark]).await?;
        }
        Ok(())
    }
}
