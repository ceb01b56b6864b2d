//! The doors for work that keeps the processor busy: here numbered jobs on several threads, their
//! answers taken in the order of the numbers; in [`pool`] single jobs for those who cannot wait.

pub mod pool;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// The number of threads that the machine runs at the same time.
pub fn cores() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Runs the jobs `0..jobs` on so many threads. Each thread makes a state of its own; answers are
/// handed to `take` on the calling thread in the order of the numbers, so that nothing made of them
/// depends on the number of threads. When `take` breaks, no further job is begun.
///
/// # Panics
/// When a job panics, with what it said.
///
/// # Examples
/// ```
/// use std::num::NonZeroUsize;
/// use std::ops::ControlFlow;
///
/// let threads = NonZeroUsize::new(3).unwrap();
/// let mut squares = Vec::new();
/// let done = kamen::compute::run(5, threads, || (), |(), n| n * n, |_, square| {
///     squares.push(square);
///     ControlFlow::<()>::Continue(())
/// });
/// assert_eq!((done, squares), (ControlFlow::Continue(()), vec![0, 1, 4, 9, 16]));
/// ```
pub fn run<State, Answer: Send, Why>(
    jobs: usize,
    threads: NonZeroUsize,
    state: impl Fn() -> State + Sync,
    job: impl Fn(&mut State, usize) -> Answer + Sync,
    mut take: impl FnMut(usize, Answer) -> ControlFlow<Why>,
) -> ControlFlow<Why> {
    let counter = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let (sender, answers) = mpsc::channel();
    let work = |sender: mpsc::Sender<(usize, Answer)>| {
        let _guard = StopOnPanic(&stop);
        let mut state = state();
        while !stop.load(Ordering::Relaxed) {
            let number = counter.fetch_add(1, Ordering::Relaxed);
            if number >= jobs || sender.send((number, job(&mut state, number))).is_err() {
                break;
            }
        }
    };
    thread::scope(|scope| {
        let _guard = StopOnPanic(&stop);
        let work = &work;
        let workers: Vec<_> = (0..threads.get().min(jobs))
            .map(|_| {
                let sender = sender.clone();
                scope.spawn(move || work(sender))
            })
            .collect();
        drop(sender);
        let outcome = in_order(&answers, &mut take);
        stop.store(true, Ordering::Relaxed);
        for worker in workers {
            if let Err(panic) = worker.join() {
                resume_unwind(panic);
            }
        }
        outcome
    })
}

/// Takes answers as they come, and hands each on when all before it have been.
fn in_order<Answer, Why>(
    answers: &mpsc::Receiver<(usize, Answer)>,
    take: &mut impl FnMut(usize, Answer) -> ControlFlow<Why>,
) -> ControlFlow<Why> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    for (number, answer) in answers {
        early.insert(number, answer);
        while let Some(answer) = early.remove(&next) {
            take(next, answer)?;
            next += 1;
        }
    }
    ControlFlow::Continue(())
}

/// Stops the other threads when one panics: nobody would take their answers.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::time::Duration;

    use super::*;

    fn threads(count: usize) -> NonZeroUsize {
        NonZeroUsize::new(count).unwrap()
    }

    /// The numbers in the order in which their answers are taken.
    fn order(jobs: usize, count: usize) -> Vec<usize> {
        let mut taken = Vec::new();
        let slow_first = |(): &mut (), number| {
            thread::sleep(Duration::from_millis(if number % 3 == 0 { 3 } else { 0 }));
            number * 10
        };
        let done = run(
            jobs,
            threads(count),
            || (),
            slow_first,
            |number, answer| {
                assert_eq!(answer, number * 10);
                taken.push(number);
                ControlFlow::<()>::Continue(())
            },
        );
        assert_eq!(done, ControlFlow::Continue(()));
        taken
    }

    #[test]
    fn answers_come_in_the_order_of_the_numbers() {
        for count in [1, 2, 7, 50] {
            assert_eq!(order(20, count), (0..20).collect::<Vec<_>>(), "{count} threads");
        }
        assert!(order(0, 4).is_empty());
    }

    #[test]
    fn every_thread_has_a_state_of_its_own() {
        let made = AtomicUsize::new(0);
        let state = || {
            made.fetch_add(1, Ordering::Relaxed);
            0
        };
        let job = |count: &mut usize, _| {
            *count += 1;
            *count
        };
        let mut most = 0;
        let _ = run(30, threads(3), state, job, |_, count| {
            most = most.max(count);
            ControlFlow::<()>::Continue(())
        });
        assert!(made.into_inner() <= 3 && most >= 10);
    }

    #[test]
    fn whoever_takes_the_answers_can_stop() {
        let begun = AtomicUsize::new(0);
        let job = |(): &mut (), number| {
            begun.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(1));
            number
        };
        let take = |number, _| match number {
            4 => ControlFlow::Break("enough"),
            _ => ControlFlow::Continue(()),
        };
        assert_eq!(run(1_000_000, threads(2), || (), job, take), ControlFlow::Break("enough"));
        assert!(begun.into_inner() < 1_000);
    }

    #[test]
    fn a_panic_ends_the_work_and_is_passed_on() {
        let begun = AtomicUsize::new(0);
        let job = |(): &mut (), number| {
            begun.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(1));
            assert!(number != 3, "no such job");
        };
        let whole = AssertUnwindSafe(|| {
            let _ = run(1_000_000, threads(2), || (), job, |_, ()| ControlFlow::<()>::Continue(()));
        });
        let panic = catch_unwind(whole).unwrap_err();
        assert_eq!(panic.downcast_ref::<&str>(), Some(&"no such job"));
        assert!(begun.into_inner() < 1_000);
    }
}
