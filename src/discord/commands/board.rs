//! `/board`: shows the board of this channel again.

use super::{Context, caller};
use crate::discord::deeds::{At, look};

/// Shows the board.
#[poise::command(slash_command)]
pub(super) async fn board(context: Context<'_>) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = async { look::board(&caller, &At::last_here(&caller).await?).await }.await;
    caller.conclude(done).await;
    Ok(())
}
