//! Exchanging tiles: chosen from a list, or named in the command.

use serenity::all::CreateSelectMenuOption;

use super::{At, rack};
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::games::scrabble::{Action, Tile, Tiles};
use crate::store::Version;

/// Asks which tiles to exchange.
pub(in crate::discord) async fn open(caller: &Caller, at: &At) -> Result<(), Failure> {
    let game = at.own_turn()?;
    let tiles = game.rack.clone().unwrap_or_default();
    let set = &game.edition().tiles;
    let blank = caller.say("bot-blank", &[]);
    let options: Vec<CreateSelectMenuOption> = tiles
        .iter()
        .enumerate()
        .map(|(place, tile)| {
            let name = match tile {
                Tile::Letter(letter) => format!("{letter} ({})", set.value(tile)),
                Tile::Blank => blank.clone(),
            };
            CreateSelectMenuOption::new(name, format!("{place}:{tile}"))
        })
        .collect();
    if options.is_empty() {
        return Err(Failure::told("bot-rack-empty"));
    }
    let select = at.select(Verb::Exchanged, caller.say("bot-exchange-which", &[]), options);
    caller.whisper(Reply::text(caller.say("bot-exchange", &[])).with_rows([select])).await
}

/// Exchanges the tiles that were chosen.
pub(in crate::discord) async fn chosen(
    caller: &Caller,
    at: &At,
    seen: Version,
    values: &[String],
) -> Result<(), Failure> {
    let texts = values.iter().map(|value| value.split_once(':').map_or("", |(_, tile)| tile));
    let tiles: Result<Tiles, _> = texts.collect::<String>().parse();
    let tiles = tiles.map_err(|_| Failure::told("bot-unknown-button"))?;
    exchange(caller, at, seen, tiles).await
}

/// Exchanges the tiles that somebody has named, such as `ABC?`.
pub(in crate::discord) async fn named(caller: &Caller, at: &At, text: &str) -> Result<(), Failure> {
    let game = at.own_turn()?;
    match game.read_move(&format!("exchange {text}"))? {
        Action::Exchange(tiles) => exchange(caller, at, at.view.version, tiles).await,
        _ => Err(Failure::told("bot-exchange-which")),
    }
}

async fn exchange(caller: &Caller, at: &At, seen: Version, tiles: Tiles) -> Result<(), Failure> {
    let after = at.play(caller, seen, Action::Exchange(tiles)).await?;
    rack::reply(caller, &after, after.last_turn(caller)?).await
}
