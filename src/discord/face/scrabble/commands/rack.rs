//! `/rack`: shows the caller's own rack, to nobody else.

use super::super::rack;
use crate::discord::commands::{Context, answer};
use crate::discord::seen::SeenTable;
use crate::session::game::scrabble::Scrabble;

/// Shows the rack.
#[poise::command(slash_command)]
pub(super) async fn rack(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        rack::show(caller, &SeenTable::playing::<Scrabble>(caller).await?).await
    })
    .await
}
