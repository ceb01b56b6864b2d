//! Agreeing on something else before the game begins.

use super::event::TableEvent;
use super::refusal::Refusal;
use super::terms::Terms;
use super::{Stage, Table};
use crate::session::people::PersonId;

/// Agrees on other terms for the same game; everybody sees them before it begins. Whether the result counts
/// is what people sit down for, so that stays once somebody has.
pub(super) fn agree(
    table: &Table,
    by: PersonId,
    terms: &Terms,
) -> Result<Vec<TableEvent>, Refusal> {
    table.check_stage(Stage::Lobby)?;
    table.check_host(by)?;
    if terms.game.kind() != table.terms.game.kind() {
        return Err(Refusal::OtherGame);
    }
    let others_sit = table.persons().any(|(_, person)| person != by);
    if terms.rated != table.terms.rated && others_sit {
        return Err(Refusal::RatedSettled);
    }
    Ok(vec![TableEvent::Agreed { terms: Box::new(terms.clone()) }])
}
