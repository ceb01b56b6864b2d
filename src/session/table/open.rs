//! Opening a table.

use super::chair::Sitter;
use super::event::{Opened, TableEvent};
use super::refusal::Refusal;
use super::terms::Terms;
use super::{DecideContext, Table, start};
use crate::session::people::{PersonId, Room};
use crate::store::TableId;

/// A table as somebody wants to open it.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Where it is to stand.
    pub room: Room,
    /// Who opens it.
    pub host: PersonId,
    /// What is agreed on.
    pub terms: Terms,
    /// The chairs; the host may sit on one of them or only watch.
    pub chairs: Vec<Sitter>,
    /// The table whose players play again.
    pub after: Option<TableId>,
}

impl Opening {
    /// A table for the host and these others.
    pub fn new(
        room: Room,
        host: PersonId,
        terms: Terms,
        others: impl IntoIterator<Item = Sitter>,
    ) -> Self {
        let chairs = [Sitter::Person(host)].into_iter().chain(others).collect();
        Self { room, host, terms, chairs, after: None }
    }

    /// What happens when the table is opened; the game begins at once when nobody is awaited.
    ///
    /// # Errors
    /// When there are too few or too many chairs, or somebody is to sit on two.
    pub fn decide(
        self,
        table: TableId,
        context: &DecideContext<'_>,
    ) -> Result<Vec<TableEvent>, Refusal> {
        let Self { room, host, terms, chairs, after } = self;
        let players = terms.game.kind().players();
        if !players.contains(&chairs.len()) {
            return Err(Refusal::Chairs { least: *players.start(), most: *players.end() });
        }
        for (place, sitter) in chairs.iter().enumerate() {
            match sitter {
                Sitter::Person(person) | Sitter::Invited(person) => {
                    let same = |other: &Sitter| match other {
                        Sitter::Person(other) | Sitter::Invited(other) => other == person,
                        Sitter::Open | Sitter::Computer(_) => false,
                    };
                    if chairs[..place].iter().any(same) {
                        return Err(Refusal::TwoChairs);
                    }
                    if *person != host && sitter.is_taken() {
                        // Nobody else can be made to play.
                        return Err(Refusal::NotAsked);
                    }
                }
                Sitter::Computer(level) if level.kind() != terms.game.kind() => {
                    return Err(Refusal::OtherGame);
                }
                Sitter::Computer(_) | Sitter::Open => {}
            }
        }
        let opened = Opened { table, room, host, terms, chairs, after };
        let lobby = Table::opened(&opened, context.now);
        let begun = start::when_full(&lobby, context)?;
        Ok([TableEvent::Opened(Box::new(opened))].into_iter().chain(begun).collect())
    }
}
