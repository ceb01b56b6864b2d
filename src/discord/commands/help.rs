//! `/help`: how to play, by topics.

use serenity::all::CreateAutocompleteResponse;

use super::{Context, answer, matching, propose};
use crate::discord::deeds::help::{self as deed, Topic};
use crate::session::game::GameKind;

/// Explains how to play.
#[poise::command(slash_command)]
pub(super) async fn help(
    context: Context<'_>,
    #[autocomplete = "topics"] topic: Option<String>,
) -> Result<(), serenity::Error> {
    // Whatever was typed instead of being chosen, the beginning leads on to everything.
    let topic = topic
        .and_then(|name| Topic::named(name.trim()))
        .unwrap_or_else(|| Topic::first(GameKind::ALL[0]));
    answer(context, async |caller| deed::show(caller, topic).await).await
}

async fn topics(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| {
        let choice = |topic: Topic| (topic.title(caller.tongue), topic.id());
        matching(typed, Topic::all().into_iter().map(choice))
    })
    .await
}
