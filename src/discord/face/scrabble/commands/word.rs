//! `/word`: whether a word counts, what it means, which words fit and which can be made.

use serenity::all::CreateAutocompleteResponse;

use super::super::options::lexicons_here;
use super::super::word::{self as deed, Reach};
use crate::discord::commands::{Context, answer, completions, propose, sentence, told, typed_text};

/// Asks about words.
#[poise::command(
    slash_command,
    subcommand_required,
    subcommands("check", "meaning", "find", "anagrams")
)]
pub(super) async fn word(_: Context<'_>) -> Result<(), serenity::Error> {
    Ok(())
}

/// Asks whether a word counts.
#[poise::command(slash_command)]
async fn check(
    context: Context<'_>,
    #[autocomplete = "words_here"] word: String,
    #[autocomplete = "lexicons_here"] lexicon: Option<String>,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| deed::check(caller, word, lexicon.as_deref()).await).await
}

/// Asks what a word means.
#[poise::command(slash_command)]
async fn meaning(
    context: Context<'_>,
    #[autocomplete = "words_everywhere"] word: String,
    #[autocomplete = "lexicons_here"] lexicon: Option<String>,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| deed::meaning(caller, word, lexicon.as_deref()).await).await
}

/// Looks for words by a pattern.
#[poise::command(slash_command)]
async fn find(
    context: Context<'_>,
    pattern: String,
    #[autocomplete = "lexicons_here"] lexicon: Option<String>,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| deed::find(caller, pattern, lexicon.as_deref()).await).await
}

/// Looks for words that can be made of letters.
#[poise::command(slash_command)]
async fn anagrams(
    context: Context<'_>,
    letters: String,
    shorter: Option<bool>,
    #[autocomplete = "lexicons_here"] lexicon: Option<String>,
) -> Result<(), serenity::Error> {
    let whole = !shorter.unwrap_or_default();
    answer(context, async |caller| deed::anagrams(caller, letters, whole, lexicon.as_deref()).await)
        .await
}

async fn words_here(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    words(context, typed, Reach::Here).await
}

async fn words_everywhere(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    words(context, typed, Reach::Everywhere).await
}

/// Words that begin as typed; where words may be challenged, the sentence that says why there are none.
async fn words(context: Context<'_>, typed: &str, reach: Reach) -> CreateAutocompleteResponse {
    let lexicon = typed_text(context, "lexicon");
    propose(context, async |caller| {
        match deed::beginning(caller, typed.to_owned(), lexicon, reach).await {
            Ok(words) => completions(words.into_iter().map(|word| (word.clone(), word))),
            Err(failure) => told(typed, sentence(caller.tongue, &failure)),
        }
    })
    .await
}
