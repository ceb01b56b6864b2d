//! Beginning the game: when everybody is here, or when the host says so.

use super::chair::Sitter;
use super::event::TableEvent;
use super::game::Game;
use super::refusal::Refusal;
use super::{Means, Stage, Table};
use crate::session::people::PersonId;

/// Begins with those who are here; chairs that nobody has taken go away.
pub(super) fn start(
    table: &Table,
    by: PersonId,
    means: &Means<'_>,
) -> Result<Vec<TableEvent>, Refusal> {
    table.check_stage(Stage::Lobby)?;
    table.check_host(by)?;
    begin(table, means)
}

/// Begins when nobody is awaited any more.
pub(super) fn when_full(table: &Table, means: &Means<'_>) -> Result<Vec<TableEvent>, Refusal> {
    let full = table.chairs.len() >= 2 && table.chairs.iter().all(|c| c.sitter.is_taken());
    if full { begin(table, means) } else { Ok(Vec::new()) }
}

fn begin(table: &Table, means: &Means<'_>) -> Result<Vec<TableEvent>, Refusal> {
    let chairs: Vec<Sitter> =
        table.chairs.iter().map(|chair| chair.sitter).filter(|s| s.is_taken()).collect();
    if chairs.len() < 2 {
        return Err(Refusal::TooFew { players: chairs.len() });
    }
    let kit = means.kit.ok_or(Refusal::NoLexicon)?;
    let (name, seed) = (table.id.to_string(), means.seed.clone());
    let started = Game::begin(&name, &table.terms.game, kit, chairs.len(), seed)?;
    Ok(vec![TableEvent::Seated { chairs }, TableEvent::Game(started)])
}
