//! The computer at noughts and crosses: any move, or never a losing one.

mod level;
mod review;
mod search;

pub use level::{Level, LevelError};
pub use review::{Review, Reviewed};
pub use search::Outcome;
use search::Search;

use crate::games::chance::{Chance, Seed};
use crate::games::noughts::{Action, View};
use crate::games::rules::{Seat, Viewer};

/// Chooses what to do for the player who looks and must act.
pub fn decide(view: &View, level: Level, seed: &Seed) -> Action {
    let Viewer::Seat(own) = view.viewer else { return without_thought(view) };
    if view.first.is_none() {
        return Action::Toss;
    }
    let mut chance = seed.chance("noughts");
    let is_offered = view.offer.is_some_and(|by| by != own);
    if is_offered && takes_draw(view, own, level, &mut chance) {
        return Action::Accept;
    }
    let moves = match level {
        Level::Random => view.board.free().collect(),
        Level::Perfect => Search::default().best_moves(view.board, own),
    };
    match moves.get(chance.below(moves.len())) {
        // On turn an offer is declined by moving on.
        Some(square) if view.turn == Some(own) => Action::Mark(*square),
        _ => Action::Decline,
    }
}

/// Something legal for the player who must act.
pub fn without_thought(view: &View) -> Action {
    let free = view.board.free().next();
    match (view.first, free) {
        (None, _) => Action::Toss,
        (Some(_), Some(square)) if view.turn == view.to_act => Action::Mark(square),
        _ => Action::Decline,
    }
}

/// Whether the computer takes a draw: by a coin, or when nothing better is to be had.
fn takes_draw(view: &View, own: Seat, level: Level, chance: &mut Chance) -> bool {
    match (level, view.turn) {
        (Level::Random, _) | (Level::Perfect, None) => chance.below(2) == 0,
        (Level::Perfect, Some(turn)) => {
            Search::default().outcome(view.board, turn, own) <= Outcome::Drawn
        }
    }
}
