//! What is told beside a board: players, scores, the bag, the last turns.

use crate::games::clock::TimeLeft;
use crate::games::ending::Departure;
use crate::games::facts::Telling;
use crate::games::rules::Seat;
use crate::games::scrabble::{Deed, Placement, Score, TurnView, View};
use crate::texts::Tongue;

/// What is told beside a board.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Summary {
    /// The players in the order of their seats.
    pub players: Vec<PlayerLine>,
    /// How many tiles are in the bag; `None` when nobody knows.
    pub bag: Option<usize>,
    /// Whether the game is over.
    pub is_over: bool,
    /// The turns so far, the newest last.
    pub turns: Vec<TurnLine>,
}

/// What is told of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLine {
    /// The name as the player has chosen it.
    pub name: String,
    /// Points so far.
    pub score: Score,
    /// How many tiles are on the rack; `None` when nobody knows.
    pub tiles: Option<usize>,
    /// Time left, if there is a clock.
    pub time: Option<TimeLeft>,
    /// What the player is about.
    pub state: PlayerState,
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
    /// The points it brought or took, if it is about points.
    pub score: Option<Score>,
}

impl Summary {
    /// What a viewer may know of a game; a player without a name is told by the seat.
    pub fn of_view(view: &View, names: &[&str], tongue: Tongue) -> Self {
        let winners = view.winners();
        let state = |seat: Seat, departed: Option<Departure>| match departed {
            Some(departure) => PlayerState::Gone(departure),
            None if view.turn == Some(seat) => PlayerState::OnTurn,
            None if winners == [seat] => PlayerState::Won,
            None if winners.contains(&seat) => PlayerState::Tied,
            None => PlayerState::Waits,
        };
        let players = Seat::all(view.players.len()).zip(&view.players).map(|(seat, player)| {
            let name = names.get(seat.index()).copied().unwrap_or_default();
            PlayerLine {
                name: name.to_owned(),
                score: player.score,
                tiles: Some(player.tiles),
                time: player.time,
                state: state(seat, player.departed),
            }
        });
        Self {
            players: players.collect(),
            bag: Some(view.bag),
            is_over: view.is_over(),
            turns: view.turns.iter().map(|turn| TurnLine::of_view(turn, tongue)).collect(),
        }
    }
}

impl TurnLine {
    fn of_view(turn: &TurnView, tongue: Tongue) -> Self {
        let (deed, score) = match &turn.deed {
            Deed::Placed { placement, words, .. } => {
                let word = words.first().map(|word| word.word.to_string()).unwrap_or_default();
                (Self::placed(placement, &word), Some(turn.score))
            }
            Deed::Exchanged { count, .. } => (counted("picture-exchanged", *count, tongue), None),
            Deed::Passed => (tongue.say("picture-passed", &[]), None),
            Deed::Withdrawn { .. } => (tongue.say("picture-withdrawn", &[]), Some(turn.score)),
            Deed::Stood { .. } => {
                let bonus = Some(turn.score).filter(|&score| score != Score(0));
                (tongue.say("picture-stood", &[]), bonus)
            }
            Deed::Departed(departure) => (departed(*departure, tongue), None),
        };
        Self { seat: turn.seat, deed, score }
    }

    /// A placement with its main word: `8H SLOVO`.
    pub fn placed(placement: &Placement, word: &str) -> String {
        format!("{} {word}", placement.start)
    }
}

/// Says a number of things.
pub(super) fn counted(key: &'static str, count: usize, tongue: Tongue) -> String {
    tongue.tell(&Telling { key, facts: vec![("count", count.into())] })
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
