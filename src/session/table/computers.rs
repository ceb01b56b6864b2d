//! Computers on chairs, before the game.

use super::chair::Sitter;
use super::event::{By, TableEvent};
use super::refusal::Refusal;
use super::{DecideContext, Stage, Table, join};
use crate::games::rules::Seat;
use crate::session::game::ComputerLevel;
use crate::session::people::PersonId;

/// Puts a computer on a free chair, or on another one while there is room at the table.
pub(super) fn add(
    table: &Table,
    by: PersonId,
    level: ComputerLevel,
    context: &DecideContext<'_>,
) -> Result<Vec<TableEvent>, Refusal> {
    table.check_stage(Stage::Lobby)?;
    table.check_host(by)?;
    table.check_level(level)?;
    let free = table.seats().find(|(_, chair)| chair.sitter == Sitter::Open);
    let seats = table.chairs.len();
    let room = || Seat::all(*table.terms.game.kind().players().end()).nth(seats);
    let seat = free.map(|(seat, _)| seat).or_else(room).ok_or(Refusal::Full { seats })?;
    let added = TableEvent::ComputerAdded { seat, level };
    join::after(table, By::Person(by), added, context)
}

/// Takes a computer away.
pub(super) fn remove(table: &Table, by: PersonId, seat: Seat) -> Result<Vec<TableEvent>, Refusal> {
    table.check_stage(Stage::Lobby)?;
    table.check_host(by)?;
    match table.sitter(seat) {
        Some(Sitter::Computer(_)) => Ok(vec![TableEvent::ComputerRemoved { seat }]),
        Some(_) => Err(Refusal::NoComputer),
        None => Err(Refusal::NoSuchSeat),
    }
}
