//! `/undo`: asks that the last turn be taken back.

use super::{Context, caller};
use crate::discord::deeds::{At, undo};

/// Takes a turn back.
#[poise::command(slash_command)]
pub(super) async fn undo(context: Context<'_>) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = async {
        let at = At::here(&caller).await?;
        undo::ask(&caller, &at, at.view.version).await
    }
    .await;
    caller.conclude(done).await;
    Ok(())
}
