//! Scrabble: its ladders are the languages.

mod settings;
mod totals;

use super::Counted;
use crate::games::rules::Seat;
use crate::games::scrabble::Finished;
use crate::members::finished::FinishedGame;
use crate::session::PersonId;
use crate::session::game::scrabble::Scrabble;

pub use settings::{Overlay, ScrabbleSettings};
pub use totals::{BestGame, BestTurn, ScrabbleServerTotals, ScrabbleTotals};

impl Counted for Scrabble {
    type Finished = Finished;
    type Totals = ScrabbleTotals;
    type ServerTotals = ScrabbleServerTotals;

    // It was the only game once.
    const UNDER: Option<&'static str> = None;

    fn ladder(own: &Finished) -> &str {
        &own.language
    }

    fn score(own: &Finished, seat: Seat) -> Option<i64> {
        Some(i64::from(own.played.get(seat.index())?.score.0))
    }

    fn count(totals: &mut ScrabbleTotals, game: &FinishedGame, own: &Finished, seat: Seat) {
        if let Some(played) = own.played.get(seat.index()) {
            totals.add(game, played);
        }
    }

    fn count_on_server(
        totals: &mut ScrabbleServerTotals,
        game: &FinishedGame,
        own: &Finished,
        seat: Seat,
        person: PersonId,
    ) {
        if let Some(played) = own.played.get(seat.index()) {
            totals.add(game, played, person);
        }
    }
}
