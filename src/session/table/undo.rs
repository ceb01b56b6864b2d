//! Taking a turn back, when the others agree.

use super::event::TableEvent;
use super::refusal::Refusal;
use super::{Table, game_events};
use crate::games::rules::Seat;
use crate::session::people::PersonId;

/// Asks for it; with nobody but computers against one it happens at once, unless the game counts.
pub(super) fn ask(table: &Table, person: PersonId) -> Result<Vec<TableEvent>, Refusal> {
    let game = table.playing()?;
    let seat = table.seat_of(person).ok_or(Refusal::NotSeated)?;
    if table.undo.is_some() {
        return Err(Refusal::UndoPending);
    }
    let steps = game.take_back(seat)?;
    let alone = others(table, seat).next().is_none();
    match (alone, table.terms.rated) {
        (true, true) => Err(Refusal::RatedUndo),
        (true, false) => Ok(game_events(steps).collect()),
        (false, _) => Ok(vec![TableEvent::UndoAsked { seat }]),
    }
}

/// Agrees; when all have, the turn is taken back.
pub(super) fn agree(table: &Table, person: PersonId) -> Result<Vec<TableEvent>, Refusal> {
    let game = table.playing()?;
    let seat = table.seat_of(person).ok_or(Refusal::NotSeated)?;
    let undo = table.undo.as_ref().ok_or(Refusal::NoUndoPending)?;
    if undo.by == seat || undo.agreed.contains(&seat) {
        return Err(Refusal::AgreedAlready);
    }
    let agreed = TableEvent::UndoAgreed { seat };
    let missing =
        others(table, undo.by).any(|other| other != seat && !undo.agreed.contains(&other));
    let steps = if missing { Vec::new() } else { game.take_back(undo.by)? };
    Ok([agreed].into_iter().chain(game_events(steps)).collect())
}

/// Does not agree, or withdraws what one has asked for.
pub(super) fn decline(table: &Table, person: PersonId) -> Result<Vec<TableEvent>, Refusal> {
    table.playing()?;
    let seat = table.seat_of(person).ok_or(Refusal::NotSeated)?;
    table.undo.as_ref().ok_or(Refusal::NoUndoPending)?;
    Ok(vec![TableEvent::UndoDeclined { seat }])
}

/// The persons who must agree.
fn others(table: &Table, asking: Seat) -> impl Iterator<Item = Seat> + '_ {
    let seats = table.persons().map(|(seat, _)| seat);
    seats.filter(move |&seat| seat != asking)
}

impl Table {
    /// The turn that somebody wants to take back, and who still has to agree.
    pub fn undo_request(&self) -> Option<(&super::UndoRequest, Vec<Seat>)> {
        let undo = self.undo.as_ref()?;
        let awaited = others(self, undo.by).filter(|seat| !undo.agreed.contains(seat)).collect();
        Some((undo, awaited))
    }
}
