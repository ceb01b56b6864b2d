//! What is told beside the board: who draws what, and the last turns.

use crate::games::noughts::{Deed, EndReason, Turn, View};
use crate::games::rules::Seat;
use crate::render::summary::{PlayerLine, PlayerState, Summary, TurnLine, departed};
use crate::texts::Tongue;

/// What a viewer may know of a game.
pub(super) fn summary(view: &View, names: &[&str], tongue: Tongue) -> Summary {
    let line = |seat: Seat| PlayerLine {
        name: names.get(seat.index()).copied().unwrap_or_default().to_owned(),
        figure: sign(view, seat).to_owned(),
        state: state(view, seat),
        time: None,
        more: None,
    };
    Summary {
        players: view.seats().map(line).collect(),
        standing: view.ended.map(|_| tongue.say("picture-over", &[])),
        turns: view.turns.iter().map(|turn| turn_line(turn, tongue)).collect(),
    }
}

/// A player's mark as a letter; nothing before the coin has told who draws which.
pub(super) fn sign(view: &View, seat: Seat) -> &'static str {
    match view.first {
        None => "",
        Some(_) if view.is_cross(seat) => "X",
        Some(_) => "O",
    }
}

fn state(view: &View, seat: Seat) -> PlayerState {
    if let Some((_, how)) = view.departed.filter(|(gone, _)| *gone == seat) {
        return PlayerState::Gone(how);
    }
    match view.ended.map(EndReason::winner) {
        Some(None) => PlayerState::Tied,
        Some(Some(winner)) if winner == seat => PlayerState::Won,
        None if view.to_act == Some(seat) => PlayerState::OnTurn,
        _ => PlayerState::Waits,
    }
}

fn turn_line(turn: &Turn, tongue: Tongue) -> TurnLine {
    let deed = match turn.deed {
        Deed::Marked(square) => square.to_string(),
        Deed::Tossed { .. } => tongue.say("noughts-picture-tossed", &[]),
        Deed::Offered => tongue.say("noughts-picture-offered", &[]),
        Deed::Declined => tongue.say("noughts-picture-declined", &[]),
        Deed::Accepted => tongue.say("noughts-picture-accepted", &[]),
        Deed::Departed(how) => departed(how, tongue),
    };
    TurnLine { seat: turn.seat, deed, figure: None }
}
