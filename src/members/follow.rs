//! Following the hall, so that what becomes of games is kept as they end.

use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use super::Members;
use crate::session::table::Stage;
use crate::session::{Hall, Update};
use crate::store::StoreError;

impl Members {
    /// Keeps the results of all games, those that are missing first, until the hall is gone or its store is
    /// closed. What a stop leaves undone is found at the next start.
    pub async fn follow(&self, hall: &Hall) {
        let mut updates = hall.updates();
        if let Err(error) = self.keep_missing().await {
            tracing::error!(%error, "results of earlier games were not kept");
        }
        while let Some(kept) = self.keep_next(&mut updates).await {
            match kept {
                Ok(()) => {}
                Err(StoreError::Closed) => return,
                Err(error) => tracing::error!(%error, "a result was not kept"),
            }
        }
    }

    /// Waits for the next thing that happens, and keeps what became of the game; nothing when nothing more
    /// can happen.
    async fn keep_next(&self, updates: &mut Receiver<Update>) -> Option<Result<(), StoreError>> {
        let kept = match updates.recv().await {
            Ok(update) if update.state.stage() == Stage::Over => {
                self.keep_result(&update.state).await.map(drop)
            }
            Ok(_) => Ok(()),
            Err(RecvError::Lagged(missed)) => {
                tracing::warn!(missed, "results are behind; looking for those that are missing");
                self.keep_missing().await.map(drop)
            }
            Err(RecvError::Closed) => return None,
        };
        Some(kept)
    }
}
