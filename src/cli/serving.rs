//! Serving until somebody stops it: what `kamen run` and `kamen sandbox` share.

use std::collections::BTreeSet;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use tokio::signal::unix::{Signal, SignalKind, signal};

use super::stored;
use crate::config::Config;
use crate::control::{Door, Gateway};
use crate::discord::{Address, ConnectError, Link, ServeError, Setup, serve};
use crate::session::{Clock, Hall, Limits};
use crate::store::Store;

/// How long work that nobody waits for may go on at the end.
const FAREWELL: Duration = Duration::from_secs(2);

/// Something went wrong that no other command line would mend: the process may be started again.
#[derive(Debug)]
pub(super) struct Fault(ServeError);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Fault {}

/// Signals that ask us to stop: SIGTERM and SIGINT.
pub(super) struct Signals {
    terminate: Signal,
    interrupt: Signal,
}

impl Signals {
    /// From now on signals are waited for.
    pub fn listen() -> anyhow::Result<Self> {
        let terminate = signal(SignalKind::terminate()).context("SIGTERM")?;
        let interrupt = signal(SignalKind::interrupt()).context("SIGINT")?;
        Ok(Self { terminate, interrupt })
    }

    /// Waits for one.
    pub async fn one(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }

    /// Waits for one; a second ends the process at once, for those who cannot wait.
    pub async fn first(mut self) {
        self.one().await;
        tokio::spawn(async move {
            self.one().await;
            tracing::warn!("stopped before everything was done");
            std::process::exit(1);
        });
    }
}

/// A bot with its store open, which is not connected yet.
pub(super) struct Ready {
    store: Store,
    limits: Limits,
    data: PathBuf,
}

impl Ready {
    /// Opens the store of the data folder.
    pub fn open(config: &Config) -> anyhow::Result<Self> {
        let store = stored::open(&config.data, true)?;
        Ok(Self { store, limits: config.limits.clone(), data: config.data.clone() })
    }

    /// Closes the tables in channels that are gone for good; nobody could go on with them.
    pub async fn give_up(&self, channels: &BTreeSet<u64>) -> anyhow::Result<()> {
        if channels.is_empty() {
            return Ok(());
        }
        let hall = Hall::start(self.store.clone(), Clock::System, self.limits.clone()).await?;
        for (table, head) in hall.list() {
            if channels.contains(&head.room.channel.0)
                && let Err(why) = hall.give_up(table).await
            {
                tracing::warn!(%table, why = why.key(), "a table of an earlier world stays");
            }
        }
        Ok(())
    }

    /// Serves until a signal comes, with the control door open.
    pub async fn serve(
        self,
        address: Address,
        mentions: bool,
        signals: Signals,
    ) -> anyhow::Result<()> {
        let Self { store, limits, data } = self;
        let link = Arc::new(Link::default());
        let door = Door::open(&data, store.clone(), {
            let link = Arc::clone(&link);
            move || gateway(&link)
        });
        if let Err(error) = &door {
            tracing::warn!(%error, "no control door; backups have to wait until the bot stops");
        }
        let clock = Clock::System;
        let setup = Setup { address, store, clock, limits, data, mentions, link, watcher: None };
        serve(setup, signals.first()).await.map_err(|error| match error {
            ServeError::Connect(ConnectError::BadToken | ConnectError::BadAddress(_)) => {
                anyhow::Error::new(error)
            }
            error => anyhow::Error::new(Fault(error)),
        })
    }
}

/// How the connection stands, for the control door.
fn gateway(link: &Link) -> Gateway {
    let status = link.status();
    let servers = status.servers.and_then(|servers| servers.try_into().ok());
    let (connected, since, latency) = (status.connected, status.since, status.latency);
    Gateway { connected, since, latency, servers }
}

/// Runs something until it ends.
pub(super) fn block_on<T>(future: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.context("the runtime does not start")?;
    let done = runtime.block_on(future);
    // Somebody who reads a backup slowly does not hold us up; they see that it is cut off.
    runtime.shutdown_timeout(FAREWELL);
    done
}
