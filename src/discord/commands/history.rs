//! `/history`: all turns of the channel's game.

use super::{Context, answer};
use crate::discord::deeds::history;
use crate::discord::seen::SeenTable;

/// Shows all turns.
#[poise::command(slash_command)]
pub(super) async fn history(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        history::show(caller, &SeenTable::last_here(caller).await?, "").await
    })
    .await
}
