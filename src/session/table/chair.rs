//! The chairs at a table and who sits on them.

use serde::{Deserialize, Serialize};

use crate::session::game::ComputerLevel;
use crate::session::people::PersonId;

/// Who sits on a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody: anybody may sit down.
    Open,
    /// Nobody yet: the chair is kept for this person.
    Invited(PersonId),
    /// A person.
    Person(PersonId),
    /// The computer.
    Computer(ComputerLevel),
}

impl Sitter {
    /// The person who sits here.
    pub fn person(self) -> Option<PersonId> {
        match self {
            Self::Person(person) => Some(person),
            Self::Open | Self::Invited(_) | Self::Computer(_) => None,
        }
    }

    /// The level of the computer that sits here.
    pub fn computer(self) -> Option<ComputerLevel> {
        match self {
            Self::Computer(level) => Some(level),
            Self::Open | Self::Invited(_) | Self::Person(_) => None,
        }
    }

    /// Whether a player sits here, not only a hope for one.
    pub fn is_taken(self) -> bool {
        matches!(self, Self::Person(_) | Self::Computer(_))
    }
}

/// A chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who sits here.
    pub sitter: Sitter,
    /// Whom the sitter has asked to take over.
    pub offered: Option<PersonId>,
}

impl From<Sitter> for Chair {
    fn from(sitter: Sitter) -> Self {
        Self { sitter, offered: None }
    }
}
