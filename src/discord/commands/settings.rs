//! `/settings`: how a person and a server want things. Options are made of the settings themselves; what
//! else a game lets people settle comes from its face.

use serenity::all::{
    ChannelType, CommandOptionType, CreateAutocompleteResponse, CreateCommandOption, ResolvedValue,
};

use super::{Command, Context, answer, matching, propose};
use crate::discord::deeds::settings::{self as deed, Kind, MOST, OFF, ON, Owner, Setting};
use crate::discord::face;
use crate::discord::face::new::{NewOption, Proposing, option};
use crate::members::{PersonSettings, ServerSettings};

/// Where tables may stand.
const CHANNELS: [ChannelType; 6] = [
    ChannelType::Text,
    ChannelType::News,
    ChannelType::Voice,
    ChannelType::PublicThread,
    ChannelType::PrivateThread,
    ChannelType::NewsThread,
];

/// The command with an option for each setting.
pub(super) fn settings() -> Command {
    let mut command = bare();
    for below in &mut command.subcommands {
        match &*below.name {
            "me" => below.parameters = parameters::<PersonSettings>(),
            "server" => below.parameters = parameters::<ServerSettings>(),
            _ => {}
        }
    }
    command.subcommands.extend(face::settings_commands());
    command
}

/// Shows and changes settings.
#[poise::command(
    slash_command,
    rename = "settings",
    subcommand_required,
    subcommands("me", "server")
)]
async fn bare(_: Context<'_>) -> Result<(), serenity::Error> {
    Ok(())
}

/// The caller's own settings.
#[poise::command(slash_command)]
async fn me(context: Context<'_>) -> Result<(), serenity::Error> {
    change::<PersonSettings>(context).await
}

/// The settings of the server.
#[poise::command(slash_command)]
async fn server(context: Context<'_>) -> Result<(), serenity::Error> {
    change::<ServerSettings>(context).await
}

/// Changes what was typed.
async fn change<S: Owner>(context: Context<'_>) -> Result<(), serenity::Error> {
    let typed = S::SETTINGS.iter().filter_map(|setting| {
        let option = context.args.iter().find(|option| option.name == setting.name())?;
        Some((setting.id, text(&option.value)?))
    });
    let typed: Vec<(&str, String)> = typed.collect();
    answer(context, async |caller| deed::change::<S>(caller, &typed).await).await
}

/// What was typed into an option, as settings read it.
fn text(value: &ResolvedValue<'_>) -> Option<String> {
    match value {
        ResolvedValue::String(text) => Some((*text).to_owned()),
        ResolvedValue::Boolean(is_on) => Some(if *is_on { ON } else { OFF }.to_owned()),
        ResolvedValue::Integer(number) => Some(number.to_string()),
        ResolvedValue::Channel(channel) => Some(channel.id.to_string()),
        _ => None,
    }
}

fn parameters<S: Owner>() -> Vec<NewOption> {
    S::SETTINGS.iter().filter(|setting| setting.is_typed()).map(parameter).collect()
}

/// The option of a setting, before it gets its names.
fn parameter<S: Owner>(setting: &Setting<S>) -> NewOption {
    use CommandOptionType::{Boolean, Channel, Integer, String};
    let kind: fn(CreateCommandOption) -> CreateCommandOption = match setting.kind {
        Kind::Choice(_) | Kind::Told(_) => |option| option.kind(String),
        Kind::Switch { .. } | Kind::Step { .. } => |option| option.kind(Boolean),
        Kind::Number { .. } => {
            |option| option.kind(Integer).min_number_value(0.0).max_number_value(MOST)
        }
        Kind::Channel(_) => |option| option.kind(Channel),
    };
    let is_channel = matches!(setting.kind, Kind::Channel(_));
    let is_chosen = matches!(setting.kind, Kind::Choice(_));
    let own = option(setting.name(), kind, is_chosen.then_some(proposals::<S> as Proposing));
    NewOption { channel_types: is_channel.then(|| CHANNELS.to_vec().into()), ..own }
}

/// Proposes what can be chosen for the setting whose option is being typed.
fn proposals<'a, S: Owner>(
    context: Context<'a>,
    typed: &'a str,
) -> poise::BoxFuture<'a, CreateAutocompleteResponse> {
    let is_typed = |value: &ResolvedValue<'_>| matches!(value, ResolvedValue::Autocomplete { .. });
    let option = context.args.iter().find(|option| is_typed(&option.value));
    let option = option.map_or("", |option| option.name);
    Box::pin(propose(context, async move |caller| {
        matching(typed, deed::offered::<S>(caller, option))
    }))
}
