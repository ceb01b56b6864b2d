//! Losing by taking too long: over the limit for one move, or over the game's own clock.

use super::chair::Sitter;
use super::event::TableEvent;
use super::{Table, game_events};
use crate::session::people::Moment;

/// When the player on turn is out of the game.
pub(super) fn at(table: &Table) -> Option<Moment> {
    let Sitter::Person(_) = table.sitter(table.turn()?)? else { return None };
    let limits = [table.terms.pace.move_ms, table.game.as_ref()?.loses_after()];
    limits.into_iter().flatten().min().map(|ms| table.turn_since.after(ms))
}

pub(super) fn events(table: &Table, now: Moment) -> Vec<TableEvent> {
    let (Some(seat), Some(game)) = (table.turn(), table.game.as_ref()) else { return Vec::new() };
    let elapsed = table.elapsed(now);
    let claimed = game.claim_time(elapsed).or_else(|_| game.depart(seat, elapsed));
    let Ok(events) = claimed else { return Vec::new() };
    [TableEvent::Forfeited { seat }].into_iter().chain(game_events(events)).collect()
}
