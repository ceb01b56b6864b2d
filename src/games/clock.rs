//! The clock that players of any game may play by; the time itself is passed in from outside. The limit
//! for a single move is not here: it is the table's, whatever is played.

use serde::{Deserialize, Serialize};

/// How much time each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    /// Milliseconds for the whole game.
    pub base_ms: u64,
    /// What each turn gives beside them.
    #[serde(flatten)]
    pub each_turn: EachTurn,
}

/// The time that each turn gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EachTurn {
    /// Milliseconds added after it, however long it took.
    #[serde(rename = "increment_ms")]
    Increment(u64),
    /// Milliseconds at its beginning in which the clock does not run; what is left of them is lost.
    #[serde(rename = "delay_ms")]
    Delay(u64),
}

impl TimeControl {
    /// So many minutes, and nothing more for a turn.
    pub fn minutes(minutes: u64) -> Self {
        Self { base_ms: minutes.saturating_mul(60_000), each_turn: EachTurn::Increment(0) }
    }

    /// What each player has at the beginning.
    pub fn full(&self) -> TimeLeft {
        TimeLeft::ms(self.base_ms)
    }

    /// What is left after so many milliseconds more of a turn that has taken `taken_ms` already.
    pub fn spend(&self, left: TimeLeft, taken_ms: u64, elapsed_ms: u64) -> TimeLeft {
        left.spend(elapsed_ms.saturating_sub(self.delay_left(taken_ms)))
    }

    /// What is left when one's turn is over.
    pub fn end_turn(&self, left: TimeLeft) -> TimeLeft {
        match self.each_turn {
            EachTurn::Increment(ms) => left.gain(ms),
            EachTurn::Delay(_) => left,
        }
    }

    /// The milliseconds after which whoever is on turn has less than nothing.
    pub fn gone_after(&self, left: TimeLeft, taken_ms: u64) -> u64 {
        let left = u64::try_from(left.0).unwrap_or_default();
        self.delay_left(taken_ms).saturating_add(left).saturating_add(1)
    }

    fn delay_left(&self, taken_ms: u64) -> u64 {
        match self.each_turn {
            EachTurn::Increment(_) => 0,
            EachTurn::Delay(ms) => ms.saturating_sub(taken_ms),
        }
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
    use crate::games::chance::Seed;

    fn control(each_turn: EachTurn) -> TimeControl {
        TimeControl { base_ms: 60_000, each_turn }
    }

    /// Clocks of both kinds, each with two times of up to half a minute.
    fn random() -> impl Iterator<Item = (TimeControl, u64, u64)> {
        let mut chance = Seed::new([1; 32]).chance("clock");
        let mut below = move |ms: usize| u64::try_from(chance.below(ms)).unwrap();
        (0..1_000).map(move |number| {
            let kind = [EachTurn::Increment, EachTurn::Delay][number % 2];
            (control(kind(below(20_000))), below(30_000), below(30_000))
        })
    }

    #[test]
    fn a_turn_costs_the_same_in_one_piece_and_in_several() {
        for (control, first, second) in random() {
            let pieces = control.spend(control.spend(control.full(), 0, first), first, second);
            let at_once = control.spend(control.full(), 0, first + second);
            assert_eq!(pieces, at_once, "{first} and {second} of {control:?}");
        }
    }

    #[test]
    fn time_is_gone_exactly_when_it_is_said_to_be() {
        for (control, left, taken) in random() {
            let left = TimeLeft::ms(left);
            let gone = control.gone_after(left, taken);
            assert_eq!(control.spend(left, taken, gone).overtime_ms(), 1, "{control:?}");
            assert_eq!(control.spend(left, taken, gone - 1), TimeLeft(0), "{control:?}");
        }
    }

    #[test]
    fn an_increment_is_kept_and_a_delay_is_lost_when_it_is_not_used() {
        let fast = |control: TimeControl| control.end_turn(control.spend(control.full(), 0, 2_000));
        assert_eq!(fast(control(EachTurn::Increment(5_000))), TimeLeft(63_000));
        assert_eq!(fast(control(EachTurn::Delay(5_000))), TimeLeft(60_000));
        let slow =
            |control: TimeControl| control.end_turn(control.spend(control.full(), 0, 12_000));
        assert_eq!(slow(control(EachTurn::Increment(5_000))), TimeLeft(53_000));
        assert_eq!(slow(control(EachTurn::Delay(5_000))), TimeLeft(53_000));
    }

    #[test]
    fn either_an_increment_or_a_delay_is_stored() {
        for (each_turn, json) in [
            (EachTurn::Increment(2), r#"{"base_ms":60000,"increment_ms":2}"#),
            (EachTurn::Delay(3), r#"{"base_ms":60000,"delay_ms":3}"#),
        ] {
            assert_eq!(serde_json::to_string(&control(each_turn)).unwrap(), json);
            assert_eq!(serde_json::from_str::<TimeControl>(json).unwrap(), control(each_turn));
        }
    }

    #[test]
    fn absurd_times_do_not_overflow() {
        let control = TimeControl { base_ms: u64::MAX, each_turn: EachTurn::Increment(u64::MAX) };
        let most = control.end_turn(control.full());
        assert_eq!(most, TimeLeft(i64::MAX));
        assert!(control.gone_after(most, u64::MAX) > u64::try_from(i64::MAX).unwrap());
        let least = control.spend(control.spend(TimeLeft(0), 0, u64::MAX), 0, u64::MAX);
        assert_eq!((least, control.gone_after(least, 0)), (TimeLeft(i64::MIN), 1));
    }
}
