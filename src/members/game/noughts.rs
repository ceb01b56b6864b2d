//! Noughts and crosses: one ladder, no scores.

use serde::{Deserialize, Serialize};

use super::Counted;
use crate::games::noughts::{EndReason, Finished};
use crate::games::rules::Seat;
use crate::members::finished::FinishedGame;
use crate::session::PersonId;
use crate::session::game::noughts::Noughts;

/// What all games of a person, or of the persons of a server, come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NoughtsTotals {
    /// Rows of three.
    pub lines: u64,
    /// Squares marked.
    pub marks: u64,
}

impl NoughtsTotals {
    fn add(&mut self, own: &Finished, seat: Seat) {
        self.lines += u64::from(own.reason == EndReason::Line(seat));
        let played = own.played.get(seat.index());
        self.marks += played.map_or(0, |played| u64::from(played.marks));
    }
}

impl Counted for Noughts {
    type Finished = Finished;
    type Totals = NoughtsTotals;
    type ServerTotals = NoughtsTotals;

    const UNDER: Option<&'static str> = Some("noughts");

    fn ladder(_: &Finished) -> &str {
        "noughts"
    }

    fn score(_: &Finished, _: Seat) -> Option<i64> {
        None
    }

    fn count(totals: &mut NoughtsTotals, _: &FinishedGame, own: &Finished, seat: Seat) {
        totals.add(own, seat);
    }

    fn count_on_server(
        totals: &mut NoughtsTotals,
        _: &FinishedGame,
        own: &Finished,
        seat: Seat,
        _: PersonId,
    ) {
        totals.add(own, seat);
    }
}
