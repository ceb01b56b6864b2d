//! Closing a table that its host does not want any more.

use super::event::{Closure, TableEvent};
use super::refusal::Refusal;
use super::{Stage, Table};
use crate::session::people::PersonId;

/// Closes a table that has not begun, or a game that nobody else plays and that counts for nothing.
pub(super) fn close(table: &Table, by: PersonId) -> Result<Vec<TableEvent>, Refusal> {
    match table.stage() {
        Stage::Lobby => table.check_host(by)?,
        Stage::Playing => {
            table.check_host(by)?;
            if table.terms.rated || table.persons().any(|(_, person)| person != by) {
                return Err(Refusal::OthersPlay);
            }
        }
        Stage::Over => return Err(Refusal::Over),
        Stage::Closed => return Err(Refusal::Closed),
    }
    Ok(vec![TableEvent::Closed { why: Closure::Cancelled }])
}
