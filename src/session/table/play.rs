//! Whatever the game itself knows: moves, challenges, resigning, claims of time.

use super::event::{By, TableEvent};
use super::game::{GameAction, Matter};
use super::refusal::Refusal;
use super::{Means, Table, game_events, leave, undo};
use crate::games::rules::Seat;
use crate::session::people::PersonId;

pub(super) fn play(
    table: &Table,
    by: By,
    action: &GameAction,
    means: &Means<'_>,
) -> Result<Vec<TableEvent>, Refusal> {
    match (by, action.matter()) {
        (By::Person(person), Matter::Undo) => return undo::ask(table, person),
        (By::Person(person), Matter::Leave) => return leave::leave(table, person, means),
        (By::Computer(_) | By::Time, Matter::Undo | Matter::Leave) => {
            return Err(Refusal::NotSeated);
        }
        (_, Matter::Words) if means.kit.is_none() => return Err(Refusal::NoLexicon),
        (_, Matter::Words | Matter::Other) => {}
    }
    let game = table.playing()?;
    let seat = match by {
        By::Person(person) => seat_of(table, person)?,
        By::Computer(seat) => seat,
        By::Time => return Err(Refusal::NotSeated),
    };
    let events = game.decide(seat, action, table.elapsed(means.now), means.kit)?;
    Ok(game_events(events).collect())
}

/// The seat of a person; who has left is told so by the game.
fn seat_of(table: &Table, person: PersonId) -> Result<Seat, Refusal> {
    table.seat_of(person).or_else(|| table.chair_of(person)).ok_or(Refusal::NotSeated)
}
