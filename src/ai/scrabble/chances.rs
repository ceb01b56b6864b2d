//! The chance to win from the difference of scores and the tiles that are left, as self-play tells.

use serde::{Deserialize, Serialize};

use super::engine::Engine;
use super::equity::Equity;
use super::hand::Worth;
use super::players::BestMove;
use super::self_play::{Deal, play};

/// How a game goes on, for the player on turn, by the number of tiles that are not seen: what is won
/// on the other to the end, on the average, and how far it spreads (one standard deviation).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Stage {
    unseen: usize,
    mean: f64,
    spread: f64,
}

const fn stage(unseen: usize, mean: f64, spread: f64) -> Stage {
    Stage { unseen, mean, spread }
}

/// The average of 3,000 games of the level inhuman with itself in each of Czech, Slovak and English,
/// for words and tiles of which no games are known.
const USUAL: [Stage; 9] = [
    stage(0, 8.0, 15.0),
    stage(7, 16.0, 37.0),
    stage(14, 17.0, 43.0),
    stage(21, 16.0, 48.0),
    stage(28, 16.0, 54.0),
    stage(42, 19.0, 63.0),
    stage(56, 18.0, 72.0),
    stage(72, 19.0, 80.0),
    stage(93, 11.0, 91.0),
];

/// The chances to win, by the lead and the tiles that are not seen. They are learned together with
/// the leaves, as they differ: a Czech game spreads by a fifth less than an English one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chances {
    /// From the end of the game to its beginning; there is at least one.
    stages: Vec<Stage>,
}

impl Default for Chances {
    /// Those of an average language.
    fn default() -> Self {
        Self { stages: USUAL.to_vec() }
    }
}

impl Chances {
    /// Whether they can be reckoned with, which is to be asked of those from a file.
    pub(super) fn are_sound(&self) -> bool {
        let numbers =
            |stage: &Stage| stage.mean.abs() <= MOST_POINTS && stage.spread <= MOST_POINTS;
        !self.stages.is_empty()
            && self.stages.iter().all(|stage| numbers(stage) && stage.spread >= LEAST_SPREAD)
            && self.stages.is_sorted_by(|a, b| a.unseen < b.unseen)
    }

    /// The chance of the player on turn to win, who is so much ahead while so many tiles are not
    /// seen.
    pub fn to_win(&self, ahead: Equity, unseen: usize) -> f64 {
        let (mean, spread) = self.between(unseen);
        normal((ahead.to_f64() + mean) / spread)
    }

    /// What is won on the average to the end and how far it spreads, for some numbers of unseen
    /// tiles.
    pub fn rows(&self) -> impl Iterator<Item = (usize, f64, f64)> {
        self.stages.iter().map(|stage| (stage.unseen, stage.mean, stage.spread))
    }

    /// What is known for a number of tiles, between those that were counted.
    fn between(&self, unseen: usize) -> (f64, f64) {
        let next = self.stages.partition_point(|stage| stage.unseen < unseen);
        let after = self.stages[next.min(self.stages.len() - 1)];
        let before = self.stages[next.saturating_sub(1)];
        if after.unseen <= before.unseen {
            return (after.mean, after.spread);
        }
        let share = unseen.saturating_sub(before.unseen) as f64;
        let share = (share / (after.unseen - before.unseen) as f64).min(1.0);
        let mix = |from: f64, to: f64| from + share * (to - from);
        (mix(before.mean, after.mean), mix(before.spread, after.spread))
    }
}

/// No game is won or lost by more.
const MOST_POINTS: f64 = 1_000_000.0;

/// No game is so sure that a point more or less makes no difference.
const LEAST_SPREAD: f64 = 1.0;

/// What games show about how they go on; see [`Self::chances`].
#[derive(Clone, Debug, Default)]
pub struct Courses {
    /// For every number of unseen tiles: observations, their sum and the sum of their squares.
    sums: Vec<(u64, i64, i64)>,
}

impl Courses {
    /// Plays one game of the level inhuman with itself and notes, before every turn, what its player
    /// wins on the other from there to the end.
    pub fn observe(&mut self, engine: &Engine, seed: u64, number: u64) {
        let (mut first, mut second) = (BestMove::new(Worth::Equity), BestMove::new(Worth::Equity));
        let mut turns = Vec::new();
        let deal = Deal::new(engine, seed, number);
        let scores = play(engine, deal, &mut [&mut first, &mut second], |taken| {
            let lead = taken.scores[taken.player] - taken.scores[1 - taken.player];
            turns.push((taken.player, taken.unseen.len(), lead));
        });
        for (player, unseen, lead) in turns {
            let won = i64::from(scores[player] - scores[1 - player] - lead);
            if self.sums.len() <= unseen {
                self.sums.resize(unseen + 1, (0, 0, 0));
            }
            let (count, sum, squares) = &mut self.sums[unseen];
            (*count, *sum, *squares) = (*count + 1, *sum + won, *squares + won * won);
        }
    }

    /// Adds what others have seen.
    pub fn add(&mut self, other: &Self) {
        if self.sums.len() < other.sums.len() {
            self.sums.resize(other.sums.len(), (0, 0, 0));
        }
        for (own, other) in self.sums.iter_mut().zip(&other.sums) {
            *own = (own.0 + other.0, own.1 + other.1, own.2 + other.2);
        }
    }

    /// The chances to win that follow. Those of an average language when too few turns were seen
    /// anywhere in the game: one end alone would tell wrong things about the other.
    pub fn chances(&self) -> Chances {
        let stages: Option<Vec<Stage>> =
            self.wanted().map(|at| self.stage(at, FEWEST_TURNS)).collect();
        let stages = stages.filter(|stages| !stages.is_empty());
        stages.map_or_else(Chances::default, |stages| Chances { stages })
    }

    /// For some numbers of unseen tiles, what was won on the average and one standard deviation of
    /// it, wherever any turn was seen.
    pub fn rows(&self) -> Vec<(usize, f64, f64)> {
        let seen = self.wanted().filter_map(|at| self.stage(at, 1));
        seen.map(|stage| (stage.unseen, stage.mean, stage.spread)).collect()
    }

    /// The numbers of unseen tiles that are looked at.
    fn wanted(&self) -> impl Iterator<Item = usize> {
        let rest = (1..).map(|more| BEGINNING + more * STRIDE);
        let all = USUAL.iter().map(|stage| stage.unseen).chain(rest);
        all.take_while(|unseen| *unseen < self.sums.len() + NEARBY)
    }

    /// What so many turns or more tell about a number of tiles, in tenths of points; numbers nearby
    /// count together.
    fn stage(&self, unseen: usize, fewest: u64) -> Option<Stage> {
        let near = unseen.saturating_sub(NEARBY)..=unseen + NEARBY;
        let near = near.filter_map(|unseen| self.sums.get(unseen));
        let (count, sum, squares) =
            near.fold((0, 0, 0), |all, one| (all.0 + one.0, all.1 + one.1, all.2 + one.2));
        if count < fewest {
            return None;
        }
        let mean = sum as f64 / count as f64;
        let spread = (squares as f64 / count as f64 - mean * mean).max(0.0).sqrt();
        let tenths = |points: f64| (points * 10.0).round() / 10.0;
        Some(stage(unseen, tenths(mean), tenths(spread).max(LEAST_SPREAD)))
    }
}

/// Numbers of tiles that count together with their neighbours.
const NEARBY: usize = 1;

/// Turns that must have been seen to tell something.
const FEWEST_TURNS: u64 = 100;

/// Tiles that a player does not see at the beginning with the usual sets, and from where to where
/// larger ones are looked at.
const BEGINNING: usize = 93;
const STRIDE: usize = 25;

/// The share of a normal distribution below so many deviations (Abramowitz and Stegun 26.2.17).
fn normal(deviations: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * deviations.abs());
    let sum = t
        * (0.319_381_530
            + t * (-0.356_563_782
                + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
    let above = (-deviations * deviations / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * sum;
    if deviations < 0.0 { above } else { 1.0 - above }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_grows_with_the_lead_and_as_tiles_run_out() {
        for (deviations, share) in [(0.0, 0.5), (1.0, 0.8413), (-2.0, 0.0228), (9.0, 1.0)] {
            assert!((normal(deviations) - share).abs() < 1e-4, "{deviations}");
        }
        let chances = Chances::default();
        let chance = |points, unseen| chances.to_win(Equity::points(points), unseen);
        for unseen in 0..120 {
            assert!(chance(10, unseen) < chance(30, unseen), "{unseen}");
            assert!(chance(60, unseen) >= chance(60, unseen + 1) - 0.01, "{unseen}");
            assert!((0.0..=1.0).contains(&chance(-300, unseen)));
        }
    }

    #[test]
    fn between_two_numbers_of_tiles_the_chance_lies_between() {
        let chances = Chances { stages: vec![stage(7, 10.0, 20.0), stage(17, 20.0, 40.0)] };
        assert_eq!(chances.between(0), (10.0, 20.0));
        assert_eq!(chances.between(7), (10.0, 20.0));
        assert_eq!(chances.between(12), (15.0, 30.0));
        assert_eq!(chances.between(200), (20.0, 40.0));
    }

    #[test]
    fn what_was_seen_too_seldom_tells_nothing() {
        let mut courses = Courses::default();
        assert_eq!(courses.chances(), Chances::default());
        courses.sums = vec![(FEWEST_TURNS, 0, 0); 16];
        // A hundred turns that won ten points, a hundred that won twenty.
        courses.sums[13..].copy_from_slice(&[
            (0, 0, 0),
            (100, 1_000, 10_000),
            (100, 2_000, 40_000),
        ]);
        let low = LEAST_SPREAD;
        let stages = vec![stage(0, 0.0, low), stage(7, 0.0, low), stage(14, 15.0, 5.0)];
        assert_eq!(courses.chances(), Chances { stages });
        assert_eq!(courses.rows()[2], (14, 15.0, 5.0));
        courses.sums[..2].fill((FEWEST_TURNS / 2 - 1, 0, 0));
        assert_eq!(courses.chances(), Chances::default());
        assert_eq!(courses.rows().len(), 3);
    }

    #[test]
    fn chances_that_make_no_sense_are_known() {
        assert!(Chances::default().are_sound());
        let rows: [&[Stage]; 4] = [
            &[],
            &[stage(0, 0.0, 0.0)],
            &[stage(0, f64::NAN, 9.0)],
            &[stage(7, 1.0, 9.0), stage(7, 1.0, 9.0)],
        ];
        for stages in rows {
            assert!(!Chances { stages: stages.to_vec() }.are_sound(), "{stages:?}");
        }
    }
}
