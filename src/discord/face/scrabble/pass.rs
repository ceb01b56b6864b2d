//! Passing: asked once, because a turn is soon lost.

use serenity::all::{ButtonStyle, CreateButton};

use super::press;
use crate::discord::button::{TableVerb, Verb};
use crate::discord::caller::Caller;
use crate::discord::deeds::play;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::games::scrabble::Action;
use crate::session::game::scrabble::Scrabble;
use crate::store::Version;

/// Asks whether to pass, or to accept the last play of the game.
pub(super) async fn open(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    caller.replace(ask(caller, at, None)?).await
}

/// The question; who has typed it can change that.
pub(super) fn ask(
    caller: &Caller,
    at: &SeenTable,
    change: Option<CreateButton>,
) -> Result<Reply, Failure> {
    let (key, verb, style) = match at.own_turn::<Scrabble>()?.final_call {
        true => ("scrabble-accept-surely", press::ACCEPT, ButtonStyle::Success),
        false => ("scrabble-pass-surely", press::PASS_SURELY, ButtonStyle::Danger),
    };
    let controls = at.controls();
    let (surely, never) =
        (controls.button(Verb::game(verb), style), controls.grey(TableVerb::Dismiss));
    let row = [surely].into_iter().chain(change).chain([never]).collect();
    Ok(Reply::text(caller.say(key, &[])).with_buttons(row))
}

/// Passes, or accepts the last play of the game.
pub(super) async fn surely(caller: &Caller, at: &SeenTable, seen: Version) -> Result<(), Failure> {
    play::make::<Scrabble>(caller, at, seen, Action::Pass).await
}
