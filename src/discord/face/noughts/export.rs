//! The game as a file: its players and steps, a line each, in signs that every reader understands.

use std::fmt::Write;

use crate::games::noughts::{Deed, EndReason, View};
use crate::games::rules::Seat;

/// The game as a text.
pub(super) fn text(view: &View, names: &[&str]) -> String {
    let mut text = String::new();
    let mut line = |line: &str| {
        let _ = writeln!(text, "{line}");
    };
    for seat in view.seats() {
        let name = names.get(seat.index()).copied().unwrap_or_default();
        let name: String = name.chars().filter(|c| !c.is_control()).collect();
        line(&format!("#player{} {name}", number(seat)));
    }
    for turn in &view.turns {
        let deed = match turn.deed {
            Deed::Tossed { first } => format!("toss {}", number(first)),
            Deed::Marked(square) => square.to_string(),
            Deed::Offered => "draw?".to_owned(),
            Deed::Declined => "no".to_owned(),
            Deed::Accepted => "yes".to_owned(),
            Deed::Departed(_) => "gone".to_owned(),
        };
        line(&format!("{} {deed}", number(turn.seat)));
    }
    line(match view.ended {
        None => "*",
        Some(EndReason::Line(Seat(0)) | EndReason::OnlyOneLeft(Seat(0))) => "1-0",
        Some(EndReason::Line(_) | EndReason::OnlyOneLeft(_)) => "0-1",
        Some(EndReason::Full | EndReason::Agreed) => "1/2-1/2",
    });
    text
}

fn number(seat: Seat) -> usize {
    seat.index() + 1
}
