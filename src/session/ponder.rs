//! The computer's turn: thought out on the pool, away from the table's own task, for one version.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::Instant;
use tracing::Instrument;

use super::actor::Actor;
use super::floor::Floor;
use super::library::LibraryError;
use super::table::{By, ComputerLevel, Deed, GameAction, GameView, Table};
use super::thinking::{think, without_thought};
use crate::ai::scrabble::{Budget, Crew};
use crate::compute::pool::{Pool, PoolError};
use crate::games::chance::Seed;
use crate::games::rules::{Seat, Viewer};
use crate::store::{RequestId, Version};

/// The pause before the computer asks for a thread again.
const FULL_PAUSE: Duration = Duration::from_millis(100);

/// A computer that thinks; it stops when this is dropped.
pub(super) struct Thinking {
    /// The version it thinks about.
    version: Version,
    seat: Seat,
    task: JoinHandle<Option<GameAction>>,
    stop: Arc<AtomicBool>,
}

/// What came out of it.
pub(super) struct Thought {
    version: Version,
    seat: Seat,
    action: Option<GameAction>,
}

impl Thinking {
    /// Waits until the computer has chosen; for ever when none thinks.
    pub async fn done(thinking: &mut Option<Self>) -> Thought {
        let Some(Self { version, seat, task, .. }) = thinking else {
            return std::future::pending().await;
        };
        let action = task.await.unwrap_or_default();
        let thought = Thought { version: *version, seat: *seat, action };
        *thinking = None;
        thought
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

impl Actor {
    /// Lets the computer think when it is to move, and stop when the position has changed.
    pub fn ponder(&mut self) {
        let Some((seat, level, seed)) = self.table.computer_to_move() else {
            self.thinking = None;
            return;
        };
        let version = self.table.moved();
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version == version) {
            return;
        }
        let stop = Arc::new(AtomicBool::new(false));
        let mind = Mind {
            floor: Arc::clone(&self.presence.floor),
            table: Arc::clone(&self.table),
            seat,
            level,
            seed,
            stop: Arc::clone(&stop),
        };
        let task = self.presence.floor.tasks.spawn(mind.choose().in_current_span());
        self.thinking = Some(Thinking { version, seat, task, stop });
    }

    /// Plays what the computer has chosen, the same way as a person's move.
    pub async fn finish_thinking(&mut self, thought: Thought) {
        let Thought { version, seat, action: Some(action) } = thought else { return };
        if version != self.table.moved() {
            self.ponder();
            return;
        }
        let Ok(request) = RequestId::new(format!("computer-{version}")) else { return };
        let by = By::Computer(seat);
        let Err(refusal) = self.attempt(by, &request, None, &Deed::Play(action)).await else {
            tracing::debug!(%seat, version = %self.table.version(), "the computer has moved");
            return;
        };
        tracing::error!(%seat, why = refusal.key(), "the computer's move was refused");
        let view = self.table.view_as(Viewer::Seat(seat)).game;
        if let Some(pass) = view.as_ref().map(without_thought)
            && let Err(refusal) = self.attempt(by, &request, None, &Deed::Play(pass)).await
        {
            tracing::error!(%seat, why = refusal.key(), "the computer cannot even pass");
        }
    }
}

/// A search uses the threads of the pool that nobody needs.
impl Crew for Pool {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        self.spread(jobs, job);
    }

    fn is_wanted(&self) -> bool {
        self.is_wanted()
    }
}

/// All that it takes to choose a move.
struct Mind {
    floor: Arc<Floor>,
    table: Arc<Table>,
    seat: Seat,
    level: ComputerLevel,
    seed: Seed,
    stop: Arc<AtomicBool>,
}

impl Mind {
    async fn choose(self) -> Option<GameAction> {
        let begun = Instant::now();
        // The computer sees what a person on its seat would see.
        let view = Arc::new(self.table.view_as(Viewer::Seat(self.seat)).game?);
        let action = loop {
            match self.think(&view).await {
                Ok(action) => break action?,
                Err(LibraryError::Pool(PoolError::Full)) => tokio::time::sleep(FULL_PAUSE).await,
                Err(LibraryError::Pool(PoolError::Panicked)) => {
                    tracing::error!(seat = %self.seat, "the computer's thought panicked; it passes");
                    break without_thought(&view);
                }
                Err(error) => {
                    tracing::error!(%error, "the computer has no lexicon and cannot move");
                    return None;
                }
            }
        };
        tokio::time::sleep_until(begun + self.floor.limits.computer_pause).await;
        Some(action)
    }

    /// Thinks on the pool; nothing when it was stopped before it began.
    async fn think(&self, view: &Arc<GameView>) -> Result<Option<GameAction>, LibraryError> {
        let library = &self.floor.library;
        let book = library.book(&self.table.terms().game, self.table.edition()).await?;
        let engine = library.engine(&book).await?;
        let (view, level, seed) = (Arc::clone(view), self.level, self.seed.clone());
        let (stop, pool) = (Arc::clone(&self.stop), self.floor.pool.clone());
        let longest = self.floor.limits.computer_thinking;
        let job = move || {
            let stopped = || stop.load(Ordering::Relaxed);
            let begun = std::time::Instant::now();
            let enough = || stopped() || begun.elapsed() >= longest;
            let budget = Budget::until(&enough).with_crew(&pool);
            (!stopped()).then(|| think(&view, level, &seed, &engine, book.kit(), &budget))
        };
        Ok(self.floor.pool.run(job).await?)
    }
}
