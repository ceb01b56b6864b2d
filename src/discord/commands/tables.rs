//! `/tables`: the tables that go on, of this server or one's own.

use super::{Context, answer};
use crate::discord::deeds::tables as deed;

/// Lists tables.
#[poise::command(slash_command)]
pub(super) async fn tables(
    context: Context<'_>,
    mine: Option<bool>,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| match mine.unwrap_or_default() {
        true => deed::of_caller(caller).await,
        false => deed::of_server(caller).await,
    })
    .await
}
