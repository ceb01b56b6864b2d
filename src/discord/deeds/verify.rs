//! Chance, checked: what was promised at the start, what was behind it, and that all follows.

use std::sync::Arc;

use serenity::all::CreateAttachment;

use super::showing::{Showing, is_over};
use crate::discord::button::TableVerb;
use crate::discord::caller::Caller;
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::session::game::{GameView, each};

/// A game that was checked against its promise.
pub(in crate::discord) struct Verified {
    /// What came out of it.
    pub text: String,
    /// What anybody needs to check it again.
    pub file: CreateAttachment,
}

/// Tells what was promised; after the end plays the log again and gives it away.
pub(in crate::discord) async fn show(
    caller: &Caller,
    at: &SeenTable,
    argument: &str,
) -> Result<(), Failure> {
    let showing = Showing::new(caller, at, TableVerb::Verify, argument).await?;
    let (game, tongue) = (showing.game()?, showing.tongue());
    let promise = each!(GameView, game, (view, H) => H::promise(view, tongue));
    let promise = promise.ok_or_else(|| Failure::told("bot-unknown-button"))?;
    if !is_over(at) {
        return showing.show(Reply::text(promise.whole)).await;
    }
    let log = caller.bot.hall.finished_log(at.view.id).await?;
    let table = at.view.id;
    let verified = each!(GameView, game, (view, H) => {
        let view = Arc::clone(view);
        caller.bot.pool.run(move || H::verify(table, &view, &log, tongue)).await??
    });
    showing.show(Reply::text(verified.text).with_file(verified.file)).await
}
