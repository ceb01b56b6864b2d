//! `/play`: makes a move, explained while it is typed.

use serenity::all::CreateAutocompleteResponse;

use super::{Context, caller, completions, sentence, typist};
use crate::discord::deeds::{At, play as deed};

/// Makes a move.
#[poise::command(slash_command)]
pub(super) async fn play(
    context: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "explained"]
    text: String,
) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = async {
        let at = At::here(&caller).await?;
        deed::typed(&caller, &at, at.view.version, &text).await
    };
    let done = done.await;
    caller.conclude(done).await;
    Ok(())
}

/// What the text means, as the one completion of it.
async fn explained(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(caller) = typist(context).await else { return CreateAutocompleteResponse::new() };
    let said = deed::explain(&caller, typed).await;
    let said = said.unwrap_or_else(|failure| sentence(caller.tongue, &failure));
    let value = if typed.trim().is_empty() { "?" } else { typed };
    completions([(said, value.to_owned())])
}
