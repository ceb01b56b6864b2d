//! `/resign`: gives up, after asking once.

use super::{Context, answer};
use crate::discord::deeds::{At, resign};

/// Gives up.
#[poise::command(slash_command)]
pub(super) async fn resign(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| resign::open(caller, &At::here(caller).await?).await).await
}
