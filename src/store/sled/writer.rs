//! The one thread that writes. It takes what has been asked meanwhile as one batch, judges it in the
//! order of asking, writes and syncs it, and only then answers. So versions are compared without
//! locks, and one sync serves hundreds of requests.

use std::fs::File;
use std::io;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use ::sled::Tree;
use tokio::sync::{mpsc, oneshot, watch};

use super::snapshot::Snapshots;
use super::{Durability, batch};
use crate::store::rows::{Changes, Pending, judge};
use crate::store::{Append, Outcome, RecordWrite, Restore, StoreError, Written};

/// Most requests in one batch, and in the queue before it.
const MOST_ASKED: usize = 512;

/// A batch is not made longer when it has so many bytes.
const ENOUGH_BYTES: usize = 4 * 1024 * 1024;

/// Where an answer goes.
pub type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// What the writer can be asked.
pub enum Ask {
    /// To append to a log.
    Append(Append, Answer<Outcome>),
    /// To write records.
    Write(Vec<RecordWrite>, Answer<Written>),
    /// To write a part of an import.
    Restore(Restore, Answer<()>),
    /// To stop when everything asked before is on disk.
    Close(Answer<()>),
}

impl Ask {
    fn bytes(&self) -> usize {
        match self {
            Self::Append(append, _) => append.bytes(),
            Self::Write(records, _) => records.iter().map(RecordWrite::bytes).sum(),
            // A part of an import is a batch of its own.
            Self::Restore(..) => ENOUGH_BYTES,
            Self::Close(_) => 0,
        }
    }
}

/// How the writer is.
#[derive(Debug, Clone, PartialEq, Eq)]
enum State {
    Working,
    Closed,
    Broken(String),
}

/// The thread, seen from outside; dropping it waits until all that was asked is done.
#[derive(Debug)]
pub struct Writer {
    asks: Option<mpsc::Sender<Ask>>,
    state: watch::Receiver<State>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread.
    pub fn start(disk: Disk) -> Result<Self, StoreError> {
        let (asks, queue) = mpsc::channel(MOST_ASKED);
        let (tell, state) = watch::channel(State::Working);
        let thread = thread::Builder::new().name("store".to_owned());
        let thread = thread.spawn(move || work(&disk, queue, &tell));
        let thread = thread.map_err(|cause| StoreError::Broken(cause.to_string()))?;
        Ok(Self { asks: Some(asks), state, thread: Some(thread) })
    }

    /// Asks, and waits for the answer; while the queue is full, for a place in it.
    pub async fn ask<T>(&self, ask: impl FnOnce(Answer<T>) -> Ask) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        if let Some(asks) = &self.asks {
            // Whether the writer has gone shows in the answer, which then never comes.
            let _ = asks.send(ask(answer)).await;
        }
        match answered.await {
            Ok(answer) => answer,
            Err(_) => Err(self.why_gone().await),
        }
    }

    /// Refuses when writing has failed: what is in memory then may not be on disk.
    pub fn refuse_if_broken(&self) -> Result<(), StoreError> {
        match &*self.state.borrow() {
            State::Working | State::Closed => Ok(()),
            State::Broken(why) => Err(StoreError::Broken(why.clone())),
        }
    }

    /// Waits until writing has failed.
    pub async fn broken(&self) -> StoreError {
        match self.why_gone().await {
            StoreError::Closed => std::future::pending().await,
            error => error,
        }
    }

    /// Waits until the thread is about to end, and tells why.
    async fn why_gone(&self) -> StoreError {
        let mut state = self.state.clone();
        match state.wait_for(|state| *state != State::Working).await.as_deref() {
            Ok(State::Closed) => StoreError::Closed,
            Ok(State::Broken(why)) => StoreError::Broken(why.clone()),
            // It went without a word.
            Ok(State::Working) | Err(_) => StoreError::Broken("its writer panicked".to_owned()),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.asks = None;
        if let Some(thread) = self.thread.take() {
            // A panic in there has already been told to everybody who waited.
            let _ = thread.join();
        }
    }
}

/// Writes batch after batch, until nobody can ask any more, somebody closes, or writing fails.
fn work(disk: &Disk, mut queue: mpsc::Receiver<Ask>, tell: &watch::Sender<State>) {
    while let Some(first) = queue.blocking_recv() {
        let mut bytes = first.bytes();
        let mut asked = vec![first];
        while asked.len() < MOST_ASKED && bytes < ENOUGH_BYTES {
            let Ok(ask) = queue.try_recv() else { break };
            bytes += ask.bytes();
            asked.push(ask);
        }
        let closes = asked.iter().any(|ask| matches!(ask, Ask::Close(_)));
        match write(disk, asked) {
            Ok(confirmations) => {
                if closes {
                    tell.send_replace(State::Closed);
                }
                confirmations.into_iter().for_each(|confirm| confirm());
            }
            // Whoever waits finds their answer gone, and then why.
            Err(error) => {
                tell.send_replace(State::Broken(error.to_string()));
            }
        }
        if *tell.borrow() != State::Working {
            return;
        }
    }
    tell.send_replace(State::Closed);
}

/// Tells somebody what became of their request.
type Confirmation = Box<dyn FnOnce()>;

/// Judges requests in their order and makes their changes; they are on disk when it returns.
fn write(disk: &Disk, asked: Vec<Ask>) -> Result<Vec<Confirmation>, StoreError> {
    let mut pending = Pending::new(&disk.tree);
    let judged = asked.into_iter().map(|ask| judge(ask, &mut pending));
    let confirmations = judged.collect::<Result<Vec<_>, _>>()?;
    let changes = pending.into_changes();
    if !changes.is_empty() {
        disk.make(changes).map_err(|cause| StoreError::Broken(cause.to_string()))?;
    }
    Ok(confirmations)
}

fn judge(ask: Ask, pending: &mut Pending) -> Result<Confirmation, StoreError> {
    Ok(match ask {
        Ask::Append(append, answer) => confirmation(judge::append(pending, &append)?, answer),
        Ask::Write(records, answer) => confirmation(judge::write(pending, &records)?, answer),
        Ask::Restore(part, answer) => confirmation(judge::restore(pending, &part)?, answer),
        Ask::Close(answer) => confirmation((), answer),
    })
}

fn confirmation<T: 'static>(said: T, answer: Answer<T>) -> Confirmation {
    Box::new(|| {
        // Whoever asked may have gone; it is on disk all the same.
        let _ = answer.send(Ok(said));
    })
}

/// sled's tree and a descriptor of its log.
pub struct Disk {
    /// All rows.
    pub tree: Tree,
    /// Who still reads the rows as they were.
    pub snapshots: Arc<Snapshots>,
    /// The log, for syncing it.
    pub log: File,
    /// When something counts as being on disk.
    pub durability: Durability,
}

impl Disk {
    /// Makes changes, all or none; they are on disk when it returns.
    pub fn make(&self, changes: Changes) -> io::Result<()> {
        self.snapshots
            .change(&self.tree, changes, |changes| self.tree.apply_batch(batch(changes)))?;
        self.tree.flush()?;
        match self.durability {
            Durability::Synced => self.log.sync_data(),
            Durability::FlushOnly => Ok(()),
        }
    }
}
