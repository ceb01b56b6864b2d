//! `/leaderboard`: the table of players of the server.

use serenity::all::CreateAutocompleteResponse;

use super::{Context, answer, matching, propose};
use crate::discord::deeds::leaderboard as deed;
use crate::discord::face;

/// Shows the table of players.
#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    context: Context<'_>,
    #[autocomplete = "ladders"] language: Option<String>,
    rated: Option<bool>,
) -> Result<(), serenity::Error> {
    let rated = rated.unwrap_or_default();
    answer(context, async |caller| deed::show(caller, language.as_deref(), rated).await).await
}

async fn ladders(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| matching(typed, face::ladders(caller.tongue))).await
}
