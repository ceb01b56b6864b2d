//! The chance to win from the difference of scores and the tiles that are left, as self-play tells.

use super::equity::Equity;

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

/// From games of the level inhuman with itself in Czech, Slovak and English; `kamen scrabble chances`
/// finds them again.
const LEARNED: [Course; 9] = [
    course(0, 5.0, 8.0),
    course(7, 8.0, 14.0),
    course(14, 8.0, 26.0),
    course(21, 9.0, 34.0),
    course(28, 9.0, 40.0),
    course(42, 9.0, 51.0),
    course(56, 10.0, 60.0),
    course(72, 10.0, 68.0),
    course(93, 11.0, 78.0),
];

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
