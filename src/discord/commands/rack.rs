//! `/rack`: shows the caller's own rack, to nobody else.

use super::{Context, answer};
use crate::discord::deeds::{At, rack};

/// Shows the rack.
#[poise::command(slash_command)]
pub(super) async fn rack(context: Context<'_>) -> Result<(), serenity::Error> {
    answer(context, async |caller| rack::show(caller, &At::here(caller).await?).await).await
}
