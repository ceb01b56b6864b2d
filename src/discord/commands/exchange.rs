//! `/exchange`: exchanges tiles; without any named it asks which.

use super::{Context, answer};
use crate::discord::deeds::{At, exchange};

/// Exchanges tiles.
#[poise::command(slash_command)]
pub(super) async fn exchange(
    context: Context<'_>,
    tiles: Option<String>,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        let at = At::here(caller).await?;
        match tiles {
            Some(tiles) => exchange::named(caller, &at, &tiles).await,
            None => exchange::open(caller, &at, "").await,
        }
    })
    .await
}
