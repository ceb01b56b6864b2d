//! A bot that is stopped and started anew.

// Each test binary that includes this module uses a part of it.
#![allow(dead_code, reason = "shared by several test binaries")]

use std::time::Duration;

use kamen::session::Clock;
use kamen::store::{SledOptions, Store, StoreError};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::driver::{Table, soon};
use crate::folder::Folder;
use crate::kit::{limits, run_by};

/// A bot that can be stopped and started again on the same folder.
pub struct Bot(JoinHandle<()>, oneshot::Sender<()>);

impl Bot {
    /// Starts it.
    pub async fn start(table: &Table, folder: &Folder) -> (Self, Store) {
        Self::start_by(Clock::System, table, folder).await
    }

    /// Starts it by another clock.
    pub async fn start_by(clock: Clock, table: &Table, folder: &Folder) -> (Self, Store) {
        let store = soon("the folder to be free", async {
            loop {
                let path = folder.0.join("store");
                let open = move || Store::sled(&path, &SledOptions::default());
                match tokio::task::spawn_blocking(open).await.unwrap() {
                    Ok(store) => return store,
                    // Tasks of the bot before, which a process would take with it.
                    Err(StoreError::InUse { .. }) => {
                        tokio::time::sleep(Duration::from_millis(20)).await;
                    }
                    Err(error) => panic!("{error}"),
                }
            }
        })
        .await;
        let mut live = table.live("").await;
        let (stop, stopped) = oneshot::channel();
        let stopped = async move { drop(stopped.await) };
        let (login, own) = (table.login.clone(), store.clone());
        let task = tokio::spawn(run_by(clock, login, own, limits(), stopped));
        live.until("commands", |frame| frame["type"] == "commands").await;
        (Self(task, stop), store)
    }

    /// Stops it.
    pub async fn stop(self, store: Store) {
        let _ = self.1.send(());
        soon("the end", self.0).await.unwrap();
        drop(store);
    }
}
