//! What is known of a table without reading its log.

use serde::{Deserialize, Serialize};

use super::chair::Sitter;
use super::{Stage, Table};
use crate::session::game::GameKind;
use crate::session::people::{Moment, PersonId, Room};

/// A summary of a table, stored beside its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// Which game.
    pub kind: GameKind,
    /// Where it stands.
    pub room: Room,
    /// Whose table it is.
    pub host: PersonId,
    /// The persons who play.
    pub persons: Vec<PersonId>,
    /// The number of chairs.
    pub chairs: usize,
    /// The chairs that anybody may still take.
    pub open: usize,
    /// How far it has come.
    pub stage: Stage,
    /// Who must act.
    pub turn: Option<OnTurn>,
    /// When something becomes due.
    pub deadline: Option<Moment>,
    /// When it was opened.
    pub opened_at: Moment,
    /// When somebody did something last.
    pub touched_at: Moment,
}

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnTurn {
    /// A person.
    Person(PersonId),
    /// A computer: the table goes on by itself.
    Computer,
}

impl Table {
    /// The summary as it is now.
    pub fn head(&self) -> Head {
        let on_turn = |sitter| match sitter {
            Sitter::Person(person) => Some(OnTurn::Person(person)),
            Sitter::Computer(_) => Some(OnTurn::Computer),
            Sitter::Open | Sitter::Invited(_) => None,
        };
        Head {
            kind: self.terms.game.kind(),
            room: self.room,
            host: self.host,
            persons: self.persons().map(|(_, person)| person).collect(),
            chairs: self.chairs.len(),
            open: self.chairs.iter().filter(|chair| chair.sitter == Sitter::Open).count(),
            stage: self.stage(),
            turn: self.to_act().and_then(|seat| self.sitter(seat)).and_then(on_turn),
            deadline: self.deadline(),
            opened_at: self.opened_at,
            touched_at: self.touched_at,
        }
    }
}
