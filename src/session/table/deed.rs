//! What can be asked of a table.

use super::{Table, Terms};
use crate::games::rules::Seat;
use crate::session::game::{ComputerLevel, Concern, GameAction};
use crate::session::people::PersonId;
use crate::store::{TableId, Version};

/// What somebody wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Sit down, or take over a seat that was offered.
    Join,
    /// Stand up, decline an invitation, or leave the game.
    Leave,
    /// Put a computer on a free chair, or on another one.
    AddComputer(ComputerLevel),
    /// Take a computer away.
    RemoveComputer(Seat),
    /// Agree on something else before the game begins.
    Agree(Box<Terms>),
    /// Begin with those who are here.
    Start,
    /// Do something in the game.
    Play(GameAction),
    /// Ask that one's last turn be taken back.
    AskUndo,
    /// Agree to that.
    AgreeUndo,
    /// Do not agree; who has asked withdraws it.
    DeclineUndo,
    /// Give one's seat to somebody else.
    HandOver(Successor),
    /// Give away the seat of somebody who has been silent for long.
    Kick {
        /// Which seat.
        seat: Seat,
        /// The computer that plays on; without one, and in a rated game, the player is out of it.
        computer: Option<ComputerLevel>,
    },
    /// Close the table.
    Close,
    /// Open it again.
    Reopen,
    /// Remember where the same people play again; the hall asks for it.
    Rematched(TableId),
}

/// Who takes a seat over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Successor {
    /// The computer, at once.
    Computer(ComputerLevel),
    /// A person, as soon as they agree.
    Person(PersonId),
}

impl Deed {
    /// The name of the deed, which tells nothing of what is in it.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::AddComputer(_) => "add_computer",
            Self::RemoveComputer(_) => "remove_computer",
            Self::Agree(_) => "agree",
            Self::Start => "start",
            Self::Play(action) => action.name(),
            Self::AskUndo => "ask_undo",
            Self::AgreeUndo => "agree_undo",
            Self::DeclineUndo => "decline_undo",
            Self::HandOver(_) => "hand_over",
            Self::Kick { .. } => "kick",
            Self::Close => "close",
            Self::Reopen => "reopen",
            Self::Rematched(_) => "rematched",
        }
    }

    /// Whether the game may begin by it.
    pub fn may_begin(&self) -> bool {
        matches!(self, Self::Join | Self::AddComputer(_) | Self::Start)
    }

    /// Whether it needs what the table is played with.
    pub fn needs_resources(&self) -> bool {
        match self {
            Self::Play(action) => action.concern() == Concern::Resources,
            other => other.may_begin(),
        }
    }
}

impl Table {
    /// The oldest version that a deed may have been meant for; nothing when it means the same at
    /// any version.
    pub fn meant_for(&self, deed: &Deed) -> Option<Version> {
        match deed {
            Deed::Play(action) => action.is_about_position().then_some(self.position_since),
            Deed::AskUndo | Deed::Agree(_) => Some(self.position_since),
            Deed::AgreeUndo | Deed::DeclineUndo => {
                Some(self.undo.as_ref().map_or(self.position_since, |undo| undo.since))
            }
            Deed::Join
            | Deed::Leave
            | Deed::AddComputer(_)
            | Deed::RemoveComputer(_)
            | Deed::Start
            | Deed::HandOver(_)
            | Deed::Kick { .. }
            | Deed::Close
            | Deed::Reopen
            | Deed::Rematched(_) => None,
        }
    }
}
