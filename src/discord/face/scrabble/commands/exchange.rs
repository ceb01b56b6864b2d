//! `/exchange`: exchanges tiles; without any named it asks which.

use super::super::exchange;
use crate::discord::commands::{Context, answer};
use crate::discord::seen::SeenTable;
use crate::session::game::scrabble::Scrabble;

/// Exchanges tiles.
#[poise::command(slash_command)]
pub(super) async fn exchange(
    context: Context<'_>,
    tiles: Option<String>,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        let at = SeenTable::playing::<Scrabble>(caller).await?;
        match tiles {
            Some(tiles) => exchange::named(caller, &at, &tiles).await,
            None => exchange::open(caller, &at, "").await,
        }
    })
    .await
}
