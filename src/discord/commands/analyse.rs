//! `/analyse`: judges the channel's finished game.

use super::{Context, answer};
use crate::discord::deeds::analyse;
use crate::discord::seen::SeenTable;

/// Judges the finished game.
#[poise::command(slash_command)]
pub(super) async fn analyse(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        analyse::show(caller, &SeenTable::last_here(caller).await?, "").await
    })
    .await
}
