//! Why the hall does not do something: a refusal, which a person can mend, or a fault of ours.

use std::sync::Arc;

use super::game::ResourceError;
use super::table::{LogError, Refusal};
use crate::games::facts::Telling;
use crate::games::rules::Seat;
use crate::store::StoreError;

/// Why something was not done.
#[derive(Clone, Debug)]
pub enum NotDone {
    /// It is refused; the person can try something else.
    Refused(Refusal),
    /// It cannot be done, whatever the person tries.
    Fault(Fault),
}

/// What is wrong on our side, with its cause. It is logged where it is met, as few of those who ask could
/// say more than what they asked for.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    /// Nothing can be played until the store is mended.
    #[error("the store has failed")]
    Broken(#[source] StoreError),
    /// One row of the store; the others are as they should be.
    #[error("a row of the store cannot be read")]
    Damaged(#[source] StoreError),
    /// The log of the table.
    #[error("the log of the table cannot be read")]
    Unreadable(#[source] LogError),
    /// What the table is played with is missing or damaged.
    #[error("what the table is played with is not at hand")]
    NoResources(#[source] Arc<ResourceError>),
    /// The program is being stopped.
    #[error("the program is being stopped")]
    ShuttingDown,
}

impl Fault {
    /// The key of the sentence that tells it.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Broken(_) => "table-broken",
            Self::Damaged(_) | Self::Unreadable(_) => "table-unreadable",
            Self::NoResources(_) => "table-no-resources",
            Self::ShuttingDown => "table-shutting-down",
        }
    }
}

impl NotDone {
    /// The sentence that tells it; `name` gives the names of players.
    pub fn telling(&self, name: &dyn Fn(Seat) -> String) -> Telling {
        match self {
            Self::Refused(refusal) => refusal.telling(name),
            Self::Fault(fault) => Telling::new(fault.key(), []),
        }
    }

    /// The key of the sentence; it says what it is without any of the facts.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.key(),
            Self::Fault(fault) => fault.key(),
        }
    }
}

impl From<Refusal> for NotDone {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Fault> for NotDone {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}
