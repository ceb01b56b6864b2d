//! Beginning the game: when everybody is here, or when the host says so.

use super::chair::Sitter;
use super::event::TableEvent;
use super::refusal::Refusal;
use super::{DecideContext, Stage, Table};
use crate::session::game::Game;
use crate::session::people::PersonId;

/// Begins with those who are here; chairs that nobody has taken go away.
pub(super) fn start(
    table: &Table,
    by: PersonId,
    context: &DecideContext<'_>,
) -> Result<Vec<TableEvent>, Refusal> {
    table.check_stage(Stage::Lobby)?;
    table.check_host(by)?;
    begin(table, context)
}

/// Begins when nobody is awaited any more.
pub(super) fn when_full(
    table: &Table,
    context: &DecideContext<'_>,
) -> Result<Vec<TableEvent>, Refusal> {
    let least = *table.terms.game.kind().players().start();
    let full = table.chairs.len() >= least && table.chairs.iter().all(|c| c.sitter.is_taken());
    if full { begin(table, context) } else { Ok(Vec::new()) }
}

fn begin(table: &Table, context: &DecideContext<'_>) -> Result<Vec<TableEvent>, Refusal> {
    let chairs: Vec<Sitter> =
        table.chairs.iter().map(|chair| chair.sitter).filter(|s| s.is_taken()).collect();
    if chairs.len() < *table.terms.game.kind().players().start() {
        return Err(Refusal::TooFew { players: chairs.len() });
    }
    let resources = context.resources.ok_or_else(Refusal::without_resources)?;
    let seed = context.seed.ok_or_else(Refusal::without_resources)?.clone();
    let name = table.id.to_string();
    let started = Game::begin(&name, &table.terms.game, resources, chairs.len(), seed)?;
    Ok(vec![TableEvent::Seated { chairs }, TableEvent::Game(started)])
}
