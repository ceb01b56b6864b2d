//! `/history`: all turns of the channel's game.

use super::{Context, caller};
use crate::discord::deeds::{At, history};

/// Shows all turns.
#[poise::command(slash_command)]
pub(super) async fn history(context: Context<'_>) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = async { history::show(&caller, &At::last_here(&caller).await?, "").await }.await;
    caller.conclude(done).await;
    Ok(())
}
