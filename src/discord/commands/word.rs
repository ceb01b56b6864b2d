//! `/word`: whether a word counts, what it means, which words fit and which can be made.

use serenity::all::{CreateAutocompleteResponse, ResolvedValue};

use super::new::lexicons_here;
use super::{Context, caller, completions, sentence, typist};
use crate::discord::deeds::word::{self as deed, Reach};

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
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = deed::check(&caller, word, lexicon.as_deref()).await;
    caller.conclude(done).await;
    Ok(())
}

/// Asks what a word means.
#[poise::command(slash_command)]
async fn meaning(
    context: Context<'_>,
    #[autocomplete = "words_everywhere"] word: String,
    #[autocomplete = "lexicons_here"] lexicon: Option<String>,
) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = deed::meaning(&caller, word, lexicon.as_deref()).await;
    caller.conclude(done).await;
    Ok(())
}

/// Looks for words by a pattern.
#[poise::command(slash_command)]
async fn find(
    context: Context<'_>,
    pattern: String,
    #[autocomplete = "lexicons_here"] lexicon: Option<String>,
) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let done = deed::find(&caller, pattern, lexicon.as_deref()).await;
    caller.conclude(done).await;
    Ok(())
}

/// Looks for words that can be made of letters.
#[poise::command(slash_command)]
async fn anagrams(
    context: Context<'_>,
    letters: String,
    shorter: Option<bool>,
    #[autocomplete = "lexicons_here"] lexicon: Option<String>,
) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    let whole = !shorter.unwrap_or_default();
    let done = deed::anagrams(&caller, letters, whole, lexicon.as_deref()).await;
    caller.conclude(done).await;
    Ok(())
}

async fn words_here(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    words(context, typed, Reach::Here).await
}

async fn words_everywhere(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    words(context, typed, Reach::Everywhere).await
}

/// Words that begin as typed; where words may be challenged, the sentence that says why there are none.
async fn words(context: Context<'_>, typed: &str, reach: Reach) -> CreateAutocompleteResponse {
    let Some(caller) = typist(context).await else { return CreateAutocompleteResponse::new() };
    let lexicon = context.args.iter().find_map(|option| match option.value {
        ResolvedValue::String(value) if option.name == "lexicon" => Some(value),
        _ => None,
    });
    match deed::beginning(&caller, typed.to_owned(), lexicon, reach).await {
        Ok(words) => completions(words.into_iter().map(|word| (word.clone(), word))),
        Err(failure) => {
            let value = if typed.trim().is_empty() { "?" } else { typed };
            completions([(sentence(caller.tongue, &failure), value.to_owned())])
        }
    }
}
