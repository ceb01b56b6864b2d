//! `/pass`: passes, after asking once.

use super::{Context, answer};
use crate::discord::deeds::{At, pass};

/// Passes.
#[poise::command(slash_command)]
pub(super) async fn pass(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| pass::open(caller, &At::here(caller).await?, None).await).await
}
