//! Opening a closed table again; the hall sees to it that its room is free.

use super::event::TableEvent;
use super::refusal::Refusal;
use super::{Stage, Table};
use crate::session::people::PersonId;

/// Opens it again; whoever is to move has all the time of a new turn.
pub(super) fn reopen(table: &Table, by: PersonId) -> Result<Vec<TableEvent>, Refusal> {
    table.check_stage(Stage::Closed)?;
    if table.host != by && table.seat_of(by).is_none() {
        return Err(Refusal::NotHost);
    }
    Ok(vec![TableEvent::Reopened])
}
