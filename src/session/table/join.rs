//! Sitting down: on the chair kept for one, on a free one, or on one that was offered.

use super::chair::Sitter;
use super::event::{By, Entry, TableEvent};
use super::refusal::Refusal;
use super::{DecideContext, Stage, Table, start};
use crate::session::people::PersonId;

pub(super) fn join(
    table: &Table,
    person: PersonId,
    context: &DecideContext<'_>,
) -> Result<Vec<TableEvent>, Refusal> {
    if table.seat_of(person).is_some() {
        return Err(Refusal::AlreadySeated);
    }
    if table.stage() == Stage::Playing {
        return take_over(table, person);
    }
    table.check_stage(Stage::Lobby)?;
    let find = |wanted| table.seats().find(|(_, chair)| chair.sitter == wanted);
    let Some((seat, _)) = find(Sitter::Invited(person)).or_else(|| find(Sitter::Open)) else {
        let kept = table.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Invited(_)));
        return Err(if kept { Refusal::Kept } else { Refusal::Full { seats: table.chairs.len() } });
    };
    let joined = TableEvent::Joined { seat, person };
    after(table, By::Person(person), joined, context)
}

/// A change of the chairs, and the beginning of the game if it was the last that was awaited.
pub(super) fn after(
    table: &Table,
    by: By,
    event: TableEvent,
    context: &DecideContext<'_>,
) -> Result<Vec<TableEvent>, Refusal> {
    let mut next = table.clone();
    let entry = Entry { at: context.now, by, event };
    next.apply(&entry);
    let begun = start::when_full(&next, context)?;
    Ok([entry.event].into_iter().chain(begun).collect())
}

/// Takes a seat that a player has offered in the middle of the game.
fn take_over(table: &Table, person: PersonId) -> Result<Vec<TableEvent>, Refusal> {
    let game = table.playing()?;
    let offered = table.seats().find(|(_, chair)| chair.offered == Some(person));
    let (seat, _) = offered.ok_or(Refusal::AlreadyStarted)?;
    if !game.is_active(seat) {
        return Err(Refusal::AlreadyStarted);
    }
    if table.chair_of(person).is_some() {
        return Err(Refusal::TwoChairs);
    }
    Ok(vec![TableEvent::Replaced { seat, sitter: Sitter::Person(person) }])
}
