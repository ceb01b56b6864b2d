//! Games that ended while nobody kept their results, as the program died in between.

use super::Members;
use super::finished::FinishedGame;
use super::sheet::{self, Sheet};
use crate::session::table::{Entry, Head, Stage, Table};
use crate::store::{StoreError, TableId};

impl Members {
    /// Keeps the results that are missing, in the order in which the games ended, and tells how
    /// many these were. Heads alone are read of all other tables.
    ///
    /// # Errors
    /// When the store cannot be read or written. A game that cannot be read is left out.
    pub async fn keep_missing(&self) -> Result<usize, StoreError> {
        let mut missing = Vec::new();
        let mut last = None;
        loop {
            let page = self.store.list_all(last).await?;
            let Some((id, _)) = page.last() else { break };
            last = Some(*id);
            for (id, stored) in page.into_iter().filter(|(_, stored)| !stored.active) {
                let head = serde_json::from_str::<Head>(&stored.summary);
                let is_over = head.is_ok_and(|head| head.stage == Stage::Over);
                if is_over && !self.is_kept(id).await? {
                    missing.extend(self.read_result(id).await?);
                }
            }
        }
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

    /// What became of a game, from its log.
    async fn read_result(&self, table: TableId) -> Result<Option<FinishedGame>, StoreError> {
        let log = match self.store.log(table).await {
            Err(StoreError::Damaged(why)) => Err(why),
            log => Entry::read_log(&log?).map_err(|error| error.to_string()),
        };
        let replayed =
            log.and_then(|entries| Table::replay(&entries).map_err(|error| error.to_string()));
        if let Err(why) = &replayed {
            tracing::error!(%table, why, "the log of a finished game cannot be read");
        }
        Ok(replayed.ok().and_then(|table| FinishedGame::of(&table)))
    }
}
