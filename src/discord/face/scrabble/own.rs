//! What a player sees of a game of Scrabble: the board with their own rack below it, the tiles that they
//! do not see.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateButton};

use super::super::OwnPart;
use super::{pictures, press};
use crate::discord::bot::Bot;
use crate::discord::button::{TableVerb, Verb};
use crate::discord::caller::Caller;
use crate::discord::controls::Controls;
use crate::discord::deeds::own::OwnView;
use crate::discord::failure::Failure;
use crate::discord::pictures::PictureStyle;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::discord::text::escaped;
use crate::games::rules::Viewer;
use crate::games::scrabble::{Tiles, View};
use crate::session::game::scrabble::Scrabble;
use crate::session::table::{Refusal, TableView};

/// The rack and the board; the arrangement is the order of the tiles, as long as they are the same.
pub(super) async fn of(
    bot: &Bot,
    own: &OwnView,
    table: &TableView,
    view: &View,
    style: PictureStyle,
) -> Result<OwnPart, Failure> {
    let rack = view.rack.as_ref().ok_or(Refusal::NotSeated)?;
    let mut lines = Vec::new();
    if rack.is_empty() {
        lines.push(own.tongue.say("scrabble-rack-empty", &[]));
    } else if let Some(drawn) = view.last_drawn.as_ref().filter(|drawn| !drawn.is_empty()) {
        let drawn = escaped(&drawn.to_string());
        lines.push(own.tongue.say("scrabble-rack-drawn", &[("tiles", &drawn)]));
    }
    let order = own.arrangement.parse::<Tiles>().ok().filter(|order| is_same(order, rack));
    let order = order.unwrap_or_else(|| rack.clone());
    let picture = pictures::own(&bot.pictures, view, order, style).await?;
    Ok(OwnPart { lines, picture, buttons: buttons(Controls::of(table, own.tongue), table, view) })
}

/// What can be done next.
fn buttons(controls: Controls, table: &TableView, view: &View) -> Vec<CreateButton> {
    let on_turn = view.turn.is_some_and(|seat| view.viewer == Viewer::Seat(seat));
    let mut row = Vec::new();
    if on_turn && view.final_call {
        if view.contest.is_some() {
            row.push(controls.button(Verb::game(press::CHALLENGE), ButtonStyle::Danger));
        }
        row.push(controls.button(Verb::game(press::ACCEPT), ButtonStyle::Success));
    } else if on_turn {
        row.push(controls.button(TableVerb::Play, ButtonStyle::Success));
        row.push(controls.grey(Verb::game(press::EXCHANGE)));
        if table.terms.hints && !table.terms.rated {
            row.push(controls.grey(TableVerb::Hint));
        }
    }
    if view.rack.as_ref().is_some_and(|rack| rack.len() > 1) {
        let order = |how: &str| {
            controls.button_with(Verb::game(press::ARRANGE), ButtonStyle::Secondary, how)
        };
        row.push(order("shuffle"));
        row.push(order("sort").label(controls.tongue().say("scrabble-button-sort", &[])));
    }
    row
}

/// Whether these are the same tiles, in whatever order.
fn is_same(one: &Tiles, other: &Tiles) -> bool {
    one.len() == other.len() && other.missing(one.iter()).is_none()
}

/// Shows the tiles that the caller does not see.
pub(super) async fn unseen(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    let game = at.game::<Scrabble>()?;
    let style = at.style(caller).await?;
    let picture = pictures::unseen(&caller.bot.pictures, Arc::clone(game), style).await?;
    let text = caller.say("scrabble-unseen", &[]);
    caller.whisper(Reply::text(text).with_file(picture)).await
}
