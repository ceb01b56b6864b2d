//! The optional clock of each player; the time itself is passed in from outside.

use serde::{Deserialize, Serialize};

use super::score::Score;

/// How much time each player has, and what it costs to need more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockRule {
    /// Milliseconds for the whole game.
    pub base_ms: u64,
    /// Milliseconds added after each own turn.
    pub increment_ms: u64,
    /// Points lost at the end for each minute of overtime, begun ones included.
    pub penalty_per_minute: Score,
    /// The overtime after which the game is lost; `None` when only points are lost.
    pub overtime_limit_ms: Option<u64>,
}

impl ClockRule {
    /// Tournament habit: so many minutes, ten points for every minute over, lost after ten.
    pub fn minutes(minutes: u64) -> Self {
        Self {
            base_ms: minutes.saturating_mul(60_000),
            increment_ms: 0,
            penalty_per_minute: Score(10),
            overtime_limit_ms: Some(600_000),
        }
    }

    /// The points that so much time left costs at the end of the game.
    pub fn penalty(&self, left: TimeLeft) -> Score {
        let minutes = left.overtime_ms().div_ceil(60_000);
        let minutes = i32::try_from(minutes).unwrap_or(i32::MAX);
        Score(self.penalty_per_minute.0.saturating_mul(minutes))
    }

    /// Whether the overtime limit has been passed.
    pub fn is_lost(&self, left: TimeLeft) -> bool {
        self.overtime_limit_ms.is_some_and(|limit| left.overtime_ms() > limit)
    }
}

/// Milliseconds left on a player's clock; below zero in overtime.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct TimeLeft(pub i64);

impl TimeLeft {
    /// So many milliseconds.
    pub fn ms(ms: u64) -> Self {
        Self(i64::try_from(ms).unwrap_or(i64::MAX))
    }

    /// What is left after so many milliseconds more have passed.
    pub fn spend(self, ms: u64) -> Self {
        Self(self.0.saturating_sub(Self::ms(ms).0))
    }

    /// What is left after so many milliseconds have been added.
    pub fn gain(self, ms: u64) -> Self {
        Self(self.0.saturating_add(Self::ms(ms).0))
    }

    /// Milliseconds over the limit, zero while there is time.
    pub fn overtime_ms(self) -> u64 {
        self.0.min(0).unsigned_abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_begun_minute_of_overtime_counts_whole() {
        let rule = ClockRule::minutes(25);
        let left = TimeLeft::ms(rule.base_ms);
        assert_eq!(rule.penalty(left.spend(25 * 60_000)), Score(0));
        assert_eq!(rule.penalty(left.spend(25 * 60_000 + 1)), Score(10));
        assert_eq!(rule.penalty(left.spend(26 * 60_000)), Score(10));
        assert_eq!(rule.penalty(left.spend(26 * 60_000 + 1)), Score(20));
    }

    #[test]
    fn absurd_times_do_not_overflow() {
        let rule =
            ClockRule { penalty_per_minute: Score(i32::MAX), ..ClockRule::minutes(u64::MAX) };
        let left = TimeLeft::ms(0).spend(u64::MAX).spend(u64::MAX);
        assert_eq!(rule.penalty(left), Score(i32::MAX));
        assert!(rule.is_lost(left));
    }
}
