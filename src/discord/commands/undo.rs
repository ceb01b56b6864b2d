//! `/undo`: asks that the last turn be taken back.

use super::{Context, answer};
use crate::discord::deeds::undo;
use crate::discord::seen::SeenTable;

/// Takes a turn back.
#[poise::command(slash_command)]
pub(super) async fn undo(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        let at = SeenTable::here(caller).await?;
        undo::ask(caller, &at, at.view.version).await
    })
    .await
}
