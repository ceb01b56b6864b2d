//! `/export`: the channel's game as a file.

use super::{Context, caller};
use crate::discord::deeds::{At, ending};

/// Gives the game as a file.
#[poise::command(slash_command)]
pub(super) async fn export(context: Context<'_>) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = async { ending::export(&caller, &At::last_here(&caller).await?, "").await }.await;
    caller.conclude(done).await;
    Ok(())
}
