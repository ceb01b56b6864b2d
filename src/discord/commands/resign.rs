//! `/resign`: gives up, after asking once.

use super::{Context, caller};
use crate::discord::deeds::{At, resign};

/// Gives up.
#[poise::command(slash_command)]
pub(super) async fn resign(context: Context<'_>) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = async { resign::open(&caller, &At::here(&caller).await?).await }.await;
    caller.conclude(done).await;
    Ok(())
}
