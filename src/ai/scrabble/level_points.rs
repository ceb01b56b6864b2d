//! What each level makes in a turn on the average, so that people know whom they choose.

use super::level::Level;

/// The lexicons whose games were counted.
const LEXICONS: [&str; 4] = ["cs-klasik", "cs-plus", "sk", "en"];

impl Level {
    /// The points of a turn on the average, in games of the level with itself; nothing for lexicons that are not
    /// shipped. `BENCHMARKS.md` tells how they were counted.
    pub fn points_a_turn(self, lexicon: &str) -> Option<u8> {
        let place = LEXICONS.iter().position(|name| *name == lexicon)?;
        self.points().get(place).copied()
    }

    /// The points with each of the lexicons.
    fn points(self) -> [u8; LEXICONS.len()] {
        match self {
            Self::Random => [6, 6, 6, 6],
            Self::Novice => [6, 6, 6, 7],
            Self::Beginner => [6, 7, 7, 8],
            Self::Amateur => [7, 7, 8, 9],
            Self::Pupil => [7, 8, 9, 10],
            Self::Student => [8, 9, 11, 12],
            Self::Apprentice => [9, 11, 13, 15],
            Self::Journeyman => [11, 12, 17, 18],
            Self::Adept => [12, 14, 19, 20],
            Self::Advanced => [14, 16, 22, 22],
            Self::Skilled => [16, 18, 24, 23],
            Self::Experienced => [17, 19, 26, 24],
            Self::Expert => [19, 21, 28, 27],
            Self::Professional => [20, 23, 31, 35],
            Self::Smart => [19, 21, 31, 35],
            Self::Inhuman => [23, 26, 35, 40],
            Self::Godlike => [22, 25, 34, 40],
            Self::Grandmaster => [21, 24, 34, 38],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_to_the_professional_a_stronger_level_makes_no_fewer_points() {
        for lexicon in LEXICONS {
            // The level smart makes fewer, and gives away fewer.
            let up_to = Level::ALL.iter().take_while(|level| **level != Level::Smart);
            let points: Vec<_> = up_to.map(|level| level.points_a_turn(lexicon)).collect();
            assert!(points.is_sorted() && points[0].is_some(), "{lexicon}: {points:?}");
        }
        assert_eq!(Level::Adept.points_a_turn("my.txt"), None);
    }
}
