//! `/play`: makes a move, explained while it is typed.

use serenity::all::CreateAutocompleteResponse;

use super::{Context, answer, completions, propose, sentence, told};
use crate::discord::deeds::play as deed;
use crate::discord::seen::SeenTable;

/// Makes a move.
#[poise::command(slash_command)]
pub(super) async fn play(
    context: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "explained"]
    text: String,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        let at = SeenTable::here(caller).await?;
        deed::typed(caller, &at, at.view.version, &text).await
    })
    .await
}

/// What the text means, or what is wrong with it.
async fn explained(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| match deed::explain(caller, typed).await {
        Ok(proposed) => completions(proposed),
        Err(failure) => told(typed, sentence(caller.tongue, &failure)),
    })
    .await
}
