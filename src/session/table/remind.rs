//! Reminding whoever must act.

use super::Table;
use super::chair::Sitter;
use super::event::TableEvent;
use super::terms::Pace;
use crate::session::people::Moment;

/// When they are reminded next.
pub(super) fn at(table: &Table) -> Option<Moment> {
    let Sitter::Person(_) = table.sitter(table.to_act()?)? else { return None };
    let every = table.terms.pace.remind_ms.filter(|_| table.reminders < Pace::MAX_REMINDERS)?;
    Some(table.reminded_at.after(every))
}

pub(super) fn events(table: &Table) -> Vec<TableEvent> {
    table.to_act().map(|seat| TableEvent::Reminded { seat }).into_iter().collect()
}
