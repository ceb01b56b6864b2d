//! Closing tables where nothing happens any more.

use super::event::{Closure, TableEvent};
use super::{Stage, Table};
use crate::session::people::Moment;

/// When the table is given up.
pub(super) fn at(table: &Table) -> Option<Moment> {
    let pace = &table.terms.pace;
    match table.stage() {
        Stage::Lobby => Some(table.touched_at.after(pace.lobby_ms)),
        Stage::Playing => Some(table.touched_at.after(pace.abandoned_ms)),
        Stage::Over | Stage::Closed => None,
    }
}

pub(super) fn events() -> Vec<TableEvent> {
    vec![TableEvent::Closed { why: Closure::Abandoned }]
}
