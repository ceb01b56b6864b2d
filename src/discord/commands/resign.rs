//! `/resign`: gives up, after asking once.

use super::{Context, answer};
use crate::discord::deeds::resign;
use crate::discord::seen::SeenTable;

/// Gives up.
#[poise::command(slash_command)]
pub(super) async fn resign(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| resign::open(caller, &SeenTable::here(caller).await?).await)
        .await
}
