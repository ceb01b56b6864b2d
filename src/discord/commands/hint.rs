//! `/hint`: shows a good move to the player on turn.

use super::{Context, answer};
use crate::discord::deeds::hint;
use crate::discord::seen::SeenTable;

/// Shows a hint.
#[poise::command(slash_command)]
pub(super) async fn hint(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        let at = SeenTable::here(caller).await?;
        hint::show(caller, &at, at.view.version, "").await
    })
    .await
}
