//! `/challenge`: contests words of the last play; without any named it asks which.

use super::super::challenge;
use crate::discord::commands::{Context, answer};
use crate::discord::seen::SeenTable;
use crate::session::game::scrabble::Scrabble;

/// Contests words.
#[poise::command(slash_command)]
pub(super) async fn challenge(
    context: Context<'_>,
    words: Option<String>,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        let at = SeenTable::playing::<Scrabble>(caller).await?;
        match words {
            Some(words) => challenge::named(caller, &at, &words).await,
            None => challenge::open(caller, &at).await,
        }
    })
    .await
}
