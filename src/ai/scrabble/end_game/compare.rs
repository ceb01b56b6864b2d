//! How good the ways to play an end game are, on end games of self-play.

use super::{EndGame, Solver, b_star, ten_branches};
use crate::ai::budget::Budget;
use crate::ai::scrabble::best::Finder;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::hand::Worth;
use crate::ai::scrabble::moves::Ranked;
use crate::ai::scrabble::players::BestMove;
use crate::ai::scrabble::self_play::{Deal, play};

/// A way to play an end game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The exact search, as far as the budget goes.
    Exact,
    /// B*, as in the third thesis.
    BStar,
    /// Minimax over ten branches, as in the second thesis.
    TenBranches,
    /// The move that looks best, without any search.
    FirstSight,
}

impl Way {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Exact, Self::BStar, Self::TenBranches, Self::FirstSight];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Exact => "exact search",
            Self::BStar => "B*",
            Self::TenBranches => "ten branches",
            Self::FirstSight => "first sight",
        }
    }

    /// The move that this way takes.
    pub fn choose(
        self,
        solver: &mut Solver,
        engine: &Engine,
        game: &EndGame,
        budget: &Budget<'_>,
    ) -> Ranked {
        match self {
            Self::Exact => solver.solve(engine, game, budget).best,
            Self::BStar => b_star(engine, game, budget),
            Self::TenBranches => ten_branches(engine, game, budget),
            Self::FirstSight => Finder::default().best(engine, &game.position, &game.turn(engine)),
        }
    }
}

impl EndGame {
    /// The end game of a game that the computer has played with itself, when there is one: the first
    /// position with an empty bag.
    pub fn of_self_play(engine: &Engine, seed: u64, number: u64) -> Option<Self> {
        let mut found = None;
        let (mut first, mut second) = (BestMove::new(Worth::Equity), BestMove::new(Worth::Equity));
        play(engine, Deal::new(engine, seed, number), &mut [&mut first, &mut second], |taken| {
            if taken.turn.bag == 0 && found.is_none() {
                found = Some(Self::new(taken.position, [taken.turn.rack, *taken.unseen]));
            }
        });
        found
    }
}

/// What the ways make of one end game.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Whether the value is proved, so that no move can be worth more.
    pub is_proved: bool,
    /// What the best play is worth, as far as is known.
    pub value: i32,
    /// What the move of each way is worth when both go on as well as they can, as far as is known.
    pub values: [i32; Way::ALL.len()],
    /// Steps of the search that found the value.
    pub steps: u64,
}

impl Comparison {
    /// Lets all ways choose in an end game, and sees what their moves are worth by a search with
    /// another budget.
    pub fn of(
        solver: &mut Solver,
        engine: &Engine,
        game: &EndGame,
        budget: &Budget<'_>,
        judging: &Budget<'_>,
    ) -> Self {
        let best = solver.solve(engine, game, judging);
        // Ways often take the same move, and judging takes long.
        let mut judged: Vec<(Ranked, i32)> = vec![(best.best, best.value)];
        let values = Way::ALL.map(|way| {
            let chosen = way.choose(solver, engine, game, budget);
            let known = judged.iter().find(|(other, _)| other.action == chosen.action);
            if let Some(&(_, value)) = known {
                return value;
            }
            let mut after = game.clone();
            let (brings, over) = after.make(engine, &chosen);
            let reply = if over { 0 } else { solver.solve(engine, &after, judging).value };
            judged.push((chosen, brings - reply));
            brings - reply
        });
        let most = values.into_iter().fold(best.value, i32::max);
        // What is not known for sure may look better than the best.
        let value = if best.is_exact { best.value } else { most };
        let values = values.map(|found| found.min(value));
        Self { is_proved: best.is_exact, value, values, steps: best.steps }
    }
}
