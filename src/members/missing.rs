//! Games that ended while nobody kept their results, as the program was stopped or died in between.

use super::Members;
use super::finished::FinishedGame;
use super::sheet::{self, Sheet};
use crate::session::LooseEnd;
use crate::session::table::{Entry, Table};
use crate::store::{StoreError, TableId};

impl Members {
    /// Keeps the results that are missing, in the order in which the games ended, and tells how
    /// many these were. Nothing is read of all other tables.
    ///
    /// # Errors
    /// When the store cannot be read or written. A game that cannot be read is left out.
    pub async fn keep_missing(&self) -> Result<usize, StoreError> {
        let (mut missing, mut done) = (Vec::new(), Vec::new());
        for mark in LooseEnd::Result.marks(&self.store).await? {
            if self.is_kept(mark.table).await? {
                done.push(mark);
                continue;
            }
            match self.read_table(mark.table).await?.map(|table| FinishedGame::of(&table)) {
                Some(Some(game)) => missing.push(game),
                Some(None) => done.push(mark),
                None => {}
            }
        }
        LooseEnd::Result.tie_up(&self.store, &done).await?;
        missing.sort_by_key(|game: &FinishedGame| (game.ended_at, game.table));
        let mut kept = 0;
        for game in missing {
            match self.keep(&game).await {
                Ok(new) => kept += usize::from(new),
                Err(error @ StoreError::Damaged(_)) => {
                    tracing::error!(table = %game.table, %error, "a result cannot be kept");
                }
                Err(error) => return Err(error),
            }
        }
        if kept > 0 {
            tracing::info!(kept, "results were missing");
        }
        Ok(kept)
    }

    async fn is_kept(&self, table: TableId) -> Result<bool, StoreError> {
        Ok(self.store.get(&FinishedGame::KIND, &sheet::key(table)?).await?.is_some())
    }

    /// A table from its log; nothing when that cannot be read.
    async fn read_table(&self, table: TableId) -> Result<Option<Table>, StoreError> {
        let log = match self.store.log(table).await {
            Err(StoreError::Damaged(why)) => Err(why),
            log => Entry::read_log(&log?).map_err(|error| error.to_string()),
        };
        let replayed =
            log.and_then(|entries| Table::replay(&entries).map_err(|error| error.to_string()));
        if let Err(why) = &replayed {
            tracing::error!(%table, why, "the log of a finished game cannot be read");
        }
        Ok(replayed.ok())
    }
}
