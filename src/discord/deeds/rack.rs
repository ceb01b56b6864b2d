//! The rack below the board, for its owner alone: as it is, shuffled, sorted, with what was drawn last.

use super::At;
use crate::discord::board::OwnView;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::games::chance::Seed;
use crate::games::scrabble::Tiles;

/// Shows the rack as it is.
pub(in crate::discord) async fn show(caller: &Caller, at: &At) -> Result<(), Failure> {
    at.own_game()?;
    reply(caller, at, "").await
}

/// Shows the rack in another order: `shuffle` or `sort`.
pub(in crate::discord) async fn arrange(
    caller: &Caller,
    at: &At,
    how: &str,
) -> Result<(), Failure> {
    let game = at.own_game()?;
    let mut order = game.rack.clone().unwrap_or_default();
    match how {
        "sort" => game.edition().tiles.sort(&mut order),
        _ => shuffle(&mut order, &caller.request()?.to_string()),
    }
    answer(caller, at, "", Some(order)).await
}

/// Answers with the table as the caller sees it; what is said first stands above what has happened. From
/// now on this answer follows the table.
pub(in crate::discord) async fn reply(
    caller: &Caller,
    at: &At,
    first: &str,
) -> Result<(), Failure> {
    answer(caller, at, first, None).await
}

async fn answer(
    caller: &Caller,
    at: &At,
    first: &str,
    order: Option<Tiles>,
) -> Result<(), Failure> {
    let own =
        OwnView { person: caller.person, tongue: caller.tongue, theme: caller.theme(), order };
    caller.replace(own.compose(&caller.bot, &at.state, first).await?).await?;
    caller.bot.boards.mirror(caller, &at.state, own).await;
    Ok(())
}

/// Mixes tiles; the order means nothing, so the number of the call is chance enough.
fn shuffle(tiles: &mut Tiles, call: &str) {
    let mut chance = Seed::new([0; 32]).chance(call);
    for last in (1..tiles.0.len()).rev() {
        tiles.0.swap(last, chance.below(last + 1));
    }
}
