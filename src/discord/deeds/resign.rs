//! Giving up: asked once.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::At;
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::games::scrabble::Action;
use crate::session::game::GameAction;
use crate::session::table::Deed;

/// Asks whether to give up.
pub(in crate::discord) async fn open(caller: &Caller, at: &At) -> Result<(), Failure> {
    at.in_game(caller)?;
    let row = vec![
        at.button(caller, Verb::ResignSurely, ButtonStyle::Danger),
        at.button(caller, Verb::Never, ButtonStyle::Secondary),
    ];
    let text = caller.say("bot-resign-surely", &[]);
    caller.replace(Reply::text(text).with_rows([CreateActionRow::Buttons(row)])).await
}

/// Gives up.
pub(in crate::discord) async fn surely(caller: &Caller, at: &At) -> Result<(), Failure> {
    at.ask(caller, None, Deed::Play(GameAction::Scrabble(Action::Resign))).await?;
    caller.replace(Reply::text(caller.say("bot-resigned", &[]))).await
}
