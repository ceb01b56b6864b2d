//! `/leaderboard`: the table of players of the server.

use serenity::all::CreateAutocompleteResponse;

use super::{Context, caller, matching, typist};
use crate::discord::deeds::{leaderboard as deed, settings};

/// Shows the table of players.
#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    context: Context<'_>,
    #[autocomplete = "languages"] language: Option<String>,
    rated: Option<bool>,
) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = deed::show(&caller, language.as_deref(), rated.unwrap_or_default()).await;
    caller.conclude(done).await;
    Ok(())
}

async fn languages(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(caller) = typist(context).await else { return CreateAutocompleteResponse::new() };
    matching(typed, settings::languages(caller.tongue))
}
