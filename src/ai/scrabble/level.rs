//! How strong the computer plays.

use std::fmt;
use std::str::FromStr;

use super::hand::Worth;
use super::players::{AnyMove, BestMove, Casual, EndPlayer, FewTiles, Grandmaster, Smart};
use super::self_play::Player;
use crate::games::chance::Seed;

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Lays any word that fits, or exchanges, as chance has it.
    Random,
    /// Lays words that everybody knows, for at most ten points.
    Amateur,
    /// Lays words that everybody knows.
    Adept,
    /// Lays at most four tiles, for the most points.
    Experienced,
    /// Lays the word with the most points.
    Professional,
    /// Weighs points, the hope of a bingo and what a word opens; plays the end game by B*.
    Smart,
    /// Lays the word that is best with what it leaves on the rack and what the end brings.
    Inhuman,
    /// Plays as the level before, and the end game as well as it can be played.
    Godlike,
    /// Plays on in thought after the most promising moves; the end game as well as it can be played.
    Grandmaster,
}

/// There is no such level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level \"{0}\"; the levels are {all}", all = Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel(String);

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Self; 9] = [
        Self::Random,
        Self::Amateur,
        Self::Adept,
        Self::Experienced,
        Self::Professional,
        Self::Smart,
        Self::Inhuman,
        Self::Godlike,
        Self::Grandmaster,
    ];

    /// The name by which it is chosen.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Amateur => "amateur",
            Self::Adept => "adept",
            Self::Experienced => "experienced",
            Self::Professional => "professional",
            Self::Smart => "smart",
            Self::Inhuman => "inhuman",
            Self::Godlike => "godlike",
            Self::Grandmaster => "grandmaster",
        }
    }

    /// How it compares moves.
    pub fn worth(self) -> Worth {
        match self {
            Self::Inhuman | Self::Godlike | Self::Grandmaster => Worth::Equity,
            _ => Worth::Points,
        }
    }

    /// A player of this level for one game; all its chance comes from the seed.
    pub fn player(self, seed: &Seed) -> Box<dyn Player + Send> {
        match self {
            Self::Random => Box::new(AnyMove::new(seed)),
            Self::Amateur => Box::new(Casual::new(seed, AMATEUR_POINTS, AMATEUR_CHOICE)),
            Self::Adept => Box::new(Casual::new(seed, i32::MAX, ADEPT_CHOICE)),
            Self::Experienced => Box::new(FewTiles::new(EXPERIENCED_TILES)),
            Self::Smart => Box::new(Smart::default()),
            Self::Godlike => Box::new(EndPlayer::default()),
            Self::Grandmaster => Box::new(Grandmaster::new(seed)),
            Self::Professional | Self::Inhuman => Box::new(BestMove::new(self.worth())),
        }
    }
}

/// The most points that an amateur makes in a turn, and of how many words one is taken.
const AMATEUR_POINTS: i32 = 10;
const AMATEUR_CHOICE: usize = 2;

/// Of how many words an adept takes one.
const ADEPT_CHOICE: usize = 3;

/// The most tiles that an experienced player lays in a turn.
const EXPERIENCED_TILES: usize = 4;

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Reads a name in any case.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| UnknownLevel(text.chars().take(60).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_known_by_its_name() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.name().to_uppercase().parse(), Ok(level));
        }
        assert_eq!(
            "weak".parse::<Level>().unwrap_err().to_string(),
            "there is no level \"weak\"; the levels are random, amateur, adept, experienced, \
             professional, smart, inhuman, godlike, grandmaster"
        );
    }
}
