//! `/settings words`: a server's own words.

use serenity::all::CreateAutocompleteResponse;

use super::super::languages;
use super::super::own_words::{self, Wish};
use crate::discord::commands::{Context, answer, matching, propose};

/// The server's own words.
#[poise::command(slash_command)]
pub(super) async fn words(
    context: Context<'_>,
    add: Option<String>,
    ban: Option<String>,
    reset: Option<String>,
    #[autocomplete = "languages_here"] language: Option<String>,
) -> Result<(), serenity::Error> {
    let wish = Wish { add, ban, reset, language };
    answer(context, async |caller| own_words::change(caller, &wish).await).await
}

async fn languages_here(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| matching(typed, languages::all(caller.tongue))).await
}
