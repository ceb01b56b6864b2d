//! The times of many turns in little memory.

use std::collections::BTreeMap;
use std::time::Duration;

/// Between a power of two and the next lie as many buckets as so many bits can tell, here sixteen: the
/// middle of a bucket is off by at most one part in 32.
const BITS: u32 = 4;

/// How long some turns took: their sum and the longest exactly, how they spread by buckets.
#[derive(Clone, Debug, Default)]
pub(super) struct Times {
    /// How many turns fell into each bucket that was met; there are fewer than a thousand.
    buckets: BTreeMap<u64, u64>,
    count: u64,
    sum: Duration,
    longest: Duration,
}

impl Times {
    /// Notes the time of a turn.
    pub fn note(&mut self, time: Duration) {
        *self.buckets.entry(bucket(time)).or_default() += 1;
        self.count += 1;
        self.sum += time;
        self.longest = self.longest.max(time);
    }

    /// Adds those of other turns.
    pub fn add(&mut self, other: &Self) {
        for (&bucket, turns) in &other.buckets {
            *self.buckets.entry(bucket).or_default() += turns;
        }
        self.count += other.count;
        self.sum += other.sum;
        self.longest = self.longest.max(other.longest);
    }

    /// All of it.
    pub fn sum(&self) -> Duration {
        self.sum
    }

    /// The time of a turn on the average, when there was one.
    pub fn mean(&self) -> Option<Duration> {
        (self.count > 0).then(|| self.sum.div_f64(self.count as f64))
    }

    /// The longest time of a turn, when there was one.
    pub fn longest(&self) -> Option<Duration> {
        (self.count > 0).then_some(self.longest)
    }

    /// The time that so many turns of a hundred did not exceed.
    pub fn percentile(&self, percent: u64) -> Option<Duration> {
        let rank = (self.count * percent).div_ceil(100).max(1);
        let mut below = 0;
        let found = self.buckets.iter().find(|&(_, turns)| {
            below += turns;
            below >= rank
        });
        found.map(|(&bucket, _)| middle(bucket).min(self.longest))
    }
}

/// The bucket of a time, by its nanoseconds: their highest five bits and how far these were moved.
fn bucket(time: Duration) -> u64 {
    let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
    let moved = (nanoseconds.max(1).ilog2()).saturating_sub(BITS);
    (u64::from(moved) << BITS) + (nanoseconds >> moved)
}

/// The time in the middle of a bucket.
fn middle(bucket: u64) -> Duration {
    let moved = (bucket >> BITS).saturating_sub(1);
    let lowest = (bucket - (moved << BITS)) << moved;
    Duration::from_nanos(lowest + (1 << moved) / 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chance::Seed;

    fn is_near(told: Duration, exact: Duration) -> bool {
        told.abs_diff(exact).as_secs_f64() <= exact.as_secs_f64() * 0.05
    }

    #[test]
    fn percentiles_are_near_the_exact_ones() {
        let mut chance = Seed::new([3; 32]).chance("times");
        for count in [1, 2, 19, 20, 21, 3_000] {
            // From nanoseconds to minutes, every size as often as the others.
            let mut any =
                || Duration::from_nanos(1 + (chance.below(1 << 37) >> chance.below(37)) as u64);
            let mut all: Vec<Duration> = (0..count).map(|_| any()).collect();
            let (mut first, mut second) = (Times::default(), Times::default());
            for (number, time) in all.iter().enumerate() {
                if number % 3 == 0 { &mut first } else { &mut second }.note(*time);
            }
            first.add(&second);
            all.sort();
            for percent in [1, 50, 95, 99, 100] {
                let exact = all[(count * percent as usize).div_ceil(100) - 1];
                let told = first.percentile(percent).unwrap();
                assert!(is_near(told, exact), "{percent} % of {count}: {told:?} for {exact:?}");
            }
            assert_eq!(first.longest(), all.last().copied());
            assert_eq!(first.sum(), all.iter().sum::<Duration>());
            assert!(is_near(first.mean().unwrap(), first.sum() / count as u32));
        }
    }

    #[test]
    fn every_time_has_a_bucket_in_its_order() {
        let mut last = None;
        for nanoseconds in (0..5_000).chain((13..64).map(|bits| (1 << bits) - 1)).chain([u64::MAX])
        {
            let time = Duration::from_nanos(nanoseconds);
            assert!(is_near(middle(bucket(time)), time), "{time:?}");
            assert!(Some(bucket(time)) >= last, "{time:?}");
            last = Some(bucket(time));
        }
        assert!(last < Some(1_000), "memory is bounded");
    }

    #[test]
    fn nothing_is_told_of_no_turns() {
        let none = Times::default();
        assert_eq!((none.percentile(95), none.mean(), none.longest()), (None, None, None));
        assert_eq!(none.sum(), Duration::ZERO);
    }
}
