//! Losing by taking too long: over the limit for one move, or over the game's own clock.

use super::chair::Sitter;
use super::event::TableEvent;
use super::{Table, game_events};
use crate::session::game::Common;
use crate::session::people::Moment;

/// When whoever must act is out of the game.
pub(super) fn at(table: &Table) -> Option<Moment> {
    let Sitter::Person(_) = table.sitter(table.to_act()?)? else { return None };
    let of_move = table.terms.pace.move_ms.map(|ms| table.turn_since.after(ms));
    let of_game = table.game.as_ref()?.loses_after().map(|ms| table.charged_until.after(ms));
    of_move.into_iter().chain(of_game).min()
}

pub(super) fn events(table: &Table, now: Moment) -> Vec<TableEvent> {
    let (Some(seat), Some(game)) = (table.to_act(), table.game.as_ref()) else {
        return Vec::new();
    };
    let elapsed = table.elapsed(now);
    let claimed = game.do_common(seat, Common::ClaimTime, elapsed);
    let claimed = claimed.or_else(|_| game.do_common(seat, Common::Leave, elapsed));
    let Ok(events) = claimed else { return Vec::new() };
    [TableEvent::Forfeited { seat }].into_iter().chain(game_events(events)).collect()
}
