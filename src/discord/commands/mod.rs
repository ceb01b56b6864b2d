//! The commands: one file for each, with names and descriptions from the texts of each language.

mod analyse;
mod board;
mod challenge;
mod exchange;
mod export;
mod help;
mod hint;
mod history;
mod leaderboard;
mod localise;
mod new;
mod pass;
mod play;
mod rack;
mod resign;
mod settings;
mod stats;
mod tables;
mod undo;
mod word;

use std::sync::Arc;

use serenity::all::{
    AutocompleteChoice, CreateAutocompleteResponse, InstallationContext, InteractionContext,
};

use super::bot::Bot;
use super::caller::Caller;
use super::failure::Failure;
use super::persistence::persist;
use super::reply::Reply;
use super::text::shortened;
use crate::texts::Tongue;

/// What a command gets.
pub(super) type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, serenity::Error>;

/// A command of ours.
type Command = poise::Command<Arc<Bot>, serenity::Error>;

/// The most characters of a completion.
const COMPLETION: usize = 100;

/// The most completions that Discord takes.
const COMPLETIONS: usize = 25;

/// All commands, in the order in which they are listed.
pub(super) fn all() -> Vec<Command> {
    let mut commands = vec![
        new::new(),
        play::play(),
        rack::rack(),
        board::board(),
        exchange::exchange(),
        pass::pass(),
        challenge::challenge(),
        undo::undo(),
        resign::resign(),
        tables::tables(),
        stats::stats(),
        leaderboard::leaderboard(),
        settings::settings(),
        word::word(),
        help::help(),
        hint::hint(),
        history::history(),
        analyse::analyse(),
        export::export(),
    ];
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
    let commands = poise::builtins::create_application_commands(&framework.options().commands);
    let set = || serenity::all::Command::set_global_commands(context, commands.clone());
    persist(set).await.map(drop)
}

/// Who has used a command; nobody when they are to wait, or when we could not learn it.
pub(super) async fn caller(context: Context<'_>) -> Option<Caller> {
    let caller = Caller::new(context.data(), context.interaction.into()).await?;
    let (command, call) = (&context.command().qualified_name, context.interaction.id);
    tracing::info!(%command, %call, by = %caller.person, "asked");
    Some(caller)
}

/// Who is typing a command; nobody gets proposals who asks for too many.
pub(super) async fn typist(context: Context<'_>) -> Option<Caller> {
    Caller::typing(context.data(), context.interaction.into()).await
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

/// What a failure says, where there is no place for more.
pub(super) fn sentence(tongue: Tongue, failure: &Failure) -> String {
    match failure {
        Failure::Refused(refusal) => {
            tongue.tell(&refusal.telling(&|_| tongue.say("bot-opponent", &[])))
        }
        Failure::Told(telling) => tongue.tell(telling),
        Failure::Fault(_) => tongue.say("bot-busy", &[]),
    }
}

/// Answers when a command did not even reach us as it should.
pub(super) async fn on_error(error: poise::FrameworkError<'_, Arc<Bot>, serenity::Error>) {
    tracing::error!(%error, "a command failed");
    let Some(poise::Context::Application(context)) = error.ctx() else { return };
    if let Some(caller) = caller(context).await {
        let text = caller.say("bot-not-understood", &[]);
        if let Err(failure) = caller.whisper(Reply::text(text)).await {
            tracing::warn!(?failure, "an answer did not arrive");
        }
    }
}
