//! What all requests and connections of one sandbox share.

use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use super::keep::Keeper;
use super::world::World;
use super::world::changes::Changes;
use super::world::interaction::State;

/// How often what was written down is brought to the disk itself.
const SETTLING: Duration = Duration::from_secs(1);

/// The world behind one lock, which is never held across a wait.
#[derive(Debug)]
pub(super) struct Hub {
    world: Mutex<World>,
    keeper: Option<Arc<Keeper>>,
    stopping: watch::Sender<bool>,
    connections: AtomicU64,
}

/// The world, locked. What has changed is written down before anybody else can look.
pub(super) struct Locked<'a> {
    world: MutexGuard<'a, World>,
    keeper: Option<&'a Keeper>,
}

impl Deref for Locked<'_> {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl DerefMut for Locked<'_> {
    fn deref_mut(&mut self) -> &mut World {
        &mut self.world
    }
}

impl Drop for Locked<'_> {
    fn drop(&mut self) {
        let Some(keeper) = self.keeper else {
            self.world.changes = Changes::default();
            return;
        };
        let lines = self.world.take_changes();
        if !lines.is_empty() {
            keeper.append(&lines);
        }
    }
}

impl Hub {
    pub fn new(world: World, keeper: Option<Keeper>) -> Self {
        Self {
            world: Mutex::new(world),
            keeper: keeper.map(Arc::new),
            stopping: watch::Sender::new(false),
            connections: AtomicU64::new(0),
        }
    }

    pub fn world(&self) -> Locked<'_> {
        // A handler that panicked has failed one request; the others go on.
        let world = self.world.lock().unwrap_or_else(PoisonError::into_inner);
        Locked { world, keeper: self.keeper.as_deref() }
    }

    /// A number for a new connection.
    pub fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Waits until the sandbox stops.
    pub async fn stopped(&self) {
        // The sender lives as long as `self`, so waiting cannot fail.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// Brings what was written down to the disk now and then, until the sandbox stops.
    pub async fn settle_regularly(&self) {
        let Some(keeper) = &self.keeper else { return };
        loop {
            tokio::select! {
                () = tokio::time::sleep(SETTLING) => {}
                () = self.stopped() => return,
            }
            let keeper = keeper.clone();
            // A disk that is slow holds up nobody but this task.
            let _ = tokio::task::spawn_blocking(move || keeper.settle()).await;
        }
    }

    /// Writes nothing down any more; another process may keep the world from now on.
    pub async fn close(&self) {
        let Some(keeper) = self.keeper.clone() else { return };
        let _ = tokio::task::spawn_blocking(move || keeper.close()).await;
    }

    /// Lets interactions fail that nobody answers in time, until the sandbox stops.
    pub async fn watch_deadlines(&self) {
        let (pending, clock) = {
            let world = self.world();
            (world.pending.clone(), world.clock.clone())
        };
        loop {
            let next = self.world().interactions.next_waiting();
            match next {
                Some((id, deadline)) if deadline <= clock.now() => {
                    let mut world = self.world();
                    let state = world.interactions.get(id).map(|interaction| interaction.state);
                    if state == Some(State::Waiting) {
                        world.fail(id, "no_answer");
                    }
                }
                Some((_, deadline)) => tokio::select! {
                    () = clock.wait_until(deadline) => {}
                    () = self.stopped() => return,
                },
                None => tokio::select! {
                    () = pending.notified() => {}
                    () = self.stopped() => return,
                },
            }
        }
    }
}
