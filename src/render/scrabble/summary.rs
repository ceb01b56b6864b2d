//! What Scrabble tells beside its board: scores, tiles on racks, the bag, the last turns.

use crate::games::ending::Departure;
use crate::games::facts::Telling;
use crate::games::rules::Seat;
use crate::games::scrabble::{Placement, PlayerView, Score, TurnDeed, TurnView, View};
use crate::render::summary::{PlayerLine, PlayerState, Summary, TurnLine, departed};
use crate::texts::Tongue;

/// What a viewer may know of a game; a player without a name is told by the seat.
pub(super) fn summary(view: &View, names: &[&str], tongue: Tongue) -> Summary {
    let winners = view.winners();
    let state = |seat: Seat, departed: Option<Departure>| match departed {
        Some(departure) => PlayerState::Gone(departure),
        None if view.turn == Some(seat) => PlayerState::OnTurn,
        None if winners == [seat] => PlayerState::Won,
        None if winners.contains(&seat) => PlayerState::Tied,
        None => PlayerState::Waits,
    };
    let line = |(seat, player): (Seat, &PlayerView)| PlayerLine {
        name: names.get(seat.index()).copied().unwrap_or_default().to_owned(),
        figure: player.score.to_string(),
        state: state(seat, player.departed),
        time: player.time,
        more: (!view.is_over() && player.departed.is_none())
            .then(|| counted("scrabble-picture-tiles", player.tiles, tongue)),
    };
    let standing = match view.is_over() {
        true => tongue.say("picture-over", &[]),
        false => counted("scrabble-picture-bag", view.bag, tongue),
    };
    Summary {
        players: Seat::all(view.players.len()).zip(&view.players).map(line).collect(),
        standing: Some(standing),
        turns: view.turns.iter().map(|turn| turn_line(turn, tongue)).collect(),
    }
}

fn turn_line(turn: &TurnView, tongue: Tongue) -> TurnLine {
    let (deed, score) = match &turn.deed {
        TurnDeed::Placed { placement, words, .. } => {
            let word = words.first().map(|word| word.word.to_string()).unwrap_or_default();
            (placed(placement, &word), Some(turn.score))
        }
        TurnDeed::Exchanged { count, .. } => {
            (counted("scrabble-picture-exchanged", *count, tongue), None)
        }
        TurnDeed::Passed => (tongue.say("scrabble-picture-passed", &[]), None),
        TurnDeed::Withdrawn { .. } => {
            (tongue.say("scrabble-picture-withdrawn", &[]), Some(turn.score))
        }
        TurnDeed::Stood { .. } => {
            let bonus = Some(turn.score).filter(|&score| score != Score(0));
            (tongue.say("scrabble-picture-stood", &[]), bonus)
        }
        TurnDeed::Departed(departure) => (departed(*departure, tongue), None),
    };
    TurnLine { seat: turn.seat, deed, figure: score.map(signed) }
}

/// A placement with its main word: `8H SLOVO`.
fn placed(placement: &Placement, word: &str) -> String {
    format!("{} {word}", placement.start)
}

/// Points that were won or lost.
fn signed(score: Score) -> String {
    let sign = if score.0 < 0 { "−" } else { "+" };
    format!("{sign}{}", score.0.unsigned_abs())
}

/// Says a number of things.
pub(super) fn counted(key: &'static str, count: usize, tongue: Tongue) -> String {
    tongue.tell(&Telling { key, facts: vec![("count", count.into())] })
}
