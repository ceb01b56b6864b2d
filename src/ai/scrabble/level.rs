//! How strong the computer plays.

use std::fmt;
use std::str::FromStr;

use super::best::Finder;
use super::engine::Engine;
use super::generate::Generator;
use super::hand::{Turn, Worth};
use super::moves::{Move, Ranked};
use super::position::Position;
use super::self_play::Player;
use crate::games::chance::{Chance, Seed};

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Lays any word that fits, as chance has it.
    Random,
    /// Lays the word with the most points.
    Professional,
    /// Lays the word that is best with what it leaves on the rack and what the end brings.
    Inhuman,
}

/// There is no such level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level \"{0}\"; the levels are {all}", all = Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel(String);

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Self; 3] = [Self::Random, Self::Professional, Self::Inhuman];

    /// The name by which it is chosen.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Professional => "professional",
            Self::Inhuman => "inhuman",
        }
    }

    /// How it compares moves.
    pub fn worth(self) -> Worth {
        match self {
            Self::Random | Self::Professional => Worth::Points,
            Self::Inhuman => Worth::Equity,
        }
    }

    /// A player of this level for one game; all its chance comes from the seed.
    pub fn player(self, seed: &Seed) -> Box<dyn Player + Send> {
        match self {
            Self::Random => Box::new(AnyMove {
                generator: Generator::default(),
                chance: seed.chance("level"),
                worth: self.worth(),
            }),
            Self::Professional | Self::Inhuman => {
                Box::new(BestMove { finder: Finder::default(), worth: self.worth() })
            }
        }
    }
}

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

/// Takes the best move, as it sees it.
struct BestMove {
    finder: Finder,
    worth: Worth,
}

impl Player for BestMove {
    fn choose(&mut self, engine: &Engine, position: &Position, turn: &Turn) -> Ranked {
        self.finder.best(engine, position, turn)
    }

    fn worth(&self) -> Worth {
        self.worth
    }
}

/// Lays any word; exchanges or passes only when there is none.
struct AnyMove {
    generator: Generator,
    chance: Chance,
    worth: Worth,
}

impl Player for AnyMove {
    fn choose(&mut self, engine: &Engine, position: &Position, turn: &Turn) -> Ranked {
        let all = self.generator.all(engine, position, turn);
        let lays = |ranked: &&Ranked| matches!(ranked.action, Move::Place(_));
        let words = all.iter().filter(lays).count();
        let any = all.iter().filter(lays).nth(self.chance.below(words));
        let best = || all.iter().max_by_key(|ranked| ranked.equity);
        let pass = Ranked { action: Move::Pass, score: 0, equity: super::Equity::LEAST };
        any.or_else(best).copied().unwrap_or(pass)
    }

    fn worth(&self) -> Worth {
        self.worth
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
            "there is no level \"weak\"; the levels are random, professional, inhuman"
        );
    }
}
