//! The commands that every game has: one file for each, and one line below. Those of single games come
//! from their faces. All have names and descriptions from the texts of each language.
//!
//! | file | |
//! |---|---|
//! | `new.rs` `play.rs` `board.rs` `undo.rs` `resign.rs` `hint.rs` | a table and its turns |
//! | `history.rs` `analyse.rs` `export.rs` | a game to look back at |
//! | `tables.rs` `stats.rs` `leaderboard.rs` `settings.rs` `help.rs` | people, servers, help |
//! | `localise.rs` `registered.rs` | names and descriptions; that what Discord is told of them is as it is kept |

mod analyse;
mod board;
mod export;
mod help;
mod hint;
mod history;
mod leaderboard;
mod localise;
mod new;
mod play;
#[cfg(test)]
mod registered;
mod resign;
mod settings;
mod stats;
mod tables;
mod undo;

use std::sync::Arc;

use poise::builtins::create_application_commands;
use serenity::all::{
    AutocompleteChoice, CreateAutocompleteResponse, InstallationContext, InteractionContext,
    ResolvedValue,
};

use super::bot::Bot;
use super::caller::Caller;
use super::face;
use super::failure::Failure;
use super::persistence::persist;
use super::text::shortened;
use crate::texts::Tongue;

/// What a command gets.
pub(super) type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, serenity::Error>;

/// A command of ours.
pub(super) type Command = poise::Command<Arc<Bot>, serenity::Error>;

/// The most characters of a completion.
pub(super) const COMPLETION: usize = 100;

/// The most completions that Discord takes.
const COMPLETIONS: usize = 25;

/// All commands, in the order in which they are listed.
pub(super) fn all() -> Vec<Command> {
    let mut commands = vec![
        new::command(),
        play::play(),
        board::board(),
        undo::undo(),
        resign::resign(),
        tables::tables(),
        stats::stats(),
        leaderboard::leaderboard(),
        settings::settings(),
        help::help(),
        hint::hint(),
        history::history(),
        analyse::analyse(),
        export::export(),
    ];
    commands.extend(face::commands());
    for command in &mut commands {
        localise::localise(command);
        command.install_context = Some(vec![InstallationContext::Guild, InstallationContext::User]);
        command.interaction_context = Some(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ]);
    }
    commands
}

/// Tells Discord which commands there are.
pub(super) async fn register(
    context: &serenity::all::Context,
    framework: &poise::Framework<Arc<Bot>, serenity::Error>,
) -> serenity::Result<()> {
    let commands = create_application_commands(&framework.options().commands);
    let set = || serenity::all::Command::set_global_commands(context, commands.clone());
    persist(set).await.map(drop)
}

/// Does what a command asks and answers whoever has used it, unless they are to wait, or we could not
/// learn who it is.
pub(super) async fn answer(
    context: Context<'_>,
    deed: impl AsyncFnOnce(&Caller) -> Result<(), Failure>,
) -> Result<(), serenity::Error> {
    let Some(caller) = Caller::new(context.data(), context.interaction.into()).await else {
        return Ok(());
    };
    let (command, call) = (&context.command().qualified_name, context.interaction.id);
    tracing::info!(%command, %call, by = %caller.person, "asked");
    let done = deed(&caller).await;
    caller.conclude(done).await;
    Ok(())
}

/// Proposes something to whoever is typing a command; nothing to who asks for too much.
pub(super) async fn propose(
    context: Context<'_>,
    proposals: impl AsyncFnOnce(&Caller) -> CreateAutocompleteResponse,
) -> CreateAutocompleteResponse {
    match Caller::typing(context.data(), context.interaction.into()).await {
        Some(caller) => proposals(&caller).await,
        None => CreateAutocompleteResponse::new(),
    }
}

/// What has been typed into another option so far.
pub(super) fn typed_text<'a>(context: Context<'a>, option: &str) -> Option<&'a str> {
    context.args.iter().find_map(|typed| match typed.value {
        ResolvedValue::String(value) if typed.name == option => Some(value),
        _ => None,
    })
}

/// Completions: names that are shown with values that are sent.
pub(super) fn completions(
    choices: impl IntoIterator<Item = (String, String)>,
) -> CreateAutocompleteResponse {
    let choices = choices.into_iter().filter(|(_, value)| value.chars().count() <= COMPLETION);
    let choices = choices.take(COMPLETIONS);
    let choices = choices
        .map(|(name, value)| AutocompleteChoice::new(shortened(&name, COMPLETION), value))
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}

/// Completions of a fixed list: those whose name or value has what was typed.
pub(super) fn matching(
    typed: &str,
    all: impl IntoIterator<Item = (String, String)>,
) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let fits = |(name, value): &(String, String)| {
        name.to_lowercase().contains(&typed) || value.to_lowercase().contains(&typed)
    };
    completions(all.into_iter().filter(fits))
}

/// A sentence about what was typed, as the one completion of it, which sends the same.
pub(super) fn told(typed: &str, sentence: String) -> CreateAutocompleteResponse {
    let value = if typed.trim().is_empty() { "?" } else { typed };
    completions([(sentence, value.to_owned())])
}

/// What a failure says, where there is no place for more.
pub(super) fn sentence(tongue: Tongue, failure: &Failure) -> String {
    failure.sentence(tongue).unwrap_or_else(|_| tongue.say("bot-busy", &[]))
}

/// Answers when a command did not even reach us as it should.
pub(super) async fn on_error(error: poise::FrameworkError<'_, Arc<Bot>, serenity::Error>) {
    tracing::error!(%error, "a command failed");
    let Some(poise::Context::Application(context)) = error.ctx() else { return };
    // Whoever cannot be answered has been logged.
    let _ = answer(context, async |_| Err(Failure::told("bot-not-understood"))).await;
}
