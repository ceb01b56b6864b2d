//! Agreeing on something else before the game begins.

use super::event::TableEvent;
use super::refusal::Refusal;
use super::terms::Terms;
use super::{Stage, Table};
use crate::session::people::PersonId;

/// Agrees on other terms for the same game; everybody sees them before it begins.
pub(super) fn agree(
    table: &Table,
    by: PersonId,
    terms: &Terms,
) -> Result<Vec<TableEvent>, Refusal> {
    table.check_stage(Stage::Lobby)?;
    table.check_host(by)?;
    match terms.game.kind() == table.terms.game.kind() {
        true => Ok(vec![TableEvent::Agreed { terms: Box::new(terms.clone()) }]),
        false => Err(Refusal::OtherGame),
    }
}
