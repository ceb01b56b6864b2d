//! Playing again: a new table in the same room, with everybody of before.

use super::chair::Sitter;
use super::event::TableEvent;
use super::open::Opening;
use super::refusal::Refusal;
use super::terms::Terms;
use super::{Stage, Table};
use crate::session::people::PersonId;
use crate::store::TableId;

impl Table {
    /// The table at which the same people play again, each one seat further. Who asks for it sits
    /// down at once, the others are invited.
    ///
    /// # Errors
    /// When the game is not over, another game follows already, or somebody else asks.
    pub fn rematch_opening(&self, by: PersonId) -> Result<Opening, Refusal> {
        check(self, by)?;
        if let Some(table) = self.rematch {
            return Err(Refusal::RematchedAlready { table });
        }
        let again = |sitter: Sitter| match sitter {
            Sitter::Person(person) if person != by => Sitter::Invited(person),
            other => other,
        };
        let mut chairs: Vec<Sitter> = self.chairs.iter().map(|chair| again(chair.sitter)).collect();
        chairs.rotate_left(1);
        let (room, terms) = (self.room, Terms::clone(&self.terms));
        Ok(Opening { room, host: by, terms, chairs, after: Some(self.id) })
    }
}

/// Remembers the table that follows.
pub(super) fn rematched(
    table: &Table,
    by: PersonId,
    next: TableId,
) -> Result<Vec<TableEvent>, Refusal> {
    check(table, by)?;
    match table.rematch {
        Some(table) => Err(Refusal::RematchedAlready { table }),
        None => Ok(vec![TableEvent::Rematched { table: next }]),
    }
}

fn check(table: &Table, by: PersonId) -> Result<(), Refusal> {
    table.check_stage(Stage::Over)?;
    match table.chair_of(by).is_some() || table.host == by {
        true => Ok(()),
        false => Err(Refusal::NotSeated),
    }
}
