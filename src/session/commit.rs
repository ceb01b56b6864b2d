//! From what is asked to what is done: decide, append, and only then apply, tell and answer.

use std::sync::Arc;

use super::actor::{Actor, Answer};
use super::fault::{Fault, NotDone};
use super::game::{GamePreview, ResourceError, Resources, preview};
use super::loose_ends;
use super::rooms;
use super::table::{By, Closure, DecideContext, Deed, Entry, Refusal, Table, TableEvent};
use super::update::Update;
use crate::compute::pool::PoolError;
use crate::games::chance::Seed;
use crate::games::rules::Seat;
use crate::store::{Append, Outcome, RequestId, StoreError, Version};

/// What became of events.
enum Committed {
    /// They are on disk and applied.
    Done,
    /// Somebody else was faster; the table has been read again.
    Overtaken,
}

/// How often something is decided again when somebody else was faster.
const TRIES: usize = 3;

/// Most things that one ringing of the clock brings about.
const MOST_DUE: usize = 8;

impl Actor {
    /// Decides and writes a deed.
    pub async fn attempt(
        &mut self,
        by: By,
        request: &RequestId,
        seen: Option<Version>,
        deed: &Deed,
    ) -> Result<Answer, NotDone> {
        for _ in 0..TRIES {
            if let Some(&version) = self.requests.get(request) {
                return Ok(Answer { version, again: true, state: Arc::clone(&self.table) });
            }
            let oldest = self.table.meant_for(deed).unwrap_or(Version::NONE);
            if seen.is_some_and(|seen| seen < oldest) {
                return Err(Refusal::Stale { version: self.table.version() }.into());
            }
            let events = self.decide(by, deed).await?;
            if let Committed::Done = self.commit(by, request, events).await? {
                let version = self.table.version();
                return Ok(Answer { version, again: false, state: Arc::clone(&self.table) });
            }
        }
        Err(Refusal::Busy.into())
    }

    async fn decide(&mut self, by: By, deed: &Deed) -> Result<Vec<TableEvent>, NotDone> {
        let resources = if deed.needs_resources() { Some(self.resources().await?) } else { None };
        let seed = if deed.may_begin() { Some(random_seed()?) } else { None };
        let (seed, resources) = (seed.as_ref(), resources.as_ref());
        let now = self.presence.floor.clock.now();
        Ok(self.table.decide(by, deed, &DecideContext { now, seed, resources })?)
    }

    /// Tries a deed without doing it: everything that would refuse it does so now.
    pub async fn try_deed(&mut self, by: By, deed: &Deed) -> Result<Option<GamePreview>, NotDone> {
        let events = self.decide(by, deed).await?.into_iter().filter_map(|event| match event {
            TableEvent::Game(event) => Some(event),
            _ => None,
        });
        Ok(preview(&events.collect::<Vec<_>>()))
    }

    /// Tells the table, once, that its computer cannot move.
    pub async fn tell_stuck(&mut self, seat: Seat) {
        if self.table.stuck() == Some(seat) {
            return;
        }
        let Ok(request) = RequestId::new(format!("stuck-{}", self.table.version())) else { return };
        let events = vec![TableEvent::ComputerStuck { seat }];
        if let Err(why) = self.commit(By::Computer(seat), &request, events).await {
            tracing::warn!(why = why.key(), "nobody is told that the computer cannot move");
        }
    }

    /// Does whatever has become due, and sets the next deadline.
    pub async fn time_has_come(&mut self) {
        let floor = Arc::clone(&self.presence.floor);
        for _ in 0..MOST_DUE {
            let events = self.table.due(floor.clock.now());
            let Ok(request) = RequestId::new(format!("time-{}", self.table.version())) else {
                return;
            };
            if events.is_empty() {
                // What is overdue and yet not due would ring for ever.
                let later = self.table.deadline().filter(|at| *at > floor.clock.now());
                floor.timers.set(self.table.id(), later);
                return;
            }
            let names: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
            tracing::info!(due = names.join(", "), "time has come");
            if let Err(why) = self.commit(By::Time, &request, events).await {
                tracing::warn!(why = why.key(), "what was due is not done");
                return;
            }
        }
    }

    /// Closes the table, whoever sits there: the place where it stood is gone.
    pub async fn give_up(&mut self) -> Result<(), NotDone> {
        for _ in 0..TRIES {
            if !self.table.is_live() {
                return Ok(());
            }
            let events = vec![TableEvent::Closed { why: Closure::Abandoned }];
            let request = RequestId::new(format!("gone-{}", self.table.version()));
            let request = request.map_err(Fault::Broken)?;
            if let Committed::Done = self.commit(By::Time, &request, events).await? {
                return Ok(());
            }
        }
        Err(Refusal::Busy.into())
    }

    /// Writes events, and takes them over when they are on disk.
    async fn commit(
        &mut self,
        by: By,
        request: &RequestId,
        events: Vec<TableEvent>,
    ) -> Result<Committed, NotDone> {
        let floor = Arc::clone(&self.presence.floor);
        let at = floor.clock.now();
        let entries: Vec<Entry> = events.into_iter().map(|event| Entry { at, by, event }).collect();
        let mut next = Table::clone(&self.table);
        entries.iter().for_each(|entry| next.apply(entry));
        let room = rooms::change(&floor.store, Some(&self.table), &next).await;
        let room = room.map_err(|error| {
            error.refusal().map_or_else(|error| floor.failed(&error), NotDone::from)
        })?;
        let ends = loose_ends::opened(&self.table, &next).map_err(|error| floor.failed(&error))?;
        let append = Append {
            records: room.into_iter().chain(ends).collect(),
            ..append(&next, self.table.version(), request.clone(), &entries)
        };
        let outcome = floor.store.append(append).await.map_err(|error| floor.failed(&error))?;
        match outcome {
            Outcome::Appended(_) => {
                self.requests.insert(request.clone(), next.version());
                if !std::ptr::eq(self.table.terms(), next.terms()) {
                    // What was opened for the old terms.
                    self.resources = None;
                }
                self.table = Arc::new(next);
                floor.settle(&self.table);
                self.ponder();
                Ok(Committed::Done)
            }
            Outcome::Conflict(_) | Outcome::Duplicate(_) | Outcome::Refused(_) => {
                tracing::info!("somebody else was faster");
                self.reload().await?;
                Ok(Committed::Overtaken)
            }
        }
    }

    /// What this table is played with.
    async fn resources(&mut self) -> Result<Resources, NotDone> {
        if let Some(resources) = &self.resources {
            return Ok(resources.clone());
        }
        let opened = self.presence.floor.resources(&self.table).await;
        let opened = opened.map_err(not_at_hand)?;
        Ok(self.resources.insert(opened).clone())
    }
}

impl super::floor::Floor {
    /// Writes down and tells what is on disk now.
    pub fn settle(&self, table: &Arc<Table>) {
        self.register.set(table.id(), table.head());
        self.timers.set(table.id(), table.deadline());
        self.publish(Update {
            table: table.id(),
            version: table.version(),
            state: Arc::clone(table),
        });
    }
}

/// What is to be stored so that a table becomes what it is after these entries.
pub(super) fn append(
    next: &Table,
    expected: Version,
    request: RequestId,
    entries: &[Entry],
) -> Append {
    Append {
        table: next.id(),
        expected,
        request,
        events: entries.iter().map(Entry::to_stored).collect(),
        active: next.is_live(),
        summary: serde_json::to_string(&next.head()).unwrap_or_default(),
        records: Vec::new(),
    }
}

/// Chance that nobody can foresee.
pub(super) fn random_seed() -> Result<Seed, NotDone> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Fault::Broken(StoreError::NoChance(error.to_string()))
    })?;
    Ok(Seed::new(bytes))
}

/// What it means for whoever asked that something is not at hand to be played with.
pub(super) fn not_at_hand(error: ResourceError) -> NotDone {
    tracing::warn!(%error, "what a table is played with is not at hand");
    match error {
        ResourceError::Pool(PoolError::Full) => Refusal::Busy.into(),
        ResourceError::Obstacle(telling) => Refusal::CannotBegin(telling).into(),
        ResourceError::Missing(_) | ResourceError::Pool(_) => {
            Fault::NoResources(Arc::new(error)).into()
        }
    }
}
