//! `/board`: shows the board of this channel again.

use super::{Context, answer};
use crate::discord::deeds::look;
use crate::discord::seen::SeenTable;

/// Shows the board.
#[poise::command(slash_command)]
pub(super) async fn board(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| look::board(caller, &SeenTable::last_here(caller).await?).await)
        .await
}
