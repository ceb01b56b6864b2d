//! `/pass`: passes, after asking once.

use super::{Context, caller};
use crate::discord::deeds::{At, pass};

/// Passes.
#[poise::command(slash_command)]
pub(super) async fn pass(context: Context<'_>) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = async { pass::open(&caller, &At::here(&caller).await?, None).await }.await;
    caller.conclude(done).await;
    Ok(())
}
