//! Threads that a search may use.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use crate::ai::budget::Crew;
use crate::compute;

/// So many threads, new ones for every call; with one alone the caller does it all.
#[derive(Clone, Copy)]
pub(super) struct Threads(pub NonZeroUsize);

impl Crew for Threads {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        if self.0.get() == 1 {
            return (0..jobs).for_each(job);
        }
        let job = |(): &mut (), number| job(number);
        let _ = compute::run(jobs, self.0, || (), job, |_, ()| ControlFlow::<()>::Continue(()));
    }
}
