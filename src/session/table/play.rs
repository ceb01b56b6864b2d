//! Whatever the game itself knows: moves, challenges, resigning, claims of time.

use super::event::{By, TableEvent};
use super::refusal::Refusal;
use super::{DecideContext, Table, game_events, leave, undo};
use crate::games::rules::Seat;
use crate::session::game::{Concern, GameAction};
use crate::session::people::PersonId;

pub(super) fn play(
    table: &Table,
    by: By,
    action: &GameAction,
    context: &DecideContext<'_>,
) -> Result<Vec<TableEvent>, Refusal> {
    match (by, action.concern()) {
        (By::Person(person), Concern::Undo) => return undo::ask(table, person),
        (By::Person(person), Concern::Leave) => return leave::leave(table, person, context),
        (By::Computer(_) | By::Time, Concern::Undo | Concern::Leave) => {
            return Err(Refusal::NotSeated);
        }
        (_, Concern::Resources) if context.resources.is_none() => {
            return Err(Refusal::without_resources());
        }
        (_, Concern::Resources | Concern::Nothing) => {}
    }
    let game = table.playing()?;
    let seat = match by {
        By::Person(person) => seat_of(table, person)?,
        By::Computer(seat) => seat,
        By::Time => return Err(Refusal::NotSeated),
    };
    let events = game.decide(seat, action, table.elapsed(context.now), context.resources)?;
    Ok(game_events(events).collect())
}

/// The seat of a person; who has left is told so by the game.
fn seat_of(table: &Table, person: PersonId) -> Result<Seat, Refusal> {
    table.seat_of(person).or_else(|| table.chair_of(person)).ok_or(Refusal::NotSeated)
}
