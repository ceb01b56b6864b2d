//! Threads that searches may use.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use kamen::ai::budget::Crew;

/// So many threads, which others want back now and then.
pub struct Helpers {
    threads: NonZeroUsize,
    /// Every so many questions whether others want them are answered by yes; none when it is zero.
    wanted_every: u64,
    asked: AtomicU64,
    jobs: AtomicUsize,
}

impl Helpers {
    pub fn new(threads: usize, wanted_every: u64) -> Self {
        let threads = NonZeroUsize::new(threads).unwrap();
        Self { threads, wanted_every, asked: AtomicU64::new(0), jobs: AtomicUsize::new(0) }
    }

    /// Whether they were given any job.
    pub fn have_helped(&self) -> bool {
        self.jobs.load(Ordering::Relaxed) > 0
    }
}

impl Crew for Helpers {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        self.jobs.fetch_add(jobs, Ordering::Relaxed);
        let job = |(): &mut (), number| job(number);
        let take = |_, ()| ControlFlow::<()>::Continue(());
        let _ = kamen::compute::run(jobs, self.threads, || (), job, take);
    }

    fn is_wanted(&self) -> bool {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed) + 1;
        self.wanted_every > 0 && asked.is_multiple_of(self.wanted_every)
    }
}
