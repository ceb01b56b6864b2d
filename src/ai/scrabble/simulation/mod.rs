//! Moves judged by playing on: what the other tiles may be is drawn again and again, the same for all
//! moves, and both players go on as it looks best for a turn each.
//!
//! When a few tiles are left in the bag, all their orders are gone through instead, and games are
//! followed into the end game: first after all promising moves, then more deeply after the best of
//! them. A move that is clearly worse than the leader is not looked at any more.

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
use super::seen::Seen;
use crate::ai::budget::{Budget, locked};
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

/// Moves that are tried out.
#[derive(Clone, Copy)]
struct Trial<'a> {
    engine: &'a Engine,
    seen: &'a Seen<'a>,
    candidates: &'a [Ranked],
    /// Steps of the search for each end game that is reached, when all worlds are gone through.
    end_game_steps: u64,
    budget: &'a Budget<'a>,
}

/// What was found out about moves.
struct Tried {
    /// The moves, the best first.
    judged: Vec<Judged>,
    /// All steps so far.
    steps: u64,
    /// Whether all worlds were gone through, or one move turned out to be clearly the best on the way.
    is_settled: bool,
}

/// A game after each of the moves, in one world.
struct Round {
    outcomes: Vec<Outcome>,
    steps: u64,
}

/// Moves that are tried, and how much worse than the best they may look.
const CANDIDATES: usize = 12;
const WORSE: Equity = Equity::points(25);

/// Steps of the search for end games that are reached soon. When all orders of the last tiles have been gone
/// through and there is time left, the best moves are looked at again with more of them.
const END_GAME_STEPS: [u64; 3] = [120, 1_200, 12_000];

/// Moves that are looked at again.
const FINALISTS: usize = 5;

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
        let mut all = self.generator.all(engine, seen.position, seen.turn).to_vec();
        all.sort_by_key(|ranked| std::cmp::Reverse((ranked.equity, ranked.score)));
        self.judge_all(engine, seen, promising(&all), chance, budget)
    }

    /// The same with moves that somebody else has chosen.
    pub fn judge_all(
        &mut self,
        engine: &Engine,
        seen: &Seen<'_>,
        candidates: &[Ranked],
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Vec<Judged> {
        let [first, deeper @ ..] = END_GAME_STEPS;
        let trial = Trial { engine, seen, candidates, end_game_steps: first, budget };
        let Tried { mut judged, mut steps, is_settled } = self.try_out(trial, chance, 0);
        for end_game_steps in deeper.into_iter().filter(|_| is_settled) {
            let best: Vec<Ranked> = judged.iter().take(FINALISTS).map(|best| best.ranked).collect();
            let trial = Trial { candidates: &best, end_game_steps, ..trial };
            let again = self.try_out(trial, chance, steps);
            if !again.is_settled {
                break;
            }
            judged.splice(..best.len(), again.judged);
            steps = again.steps;
        }
        judged
    }

    /// Plays on after all moves in one world after the other, as long as there is something to find out
    /// and the budget goes, of which some steps have been taken.
    fn try_out(&self, trial: Trial<'_>, chance: &mut Chance, mut steps: u64) -> Tried {
        let Trial { engine, seen, candidates, end_game_steps, budget } = trial;
        let mut worlds = Worlds::new(engine, seen, chance);
        let is_listed = worlds.left().is_some();
        // An end game that is still far away is not worth a search.
        let trial = Trial { end_game_steps: if is_listed { end_game_steps } else { 0 }, ..trial };
        let looks = candidates.iter().map(|ranked| looks(engine, seen, ranked)).collect();
        let mut standings = Standings::new(looks, worlds.left());
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
                let mut rollout = Rollout::new(&trial, &mut mind);
                let tried = active.iter().map_while(|&place| {
                    let outcome = rollout.play(&candidates[place], &drawn[number]);
                    (!budget.is_stopped()).then_some(outcome)
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
        let is_decided = !standings.is_open() || worlds.left() == Some(0);
        let is_settled = is_listed && is_decided && !budget.is_stopped();
        Tried { judged: standings.judged(candidates), steps, is_settled }
    }
}

/// Of all moves from the best down, those that may turn out to be the best.
pub(super) fn promising(all: &[Ranked]) -> &[Ranked] {
    let least = all.first().map_or(Equity::LEAST, |best| best.equity - WORSE);
    let count = all.iter().take(CANDIDATES).take_while(|ranked| ranked.equity >= least).count();
    &all[..count]
}
