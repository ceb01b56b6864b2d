//! What all requests and connections of one sandbox share.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::world::World;
use super::world::interaction::State;

/// The world behind one lock, which is never held across a wait.
#[derive(Debug)]
pub(super) struct Hub {
    world: Mutex<World>,
    stopping: watch::Sender<bool>,
    connections: AtomicU64,
}

impl Hub {
    pub fn new(world: World) -> Self {
        Self {
            world: Mutex::new(world),
            stopping: watch::Sender::new(false),
            connections: AtomicU64::new(0),
        }
    }

    pub fn world(&self) -> MutexGuard<'_, World> {
        // A handler that panicked has failed one request; the others go on.
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
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
