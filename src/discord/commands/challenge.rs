//! `/challenge`: contests words of the last play; without any named it asks which.

use super::{Context, answer};
use crate::discord::deeds::{At, challenge};

/// Contests words.
#[poise::command(slash_command)]
pub(super) async fn challenge(
    context: Context<'_>,
    words: Option<String>,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        let at = At::here(caller).await?;
        match words {
            Some(words) => challenge::named(caller, &at, &words).await,
            None => challenge::open(caller, &at).await,
        }
    })
    .await
}
