//! `/analyse`: judges the channel's finished game.

use super::{Context, caller};
use crate::discord::deeds::{At, analyse};

/// Judges the finished game.
#[poise::command(slash_command)]
pub(super) async fn analyse(context: Context<'_>) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = async { analyse::show(&caller, &At::last_here(&caller).await?, "").await }.await;
    caller.conclude(done).await;
    Ok(())
}
