//! `/play`: makes a move, explained while it is typed.

use serenity::all::CreateAutocompleteResponse;

use super::{Context, answer, propose, sentence, told};
use crate::discord::deeds::{At, play as deed};

/// Makes a move.
#[poise::command(slash_command)]
pub(super) async fn play(
    context: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "explained"]
    text: String,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        let at = At::here(caller).await?;
        deed::typed(caller, &at, at.view.version, &text).await
    })
    .await
}

/// What the text means, as the one completion of it.
async fn explained(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| {
        let said = deed::explain(caller, typed).await;
        told(typed, said.unwrap_or_else(|failure| sentence(caller.tongue, &failure)))
    })
    .await
}
