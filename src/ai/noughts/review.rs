//! A finished game judged: whether each mark kept the best result that was to be had.

use super::search::{Outcome, Search};
use crate::games::noughts::{Board, Deed, Square, View};
use crate::games::rules::Seat;

/// A judged game: its marks from the first to the last.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Review {
    /// Every mark.
    pub moves: Vec<Reviewed>,
}

/// A judged mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub square: Square,
    /// The best result before it.
    pub best: Outcome,
    /// The best result after it.
    pub kept: Outcome,
}

impl Reviewed {
    /// Judges the mark at a place among all marks of a game.
    pub fn of(view: &View, place: usize) -> Option<Self> {
        let marks = || {
            view.turns.iter().filter_map(|turn| match turn.deed {
                Deed::Marked(square) => Some((turn.seat, square)),
                _ => None,
            })
        };
        let board = marks()
            .take(place)
            .fold(Board::default(), |board, (seat, square)| board.with(square, seat));
        let (seat, square) = marks().nth(place)?;
        let mut search = Search::default();
        let best = search.outcome(board, seat, seat);
        Some(Self { seat, square, best, kept: search.outcome_of(board, square, seat) })
    }

    /// Whether nothing was lost by it.
    pub fn is_best(&self) -> bool {
        self.kept == self.best
    }
}

impl Review {
    /// How many marks a player made, and by how many of them something was lost.
    pub fn of_player(&self, seat: Seat) -> (usize, usize) {
        let own = || self.moves.iter().filter(move |reviewed| reviewed.seat == seat);
        (own().count(), own().filter(|reviewed| !reviewed.is_best()).count())
    }
}
