//! What Scrabble adds to the clock: overtime costs points, and too much of it the game.

use serde::{Deserialize, Serialize};

use super::score::Score;
use crate::games::clock::{TimeControl, TimeLeft};

/// How much time each player has, and what it costs to need more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockRule {
    /// The time.
    #[serde(flatten)]
    pub time: TimeControl,
    /// Points lost at the end for each minute of overtime, begun ones included.
    pub penalty_per_minute: Score,
    /// The overtime after which the game is lost; `None` when only points are lost.
    pub overtime_limit_ms: Option<u64>,
}

impl ClockRule {
    /// Tournament habit: so many minutes, ten points for every minute over, lost after ten.
    pub fn minutes(minutes: u64) -> Self {
        Self {
            time: TimeControl::minutes(minutes),
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

    /// The milliseconds more of a turn that has taken `taken_ms` already until the overtime limit is
    /// passed; nothing without one.
    pub fn loses_after(&self, left: TimeLeft, taken_ms: u64) -> Option<u64> {
        Some(self.time.gone_after(left.gain(self.overtime_limit_ms?), taken_ms))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_begun_minute_of_overtime_counts_whole() {
        let rule = ClockRule::minutes(25);
        let left = rule.time.full();
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

    #[test]
    fn it_is_lost_exactly_when_it_is_said_to_be() {
        let rule = ClockRule::minutes(1);
        let left = rule.time.full();
        let lost = rule.loses_after(left, 0).unwrap();
        assert!(rule.is_lost(rule.time.spend(left, 0, lost)));
        assert!(!rule.is_lost(rule.time.spend(left, 0, lost - 1)));
    }

    #[test]
    fn rules_of_the_first_format_are_read_and_written_as_they_were() {
        let json = r#"{"base_ms":1500000,"increment_ms":0,"penalty_per_minute":10,"overtime_limit_ms":600000}"#;
        let rule: ClockRule = serde_json::from_str(json).unwrap();
        assert_eq!(rule, ClockRule::minutes(25));
        assert_eq!(serde_json::to_string(&rule).unwrap(), json);
    }
}
