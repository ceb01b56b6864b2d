//! `/settings`: how a person and a server want things, and a server's own words.

use serenity::all::{CreateAutocompleteResponse, PartialChannel};

use super::{Context, answer, matching, propose};
use crate::discord::caller::Caller;
use crate::discord::deeds::settings::{self as deed, me as own, server as servers, words as list};
use crate::discord::failure::Failure;
use crate::discord::knob::Knob;
use crate::session::ChannelId;

/// Shows and changes settings.
#[poise::command(slash_command, subcommands("me", "server", "words"), subcommand_required)]
pub(super) async fn settings(_: Context<'_>) -> Result<(), serenity::Error> {
    Ok(())
}

/// The caller's own settings.
#[poise::command(slash_command)]
async fn me(
    context: Context<'_>,
    #[autocomplete = "tongues"] language: Option<String>,
    #[autocomplete = "themes"] theme: Option<String>,
    previews: Option<bool>,
    pings: Option<bool>,
    invitations: Option<bool>,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| {
        let read = |knob, value: &Option<String>| {
            value.as_deref().map(|value| own::Change::read(caller, knob, value)).transpose()
        };
        let mut changes = Vec::new();
        changes.extend(read(Knob::OwnTongue, &language)?);
        changes.extend(read(Knob::OwnTheme, &theme)?);
        changes.extend(previews.map(own::Change::Previews));
        changes.extend(pings.map(own::Change::Pings));
        changes.extend(invitations.map(own::Change::Invitations));
        own::change(caller, &changes).await
    })
    .await
}

/// The settings of the server.
#[allow(clippy::too_many_arguments, reason = "each is an option of the command")]
#[poise::command(slash_command)]
async fn server(
    context: Context<'_>,
    #[autocomplete = "tongues"] language: Option<String>,
    #[autocomplete = "themes"] theme: Option<String>,
    #[autocomplete = "lexicons"] lexicon: Option<String>,
    #[autocomplete = "rules"] rule: Option<String>,
    hints: Option<bool>,
    #[min = 0]
    #[max = 1000]
    tables: Option<usize>,
    #[channel_types("Text", "News", "Voice", "PublicThread", "PrivateThread", "NewsThread")]
    allow: Option<PartialChannel>,
    #[channel_types("Text", "News", "Voice", "PublicThread", "PrivateThread", "NewsThread")]
    forbid: Option<PartialChannel>,
    everywhere: Option<bool>,
) -> Result<(), serenity::Error> {
    let number = |channel: PartialChannel| ChannelId(channel.id.get());
    answer(context, async |caller| {
        let server = deed::managed(caller)?;
        let mut changes = typed(
            caller,
            [
                (Knob::Tongue, language),
                (Knob::Theme, theme),
                (Knob::Lexicon, lexicon),
                (Knob::Rule, rule),
            ],
        )?;
        changes.extend(hints.map(servers::Change::Hints));
        // Nobody wants no table at all: zero takes the limit away.
        changes.extend(
            tables.map(|most| servers::Change::Tables(Some(most).filter(|&most| most > 0))),
        );
        changes.extend(everywhere.filter(|&all| all).map(|_| servers::Change::Everywhere));
        changes.extend(allow.map(number).map(servers::Change::Allow));
        changes.extend(forbid.map(number).map(servers::Change::Forbid));
        servers::change(caller, server, changes).await
    })
    .await
}

/// The server's own words.
#[poise::command(slash_command)]
async fn words(
    context: Context<'_>,
    add: Option<String>,
    ban: Option<String>,
    reset: Option<String>,
    #[autocomplete = "languages"] language: Option<String>,
) -> Result<(), serenity::Error> {
    let wish = list::Wish { add, ban, reset, language };
    answer(context, async |caller| list::change(caller, &wish).await).await
}

fn typed<const N: usize>(
    caller: &Caller,
    values: [(Knob, Option<String>); N],
) -> Result<Vec<servers::Change>, Failure> {
    let given = values.into_iter().filter_map(|(knob, value)| Some((knob, value?)));
    given.map(|(knob, value)| servers::Change::read(caller, knob, &value)).collect()
}

async fn tongues(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(context, typed, |caller| deed::tongues(caller.tongue)).await
}

async fn themes(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(context, typed, |caller| deed::themes_of(&caller.bot, caller.tongue)).await
}

async fn lexicons(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(context, typed, |caller| deed::lexicons_of(caller.tongue)).await
}

async fn rules(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(context, typed, |caller| deed::rules(caller.tongue)).await
}

async fn languages(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(context, typed, |caller| deed::languages(caller.tongue)).await
}

async fn complete(
    context: Context<'_>,
    typed: &str,
    choices: impl Fn(&Caller) -> deed::Choices,
) -> CreateAutocompleteResponse {
    propose(context, async |caller| matching(typed, choices(caller))).await
}
