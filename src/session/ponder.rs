//! The computer's turn: thought out on the pool, away from the table's own task, for one version.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::Instant;
use tracing::Instrument;

use super::actor::Actor;
use super::floor::Floor;
use super::game::{ComputerLevel, GameAction, GameView, ResourceError};
use super::table::{By, Deed, Table};
use crate::ai::budget::{Budget, Crew};
use crate::compute::pool::{Pool, PoolError};
use crate::games::chance::Seed;
use crate::games::rules::{Seat, Viewer};
use crate::store::{RequestId, Version};

/// The pause before the computer asks for a thread again.
const FULL_PAUSE: Duration = Duration::from_millis(100);

/// How many times longer each pause is before what the computer plays with is opened again. After them
/// the table is told, and the last one is repeated.
const LONGER: [u32; 4] = [1, 4, 20, 120];

/// A computer that thinks; it stops when this is dropped.
pub(super) struct Thinking {
    /// The version it thinks about.
    version: Version,
    seat: Seat,
    task: JoinHandle<Chosen>,
    stop: Arc<AtomicBool>,
    /// How often what it plays with could not be opened.
    missed: usize,
}

/// What came out of it.
pub(super) struct Thought {
    version: Version,
    seat: Seat,
    chosen: Chosen,
    missed: usize,
}

/// What a computer has come to.
enum Chosen {
    /// Something to do.
    Action(GameAction),
    /// Nothing, as what it plays with cannot be opened.
    Missing,
    /// Nothing: it was stopped.
    Nothing,
}

impl Thinking {
    /// Waits until the computer has chosen; for ever when none thinks.
    pub async fn done(thinking: &mut Option<Self>) -> Thought {
        let Some(Self { version, seat, task, missed, .. }) = thinking else {
            return std::future::pending().await;
        };
        let chosen = task.await.unwrap_or(Chosen::Nothing);
        let thought = Thought { version: *version, seat: *seat, chosen, missed: *missed };
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
        let version = self.table.position_since();
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version == version) {
            return;
        }
        self.think(version, (seat, level, seed), 0);
    }

    /// Lets a computer think about the position of a version, after so many failures to open what it
    /// plays with.
    fn think(
        &mut self,
        version: Version,
        (seat, level, seed): (Seat, ComputerLevel, Seed),
        missed: usize,
    ) {
        let stop = Arc::new(AtomicBool::new(false));
        let mind = Mind {
            floor: Arc::clone(&self.presence.floor),
            table: Arc::clone(&self.table),
            seat,
            level,
            seed,
            stop: Arc::clone(&stop),
        };
        let longer = missed.checked_sub(1).map(|last| LONGER[last.min(LONGER.len() - 1)]);
        let pause = self.presence.floor.limits.reopen_pause * longer.unwrap_or_default();
        let choose = async move {
            tokio::time::sleep(pause).await;
            mind.choose().await
        };
        let task = self.presence.floor.tasks.spawn(choose.in_current_span());
        self.thinking = Some(Thinking { version, seat, task, stop, missed });
    }

    /// Plays what the computer has chosen, the same way as a person's move.
    pub async fn finish_thinking(&mut self, thought: Thought) {
        let Thought { version, seat, chosen, missed } = thought;
        if version != self.table.position_since() {
            self.ponder();
            return;
        }
        let action = match chosen {
            Chosen::Action(action) => action,
            Chosen::Missing => return self.think_again(version, seat, missed + 1).await,
            Chosen::Nothing => return,
        };
        // By the version as it is now: who answers an offer and then moves acts twice in one position.
        let now = self.table.version();
        let Ok(request) = RequestId::new(format!("computer-{now}")) else { return };
        let by = By::Computer(seat);
        let Err(refusal) = self.attempt(by, &request, None, &Deed::Play(action)).await else {
            tracing::debug!(%seat, version = %self.table.version(), "the computer has moved");
            return;
        };
        tracing::error!(%seat, why = refusal.key(), "the computer's move was refused");
        let view = self.table.game_view(Viewer::Seat(seat));
        if let Some(action) = view.map(|view| view.without_thought())
            && let Err(refusal) = self.attempt(by, &request, None, &Deed::Play(action)).await
        {
            tracing::error!(%seat, why = refusal.key(), "the computer cannot do anything");
        }
    }

    /// Tries again what could not be opened; after some tries the table is told.
    async fn think_again(&mut self, version: Version, seat: Seat, missed: usize) {
        if missed >= LONGER.len() {
            self.tell_stuck(seat).await;
        }
        if let Some(computer) = self.table.computer_to_move() {
            self.think(version, computer, missed);
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
    async fn choose(self) -> Chosen {
        let begun = Instant::now();
        // The computer sees what a person on its seat would see.
        let Some(view) = self.table.game_view(Viewer::Seat(self.seat)) else {
            return Chosen::Nothing;
        };
        let action = loop {
            match self.think(&view).await {
                Ok(Some(action)) => break action,
                Ok(None) => return Chosen::Nothing,
                Err(ResourceError::Pool(PoolError::Full)) => tokio::time::sleep(FULL_PAUSE).await,
                Err(ResourceError::Pool(PoolError::Panicked)) => {
                    tracing::error!(seat = %self.seat, "the computer's thought panicked");
                    break view.without_thought();
                }
                Err(error) => {
                    tracing::error!(%error, "the computer cannot move without what it plays with");
                    return Chosen::Missing;
                }
            }
        };
        tokio::time::sleep_until(begun + self.floor.limits.computer_pause).await;
        Chosen::Action(action)
    }

    /// Thinks on the pool; nothing when it was stopped before it began.
    async fn think(&self, view: &GameView) -> Result<Option<GameAction>, ResourceError> {
        let resources = self.floor.resources(&self.table).await?;
        let (view, level, seed) = (view.clone(), self.level, self.seed.clone());
        let (stop, pool) = (Arc::clone(&self.stop), self.floor.pool.clone());
        let longest = self.floor.limits.computer_thinking;
        let job = move || {
            let stopped = || stop.load(Ordering::Relaxed);
            let begun = std::time::Instant::now();
            let enough = || stopped() || begun.elapsed() >= longest;
            let budget = Budget::until(&enough).with_crew(&pool);
            if stopped() { None } else { view.think(level, &seed, &resources, &budget) }
        };
        Ok(self.floor.pool.run(job).await?)
    }
}
