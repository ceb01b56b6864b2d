//! The end game of the second thesis: minimax with alpha and beta to the end of the game, over the
//! ten moves with the most points of every position.

use super::EndGame;
use crate::ai::budget::Budget;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::generate::Generator;
use crate::ai::scrabble::moves::{Move, Ranked};

/// Moves that are looked at in a position.
const BRANCHES: usize = 10;

/// The move that minimax over ten branches takes. When the budget is used up, lines are valued as
/// they stand.
pub fn ten_branches(engine: &Engine, game: &EndGame, budget: &Budget<'_>) -> Ranked {
    let mut search = Search { engine, generator: Generator::default(), budget, steps: 0 };
    let mut game = game.clone();
    let (best, _) = search.best(&mut game, (-INFINITE, INFINITE));
    best.unwrap_or(Ranked { action: Move::Pass, score: 0, equity: Default::default() })
}

/// More than any end game is worth.
const INFINITE: i32 = i32::MAX / 4;

struct Search<'a> {
    engine: &'a Engine,
    generator: Generator,
    budget: &'a Budget<'a>,
    steps: u64,
}

impl Search<'_> {
    /// The best move of a position and what it is worth to the player on turn.
    fn best(&mut self, game: &mut EndGame, (alpha, beta): (i32, i32)) -> (Option<Ranked>, i32) {
        self.steps += 1;
        let all = self.generator.all(self.engine, &game.position, &game.turn(self.engine));
        let mut moves = super::words_or_pass(all);
        moves.truncate(BRANCHES);
        let pass_ended = game.pass_ends;
        let (mut low, mut best, mut most) = (alpha, None, -INFINITE);
        for chosen in moves {
            let (brings, over) = game.make(self.engine, &chosen);
            let value = if over {
                game.undo_last(&chosen, pass_ended);
                brings
            } else {
                let value = if self.budget.is_over(self.steps) {
                    0
                } else {
                    self.best(game, (brings - beta, brings - low)).1
                };
                game.undo(&chosen, pass_ended);
                brings - value
            };
            if value > most {
                (best, most) = (Some(chosen), value);
            }
            low = low.max(value);
            if low >= beta {
                break;
            }
        }
        (best, most)
    }
}
