//! The rack below the board, for its owner alone: as it is, shuffled, sorted.

use crate::discord::caller::Caller;
use crate::discord::deeds::own;
use crate::discord::failure::Failure;
use crate::discord::seen::SeenTable;
use crate::games::chance::Seed;
use crate::games::scrabble::Tiles;
use crate::session::game::scrabble::Scrabble;

/// Shows the rack as it is.
pub(super) async fn show(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    at.seat()?;
    own::reply(caller, at, "").await
}

/// Shows the rack in another order: `shuffle` or `sort`.
pub(super) async fn arrange(caller: &Caller, at: &SeenTable, how: &str) -> Result<(), Failure> {
    let game = at.own_game::<Scrabble>()?;
    let mut order = game.rack.clone().unwrap_or_default();
    match how {
        "sort" => game.edition().tiles.sort(&mut order),
        _ => shuffle(&mut order, &caller.request()?.to_string()),
    }
    own::arranged(caller, at, "", order.to_string()).await
}

/// Mixes tiles; the order means nothing, so the number of the call is chance enough.
fn shuffle(tiles: &mut Tiles, call: &str) {
    let mut chance = Seed::new([0; 32]).chance(call);
    for last in (1..tiles.0.len()).rev() {
        tiles.0.swap(last, chance.below(last + 1));
    }
}
