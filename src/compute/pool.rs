//! The door for single jobs of tasks that must not wait on their own thread: a few threads, a short
//! queue, and a panic that ends nothing but its job. A job may use threads that nobody needs.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{Semaphore, SemaphorePermit};

/// So many threads for jobs, and a queue before them; clones share both.
#[derive(Clone, Debug)]
pub struct Pool {
    threads: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    /// Threads that may be lent, half of all.
    loans: Arc<Semaphore>,
    /// Threads that are never lent; those of a pool of two would stand idle otherwise.
    kept: usize,
    /// Jobs that wait for a thread.
    waiting: Arc<AtomicUsize>,
}

/// A job that waits for a thread, until this is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn new(waiting: &'a AtomicUsize) -> Self {
        waiting.fetch_add(1, Ordering::Relaxed);
        Self(waiting)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Threads lent to a job; they go back when this is dropped.
struct Loan<'a> {
    _threads: SemaphorePermit<'a>,
    _loans: SemaphorePermit<'a>,
}

/// Why a job has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PoolError {
    /// The queue is full.
    #[error("too much is waiting to be computed")]
    Full,
    /// The job panicked; what it said is on standard error.
    #[error("the job panicked")]
    Panicked,
}

impl Pool {
    /// A pool of so many threads, with room for so many jobs that wait or run.
    pub fn new(threads: NonZeroUsize, queue: usize) -> Self {
        let queue = queue.max(threads.get()).min(Semaphore::MAX_PERMITS);
        Self {
            threads: Arc::new(Semaphore::new(threads.get())),
            queue: Arc::new(Semaphore::new(queue)),
            loans: Arc::new(Semaphore::new(threads.get() / 2)),
            kept: usize::from(threads.get() > 2),
            waiting: Arc::default(),
        }
    }

    /// Runs a job on a thread of its own as soon as one is free. Whoever stops waiting for the answer
    /// does not free the thread before the job is done.
    ///
    /// # Errors
    /// When the queue is full, or the job panics.
    pub async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, PoolError> {
        let place = Arc::clone(&self.queue).try_acquire_owned().map_err(|_| PoolError::Full)?;
        let waiting = Waiting::new(&self.waiting);
        let thread = Arc::clone(&self.threads).acquire_owned().await;
        let thread = thread.map_err(|_| PoolError::Full)?;
        drop(waiting);
        let job = tokio::task::spawn_blocking(move || {
            let _held = (place, thread);
            job()
        });
        job.await.map_err(|_| PoolError::Panicked)
    }

    /// Runs the jobs `0..jobs` for a job of the pool: on its own thread, and on threads that are free
    /// at this moment. Those go back when this ends, so whoever calls it again and again for short
    /// work keeps nobody waiting; long work should end when a thread [is wanted](Self::is_wanted).
    ///
    /// # Panics
    /// When a job panics, with what it said.
    pub fn spread(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        let Some((helpers, _loan)) = self.lend(jobs.saturating_sub(1)) else {
            return (0..jobs).for_each(job);
        };
        let job = |(): &mut (), number| job(number);
        let threads = helpers.saturating_add(1);
        let _ = super::run(jobs, threads, || (), job, |_, ()| ControlFlow::<()>::Continue(()));
    }

    /// Whether a job waits for a thread, so that whoever uses threads of others should give them back.
    pub fn is_wanted(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > 0
    }

    /// Lends at most so many threads, and how many they are; nothing when none is free. Jobs that wait
    /// come first: while there are any, no thread is free.
    fn lend(&self, wanted: usize) -> Option<(NonZeroUsize, Loan<'_>)> {
        let free = self.threads.available_permits().saturating_sub(self.kept);
        let count = NonZeroUsize::new(wanted.min(free).min(self.loans.available_permits()))?;
        let many = |semaphore, count: usize| {
            let count = u32::try_from(count).ok()?;
            Semaphore::try_acquire_many(semaphore, count).ok()
        };
        let loans = many(&self.loans, count.get())?;
        // Asking for those that are kept as well makes sure that they are free.
        let mut threads = many(&self.threads, count.get() + self.kept)?;
        drop(threads.split(self.kept));
        Some((count, Loan { _threads: threads, _loans: loans }))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    fn pool(threads: usize, queue: usize) -> Pool {
        Pool::new(NonZeroUsize::new(threads).unwrap(), queue)
    }

    #[tokio::test]
    async fn a_job_is_answered_and_a_panic_ends_only_its_job() {
        let pool = pool(1, 4);
        assert_eq!(pool.run(|| 6 * 7).await, Ok(42));
        assert_eq!(pool.run(|| panic!("no such job")).await, Err::<(), _>(PoolError::Panicked));
        assert_eq!(pool.run(|| "still here").await, Ok("still here"));
    }

    #[tokio::test]
    async fn a_full_queue_refuses_and_a_caller_who_left_keeps_the_thread() {
        let pool = pool(1, 2);
        let (release, gate) = mpsc::channel::<()>();
        let (running, began) = tokio::sync::oneshot::channel();
        let first = tokio::spawn({
            let pool = pool.clone();
            async move {
                let job = move || {
                    let _ = running.send(());
                    let _ = gate.recv();
                };
                pool.run(job).await
            }
        });
        began.await.unwrap();
        first.abort();
        assert!(first.await.unwrap_err().is_cancelled());
        let second = tokio::spawn({
            let pool = pool.clone();
            async move { pool.run(|| 2).await }
        });
        while pool.queue.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.run(|| 3).await, Err(PoolError::Full));
        assert!(!second.is_finished());
        release.send(()).unwrap();
        assert_eq!(second.await.unwrap(), Ok(2));
    }

    /// How many threads are lent to somebody who would take them all.
    fn lent(pool: &Pool) -> usize {
        pool.lend(usize::MAX).map_or(0, |(count, _loan)| count.get())
    }

    #[test]
    fn half_of_the_threads_are_lent_and_one_of_many_stays_free() {
        for (threads, busy, expected) in [
            (1, 0, 0),
            (2, 1, 1),
            (2, 2, 0),
            (3, 1, 1),
            (3, 2, 0),
            (8, 1, 4),
            (8, 5, 2),
            (8, 7, 0),
            (8, 8, 0),
        ] {
            let pool = pool(threads, 8);
            let _busy = pool.threads.try_acquire_many(busy).unwrap();
            assert_eq!(lent(&pool), expected, "{busy} of {threads} threads are busy");
            assert_eq!(lent(&pool), expected, "they came back");
        }
    }

    #[test]
    fn all_loans_together_are_half_of_the_threads() {
        let pool = pool(8, 8);
        let (three, loan) = pool.lend(3).unwrap();
        assert_eq!((three.get(), lent(&pool), pool.threads.available_permits()), (3, 1, 5));
        drop(loan);
        assert_eq!((lent(&pool), pool.threads.available_permits()), (4, 8));
    }

    #[tokio::test]
    async fn numbered_jobs_are_done_once_and_the_threads_come_back() {
        for threads in [1, 2, 5] {
            let pool = pool(threads, 8);
            let own = pool.clone();
            let done = pool.run(move || {
                let done: Vec<AtomicUsize> = (0..20).map(|_| AtomicUsize::new(0)).collect();
                own.spread(20, &|number| {
                    done[number].fetch_add(1, Ordering::Relaxed);
                });
                own.spread(0, &|_| panic!("there is no job"));
                done.into_iter().all(|times| times.into_inner() == 1)
            });
            assert_eq!(done.await, Ok(true), "{threads} threads");
            let own = pool.clone();
            let panics =
                pool.run(move || own.spread(9, &|number| assert!(number != 3, "a bad job")));
            assert_eq!(panics.await, Err(PoolError::Panicked));
            assert_eq!(pool.threads.available_permits(), threads);
            assert_eq!(pool.loans.available_permits(), threads / 2);
        }
    }

    #[tokio::test]
    async fn a_job_that_waits_gets_its_thread_while_another_spreads_on() {
        for (threads, long) in [(2, false), (3, false), (2, true), (3, true)] {
            let pool = pool(threads, 8);
            let enough = Arc::new(AtomicBool::new(false));
            let (running, began) = tokio::sync::oneshot::channel();
            let search = tokio::spawn({
                let (pool, own, enough) = (pool.clone(), pool.clone(), Arc::clone(&enough));
                async move {
                    let job = move || {
                        let _ = running.send(());
                        let is_over = || enough.load(Ordering::Relaxed);
                        while !is_over() {
                            own.spread(8, &|_| {
                                let mut goes_on = true;
                                while goes_on {
                                    std::thread::sleep(Duration::from_micros(100));
                                    goes_on = long && !own.is_wanted() && !is_over();
                                }
                            });
                        }
                    };
                    pool.run(job).await
                }
            });
            began.await.unwrap();
            for number in 0..20 {
                assert_eq!(pool.run(move || number).await, Ok(number));
            }
            assert!(!search.is_finished());
            enough.store(true, Ordering::Relaxed);
            assert_eq!(search.await.unwrap(), Ok(()));
        }
    }
}
