//! Giving one's seat to somebody else in the middle of the game.

use super::Table;
use super::chair::Sitter;
use super::deed::Successor;
use super::event::TableEvent;
use super::refusal::Refusal;
use crate::session::people::PersonId;

/// Gives the seat to the computer at once, or offers it to a person, who takes it by joining.
pub(super) fn hand_over(
    table: &Table,
    person: PersonId,
    successor: Successor,
) -> Result<Vec<TableEvent>, Refusal> {
    table.playing()?;
    let seat = table.seat_of(person).ok_or(Refusal::NotSeated)?;
    if table.terms.rated {
        // Whoever is about to lose would leave the loss to somebody else.
        return Err(Refusal::RatedSeat);
    }
    match successor {
        Successor::Computer(level) => {
            table.check_level(level)?;
            let replaced = TableEvent::Replaced { seat, sitter: Sitter::Computer(level) };
            Ok([replaced].into_iter().chain(host_after(table, person)).collect())
        }
        Successor::Person(to) if table.chair_of(to).is_some() => Err(Refusal::TwoChairs),
        Successor::Person(to) => Ok(vec![TableEvent::SeatOffered { seat, to }]),
    }
}

/// Another person becomes host when the host's seat goes to a computer.
pub(super) fn host_after(table: &Table, leaving: PersonId) -> Option<TableEvent> {
    let mut others = table.persons().map(|(_, person)| person).filter(|&person| person != leaving);
    let host = others.next().filter(|_| table.host == leaving)?;
    Some(TableEvent::HostChanged { host })
}
