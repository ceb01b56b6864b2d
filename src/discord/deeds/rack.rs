//! The rack, for its owner alone: as it is, shuffled, sorted, with what was drawn last.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateActionRow};

use super::At;
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::text::escaped;
use crate::games::chance::Seed;
use crate::games::scrabble::{Tiles, View};

/// Shows the rack as it is.
pub(in crate::discord) async fn show(caller: &Caller, at: &At) -> Result<(), Failure> {
    at.own_game()?;
    reply(caller, at, String::new()).await
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
    answer(caller, at, game, String::new(), order).await
}

/// Answers with the rack below a line of text.
pub(in crate::discord) async fn reply(
    caller: &Caller,
    at: &At,
    text: String,
) -> Result<(), Failure> {
    let game = at.own_game()?;
    let order = game.rack.clone().unwrap_or_default();
    answer(caller, at, game, text, order).await
}

async fn answer(
    caller: &Caller,
    at: &At,
    game: &View,
    text: String,
    order: Tiles,
) -> Result<(), Failure> {
    let mut lines = vec![text];
    if order.is_empty() {
        lines.push(caller.say("bot-rack-empty", &[]));
    } else if let Some(drawn) = game.last_drawn.as_ref().filter(|drawn| !drawn.is_empty()) {
        lines.push(caller.say("bot-rack-drawn", &[("tiles", &escaped(&drawn.to_string()))]));
    }
    lines.retain(|line| !line.is_empty());
    let mut reply = Reply::text(lines.join("\n"));
    if !order.is_empty() {
        let manner = at.manner(caller).await?;
        let picture = caller.bot.pictures.rack(Arc::new(game.clone()), order, manner).await?;
        reply = reply.with_file(picture);
    }
    if !game.is_over() {
        let grey = ButtonStyle::Secondary;
        let row = vec![
            at.button(caller, Verb::Play, ButtonStyle::Success),
            at.button_with(caller, Verb::Arrange, grey, "shuffle"),
            at.button_with(caller, Verb::Arrange, grey, "sort")
                .label(caller.say("button-sort", &[])),
        ];
        reply = reply.with_rows([CreateActionRow::Buttons(row)]);
    }
    caller.replace(reply).await
}

/// Mixes tiles; the order means nothing, so the number of the call is chance enough.
fn shuffle(tiles: &mut Tiles, call: &str) {
    let mut chance = Seed::new([0; 32]).chance(call);
    for last in (1..tiles.0.len()).rev() {
        tiles.0.swap(last, chance.below(last + 1));
    }
}
