//! Standing up: before the game the chair is free again, in the game the others play on.

use super::chair::Sitter;
use super::event::{Closure, TableEvent};
use super::refusal::Refusal;
use super::{DecideContext, Stage, Table, game_events};
use crate::session::game::Common;
use crate::session::people::PersonId;

pub(super) fn leave(
    table: &Table,
    person: PersonId,
    context: &DecideContext<'_>,
) -> Result<Vec<TableEvent>, Refusal> {
    match table.stage() {
        Stage::Lobby => leave_lobby(table, person),
        Stage::Playing => leave_game(table, person, context),
        Stage::Over => Err(Refusal::Over),
        Stage::Closed => Err(Refusal::Closed),
    }
}

fn leave_lobby(table: &Table, person: PersonId) -> Result<Vec<TableEvent>, Refusal> {
    let is_theirs = |sitter| sitter == Sitter::Person(person) || sitter == Sitter::Invited(person);
    let (seat, _) =
        table.seats().find(|(_, chair)| is_theirs(chair.sitter)).ok_or(Refusal::NotSeated)?;
    let left = TableEvent::Left { seat };
    Ok([left].into_iter().chain(new_host(table, person)).collect())
}

fn leave_game(
    table: &Table,
    person: PersonId,
    context: &DecideContext<'_>,
) -> Result<Vec<TableEvent>, Refusal> {
    let seat = table.seat_of(person).ok_or(Refusal::NotSeated)?;
    let elapsed = table.elapsed(context.now);
    let events = table.playing()?.do_common(seat, Common::Leave, elapsed)?;
    let host = new_host(table, person).filter(|event| !matches!(event, TableEvent::Closed { .. }));
    Ok(game_events(events).chain(host).collect())
}

/// Who is host when this person goes; a table without people is closed.
fn new_host(table: &Table, leaving: PersonId) -> Option<TableEvent> {
    if table.host != leaving {
        return None;
    }
    let other = table.persons().map(|(_, person)| person).find(|&person| person != leaving);
    let closed = TableEvent::Closed { why: Closure::Empty };
    Some(other.map_or(closed, |host| TableEvent::HostChanged { host }))
}
