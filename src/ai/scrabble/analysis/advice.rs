//! A move for somebody who asks for one: in words that everybody knows, if there are any.

use super::explain::{Analyser, Explanation, Moves};
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::moves::{Move, Ranked};
use crate::games::scrabble::View;

/// What to tell somebody who asks for a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The best move whose words everybody knows; the best of all when there is none.
    pub usual: Explanation,
    /// The best move of all.
    pub best: Explanation,
}

impl Analyser {
    /// Looks for a move of the player on turn, whose own view it is. Nothing when nobody knows of
    /// any, which cannot be as long as one may pass.
    pub fn advise(&mut self, engine: &Engine, view: &View) -> Option<Advice> {
        let moves = self.moves(engine, view);
        let best = moves.ranked.first()?;
        let usual = moves.ranked.iter().find(|ranked| is_known(engine, &moves, ranked));
        let describe = |ranked: &Ranked| {
            let action = ranked.action.action(engine, &moves.sight.position);
            self.describe(engine, view, &moves, &action, ranked)
        };
        Some(Advice { usual: describe(usual.unwrap_or(best)), best: describe(best) })
    }
}

fn is_known(engine: &Engine, moves: &Moves, ranked: &Ranked) -> bool {
    match &ranked.action {
        Move::Place(play) => engine.knows(&moves.sight.position, play),
        Move::Exchange(_) | Move::Pass => false,
    }
}
