//! Giving up: asked once.

use serenity::all::ButtonStyle;

use crate::discord::button::TableVerb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::session::game::Common;
use crate::session::table::Deed;

/// Asks whether to give up.
pub(in crate::discord) async fn open(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    at.in_game(caller)?;
    let controls = at.controls();
    let row = vec![
        controls.button(TableVerb::ResignSurely, ButtonStyle::Danger),
        controls.grey(TableVerb::Dismiss),
    ];
    caller.replace(Reply::text(caller.say("bot-resign-surely", &[])).with_buttons(row)).await
}

/// Gives up.
pub(in crate::discord) async fn surely(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    let resign = at.kind().common(Common::Resign);
    at.ask(caller, None, Deed::Play(resign)).await?;
    caller.replace(Reply::text(caller.say("bot-resigned", &[]))).await
}
