//! The message that shows a table: posted once, edited in place, posted anew at the bottom when
//! people have talked or been answered meanwhile; the end is a message of its own. It follows the table by itself: whatever happens there, whoever
//! brought it about, and whatever Discord does, the message shows it in the end.
//!
//! | file | |
//! |---|---|
//! | `posting.rs` `scrolling.rs` `alone.rs` `adoption.rs` | into the channel: in place, or anew when it has scrolled away; one at a time; boards that a command has posted |
//! | `compose.rs` `telling.rs` `buttons.rs` | the message: picture, text, what can be done |
//! | `record.rs` `message.rs` `catch_up.rs` | which message it is; changing and deleting; after a stop |
//! | `mirror.rs` | the last private answer of each player follows the table as well |
//! | `pings.rs` `rematch.rs` | calling who is to act or to agree; where the game goes on |
//!
//! One job shows a table, and what happens meanwhile is shown next. The record says which version the message shows,
//! so after a stop only tables that have come further are looked at. Where we may not write, the token of the last call
//! shows the board.

mod adoption;
mod alone;
mod buttons;
mod catch_up;
mod compose;
mod message;
mod mirror;
mod pings;
mod posting;
mod record;
mod rematch;
mod scrolling;
mod telling;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serenity::all::MessageId;
use tokio::sync::Notify;
use tokio::sync::broadcast::error::RecvError;

pub(super) use buttons::people;
pub(super) use pings::willing;
pub(super) use record::BoardRecord;
pub(super) use telling::{terms_text, turns_text, whose_turn};

use super::bot::Bot;
use super::caller::Caller;
use super::failure::Failure;
use crate::session::ChannelId;
use crate::session::table::Table;
use crate::store::{Store, TableId};
use crate::texts::Tongue;

/// How long answers can be changed by an interaction's token, with a minute to spare.
const TOKEN_LASTS: Duration = Duration::from_secs(14 * 60);

/// So many tokens are kept before old ones are thrown away.
const LENT_MOST: usize = 4_096;

/// How often a board is tried to be shown before the next thing that happens at its table is awaited,
/// and how much longer each time until it is tried again.
const ATTEMPTS: u32 = 10;
const AGAIN: Duration = Duration::from_secs(3);

/// The messages of all tables.
#[derive(Clone)]
pub(super) struct Boards {
    store: Store,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    jobs: Mutex<HashMap<TableId, Job>>,
    /// Channels where a command is about to answer with the board of a new table.
    reserved: Mutex<HashSet<ChannelId>>,
    released: Notify,
    /// By which tokens boards can be shown where we may only answer.
    lent: Mutex<HashMap<TableId, Lent>>,
    hands: alone::Hands,
    mirrors: mirror::Mirrors,
    whispers: scrolling::Whispers,
}

/// What is to be shown of a table.
struct Job {
    latest: Arc<Table>,
    is_new: bool,
    /// Whether it is shown even if the message shows this version already.
    again: bool,
}

/// Whether a board stands in its channel for the first time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Posted {
    First,
    Again,
}

/// The token of an interaction, and the message that was posted by it.
#[derive(Clone)]
struct Lent {
    token: String,
    at: Instant,
    posted: Option<MessageId>,
}

/// A channel where somebody is about to answer with the board of a new table.
pub(super) struct Reservation(Arc<Shared>, ChannelId);

impl Drop for Reservation {
    fn drop(&mut self) {
        lock(&self.0.reserved).remove(&self.1);
        self.0.released.notify_waiters();
    }
}

impl Boards {
    pub fn new(store: Store) -> Self {
        Self { store, shared: Arc::default() }
    }

    /// Shows what happens at all tables, until the hall is closed.
    pub async fn follow(&self, bot: Arc<Bot>) {
        let mut updates = bot.hall.updates();
        self.catch_up(&bot).await;
        loop {
            match updates.recv().await {
                Ok(update) => {
                    self.reflect(&bot, &update.state);
                    self.show(&bot, update.state);
                }
                Err(RecvError::Lagged(missed)) => {
                    tracing::warn!(missed, "boards are behind; looking at all tables");
                    self.catch_up(&bot).await;
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// The channel's next table is shown by whoever holds the reservation.
    pub fn reserve(&self, channel: ChannelId) -> Reservation {
        lock(&self.shared.reserved).insert(channel);
        Reservation(Arc::clone(&self.shared), channel)
    }

    /// Lends the caller's token to a table, for the case that it cannot be shown otherwise.
    pub fn lend(&self, table: TableId, caller: &Caller, posted: Option<MessageId>) {
        let Some(token) = caller.token() else { return };
        let lent = Lent { token: token.to_owned(), at: Instant::now(), posted };
        let mut all = lock(&self.shared.lent);
        if all.len() >= LENT_MOST {
            all.retain(|_, lent| lent.at.elapsed() < TOKEN_LASTS);
        }
        all.insert(table, lent);
    }

    /// Which message shows a table, if any does.
    pub async fn record(&self, table: TableId) -> Result<Option<BoardRecord>, Failure> {
        BoardRecord::read(&self.store, table).await
    }

    /// The language of a table's message, once there is one.
    pub async fn tongue_of(&self, table: TableId) -> Result<Option<Tongue>, Failure> {
        let record = BoardRecord::read(&self.store, table).await?;
        Ok(record.map(|record| record.tongue()))
    }

    /// Waits while a command is about to answer with this channel's board.
    async fn wait_for_answer(&self, channel: ChannelId) {
        loop {
            let released = self.shared.released.notified();
            if !lock(&self.shared.reserved).contains(&channel) {
                return;
            }
            released.await;
        }
    }

    /// Shows a table as it is now, as soon as what is being shown has arrived.
    pub fn show(&self, bot: &Arc<Bot>, state: Arc<Table>) {
        self.begin(bot, state, false);
    }

    fn begin(&self, bot: &Arc<Bot>, state: Arc<Table>, again: bool) {
        let table = state.id();
        {
            let mut jobs = lock(&self.shared.jobs);
            if let Some(job) = jobs.get_mut(&table) {
                if job.latest.version() < state.version() {
                    (job.latest, job.is_new) = (state, true);
                } else if again {
                    job.is_new = true;
                }
                job.again |= again;
                return;
            }
            jobs.insert(table, Job { latest: state, is_new: true, again });
        }
        let (boards, bot) = (self.clone(), Arc::clone(bot));
        tokio::spawn(async move {
            tokio::select! {
                () = bot.closing() => {}
                () = boards.keep_shown(&bot, table) => {}
            }
        });
    }

    /// Shows a table until it is shown as it is.
    async fn keep_shown(&self, bot: &Arc<Bot>, table: TableId) {
        let mut failures = 0;
        while let Some((state, again)) = self.next(table) {
            match self.post(bot, &state, again).await {
                Ok(posted) => {
                    failures = 0;
                    self.tie_up(&state).await;
                    if posted == Posted::First {
                        self.point_to(bot, &state).await;
                    }
                }
                Err(failure) => {
                    failures += 1;
                    tracing::warn!(%table, failures, ?failure, "a board was not shown");
                    if failures < ATTEMPTS {
                        tokio::time::sleep(AGAIN * failures).await;
                        self.once_more(table);
                    }
                }
            }
        }
    }

    /// Shows the same again.
    fn once_more(&self, table: TableId) {
        if let Some(job) = lock(&self.shared.jobs).get_mut(&table) {
            (job.is_new, job.again) = (true, true);
        }
    }

    /// What is to be shown next; nothing ends the job.
    fn next(&self, table: TableId) -> Option<(Arc<Table>, bool)> {
        let mut jobs = lock(&self.shared.jobs);
        let job = jobs.get_mut(&table)?;
        if !job.is_new {
            jobs.remove(&table);
            return None;
        }
        job.is_new = false;
        Some((Arc::clone(&job.latest), std::mem::take(&mut job.again)))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
