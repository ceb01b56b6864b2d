//! Exchanging tiles: chosen from a list, or named in the command, and asked once before they go.

use serenity::all::{ButtonStyle, CreateButton, CreateSelectMenuOption};

use super::{At, play, rack};
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::text::escaped;
use crate::games::scrabble::{Action, Tile, Tiles};
use crate::store::Version;

/// Asks which tiles to exchange; those chosen before are chosen already.
pub(in crate::discord) async fn open(
    caller: &Caller,
    at: &At,
    before: &str,
) -> Result<(), Failure> {
    let mut before: Tiles = before.parse().unwrap_or_default();
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
                .default_selection(before.remove(tile))
        })
        .collect();
    if options.is_empty() {
        return Err(Failure::told("bot-rack-empty"));
    }
    let select = at.select(Verb::Exchanged, caller.say("bot-exchange-which", &[]), options);
    caller.replace(Reply::text(caller.say("bot-exchange", &[])).with_rows([select])).await
}

/// Shows the tiles that were chosen before they are exchanged.
pub(in crate::discord) async fn chosen(
    caller: &Caller,
    at: &At,
    values: &[String],
) -> Result<(), Failure> {
    let texts = values.iter().map(|value| value.split_once(':').map_or("", |(_, tile)| tile));
    let tiles: Result<Tiles, _> = texts.collect::<String>().parse();
    let tiles = tiles.map_err(|_| Failure::told("bot-unknown-button"))?;
    let change = again(caller, at, &tiles);
    ask(caller, at, &tiles, change).await
}

/// Shows the tiles that somebody has named, such as `ABC?`, before they are exchanged.
pub(in crate::discord) async fn named(caller: &Caller, at: &At, text: &str) -> Result<(), Failure> {
    let game = at.own_turn()?;
    let read = game.read_move(&format!("exchange {text}"));
    match read.map_err(|refusal| at.refused(&refusal))? {
        Action::Exchange(tiles) => {
            let change = again(caller, at, &tiles);
            ask(caller, at, &tiles, change).await
        }
        _ => Err(Failure::told("bot-exchange-which")),
    }
}

/// The button that opens the list again, with these tiles chosen.
fn again(caller: &Caller, at: &At, tiles: &Tiles) -> CreateButton {
    at.button_with(caller, Verb::Exchange, ButtonStyle::Secondary, &tiles.to_string())
        .label(caller.say("button-change", &[]))
}

/// Shows which tiles would go back into the bag; `change` leads back to where they were named.
pub(super) async fn ask(
    caller: &Caller,
    at: &At,
    tiles: &Tiles,
    change: CreateButton,
) -> Result<(), Failure> {
    play::try_move(caller, at, &Action::Exchange(tiles.clone())).await?;
    let blank = caller.say("bot-blank", &[]);
    let named = tiles.iter().map(|tile| match tile {
        Tile::Letter(letter) => format!("**{}**", escaped(&letter.to_string())),
        Tile::Blank => format!("**{blank}**"),
    });
    let named = named.collect::<Vec<_>>().join(" ");
    let row = vec![
        at.button_with(caller, Verb::ExchangeSurely, ButtonStyle::Success, &tiles.to_string())
            .label(caller.say("button-confirm", &[])),
        change,
        at.button(caller, Verb::Never, ButtonStyle::Secondary),
    ];
    let text = caller.say("bot-exchange-surely", &[("tiles", &named)]);
    let text = format!("{text}\n{}", caller.say("bot-preview-alone", &[]));
    caller.replace(Reply::text(text).with_buttons(row)).await
}

/// Exchanges the tiles that were shown.
pub(in crate::discord) async fn surely(
    caller: &Caller,
    at: &At,
    seen: Version,
    tiles: &str,
) -> Result<(), Failure> {
    let tiles: Tiles = tiles.parse().map_err(|_| Failure::told("bot-unknown-button"))?;
    let after = at.play(caller, seen, Action::Exchange(tiles)).await?;
    rack::reply(caller, &after, "").await
}
