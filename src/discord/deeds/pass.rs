//! Passing: asked once, because a turn is soon lost.

use serenity::all::{ButtonStyle, CreateButton};

use super::{At, rack};
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::games::scrabble::Action;
use crate::store::Version;

/// Asks whether to pass, or to accept the last play of the game; who has typed it can change that.
pub(in crate::discord) async fn open(
    caller: &Caller,
    at: &At,
    change: Option<CreateButton>,
) -> Result<(), Failure> {
    let (key, verb, style) = match at.own_turn()?.final_call {
        true => ("bot-accept-surely", Verb::Accept, ButtonStyle::Success),
        false => ("bot-pass-surely", Verb::PassSurely, ButtonStyle::Danger),
    };
    let never = at.button(caller, Verb::Never, ButtonStyle::Secondary);
    let row = [at.button(caller, verb, style)].into_iter().chain(change).chain([never]);
    caller.replace(Reply::text(caller.say(key, &[])).with_buttons(row.collect())).await
}

/// Passes, or accepts the last play of the game.
pub(in crate::discord) async fn surely(
    caller: &Caller,
    at: &At,
    seen: Version,
) -> Result<(), Failure> {
    let after = at.play(caller, seen, Action::Pass).await?;
    rack::reply(caller, &after, "").await
}
