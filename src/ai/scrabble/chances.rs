//! The chance to win from the difference of scores and the tiles that are left, as self-play tells.

use super::engine::Engine;
use super::equity::Equity;
use super::hand::Worth;
use super::players::BestMove;
use super::self_play::{Deal, play};

/// How a game goes on, for the player on turn, by the number of tiles that are not seen: what is won
/// on the other to the end, on the average, and how far it spreads (one standard deviation).
struct Course {
    unseen: usize,
    mean: f64,
    spread: f64,
}

const fn course(unseen: usize, mean: f64, spread: f64) -> Course {
    Course { unseen, mean, spread }
}

/// The average of 3,000 games of the level inhuman with itself in each of Czech, Slovak and English;
/// `kamen scrabble chances` finds them again.
const LEARNED: [Course; 9] = [
    course(0, 8.0, 15.0),
    course(7, 16.0, 37.0),
    course(14, 17.0, 43.0),
    course(21, 16.0, 48.0),
    course(28, 16.0, 54.0),
    course(42, 19.0, 63.0),
    course(56, 18.0, 72.0),
    course(72, 19.0, 80.0),
    course(93, 11.0, 91.0),
];

/// What games show about how they go on; see [`Self::rows`].
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

    /// For some numbers of unseen tiles, what is won on the average and one standard deviation of
    /// it; numbers nearby count together.
    pub fn rows(&self) -> Vec<(usize, f64, f64)> {
        let row = |learned: &Course| {
            let near = learned.unseen.saturating_sub(NEARBY)..=learned.unseen + NEARBY;
            let near = near.filter_map(|unseen| self.sums.get(unseen));
            let (count, sum, squares) =
                near.fold((0, 0, 0), |all, one| (all.0 + one.0, all.1 + one.1, all.2 + one.2));
            let count = count.max(1) as f64;
            let mean = sum as f64 / count;
            (learned.unseen, mean, (squares as f64 / count - mean * mean).max(0.0).sqrt())
        };
        LEARNED.iter().map(row).collect()
    }
}

/// Numbers of tiles that count together with their neighbours.
const NEARBY: usize = 1;

/// The chance of the player on turn to win, who is so much ahead while so many tiles are not seen.
pub(super) fn win_chance(ahead: Equity, unseen: usize) -> f64 {
    let (mean, spread) = between(unseen);
    normal((ahead.to_f64() + mean) / spread)
}

/// What is known for a number of tiles, between those that were counted.
fn between(unseen: usize) -> (f64, f64) {
    let after = LEARNED.iter().position(|course| course.unseen >= unseen);
    let after = &LEARNED[after.unwrap_or(LEARNED.len() - 1)];
    let before = LEARNED.iter().rev().find(|course| course.unseen <= unseen).unwrap_or(after);
    if after.unseen <= before.unseen {
        return (after.mean, after.spread);
    }
    let share = (unseen - before.unseen) as f64 / (after.unseen - before.unseen) as f64;
    let mix = |from: f64, to: f64| from + share * (to - from);
    (mix(before.mean, after.mean), mix(before.spread, after.spread))
}

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
        let chance = |points, unseen| win_chance(Equity::points(points), unseen);
        for unseen in 0..120 {
            assert!(chance(10, unseen) < chance(30, unseen), "{unseen}");
            assert!(chance(60, unseen) >= chance(60, unseen + 1) - 0.01, "{unseen}");
            assert!((0.0..=1.0).contains(&chance(-300, unseen)));
        }
    }
}
