//! Moves judged by playing on: what the other tiles may be is drawn again and again, the same for all
//! moves, and both players go on as it looks best for a turn each.
//!
//! When a few tiles are left in the bag, all their orders are gone through instead, and games are
//! followed into the end game. A move that is clearly worse than the leader is not looked at any more.

mod rollout;
mod standings;
mod worlds;

use std::sync::Mutex;

use self::rollout::{Outcome, Rollout};
use self::standings::Standings;
use self::worlds::{World, Worlds};
use super::best::Finder;
use super::end_game::Solver;
use super::engine::Engine;
use super::equity::Equity;
use super::generate::Generator;
use super::moves::Ranked;
use super::seen::{Budget, Seen, locked};
use crate::games::chance::Chance;

/// A move as simulation sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The move.
    pub ranked: Ranked,
    /// The chance to win after it.
    pub win_chance: f64,
    /// The lead at the end, as far as it can be told.
    pub lead: f64,
    /// In how many games it was tried.
    pub games: usize,
}

/// Judges moves by playing on; its memory is used again.
#[derive(Default)]
pub struct Simulator {
    generator: Generator,
    /// For each job that runs at the same time.
    minds: Mutex<Vec<Mind>>,
}

/// What it takes to play a game on.
#[derive(Default)]
struct Mind {
    finder: Finder,
    solver: Solver,
}

/// The chance to win after a move, as it looks.
fn looks(engine: &Engine, seen: &Seen<'_>, ranked: &Ranked) -> f64 {
    let others = seen.scores.iter().skip(1).max().copied().unwrap_or(0);
    let lead = seen.scores.first().map_or(0, |own| own - others);
    let ahead = -(Equity::points(lead) + ranked.equity);
    1.0 - engine.chances().to_win(ahead, seen.unseen.len())
}

/// A game after each of the moves, in one world.
struct Round {
    outcomes: Vec<Outcome>,
    steps: u64,
}

/// Moves that are tried, and how much worse than the best they may look.
const CANDIDATES: usize = 12;
const WORSE: Equity = Equity::points(25);

/// Rounds that are played before moves that are clearly worse are left out.
const ROUNDS_BETWEEN: usize = 8;

impl Simulator {
    /// The most promising moves of a turn, the best first, as far as the budget goes. Without any
    /// budget they stand as they look.
    pub fn judge(
        &mut self,
        engine: &Engine,
        seen: &Seen<'_>,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Vec<Judged> {
        let candidates = self.candidates(engine, seen);
        let looks = candidates.iter().map(|ranked| looks(engine, seen, ranked)).collect();
        let mut standings = Standings::new(looks);
        let mut worlds = Worlds::new(engine, seen, chance);
        let mut steps = 0;
        while standings.is_open() && !budget.is_over(steps) {
            let drawn: Vec<World> =
                std::iter::from_fn(|| worlds.next(chance)).take(ROUNDS_BETWEEN).collect();
            if drawn.is_empty() {
                break;
            }
            let active = standings.active();
            let rounds: Vec<Mutex<Option<Round>>> =
                drawn.iter().map(|_| Mutex::default()).collect();
            budget.crew().run(drawn.len(), &|number| {
                let mut mind = locked(&self.minds).pop().unwrap_or_default();
                let mut rollout = Rollout::new(engine, seen, &mut mind.finder, &mut mind.solver);
                let tried = active.iter().map_while(|&place| {
                    let goes_on = !budget.is_stopped();
                    goes_on.then(|| rollout.play(&candidates[place], &drawn[number]))
                });
                let outcomes: Vec<Outcome> = tried.collect();
                let steps = rollout.steps;
                if outcomes.len() == active.len() {
                    *locked(&rounds[number]) = Some(Round { outcomes, steps });
                }
                locked(&self.minds).push(mind);
            });
            for round in rounds.iter().filter_map(|round| locked(round).take()) {
                // A round counts even when every game was over at once.
                steps += round.steps + 1;
                standings.note(&active, &round.outcomes);
            }
            standings.leave_out_the_worse();
        }
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        // Those that were tried longest have stood against all others.
        order.sort_by(|&a, &b| {
            let (first, second) =
                (standings.judged(a, candidates[a]), standings.judged(b, candidates[b]));
            let worth = standings.worth(b).total_cmp(&standings.worth(a));
            second.games.cmp(&first.games).then(worth)
        });
        order.into_iter().map(|place| standings.judged(place, candidates[place])).collect()
    }

    /// The moves that look best, the best first.
    fn candidates(&mut self, engine: &Engine, seen: &Seen<'_>) -> Vec<Ranked> {
        let mut all = self.generator.all(engine, seen.position, seen.turn).to_vec();
        all.sort_by_key(|ranked| std::cmp::Reverse((ranked.equity, ranked.score)));
        let least = all.first().map_or(Equity::LEAST, |best| best.equity - WORSE);
        all.retain(|ranked| ranked.equity >= least);
        all.truncate(CANDIDATES);
        all
    }
}
