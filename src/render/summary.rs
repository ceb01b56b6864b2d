//! What is told beside a board, as a game puts it: players, how it stands, the last turns.

use crate::games::clock::TimeLeft;
use crate::games::ending::Departure;
use crate::games::rules::Seat;
use crate::texts::Tongue;

/// What is told beside a board.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Summary {
    /// The players in the order of their seats.
    pub players: Vec<PlayerLine>,
    /// How the game stands, in one line below the players.
    pub standing: Option<String>,
    /// The turns so far, the newest last.
    pub turns: Vec<TurnLine>,
}

/// What is told of a player, in the language of the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLine {
    /// The name as the player has chosen it.
    pub name: String,
    /// The large figure, such as the points so far.
    pub figure: String,
    /// What the player is about.
    pub state: PlayerState,
    /// Time left, if there is a clock.
    pub time: Option<TimeLeft>,
    /// What else is told where there is room for it.
    pub more: Option<String>,
}

/// What a player is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerState {
    /// Waiting for the others.
    Waits,
    /// On turn.
    OnTurn,
    /// Out of the game.
    Gone(Departure),
    /// The winner.
    Won,
    /// First together with others.
    Tied,
}

/// What is told of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// Whose turn it was.
    pub seat: Seat,
    /// What happened, in the language of the picture.
    pub deed: String,
    /// What it brought or took, such as `+24`.
    pub figure: Option<String>,
}

/// Says why a player is gone.
pub(super) fn departed(departure: Departure, tongue: Tongue) -> String {
    let key = match departure {
        Departure::Resigned => "picture-resigned",
        Departure::Left => "picture-left",
        Departure::OutOfTime => "picture-out-of-time",
    };
    tongue.say(key, &[])
}

/// A clock as people read it: `12:34`, `1:02:03`, `−0:05` in overtime.
pub(super) fn clock(time: TimeLeft) -> String {
    // A second that has begun is still there, so a clock shows 0:00 only when it has run out.
    let (sign, seconds) = match time.0 {
        ms @ 0.. => ("", ms.unsigned_abs().div_ceil(1_000)),
        ms => ("−", ms.unsigned_abs() / 1_000),
    };
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{sign}{minutes}:{seconds:02}"),
        1..100 => format!("{sign}{hours}:{minutes:02}:{seconds:02}"),
        // Games by letter: days are enough.
        _ => format!("{sign}{} d", hours / 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_people_read_them() {
        for (ms, text) in [
            (0, "0:00"),
            (1, "0:01"),
            (754_000, "12:34"),
            (3_723_000, "1:02:03"),
            (-5_400, "−0:05"),
            (-65_000, "−1:05"),
            (86_400_000 * 9, "9 d"),
            (i64::MAX, "106751991167 d"),
        ] {
            assert_eq!(clock(TimeLeft(ms)), text, "{ms}");
        }
    }
}
