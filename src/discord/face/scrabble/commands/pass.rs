//! `/pass`: passes, after asking once.

use super::super::pass;
use crate::discord::commands::{Context, answer};
use crate::discord::seen::SeenTable;
use crate::session::game::scrabble::Scrabble;

/// Passes.
#[poise::command(slash_command)]
pub(super) async fn pass(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        pass::open(caller, &SeenTable::playing::<Scrabble>(caller).await?).await
    })
    .await
}
