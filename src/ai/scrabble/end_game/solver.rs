//! The search, deeper and deeper, alone or by several minds that share what they find out.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::EndGame;
use super::keys::mix;
use super::search::{DEEPEST, Found, Mind, Search};
use super::table::Table;
use crate::ai::budget::{Budget, locked};
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::moves::Ranked;

/// What was found out about an end game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solution {
    /// The best move.
    pub best: Ranked,
    /// What the player on turn wins on the other from here to the end, with the tiles left.
    pub value: i32,
    /// Whether this is proved.
    pub is_exact: bool,
    /// How many turns were looked ahead before both went on as it looks best, apart from attempts to
    /// follow all lines to their end.
    pub depth: usize,
    /// Positions in which moves were looked for.
    pub steps: u64,
}

/// Searches end games; its memory is used again.
#[derive(Default)]
pub struct Solver {
    mind: Mind,
    /// Those that search at the same time, and the search for which each was made ready.
    minds: Vec<Mutex<(u64, Mind)>>,
    table: Table,
    /// How many end games were searched: what is known of one does not hold for another.
    searches: u64,
}

/// As many minds search at the same time at most.
const MINDS: usize = 8;

/// A search that is over after so many steps is not worth any company.
const ALONE: u64 = 2_000;

/// After so many steps, a search tries to follow all lines to their end at once. That proves a value in
/// half of the steps that looking further turn by turn takes; as long as it has not, nothing is gained.
const PROOFS_AFTER: u64 = 20_000;

/// How many steps such attempts may take for each step of the turn by turn search.
const PROOF_STEPS: u64 = 8;

/// An end game that is searched, and what all that search it share.
struct Task<'a> {
    engine: &'a Engine,
    game: &'a EndGame,
    budget: &'a Budget<'a>,
    /// The number of the search, and the key of the first position.
    number: u64,
    key: u64,
}

/// How far is looked ahead, and the most steps for it.
#[derive(Clone, Copy)]
struct Aim {
    depth: usize,
    most: u64,
}

/// What a look ahead has found.
struct Look {
    found: Found,
    depth: usize,
    /// All steps, with those before it.
    steps: u64,
    /// Whether it was over before its end.
    stopped: bool,
}

impl Solver {
    /// The best move of an end game and its value, as far as the budget goes. With no budget at all
    /// it is the move that looks best. When only time is limited, whoever runs the budget's jobs may
    /// search as well.
    pub fn solve(&mut self, engine: &Engine, game: &EndGame, budget: &Budget<'_>) -> Solution {
        self.table.begin(budget.most_steps());
        self.searches += 1;
        let task = Task { engine, game, budget, number: self.searches, key: mix(self.searches) };
        self.mind.begin(engine, game);
        let mut solution = self.first_sight(&task);
        let mut proving = 0;
        while solution.depth < DEEPEST && !solution.is_exact {
            let allowed = PROOF_STEPS * (solution.steps - proving);
            let proof = solution.steps >= PROOFS_AFTER && allowed > proving;
            let aim = match proof {
                true => Aim { depth: DEEPEST, most: allowed - proving },
                false => Aim { depth: solution.depth + 1, most: u64::MAX },
            };
            let Look { found, depth, steps, stopped } = self.look(&task, &solution, aim);
            if let Some((best, value)) = found.best {
                (solution.best, solution.value) = (best, value);
                solution.depth = if proof { solution.depth } else { depth };
            }
            if proof {
                proving += steps - solution.steps;
            }
            solution.steps = steps;
            solution.is_exact = !stopped && found.complete;
            if stopped && (!proof || budget.is_over(steps)) {
                break;
            }
        }
        solution
    }

    /// What is known before any search.
    fn first_sight(&mut self, task: &Task<'_>) -> Solution {
        let best = self.mind.best();
        let (table, mind) = (&self.table, &mut self.mind);
        let mut search = Search::new(task.engine, table, mind, &|_| false, 2);
        let value = search.play_out(&mut task.game.clone());
        Solution { best, value, is_exact: false, depth: 0, steps: search.steps }
    }

    /// Looks ahead, in company when there is any.
    fn look(&mut self, task: &Task<'_>, before: &Solution, aim: Aim) -> Look {
        // Several minds at the same time do not find the same in the same number of steps.
        let counted = task.budget.most_steps() < u64::MAX;
        let together = !counted && before.steps > ALONE;
        let together = together.then(|| self.look_together(task, before, aim)).flatten();
        together.unwrap_or_else(|| {
            let (budget, limit) = (task.budget, before.steps.saturating_add(aim.most));
            let (table, mind) = (&self.table, &mut self.mind);
            let is_over = |steps| steps >= limit || budget.is_over(steps);
            let mut search = Search::new(task.engine, table, mind, &is_over, before.steps);
            let found = search.root(&mut task.game.clone(), task.key, aim.depth);
            Look { found, depth: aim.depth, steps: search.steps, stopped: search.stopped }
        })
    }

    /// Looks ahead with several minds, half of them a turn further than the others. Whoever is ready
    /// first has found it. They share the table, so that one knows what another has found out; that is
    /// all the help there is between them. Nothing when a thread was wanted for something else.
    fn look_together(&mut self, task: &Task<'_>, before: &Solution, aim: Aim) -> Option<Look> {
        let &Task { engine, game, budget, number, key } = task;
        self.minds.resize_with(MINDS, Mutex::default);
        let (minds, table, crew) = (&self.minds, &self.table, budget.crew());
        let (done, wanted) = (AtomicBool::new(false), AtomicBool::new(false));
        let steps = AtomicU64::new(before.steps);
        let looks = [const { Mutex::new(None) }; 2];
        let [ready, begun] = &looks;
        crew.run(MINDS, &|place| {
            let is_over = |steps| {
                let enough = steps >= aim.most || done.load(Ordering::Relaxed);
                let is_wanted = !enough && crew.is_wanted();
                if is_wanted {
                    wanted.store(true, Ordering::Relaxed);
                }
                enough || is_wanted || budget.is_stopped()
            };
            if is_over(0) {
                return;
            }
            let mut mind = locked(&minds[place]);
            let (ready_for, mind) = &mut *mind;
            if *ready_for != number {
                mind.begin(engine, game);
                *ready_for = number;
            }
            mind.put_first(&before.best);
            let mut search = Search::new(engine, table, mind, &is_over, 0);
            let depth = (aim.depth + place % 2).min(DEEPEST);
            let found = search.root(&mut game.clone(), key, depth);
            steps.fetch_add(search.steps, Ordering::Relaxed);
            // Whoever has come to the end first says so, be it the end of the steps.
            let is_first = !done.swap(true, Ordering::Relaxed);
            if is_first && !search.stopped {
                *locked(ready) = Some((found, depth));
            } else if place == 0 {
                *locked(begun) = Some((found, depth));
            }
        });
        let steps = steps.into_inner();
        let [ready, begun] = looks.map(|look| locked(&look).take());
        let stopped = ready.is_none();
        if stopped && wanted.into_inner() {
            return None;
        }
        let (found, depth) = ready.or(begun)?;
        Some(Look { found, depth, steps, stopped })
    }
}
