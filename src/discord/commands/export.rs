//! `/export`: the channel's game as a file.

use super::{Context, answer};
use crate::discord::deeds::ending;
use crate::discord::seen::SeenTable;

/// Gives the game as a file.
#[poise::command(slash_command)]
pub(super) async fn export(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        ending::export(caller, &SeenTable::last_here(caller).await?, "").await
    })
    .await
}
