//! The door for single jobs of tasks that must not wait on their own thread: a few threads, a short
//! queue, and a panic that ends nothing but its job.

use std::num::NonZeroUsize;
use std::sync::Arc;

use tokio::sync::Semaphore;

/// So many threads for jobs, and a queue before them; clones share both.
#[derive(Clone, Debug)]
pub struct Pool {
    threads: Arc<Semaphore>,
    queue: Arc<Semaphore>,
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
        let thread = Arc::clone(&self.threads).acquire_owned().await;
        let thread = thread.map_err(|_| PoolError::Full)?;
        let job = tokio::task::spawn_blocking(move || {
            let _held = (place, thread);
            job()
        });
        job.await.map_err(|_| PoolError::Panicked)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

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
}
