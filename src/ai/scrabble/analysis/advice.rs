//! A move for somebody who asks for one: in words that everybody knows, if there are any.

use super::explain::{Analyser, Explanation, Moves};
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::moves::{Move, Ranked};
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::{Action, Direction, Pen, View};

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

impl Explanation {
    /// The sentence that tells where a good word begins and what it brings, not which it is; when no
    /// word is to be laid, the one that says so.
    pub fn place_hint(&self, pen: Pen<'_>) -> Telling {
        let Action::Place(placement) = &self.action else { return self.word_hint(pen) };
        let key = match placement.start.direction {
            Direction::Across => "scrabble-hint-place-across",
            Direction::Down => "scrabble-hint-place-down",
        };
        // As it would be typed: the square alone would read as the start of a word down.
        let square = Fact::Text(placement.start.to_string());
        let points = Fact::Number(self.score.into());
        Telling::new(key, [("square", square), ("points", points)])
    }

    /// The sentence that tells the whole move.
    pub fn word_hint(&self, pen: Pen<'_>) -> Telling {
        match &self.action {
            Action::Place(placement) => {
                let words = self.words.iter().map(|word| (pen.word)(&word.to_string()));
                let facts = [
                    ("words", Fact::Text(words.collect::<Vec<_>>().join(", "))),
                    ("move", Fact::Text(placement.to_string())),
                    ("points", Fact::Number(self.score.into())),
                    ("leave", Fact::Text((pen.letters)(&self.leave.to_string()))),
                ];
                let key = if self.leave.is_empty() {
                    "scrabble-hint-word-all"
                } else {
                    "scrabble-hint-word"
                };
                Telling::new(key, facts)
            }
            Action::Exchange(tiles) => {
                let tiles = Fact::Text((pen.letters)(&tiles.to_string()));
                Telling::new("scrabble-hint-exchange", [("tiles", tiles)])
            }
            _ => Telling::new("scrabble-hint-pass", []),
        }
    }
}

fn is_known(engine: &Engine, moves: &Moves, ranked: &Ranked) -> bool {
    match &ranked.action {
        Move::Place(play) => engine.knows(&moves.sight.position, play),
        Move::Exchange(_) | Move::Pass => false,
    }
}
