//! How the computer chooses: from the view of its own seat, with the words of its table.

use super::table::{ComputerLevel, GameAction, GameView, Kit};
use crate::ai::scrabble::{Budget, Engine, decide};
use crate::games::chance::Seed;
use crate::games::scrabble::Action;

/// Chooses what to do on turn, within a budget. The same view, level and seed give the same answer
/// when the budget is counted in steps.
pub(super) fn think(
    view: &GameView,
    level: ComputerLevel,
    seed: &Seed,
    engine: &Engine,
    kit: &Kit,
    budget: &Budget<'_>,
) -> GameAction {
    let (GameView::Scrabble(view), ComputerLevel::Scrabble(level), Kit::Scrabble { judge, .. }) =
        (view, level, kit);
    GameAction::Scrabble(decide(engine, view, level, seed, judge.as_ref(), budget))
}

/// What the computer does when it could not think.
pub(super) fn without_thought(view: &GameView) -> GameAction {
    match view {
        GameView::Scrabble(_) => GameAction::Scrabble(Action::Pass),
    }
}
