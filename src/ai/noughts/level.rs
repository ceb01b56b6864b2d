//! How strong the computer plays.

use std::fmt;
use std::str::FromStr;

/// How strong the computer plays, from the weakest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any move.
    Random,
    /// The best move: it never loses.
    Perfect,
}

impl Level {
    /// Every level, from the weakest.
    pub const ALL: [Self; 2] = [Self::Random, Self::Perfect];

    /// The name in commands and records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Perfect => "perfect",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no such level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such level; random and perfect are known")]
pub struct LevelError;

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or(LevelError)
    }
}
