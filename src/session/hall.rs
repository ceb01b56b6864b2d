//! The hall: the only door to all tables.

use std::sync::Arc;

use tokio::sync::{broadcast, oneshot, watch};
use tracing::Instrument;

use super::actor::{Answer, Ask, Message};
use super::clock::Clock;
use super::fault::{Fault, NotDone};
use super::floor::{Doors, Floor};
use super::game::{GameEvent, GamePreview, GameReview, Library, ResourceError, Variant};
use super::limits::Limits;
use super::loose_ends;
use super::opening::Again;
use super::people::{ChannelId, Moment, PersonId, ServerId};
use super::reviews::Progress;
use super::rooms::{self, Occupant};
use super::table::{Deed, Entry, Head, OnTurn, Opening, Refusal, Stage, Table, TableEvent};
use super::timers::{self, Timers};
use super::update::Update;
use crate::compute::pool::Pool;
use crate::store::{RequestId, Store, StoreError, TableId};

/// When a deadline rings again that a busy table has not heard.
const RING_AGAIN_MS: u64 = 1_000;

/// The hall with all its tables; clones are the same hall, and it closes with the last of them.
#[derive(Clone)]
pub struct Hall {
    floor: Arc<Floor>,
    _open: Arc<OpenDoors>,
}

/// Closes the doors when nobody holds the hall any more.
struct OpenDoors(Arc<Floor>);

impl Drop for OpenDoors {
    fn drop(&mut self) {
        self.0.close_doors();
    }
}

impl Hall {
    /// Opens the hall on a store: deadlines run on, and computers that were to move go on.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn start(store: Store, clock: Clock, limits: Limits) -> Result<Self, StoreError> {
        let (timers, deadlines) = Timers::new();
        let grace = u64::try_from(limits.grace.as_millis()).unwrap_or(u64::MAX);
        let earliest = clock.now().after(grace);
        let floor = Arc::new(Floor::new(store, clock.clone(), limits, timers));
        loose_ends::mark_earlier_ends(&floor.store).await?;
        let to_move = floor.read_heads().await?;
        let ring = {
            let floor = Arc::downgrade(&floor);
            move |table| {
                let Some(floor) = floor.upgrade() else { return };
                if let Err(why) = floor.send(table, Message::Time) {
                    tracing::warn!(%table, why = why.key(), "a deadline was not heard");
                    floor.timers.set(table, Some(floor.clock.now().after(RING_AGAIN_MS)));
                }
            }
        };
        let shared = Arc::clone(&floor);
        floor.tasks.spawn(async move {
            tokio::select! {
                () = shared.doors(|doors| *doors != Doors::Open) => {}
                error = shared.store.broken() => drop(shared.failed(&error)),
                () = timers::run(deadlines, clock, earliest, ring) => {}
            }
        });
        floor.tasks.spawn(Arc::clone(&floor).wake_computers(to_move));
        Ok(Self { _open: Arc::new(OpenDoors(Arc::clone(&floor))), floor })
    }

    /// Counts something that a person does. Whoever lets people in asks this once for each thing they
    /// do, before anything else; what is then asked of tables is not counted again.
    ///
    /// # Errors
    /// When they do too much: how long to wait.
    pub fn admit(&self, person: PersonId) -> Result<(), Refusal> {
        self.floor.requests.count(person, self.floor.clock.now())
    }

    /// Counts that something was proposed to a person who types; it takes nothing from what they may
    /// do.
    ///
    /// # Errors
    /// When they type too fast: how long to wait.
    pub fn admit_typing(&self, person: PersonId) -> Result<(), Refusal> {
        self.floor.completions.count(person, self.floor.clock.now())
    }

    /// Opens a table.
    ///
    /// # Errors
    /// A refusal: the room has a table, somebody has too many, or the chairs do not do.
    pub async fn open(&self, opening: Opening, request: RequestId) -> Result<Answer, NotDone> {
        self.open_among(opening, usize::MAX, request).await
    }

    /// Opens a table where the server itself wants so many at most; the hall's limit stays.
    ///
    /// # Errors
    /// A refusal, as from [`Hall::open`].
    pub async fn open_among(
        &self,
        opening: Opening,
        most: usize,
        request: RequestId,
    ) -> Result<Answer, NotDone> {
        let span = tracing::info_span!("open", by = %opening.host, %request);
        self.floor.open(opening, most, &request).instrument(span).await
    }

    /// Opens a table where those of a finished game play again.
    ///
    /// # Errors
    /// A refusal: the game is not over, the room has another table, somebody has too many.
    pub async fn rematch(
        &self,
        table: TableId,
        by: PersonId,
        request: RequestId,
    ) -> Result<Answer, NotDone> {
        self.rematch_as(table, by, Again::default(), request).await
    }

    /// Opens it as the server and those who play wish.
    ///
    /// # Errors
    /// A refusal, as from [`Hall::rematch`].
    pub async fn rematch_as(
        &self,
        table: TableId,
        by: PersonId,
        wish: Again<'_>,
        request: RequestId,
    ) -> Result<Answer, NotDone> {
        let span = tracing::info_span!("rematch", %table, %by, %request);
        self.floor.rematch(table, by, wish, &request).instrument(span).await
    }

    /// Asks something of a table; the answer comes when it is on disk.
    ///
    /// # Errors
    /// A refusal; nothing has changed.
    pub async fn ask(&self, table: TableId, ask: Ask) -> Result<Answer, NotDone> {
        if matches!(ask.deed, Deed::Rematched(_)) {
            // Which table follows is not for the asker to say.
            return self.rematch(table, ask.by, ask.request).await;
        }
        let (by, deed, request) = (ask.by, ask.deed.name(), &ask.request);
        let span = tracing::info_span!("ask", %table, %by, deed, %request);
        let asked = async {
            self.floor.check_doors()?;
            self.floor.check_joining(&ask)?;
            self.floor.deliver(table, ask).await
        };
        asked.instrument(span).await
    }

    /// Tries something without doing it: everything that would refuse it does so now, and what the game
    /// shows of a move before it counts is answered.
    ///
    /// # Errors
    /// A refusal, as from [`Hall::ask`].
    pub async fn try_deed(
        &self,
        table: TableId,
        by: PersonId,
        deed: Deed,
    ) -> Result<Option<GamePreview>, NotDone> {
        let (answer, told) = oneshot::channel();
        self.floor.send(table, Message::Try(by, Box::new(deed), answer))?;
        told.await.unwrap_or_else(|_| Err(self.floor.unanswered()))
    }

    /// Lets something be found out with what a table is played with, on the threads on which computers
    /// think.
    ///
    /// # Errors
    /// When it cannot be opened, or too much is waiting to be computed.
    pub async fn study<H: Variant, T: Send + 'static>(
        &self,
        table: &Table,
        work: impl FnOnce(&H::Resources) -> T + Send + 'static,
    ) -> Result<T, ResourceError> {
        let resources = self.floor.resources(table).await?;
        let own = H::resources(&resources).cloned().ok_or_else(ResourceError::of_other_game)?;
        Ok(self.floor.pool.run(move || work(&own)).await?)
    }

    /// Judges a finished game, once however many ask; tells the first of them how far it has come.
    ///
    /// # Errors
    /// When what it is played with cannot be opened, or telling fails.
    pub async fn review<E: From<ResourceError>, F: Future<Output = Result<(), E>>>(
        &self,
        table: &Table,
        tell: impl Fn(Progress) -> F,
    ) -> Result<GameReview, E> {
        self.floor.review(table, tell).await
    }

    /// Closes a table whose channel is gone for good, whoever sits there.
    ///
    /// # Errors
    /// When there is no such table, or the hall is closed.
    pub async fn give_up(&self, table: TableId) -> Result<(), NotDone> {
        let (answer, told) = oneshot::channel();
        self.floor.send(table, Message::GiveUp(answer))?;
        told.await.unwrap_or_else(|_| Err(self.floor.unanswered()))
    }

    /// The table as it is now.
    ///
    /// # Errors
    /// When there is no such table, or the hall is closed.
    pub async fn look(&self, table: TableId) -> Result<Arc<Table>, NotDone> {
        self.floor.look(table).await
    }

    /// Everything that has happened in a game that is over, for whoever wants to check it; while it
    /// goes on, that is secret.
    ///
    /// # Errors
    /// When the game is not over, or its log cannot be read.
    pub async fn finished_log(&self, table: TableId) -> Result<Vec<GameEvent>, NotDone> {
        if self.look(table).await?.stage() != Stage::Over {
            return Err(Refusal::NotOver.into());
        }
        let log = self.floor.store.log(table).await.map_err(|error| self.floor.failed(&error))?;
        let entries = Entry::read_log(&log).map_err(|error| {
            tracing::error!(%table, %error, "a log cannot be read");
            Fault::Unreadable(error)
        })?;
        let events = entries.into_iter().filter_map(|entry| match entry.event {
            TableEvent::Game(event) => Some(event),
            _ => None,
        });
        Ok(events.collect())
    }

    /// The last table of a channel, and whether it goes on.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn table_in(&self, channel: ChannelId) -> Result<Option<Occupant>, NotDone> {
        let found = rooms::occupant(&self.floor.store, channel).await;
        Ok(found.map_err(|error| self.floor.failed(&error))?.0)
    }

    /// The tables of a server that go on, the oldest first.
    pub fn tables_of(&self, server: ServerId) -> Vec<(TableId, Head)> {
        self.floor.register.of_server(server)
    }

    /// The tables that a person hosts or sits at and that go on, the oldest first.
    pub fn tables_of_person(&self, person: PersonId) -> Vec<(TableId, Head)> {
        self.floor.register.of_person(person)
    }

    /// All tables that go on, the oldest first.
    pub fn list(&self) -> Vec<(TableId, Head)> {
        self.floor.register.all()
    }

    /// Everything that happens at any table from now on.
    pub fn updates(&self) -> broadcast::Receiver<Update> {
        self.floor.updates()
    }

    /// The number of tables that are awake, as it changes.
    pub fn awake(&self) -> watch::Receiver<usize> {
        self.floor.awake()
    }

    /// What tables are played with.
    pub fn library(&self) -> &Library {
        &self.floor.library
    }

    /// The threads for whatever keeps the processor busy.
    pub fn pool(&self) -> &Pool {
        &self.floor.pool
    }

    /// Waits until the store has failed; the program is to end then.
    pub async fn broken(&self) {
        self.floor.doors(|doors| matches!(doors, Doors::Broken(_))).await;
    }

    /// The time, by the hall's clock.
    pub fn now(&self) -> Moment {
        self.floor.clock.now()
    }

    /// Takes nothing in any more, lets every table finish what it writes, and closes the store.
    ///
    /// # Errors
    /// When the store is broken.
    pub async fn shutdown(&self) -> Result<(), StoreError> {
        self.floor.close_doors();
        self.floor.tasks.ended().await;
        tracing::info!("the hall is closed");
        self.floor.store.close().await
    }
}

impl Floor {
    /// Takes over the heads of all tables that go on; answers those where a computer is to move.
    async fn read_heads(&self) -> Result<Vec<TableId>, StoreError> {
        let mut to_move = Vec::new();
        let mut last = None;
        loop {
            let page = self.store.list_active(last).await?;
            let Some((id, _)) = page.last() else { break };
            last = Some(*id);
            for (id, stored) in page {
                let Ok(head) = serde_json::from_str::<Head>(&stored.summary) else {
                    tracing::error!(table = %id, "the head of a table cannot be read");
                    continue;
                };
                self.timers.set(id, head.deadline);
                if head.turn == Some(OnTurn::Computer) {
                    to_move.push(id);
                }
                self.register.set(id, head);
            }
        }
        tracing::info!(tables = self.register.all().len(), to_move = to_move.len(), "opened");
        Ok(to_move)
    }

    /// Wakes the tables where a computer is to move, not all at once.
    async fn wake_computers(self: Arc<Self>, tables: Vec<TableId>) {
        let mut awake = self.awake();
        for table in tables {
            let most = self.limits.awake_at_start.max(1);
            let _ = awake.wait_for(|awake| *awake < most).await;
            if self.send(table, Message::Wake).is_err() {
                return;
            }
        }
    }

    /// Refuses who would sit down at too many tables.
    fn check_joining(&self, ask: &Ask) -> Result<(), Refusal> {
        let most = self.limits.tables_per_person;
        let joins = matches!(ask.deed, Deed::Join | Deed::Reopen);
        match joins && self.register.of_person(ask.by).len() >= most {
            true => Err(Refusal::TooManyTables { most }),
            false => Ok(()),
        }
    }

    pub(super) async fn deliver(
        self: &Arc<Self>,
        table: TableId,
        ask: Ask,
    ) -> Result<Answer, NotDone> {
        let (answer, told) = oneshot::channel();
        self.send(table, Message::Ask(Box::new(ask), answer))?;
        told.await.unwrap_or_else(|_| Err(self.unanswered()))
    }

    pub(super) async fn look(self: &Arc<Self>, table: TableId) -> Result<Arc<Table>, NotDone> {
        let (answer, told) = oneshot::channel();
        self.send(table, Message::Look(answer))?;
        told.await.unwrap_or_else(|_| Err(self.unanswered()))
    }

    /// Why a message was never answered.
    fn unanswered(&self) -> NotDone {
        self.check_doors().map_or_else(NotDone::from, |()| Refusal::Busy.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_store_that_fails_closes_the_doors() {
        let clock = Clock::standing_at(Moment(0));
        let hall = Hall::start(Store::memory(), clock, Limits::default()).await.unwrap();
        let nobody_there = async || {
            let looked = hall.look(TableId::from_random([1; 8])).await;
            looked.unwrap_err().key()
        };
        assert_eq!(nobody_there().await, "table-no-such-table");
        let damaged = StoreError::Damaged("a row".into());
        assert_eq!(hall.floor.failed(&damaged).key(), "table-unreadable");
        assert_eq!(nobody_there().await, "table-no-such-table");
        let full = StoreError::Broken("no space left".into());
        assert_eq!(hall.floor.failed(&full).key(), "table-broken");
        hall.broken().await;
        assert_eq!(nobody_there().await, "table-broken");
        assert!(hall.awake().wait_for(|awake| *awake == 0).await.is_ok());
        hall.floor.close_doors();
        assert_eq!(nobody_there().await, "table-broken", "it stays broken");
    }
}
