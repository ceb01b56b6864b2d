//! Taking a turn back: at once against the computer, by agreement among people.

use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::session::table::Deed;
use crate::store::Version;

/// Asks that the last turn be taken back.
pub(in crate::discord) async fn ask(
    caller: &Caller,
    at: &SeenTable,
    seen: Version,
) -> Result<(), Failure> {
    let answer = at.ask(caller, Some(seen), Deed::AskUndo).await?;
    let waits = answer.state.view(None).undo.is_some();
    let key = if waits { "bot-undo-waits" } else { "bot-undone" };
    caller.replace(Reply::text(caller.say(key, &[]))).await
}

/// Agrees.
pub(in crate::discord) async fn agree(
    caller: &Caller,
    at: &SeenTable,
    seen: Version,
) -> Result<(), Failure> {
    let answer = at.ask(caller, Some(seen), Deed::AgreeUndo).await?;
    let waits = answer.state.view(None).undo.is_some();
    let key = if waits { "bot-undo-agreed" } else { "bot-undone" };
    caller.whisper(Reply::text(caller.say(key, &[]))).await
}

/// Does not agree.
pub(in crate::discord) async fn decline(
    caller: &Caller,
    at: &SeenTable,
    seen: Version,
) -> Result<(), Failure> {
    at.ask(caller, Some(seen), Deed::DeclineUndo).await?;
    caller.whisper(Reply::text(caller.say("bot-undo-declined", &[]))).await
}
