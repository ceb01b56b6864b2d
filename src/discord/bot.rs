//! The bot: everything that commands and buttons reach.

use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use serenity::http::Http;
use tokio::sync::watch;

use super::board::Boards;
use super::face::Desks;
use super::hints::Hints;
use super::pictures::Pictures;
use crate::compute;
use crate::compute::pool::Pool;
use crate::members::Members;
use crate::session::Hall;
use crate::store::Store;

/// Drawings and questions that may wait; more are refused, which asks the person to try again.
const QUEUE: usize = 512;

/// Everything that commands and buttons reach.
pub(super) struct Bot {
    /// The tables.
    pub hall: Hall,
    /// What is remembered of people and servers.
    pub members: Members,
    /// What the faces of games keep.
    pub desks: Desks,
    /// The threads for what keeps a processor busy for some milliseconds.
    pub pool: Pool,
    /// Who draws.
    pub pictures: Pictures,
    /// The door to Discord.
    pub http: Arc<Http>,
    /// The message of each table.
    pub boards: Boards,
    /// The hints that were given of positions.
    pub hints: Hints,
    /// Whether messages of servers reach us, so that moves can be written where we are mentioned.
    pub mentions: bool,
    /// Who we are, once Discord has said it.
    pub me: OnceLock<u64>,
    /// How many calls are being answered.
    calls: watch::Sender<usize>,
    /// Whether the bot is about to stop.
    closes: watch::Sender<bool>,
}

impl Bot {
    /// A bot over a hall and its store; a host's themes lie in the data folder.
    pub fn new(
        hall: Hall,
        store: &Store,
        desks: Desks,
        http: Arc<Http>,
        data: &Path,
        mentions: bool,
    ) -> Arc<Self> {
        let threads = NonZeroUsize::new(compute::cores().get().max(2)).unwrap_or(NonZeroUsize::MIN);
        let pool = Pool::new(threads, QUEUE);
        Arc::new(Self {
            hall,
            members: Members::new(store.clone()),
            desks,
            pictures: Pictures::new(pool.clone(), Some(data.join("themes"))),
            pool,
            http,
            boards: Boards::new(store.clone()),
            hints: Hints::default(),
            mentions,
            me: OnceLock::new(),
            calls: watch::Sender::new(0),
            closes: watch::Sender::new(false),
        })
    }

    /// Counts a call until the guard is dropped.
    pub fn begin_call(self: &Arc<Self>) -> CallGuard {
        self.calls.send_modify(|calls| *calls += 1);
        CallGuard(Arc::clone(self))
    }

    /// Takes no more calls in.
    pub fn close(&self) {
        self.closes.send_replace(true);
    }

    /// Whether no more calls are taken in.
    pub fn is_closing(&self) -> bool {
        *self.closes.borrow()
    }

    /// Waits until no more calls are taken in.
    pub async fn closing(&self) {
        let _ = self.closes.subscribe().wait_for(|closes| *closes).await;
    }

    /// Waits until every call that has begun is answered.
    pub async fn calls_ended(&self) {
        // The sender is ours, so waiting cannot fail.
        let _ = self.calls.subscribe().wait_for(|calls| *calls == 0).await;
    }
}

/// A call that is being answered.
pub(super) struct CallGuard(Arc<Bot>);

impl Drop for CallGuard {
    fn drop(&mut self) {
        self.0.calls.send_modify(|calls| *calls -= 1);
    }
}
