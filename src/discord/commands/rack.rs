//! `/rack`: shows the caller's own rack, to nobody else.

use super::{Context, caller};
use crate::discord::deeds::{At, rack};

/// Shows the rack.
#[poise::command(slash_command)]
pub(super) async fn rack(context: Context<'_>) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = async { rack::show(&caller, &At::here(&caller).await?).await }.await;
    caller.conclude(done).await;
    Ok(())
}
