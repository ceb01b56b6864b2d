//! How much time there is, for a game or for a move.

use crate::discord::face::Face;
use crate::discord::face::new::unknown;
use crate::discord::failure::Failure;
use crate::session::table::Pace;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Time {
    /// As much as one likes.
    Free,
    /// So many minutes for the whole game, which is the game's affair.
    Game(u64),
    /// So many milliseconds for one move, which is the table's.
    Move(u64),
}

/// The clocks that are offered: minutes for a game, hours and days for a move.
pub(in crate::discord) const CLOCKS: [&str; 7] = ["none", "10m", "25m", "60m", "12h", "1d", "3d"];

impl Time {
    /// Reads a clock: `none`, `25m` for a game, `12h` or `3d` for one move.
    pub fn read(text: &str) -> Result<Self, Failure> {
        let wrong = || unknown("bot-unknown-clock", text, CLOCKS.join(", "));
        let text = text.trim();
        if matches!(text, "none" | "") {
            return Ok(Self::Free);
        }
        let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
        let count: u64 = digits.parse().map_err(|_| wrong())?;
        match (&text[digits.len()..], count) {
            ("" | "m", 1..=180) => Ok(Self::Game(count)),
            ("h", 1..=240) => Ok(Self::Move(count * HOUR)),
            ("d", 1..=30) => Ok(Self::Move(count * DAY)),
            _ => Err(wrong()),
        }
    }

    /// The time that is agreed on.
    pub fn of<H: Face>(terms: &H::Terms, pace: &Pace) -> Self {
        let of_move = pace.move_ms.map(Self::Move);
        of_move.or(H::minutes(terms).map(Self::Game)).unwrap_or(Self::Free)
    }

    /// Agrees on this.
    pub fn settle<H: Face>(self, terms: &mut H::Terms, pace: &mut Pace) -> Result<(), Failure> {
        let (minutes, move_ms) = match self {
            Self::Free => (None, None),
            Self::Game(minutes) => (Some(minutes), None),
            Self::Move(ms) => (None, Some(ms)),
        };
        H::set_minutes(terms, minutes)?;
        let remind_ms = move_ms.map(|ms| ms / 2).or(Pace::default().remind_ms);
        (pace.move_ms, pace.remind_ms) = (move_ms, remind_ms);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        assert!(matches!(Time::read("none"), Ok(Time::Free)));
        assert!(matches!(Time::read("25m"), Ok(Time::Game(25))));
        assert!(matches!(Time::read(" 25 "), Ok(Time::Game(25))));
        assert!(matches!(Time::read("3d"), Ok(Time::Move(ms)) if ms == 3 * DAY));
        for wrong in ["0m", "x", "3y", "999999999999999999999d", "-1m", "500h"] {
            assert!(Time::read(wrong).is_err(), "{wrong}");
        }
        assert!(CLOCKS.iter().all(|clock| Time::read(clock).is_ok()));
    }
}
