//! Passing: asked once, because a turn is soon lost.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::At;
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::games::scrabble::Action;
use crate::store::Version;

/// Asks whether to pass.
pub(in crate::discord) async fn open(caller: &Caller, at: &At) -> Result<(), Failure> {
    at.own_turn()?;
    let row = vec![
        at.button(caller, Verb::PassSurely, ButtonStyle::Danger),
        at.button(caller, Verb::Never, ButtonStyle::Secondary),
    ];
    let text = caller.say("bot-pass-surely", &[]);
    caller.whisper(Reply::text(text).with_rows([CreateActionRow::Buttons(row)])).await
}

/// Passes, or accepts the last play of the game.
pub(in crate::discord) async fn surely(
    caller: &Caller,
    at: &At,
    seen: Version,
) -> Result<(), Failure> {
    at.play(caller, seen, Action::Pass).await?;
    caller.replace(Reply::text(caller.say("bot-passed", &[]))).await
}
