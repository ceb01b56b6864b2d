//! The task of one table that is awake: it holds the only live copy, and reads its messages one by
//! one.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::fault::{Fault, NotDone};
use super::floor::{Doors, Presence};
use super::game::{GamePreview, Resources};
use super::people::PersonId;
use super::ponder::Thinking;
use super::table::{By, Deed, Entry, Refusal, Table};
use crate::store::{RequestId, TableId, Version};

/// What a person asks of a table.
#[derive(Clone, Debug)]
pub struct Ask {
    /// Who asks.
    pub by: PersonId,
    /// By what a repetition is known.
    pub request: RequestId,
    /// The version that the person has seen; what was meant for an older position is refused.
    pub seen: Option<Version>,
    /// What they want to do.
    pub deed: Deed,
}

/// That something was done and is on disk.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The version it led to; of a table that was opened before, the version as it is now.
    pub version: Version,
    /// Whether it had been done before, by the same request.
    pub again: bool,
    /// The table as it is now.
    pub state: Arc<Table>,
}

/// What is put into a table's mailbox.
pub(super) enum Message {
    /// A person asks.
    Ask(Box<Ask>, oneshot::Sender<Result<Answer, NotDone>>),
    /// A person wants to know whether something could be done, and what would come of it.
    Try(PersonId, Box<Deed>, oneshot::Sender<Result<Option<GamePreview>, NotDone>>),
    /// Somebody wants to look.
    Look(oneshot::Sender<Result<Arc<Table>, NotDone>>),
    /// A deadline has come.
    Time,
    /// Its channel is gone for good.
    GiveUp(oneshot::Sender<Result<(), NotDone>>),
    /// Nothing: whoever reads it is awake.
    Wake,
}

/// A table that is awake.
pub(super) struct Actor {
    pub presence: Presence,
    pub table: Arc<Table>,
    /// Every request that was done, and what it led to.
    pub requests: HashMap<RequestId, Version>,
    /// What the table is played with, once it was needed.
    pub resources: Option<Resources>,
    pub thinking: Option<Thinking>,
}

impl Actor {
    /// Reads the log, then the messages, until there have been none for a while.
    pub async fn run(presence: Presence, mut mail: mpsc::Receiver<Message>) {
        let floor = Arc::clone(&presence.floor);
        match Self::wake(presence).await {
            Ok(mut actor) => {
                tracing::debug!(version = %actor.table.version(), "awake");
                actor.ponder();
                tokio::select! {
                    biased;
                    () = floor.doors(|doors| matches!(doors, Doors::Broken(_))) => {}
                    () = actor.live(&mut mail) => {}
                }
                tracing::debug!("asleep");
            }
            Err((presence, why)) => {
                // Whoever has written is told; the next message tries again.
                loop {
                    while let Ok(message) = mail.try_recv() {
                        message.refuse(&why);
                    }
                    if presence.end_if_unread(&mail) {
                        break;
                    }
                }
            }
        }
    }

    async fn wake(presence: Presence) -> Result<Self, (Presence, NotDone)> {
        match read(&presence).await {
            Ok((table, requests)) => {
                Ok(Self { presence, table, requests, resources: None, thinking: None })
            }
            Err(why) => Err((presence, why)),
        }
    }

    /// Reads the log again, after somebody else has written to it.
    pub async fn reload(&mut self) -> Result<(), NotDone> {
        (self.table, self.requests) = read(&self.presence).await?;
        self.ponder();
        Ok(())
    }

    async fn live(&mut self, mail: &mut mpsc::Receiver<Message>) {
        let floor = Arc::clone(&self.presence.floor);
        loop {
            let is_thinking = self.thinking.is_some();
            tokio::select! {
                biased;
                () = floor.doors(|doors| *doors != Doors::Open) => return,
                action = Thinking::done(&mut self.thinking) => self.finish_thinking(action).await,
                message = mail.recv() => match message {
                    Some(message) => self.read(message).await,
                    None => return,
                },
                () = tokio::time::sleep(floor.limits.idle), if !is_thinking => {
                    if self.presence.end_if_unread(mail) {
                        return;
                    }
                }
            }
        }
    }

    async fn read(&mut self, message: Message) {
        match message {
            Message::Ask(ask, answer) => {
                let Ask { by, request, seen, deed } = *ask;
                let told = self.attempt(By::Person(by), &request, seen, &deed).await;
                match &told {
                    Ok(done) => tracing::info!(
                        %by, deed = deed.name(), %request, version = %done.version,
                        again = done.again, "done"
                    ),
                    Err(why) => tracing::info!(
                        %by, deed = deed.name(), %request, why = why.key(), "refused"
                    ),
                }
                // Who asked may have gone; what was done is done.
                let _ = answer.send(told);
            }
            Message::Try(by, deed, answer) => {
                let _ = answer.send(self.try_deed(By::Person(by), &deed).await);
            }
            Message::Look(answer) => {
                let _ = answer.send(Ok(Arc::clone(&self.table)));
            }
            Message::Time => self.time_has_come().await,
            Message::GiveUp(answer) => drop(answer.send(self.give_up().await)),
            Message::Wake => {}
        }
    }
}

impl Message {
    fn refuse(self, why: &NotDone) {
        match self {
            Self::Ask(_, answer) => drop(answer.send(Err(why.clone()))),
            Self::Try(_, _, answer) => drop(answer.send(Err(why.clone()))),
            Self::Look(answer) => drop(answer.send(Err(why.clone()))),
            Self::GiveUp(answer) => drop(answer.send(Err(why.clone()))),
            Self::Time | Self::Wake => {}
        }
    }
}

type Read = (Arc<Table>, HashMap<RequestId, Version>);

/// Reads a table and its requests from the store.
async fn read(presence: &Presence) -> Result<Read, NotDone> {
    let (store, table) = (&presence.floor.store, presence.table);
    let log = store.log(table).await.map_err(|error| presence.floor.failed(&error))?;
    if log.is_empty() {
        return Err(Refusal::NoSuchTable.into());
    }
    let replayed = Entry::read_log(&log).and_then(|entries| Table::replay(&entries));
    let replayed = replayed.map_err(|error| {
        tracing::error!(%table, %error, "a log cannot be read");
        Fault::Unreadable(error)
    })?;
    let requests = requests(presence, table).await?;
    Ok((Arc::new(replayed), requests))
}

async fn requests(
    presence: &Presence,
    table: TableId,
) -> Result<HashMap<RequestId, Version>, NotDone> {
    let mut all = HashMap::new();
    let mut last = None;
    loop {
        let page = presence.floor.store.requests(table, last.as_ref()).await;
        let page = page.map_err(|error| presence.floor.failed(&error))?;
        let Some((request, _)) = page.last() else { return Ok(all) };
        last = Some(request.clone());
        all.extend(page);
    }
}
