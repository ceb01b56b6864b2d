//! `/help`: how to play, by topics.

use serenity::all::CreateAutocompleteResponse;

use super::new::tongue;
use super::{Context, caller, matching};
use crate::discord::deeds::help::{self as deed, Topic};

/// Explains how to play.
#[poise::command(slash_command)]
pub(super) async fn help(
    context: Context<'_>,
    #[autocomplete = "topics"] topic: Option<String>,
) -> Result<(), serenity::Error> {
    let Some(caller) = caller(context).await else { return Ok(()) };
    // Whatever was typed instead of being chosen, the beginning leads on to everything.
    let topic = topic.and_then(|name| Topic::named(name.trim())).unwrap_or(Topic::Start);
    let done = deed::show(&caller, topic).await;
    caller.conclude(done).await;
    Ok(())
}

async fn topics(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(tongue) = tongue(context).await else { return CreateAutocompleteResponse::new() };
    matching(typed, Topic::ALL.map(|topic| (topic.title(tongue), topic.name().to_owned())))
}
