//! Ratings in the manner of Arpad Elo, in whole numbers: the same games give the same ratings on
//! every machine.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A rating, in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rating(pub i32);

impl Rating {
    /// With which everybody begins.
    pub const START: Self = Self(150_000);

    /// Whole points, as they are shown.
    pub fn points(self) -> i32 {
        (self.0 + 50).div_euclid(100)
    }
}

impl Default for Rating {
    fn default() -> Self {
        Self::START
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.points().fmt(f)
    }
}

/// The most points that a game moves a rating. It can be shared by one, two and three opponents.
const FACTOR: i32 = 24;

/// How much a game moves ratings, in hundredths of what a usual game does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight(pub i32);

impl Weight {
    /// That of a usual game.
    pub const ONE: Self = Self(100);
}

/// The largest differences at which the stronger player is expected to make 50, 51, … 98 of 100
/// points, from the table of the World Chess Federation; at larger ones it is 99.
const DIFFERENCES: [i32; 49] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619,
];

/// Of 100 points, how many a player is expected to make against another.
fn expected(player: Rating, other: Rating) -> i32 {
    let difference = (player.0 - other.0) / 100;
    let stronger = DIFFERENCES.partition_point(|&most| most < difference.abs());
    let stronger = 50 + i32::try_from(stronger).unwrap_or(49);
    if difference < 0 { 100 - stronger } else { stronger }
}

/// The ratings after a game of some weight, from those before it with the places: everybody against
/// everybody.
pub(super) fn after(players: &[(Rating, usize)], weight: Weight) -> Vec<Rating> {
    let opponents = i32::try_from(players.len()).unwrap_or(i32::MAX).saturating_sub(1).max(1);
    let change = |(rating, place): (Rating, usize), seat: usize| {
        let others = players.iter().enumerate().filter(|(other, _)| *other != seat);
        let surprise = others.map(|(_, &(other, other_place))| {
            let made = match place.cmp(&other_place) {
                std::cmp::Ordering::Less => 100,
                std::cmp::Ordering::Equal => 50,
                std::cmp::Ordering::Greater => 0,
            };
            made - expected(rating, other)
        });
        let most = FACTOR * weight.0;
        Rating(rating.0.saturating_add(surprise.sum::<i32>() * most / (Weight::ONE.0 * opponents)))
    };
    players.iter().enumerate().map(|(seat, &player)| change(player, seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(points: i32) -> Rating {
        Rating(points * 100)
    }

    fn usual(players: &[(Rating, usize)]) -> Vec<Rating> {
        after(players, Weight::ONE)
    }

    #[test]
    fn the_table_follows_the_curve() {
        for difference in -900..=900 {
            let curve = 100.0 / (1.0 + 10_f64.powf(-f64::from(difference) / 400.0));
            let told = f64::from(expected(rated(1_500 + difference), rated(1_500)));
            assert!((curve - told).abs() < 2.0, "{difference}: {told}, not {curve}");
        }
        assert_eq!(expected(rated(1_500), rated(1_500)), 50);
        assert_eq!(expected(rated(1_600), rated(1_500)), 64);
        assert_eq!(expected(rated(9_000), rated(100)), 99, "nobody is sure to win");
    }

    #[test]
    fn who_wins_gets_what_the_other_loses() {
        let start = Rating::START;
        assert_eq!(usual(&[(start, 1), (start, 2)]), [rated(1_512), rated(1_488)]);
        assert_eq!(usual(&[(start, 1), (start, 1)]), [start, start]);
        // A weaker player who draws gains.
        let after = usual(&[(rated(1_600), 1), (rated(1_500), 1)]);
        assert_eq!(after, [Rating(159_664), Rating(150_336)]);
    }

    #[test]
    fn a_weightier_game_moves_ratings_further() {
        let players = [(rated(1_570), 2), (rated(1_500), 1)];
        let lost = |weight| players[0].0.0 - after(&players, weight)[0].0;
        assert_eq!(lost(Weight(300)), 3 * lost(Weight::ONE));
        for weight in [50, 141, 224, 300, 1_000].map(Weight) {
            let sum: i32 = after(&players, weight).iter().map(|rating| rating.0).sum();
            assert_eq!(sum, 307_000, "what one wins the other loses");
        }
    }

    #[test]
    fn nothing_is_made_or_lost_among_three_and_four() {
        let ratings = [rated(1_700), rated(1_480), rated(1_512), Rating(133_333)];
        for players in [3, 4] {
            let before: Vec<_> = ratings.iter().copied().zip([2, 1, 3, 3]).take(players).collect();
            let sum: i32 = before.iter().map(|(rating, _)| rating.0).sum();
            let after = usual(&before);
            assert_eq!(after.iter().map(|rating| rating.0).sum::<i32>(), sum);
            assert!(after[1] > before[1].0 && after[2] < before[2].0);
        }
        let start = Rating::START;
        let three = usual(&[(start, 1), (start, 2), (start, 3)]);
        assert_eq!(three, [rated(1_512), start, rated(1_488)]);
    }

    #[test]
    fn a_rating_is_shown_in_whole_points() {
        let shown = [150_049, 150_050, -150].map(|hundredths| Rating(hundredths).to_string());
        assert_eq!(shown, ["1500", "1501", "-1"]);
    }
}
