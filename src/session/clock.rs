//! The clock of the hall: the system's, or one that tests turn by hand.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use super::people::Moment;

/// The longest sleep before the system's clock is read again, in case somebody has set it.
const LONGEST_SLEEP: Duration = Duration::from_secs(30);

/// Tells the time and waits for it; clones are the same clock.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The clock of the system.
    System,
    /// A clock that stands still until somebody turns it.
    Turned(Arc<watch::Sender<Moment>>),
}

impl Clock {
    /// A clock to be turned by hand.
    pub fn standing_at(now: Moment) -> Self {
        Self::Turned(Arc::new(watch::Sender::new(now)))
    }

    /// The time.
    pub fn now(&self) -> Moment {
        match self {
            Self::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Moment(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
            }
            Self::Turned(hands) => *hands.borrow(),
        }
    }

    /// Turns a clock that is turned by hand forward by so many milliseconds.
    pub fn turn(&self, ms: u64) {
        if let Self::Turned(hands) = self {
            hands.send_modify(|now| *now = now.after(ms));
        }
    }

    /// Waits until a moment.
    pub async fn until(&self, moment: Moment) {
        match self {
            Self::System => loop {
                let left = moment.since(self.now());
                if left == 0 {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(left).min(LONGEST_SLEEP)).await;
            },
            Self::Turned(hands) => {
                // The sender is held here, so waiting cannot fail.
                let _ = hands.subscribe().wait_for(|now| *now >= moment).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_clock_that_is_turned_wakes_whoever_waits() {
        let clock = Clock::standing_at(Moment(1_000));
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move {
                clock.until(Moment(1_500)).await;
                clock.now()
            }
        });
        clock.turn(400);
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        clock.turn(100);
        assert_eq!(waiting.await.unwrap(), Moment(1_500));
        clock.until(Moment(3)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn the_clock_of_the_system_runs() {
        let begun = Clock::System.now();
        assert!(begun > Moment(1_600_000_000_000), "later than 2020");
        Clock::System.until(begun).await;
    }
}
