//! Whatever the game itself knows: moves, challenges, resigning, claims of time.

use super::event::{By, TableEvent};
use super::game::GameAction;
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
    match (by, action.name()) {
        // These are agreed on at the table, not in the game.
        (By::Person(person), "undo") => return undo::ask(table, person, means),
        (By::Person(person), "leave") => return leave::leave(table, person, means),
        _ => {}
    }
    let game = table.playing()?;
    let seat = match by {
        By::Person(person) => seat_of(table, person)?,
        By::Computer(seat) => seat,
        By::Time => return Err(Refusal::NotSeated),
    };
    let kit = means.kit.ok_or(Refusal::NoLexicon)?;
    let events = game.decide(seat, action, table.elapsed(means.now), Some(kit))?;
    Ok(game_events(events).collect())
}

/// The seat of a person; who has left is told so by the game.
fn seat_of(table: &Table, person: PersonId) -> Result<Seat, Refusal> {
    table.seat_of(person).or_else(|| table.chair_of(person)).ok_or(Refusal::NotSeated)
}
