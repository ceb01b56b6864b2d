//! Exchanging tiles: chosen from a list, or named in the command, and asked once before they go.

use serenity::all::{ButtonStyle, CreateButton, CreateSelectMenuOption};

use super::press;
use crate::discord::button::{TableVerb, Verb};
use crate::discord::caller::Caller;
use crate::discord::deeds::play;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::discord::text::escaped;
use crate::games::scrabble::{Action, Tile, Tiles};
use crate::session::game::scrabble::Scrabble;
use crate::store::Version;

/// Asks which tiles to exchange; those chosen before are chosen already.
pub(super) async fn open(caller: &Caller, at: &SeenTable, before: &str) -> Result<(), Failure> {
    let mut before: Tiles = before.parse().unwrap_or_default();
    let game = at.own_turn::<Scrabble>()?;
    let tiles = game.rack.clone().unwrap_or_default();
    let set = &game.edition().tiles;
    let blank = caller.say("scrabble-blank", &[]);
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
        return Err(Failure::told("scrabble-rack-empty"));
    }
    let which = caller.say("scrabble-exchange-which", &[]);
    let select = at.controls().select(Verb::game(press::EXCHANGED), which, options);
    caller.replace(Reply::text(caller.say("scrabble-exchange", &[])).with_rows([select])).await
}

/// Shows the tiles that were chosen before they are exchanged.
pub(super) async fn chosen(
    caller: &Caller,
    at: &SeenTable,
    values: &[String],
) -> Result<(), Failure> {
    let texts = values.iter().map(|value| value.split_once(':').map_or("", |(_, tile)| tile));
    let tiles: Result<Tiles, _> = texts.collect::<String>().parse();
    let tiles = tiles.map_err(|_| Failure::told("bot-unknown-button"))?;
    show(caller, at, tiles).await
}

/// Shows the tiles that somebody has named, such as `ABC?`, before they are exchanged.
pub(super) async fn named(caller: &Caller, at: &SeenTable, text: &str) -> Result<(), Failure> {
    let game = at.own_turn::<Scrabble>()?;
    let read = game.read_move(&format!("exchange {text}"));
    match read.map_err(|refusal| at.refused::<Scrabble>(&refusal))? {
        Action::Exchange(tiles) => show(caller, at, tiles).await,
        _ => Err(Failure::told("scrabble-exchange-which")),
    }
}

/// Shows tiles before they are exchanged, unless that is not possible; the list can be opened again with
/// these chosen.
async fn show(caller: &Caller, at: &SeenTable, tiles: Tiles) -> Result<(), Failure> {
    let exchange = Action::Exchange(tiles.clone());
    play::try_action::<Scrabble>(caller, at, &exchange).await?;
    let again = Verb::game(press::EXCHANGE);
    let change = at
        .controls()
        .button_with(again, ButtonStyle::Secondary, &tiles.to_string())
        .label(caller.say("button-change", &[]));
    caller.replace(ask(caller, at, &tiles, change)).await
}

/// Which tiles would go back into the bag; `change` leads back to where they were named.
pub(super) fn ask(caller: &Caller, at: &SeenTable, tiles: &Tiles, change: CreateButton) -> Reply {
    let blank = caller.say("scrabble-blank", &[]);
    let named = tiles.iter().map(|tile| match tile {
        Tile::Letter(letter) => format!("**{}**", escaped(&letter.to_string())),
        Tile::Blank => format!("**{blank}**"),
    });
    let named = named.collect::<Vec<_>>().join(" ");
    let controls = at.controls();
    let surely = Verb::game(press::EXCHANGE_SURELY);
    let row = vec![
        controls
            .button_with(surely, ButtonStyle::Success, &tiles.to_string())
            .label(caller.say("button-confirm", &[])),
        change,
        controls.grey(TableVerb::Dismiss),
    ];
    let text = caller.say("scrabble-exchange-surely", &[("tiles", &named)]);
    let text = format!("{text}\n{}", caller.say("bot-preview-alone", &[]));
    Reply::text(text).with_buttons(row)
}

/// Exchanges the tiles that were shown.
pub(super) async fn surely(
    caller: &Caller,
    at: &SeenTable,
    seen: Version,
    tiles: &str,
) -> Result<(), Failure> {
    let tiles: Tiles = tiles.parse().map_err(|_| Failure::told("bot-unknown-button"))?;
    play::make::<Scrabble>(caller, at, seen, Action::Exchange(tiles)).await
}
