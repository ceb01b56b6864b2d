//! What all tables of the hall share: the store, the mailboxes of those that are awake, whoever
//! watches.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{broadcast, mpsc, watch};
use tracing::Instrument;

use super::actor::{Actor, Message};
use super::clock::Clock;
use super::fault::{Fault, NotDone};
use super::game::{Library, ResourceError, Resources};
use super::invitations::Invitations;
use super::limits::Limits;
use super::quota::Quota;
use super::register::Register;
use super::reviews::Reviews;
use super::table::{Refusal, Table};
use super::tasks::Tasks;
use super::timers::Timers;
use super::update::Update;
use crate::compute::pool::Pool;
use crate::store::{Store, StoreError, TableId};

/// What all tables share.
pub(super) struct Floor {
    pub store: Store,
    pub clock: Clock,
    pub limits: Limits,
    pub pool: Pool,
    pub library: Library,
    pub register: Register,
    pub reviews: Reviews,
    /// What people do.
    pub requests: Quota,
    /// What is proposed to them while they type.
    pub completions: Quota,
    pub invitations: Invitations,
    pub timers: Timers,
    pub tasks: Tasks,
    mailboxes: Mutex<Mailboxes>,
    awake: watch::Sender<usize>,
    updates: broadcast::Sender<Update>,
    doors: watch::Sender<Doors>,
}

/// Whether anything is taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Doors {
    Open,
    /// The program is being stopped.
    Closed,
    /// The store has failed.
    Broken(StoreError),
}

#[derive(Default)]
struct Mailboxes {
    /// How many tables have been woken, so that each waking has its number.
    woken: u64,
    open: HashMap<TableId, Mailbox>,
}

struct Mailbox {
    waking: u64,
    messages: mpsc::Sender<Message>,
}

impl Floor {
    pub fn new(store: Store, clock: Clock, limits: Limits, timers: Timers) -> Self {
        let pool = Pool::new(limits.threads, limits.queue);
        Self {
            store,
            clock,
            library: Library::new(pool.clone()),
            pool,
            register: Register::default(),
            reviews: Reviews::default(),
            requests: Quota::new(limits.requests_per_minute, limits.burst),
            completions: Quota::new(limits.completions_per_minute, limits.completions_burst),
            invitations: Invitations::new(limits.invitations_per_hour),
            timers,
            tasks: Tasks::new(),
            mailboxes: Mutex::default(),
            awake: watch::Sender::new(0),
            updates: broadcast::Sender::new(limits.updates),
            doors: watch::Sender::new(Doors::Open),
            limits,
        }
    }

    /// Puts a message into the mailbox of a table, which wakes if it sleeps.
    ///
    /// Messages are only put in under the lock, and a table only goes to sleep under the same lock
    /// with an empty mailbox: no message is lost, and no table is awake twice.
    pub fn send(self: &Arc<Self>, table: TableId, message: Message) -> Result<(), NotDone> {
        let mut mailboxes = self.mailboxes.lock().unwrap_or_else(PoisonError::into_inner);
        self.check_doors()?;
        let message = match mailboxes.open.get(&table) {
            None => message,
            Some(mailbox) => match mailbox.messages.try_send(message) {
                Ok(()) => return Ok(()),
                Err(mpsc::error::TrySendError::Full(_)) => return Err(Refusal::Busy.into()),
                // The task ended in the middle of something; another one reads the log again.
                Err(mpsc::error::TrySendError::Closed(message)) => message,
            },
        };
        let (messages, mail) = mpsc::channel(self.limits.mailbox.max(1));
        mailboxes.woken += 1;
        let waking = mailboxes.woken;
        messages.try_send(message).map_err(|_| Refusal::Busy)?;
        mailboxes.open.insert(table, Mailbox { waking, messages });
        self.awake.send_replace(mailboxes.open.len());
        let presence = Presence { floor: Arc::clone(self), table, waking };
        let span = tracing::info_span!(parent: None, "table", %table);
        self.tasks.spawn(Actor::run(presence, mail).instrument(span));
        Ok(())
    }

    /// What a table is played with.
    pub async fn resources(&self, table: &Table) -> Result<Resources, ResourceError> {
        self.library.resources(&table.terms().game, table.game()).await
    }

    /// The number of tables that are awake.
    pub fn awake(&self) -> watch::Receiver<usize> {
        self.awake.subscribe()
    }

    /// Tells everybody who watches.
    pub fn publish(&self, update: Update) {
        // It does not matter if nobody watches.
        let _ = self.updates.send(update);
    }

    /// Everything that happens from now on.
    pub fn updates(&self) -> broadcast::Receiver<Update> {
        self.updates.subscribe()
    }

    /// Waits until the doors are as wanted.
    pub async fn doors(&self, wanted: impl FnMut(&Doors) -> bool) {
        // The sender is held here, so waiting cannot fail.
        let _ = self.doors.subscribe().wait_for(wanted).await;
    }

    /// Refuses when nothing is taken in any more.
    pub fn check_doors(&self) -> Result<(), Fault> {
        match &*self.doors.borrow() {
            Doors::Open => Ok(()),
            Doors::Closed => Err(Fault::ShuttingDown),
            Doors::Broken(why) => Err(Fault::Broken(why.clone())),
        }
    }

    /// Takes nothing in any more; tables finish what they are writing and sleep.
    pub fn close_doors(&self) {
        self.doors.send_if_modified(|doors| {
            let was_open = *doors == Doors::Open;
            if was_open {
                *doors = Doors::Closed;
            }
            was_open
        });
    }

    /// What a failure of the store means for whoever asked. Unless it only did not fit, nothing is
    /// taken in any more: what is on disk is not known.
    pub fn failed(&self, error: &StoreError) -> NotDone {
        match error {
            StoreError::Closed => Fault::ShuttingDown.into(),
            // One damaged row is no reason to stop the tables that have none.
            StoreError::Damaged(_) => {
                tracing::error!(%error, "a row of the store cannot be read");
                Fault::Damaged(error.clone()).into()
            }
            StoreError::TooLarge { .. } | StoreError::BadName { .. } => {
                tracing::warn!(%error, "too large to be stored");
                Refusal::TooLarge.into()
            }
            _ => {
                tracing::error!(%error, "the store has failed; nothing is taken in any more");
                self.doors.send_replace(Doors::Broken(error.clone()));
                Fault::Broken(error.clone()).into()
            }
        }
    }
}

/// A table's being awake; ends when its task does, in whatever way.
pub(super) struct Presence {
    pub floor: Arc<Floor>,
    pub table: TableId,
    waking: u64,
}

impl Presence {
    /// Lets the table sleep unless a message has come.
    pub fn end_if_unread(&self, mail: &mpsc::Receiver<Message>) -> bool {
        let mut mailboxes = self.floor.mailboxes.lock().unwrap_or_else(PoisonError::into_inner);
        let unread = mail.is_empty();
        if unread {
            self.strike(&mut mailboxes);
        }
        unread
    }

    fn strike(&self, mailboxes: &mut Mailboxes) {
        if mailboxes.open.get(&self.table).is_some_and(|mailbox| mailbox.waking == self.waking) {
            mailboxes.open.remove(&self.table);
            self.floor.awake.send_replace(mailboxes.open.len());
        }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut mailboxes = self.floor.mailboxes.lock().unwrap_or_else(PoisonError::into_inner);
        self.strike(&mut mailboxes);
    }
}
