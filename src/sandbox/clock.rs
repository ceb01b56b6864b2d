//! The time of the sandbox: that of the machine, or standing still, and turned forward at will.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// A clock that all parts of one sandbox share.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    /// When it was stopped, in milliseconds since 1970, if it does not run by itself.
    stopped: Option<u64>,
    /// By how many milliseconds it has been turned forward.
    turned: Arc<watch::Sender<u64>>,
}

impl Clock {
    pub fn new(stands: bool) -> Self {
        let stopped = stands.then(real_time);
        Self { stopped, turned: Arc::new(watch::Sender::new(0)) }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.stopped.unwrap_or_else(real_time).saturating_add(*self.turned.borrow())
    }

    /// By how many milliseconds it has been turned forward.
    pub fn turned(&self) -> u64 {
        *self.turned.borrow()
    }

    /// Turns it forward; whoever waits for a time that is now past wakes.
    pub fn advance(&self, milliseconds: u64) {
        self.turned.send_modify(|turned| *turned = turned.saturating_add(milliseconds));
    }

    /// Waits until a time has come, by itself or by turning.
    pub async fn wait_until(&self, time: u64) {
        let mut turned = self.turned.subscribe();
        loop {
            turned.mark_unchanged();
            let left = time.saturating_sub(self.now());
            if left == 0 {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left)), if self.stopped.is_none() => {}
                _ = turned.changed() => {}
            }
        }
    }
}

/// The machine's time, in milliseconds since 1970.
fn real_time() -> u64 {
    let real = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(real.as_millis()).unwrap_or(u64::MAX)
}

/// A time as Discord writes it.
pub(super) fn timestamp(milliseconds: u64) -> String {
    let (days, rest) = (milliseconds / 86_400_000, milliseconds % 86_400_000);
    let (year, month, day) = date(days);
    let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60);
    let (second, micro) = (rest / 1000 % 60, rest % 1000 * 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{micro:06}+00:00")
}

/// Year, month and day of a number of days since 1970, by the Gregorian calendar's 400-year cycle
/// counted from a first of March, so that leap days come last.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (cycle, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let (month, late) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (cycle * 400 + year + late, month, day_of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_by_the_calendar() {
        assert_eq!(timestamp(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(timestamp(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(timestamp(1_462_015_105_796), "2016-04-30T11:18:25.796000+00:00");
        assert_eq!(timestamp(1_798_761_599_999), "2026-12-31T23:59:59.999000+00:00");
    }

    #[tokio::test]
    async fn turning_the_clock_wakes_those_who_wait() {
        for stands in [false, true] {
            let clock = Clock::new(stands);
            let waiting = clock.wait_until(clock.now() + 900_000);
            clock.advance(900_001);
            tokio::time::timeout(Duration::from_secs(20), waiting).await.unwrap();
        }
    }
}
