//! How long a search of any game may go on, and who runs its jobs: clock, stop flag and threads come from
//! whoever asks for it.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Whoever runs jobs for a search: on one thread or on several.
pub trait Crew: Sync {
    /// Runs the jobs of the numbers below `jobs`, each once, in any order and maybe at the same time;
    /// comes back when all are done.
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) + Sync));

    /// Whether somebody else waits for one of its threads, so that long jobs should come to their end.
    fn is_wanted(&self) -> bool {
        false
    }
}

/// Locks what jobs share; a job that panicked has left nothing half done.
pub(super) fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One after the other.
struct Alone;

impl Crew for Alone {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..jobs).for_each(job);
    }
}

/// How long a search may go on: for so many steps, and until somebody says that it is enough. What a
/// step is, each game says: such as one look for moves in one position. With steps alone, a search gives
/// the same answer every time, whoever runs its jobs.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    steps: u64,
    stop: &'a (dyn Fn() -> bool + Sync),
    crew: &'a dyn Crew,
}

/// Steps of a search that nobody has limited; in Scrabble about a second of simulation, less in an end game.
const USUAL_STEPS: u64 = 20_000;

impl Budget<'_> {
    /// So many steps.
    pub const fn steps(steps: u64) -> Self {
        Self { steps, stop: &|| false, crew: &Alone }
    }
}

impl<'a> Budget<'a> {
    /// As many steps as are possible before the question is answered by yes.
    pub fn until(stop: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self { steps: u64::MAX, stop, crew: &Alone }
    }

    /// The same with a limit of steps.
    #[must_use]
    pub fn at_most(self, steps: u64) -> Self {
        Self { steps: self.steps.min(steps), ..self }
    }

    /// The same with others to run the jobs.
    #[must_use]
    pub fn with_crew(self, crew: &'a dyn Crew) -> Self {
        Self { crew, ..self }
    }

    /// The most steps that a search can take.
    pub(super) fn most_steps(&self) -> u64 {
        self.steps
    }

    /// Whether a search that has taken so many steps must come to its end.
    #[inline]
    pub fn is_over(&self, steps: u64) -> bool {
        steps >= self.steps || self.is_stopped()
    }

    /// Whether somebody has said that it is enough.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        (self.stop)()
    }

    /// Whoever runs the jobs.
    pub(super) fn crew(&self) -> &dyn Crew {
        self.crew
    }
}

impl Default for Budget<'_> {
    fn default() -> Self {
        Self::steps(USUAL_STEPS)
    }
}
