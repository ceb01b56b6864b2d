//! Settings of people and servers: typed with `/settings`, or changed by clicks below what is set.

pub(in crate::discord) mod me;
pub(in crate::discord) mod server;
pub(in crate::discord) mod words;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::first;
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::face::new::unknown;
use crate::discord::face::scrabble::{RULES, rule_key, usual_lexicon};
use crate::discord::failure::Failure;
use crate::discord::knob::{Knob, Turn};
use crate::discord::text::{escaped, shortened};
use crate::games::scrabble::Judging;
use crate::lexicons;
use crate::session::ServerId;
use crate::texts::Tongue;
use crate::themes;

/// The value of whatever nobody has chosen.
pub(in crate::discord) const AUTOMATIC: &str = "auto";

/// The most options of a select, and of completions.
const OPTIONS: usize = 25;

/// The most characters of an option's label.
const LABEL: usize = 100;

/// Names that are shown, with the values that are sent.
pub(in crate::discord) type Choices = Vec<(String, String)>;

/// Does what a click below settings says.
pub(in crate::discord) async fn turn(
    caller: &Caller,
    turn: &Turn,
    values: &[String],
) -> Result<(), Failure> {
    let value = if turn.value.is_empty() { first(values) } else { &turn.value };
    match turn.knob {
        Knob::OwnTongue
        | Knob::OwnTheme
        | Knob::OwnPreviews
        | Knob::OwnPings
        | Knob::OwnInvitations => {
            me::change(caller, &[me::Change::read(caller, turn.knob, value)?]).await
        }
        Knob::Tongue
        | Knob::Theme
        | Knob::Lexicon
        | Knob::Rule
        | Knob::Hints
        | Knob::Everywhere => {
            let server = managed(caller)?;
            let change = server::Change::read(caller, turn.knob, value)?;
            server::change(caller, server, vec![change]).await
        }
    }
}

/// The server of the caller; there is none in a private conversation.
pub(in crate::discord) fn server_of(caller: &Caller) -> Result<ServerId, Failure> {
    caller.room.server.ok_or_else(|| Failure::told("settings-no-server"))
}

/// The server of a caller who may change its settings.
pub(in crate::discord) fn managed(caller: &Caller) -> Result<ServerId, Failure> {
    let server = server_of(caller)?;
    match caller.is_manager {
        true => Ok(server),
        false => Err(Failure::told("settings-not-manager")),
    }
}

/// The languages that can be chosen.
pub(in crate::discord) fn tongues(tongue: Tongue) -> Choices {
    let choice = |other: Tongue| (tongue_name(other.code(), tongue), other.code().to_owned());
    with_automatic(tongue, Tongue::ALL.map(choice))
}

/// The themes that can be chosen.
pub(in crate::discord) fn themes_of(bot: &Bot, tongue: Tongue) -> Choices {
    let choice = |name: String| (theme_name(&name, tongue), name);
    with_automatic(tongue, bot.pictures.themes().into_iter().map(choice))
}

/// The lexicons that can be chosen.
pub(in crate::discord) fn lexicons_of(tongue: Tongue) -> Choices {
    let choice = |(name, _): (&str, &str)| (lexicon_name(name, tongue), name.to_owned());
    with_automatic(tongue, lexicons::shipped().map(choice))
}

/// The rules that can be chosen.
pub(in crate::discord) fn rules(tongue: Tongue) -> Choices {
    let choice =
        |(name, judging): (&str, Judging)| (tongue.say(rule_key(judging), &[]), name.to_owned());
    with_automatic(tongue, RULES.map(choice))
}

/// The languages that are played, by the lexicons that are shipped.
pub(in crate::discord) fn languages(tongue: Tongue) -> Choices {
    let mut codes: Vec<&str> = lexicons::shipped().map(|(_, language)| language).collect();
    codes.dedup();
    codes.into_iter().map(|code| (tongue_name(code, tongue), code.to_owned())).collect()
}

fn with_automatic(tongue: Tongue, choices: impl IntoIterator<Item = (String, String)>) -> Choices {
    let automatic = (tongue.say("settings-automatic", &[]), AUTOMATIC.to_owned());
    [automatic].into_iter().chain(choices).collect()
}

/// The name of a language by its code.
pub(in crate::discord) fn tongue_name(code: &str, tongue: Tongue) -> String {
    known_name("settings-tongue-", code, tongue)
}

fn theme_name(name: &str, tongue: Tongue) -> String {
    known_name("settings-theme-", name, tongue)
}

fn lexicon_name(name: &str, tongue: Tongue) -> String {
    known_name("scrabble-lexicon-", name, tongue)
}

/// What is said for a name; a host may have added some that the texts do not know.
pub(in crate::discord) fn known_name(kind: &str, name: &str, tongue: Tongue) -> String {
    let key = format!("{kind}{name}");
    if tongue.knows(&key) { tongue.say(&key, &[]) } else { name.to_owned() }
}

/// Reads the code of a language, or that none is wanted.
fn read_tongue(text: &str) -> Result<Option<Tongue>, Failure> {
    let known = || Tongue::ALL.map(Tongue::code).join(", ");
    optional(text)
        .map(str::parse)
        .transpose()
        .map_err(|_| unknown("settings-unknown-language", text, known()))
}

/// Reads the name of a theme, or that none is wanted.
fn read_theme(caller: &Caller, text: &str) -> Result<Option<String>, Failure> {
    let Some(name) = optional(text) else { return Ok(None) };
    let known = caller.bot.pictures.themes();
    match known.iter().any(|theme| theme == name) {
        true => Ok(Some(name.to_owned())),
        false => Err(unknown("settings-unknown-theme", text, escaped(&known.join(", ")))),
    }
}

/// Reads the language that is played; without one it is the one that new tables here have.
pub(in crate::discord) fn read_language(
    caller: &Caller,
    text: Option<&str>,
) -> Result<String, Failure> {
    let Some(text) = text.map(str::trim) else {
        let usual = || usual_lexicon(caller.public_tongue).to_owned();
        let lexicon = caller.server.lexicon.clone().unwrap_or_else(usual);
        return Ok(lexicons::language(&lexicon).unwrap_or_else(|| caller.tongue.code().to_owned()));
    };
    let known = languages(caller.tongue);
    match known.iter().any(|(_, code)| code == text) {
        true => Ok(text.to_owned()),
        false => {
            let known: Vec<String> = known.into_iter().map(|(_, code)| code).collect();
            Err(unknown("settings-unknown-language", text, known.join(", ")))
        }
    }
}

fn read_switch(text: &str) -> Result<bool, Failure> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(Failure::told("bot-unknown-button")),
    }
}

fn optional(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|&text| text != AUTOMATIC)
}

/// A line that says how something is set.
fn line(tongue: Tongue, key: &str, value: &str) -> String {
    tongue.say(key, &[("value", value)])
}

fn yes_or_no(tongue: Tongue, is: bool) -> String {
    tongue.say(if is { "settings-yes" } else { "settings-no" }, &[])
}

/// What counts while nothing is chosen.
fn automatic(tongue: Tongue, value: &str) -> String {
    tongue.say("settings-automatic-as", &[("value", value)])
}

/// The theme that counts: the chosen one, or another that is told to be automatic.
fn theme_line(tongue: Tongue, chosen: Option<&String>, otherwise: Option<&String>) -> String {
    match chosen {
        Some(theme) => escaped(&theme_name(theme, tongue)),
        None => {
            let theme = otherwise.map_or(themes::DEFAULT, String::as_str);
            automatic(tongue, &escaped(&theme_name(theme, tongue)))
        }
    }
}

/// A select of a setting, with the present value chosen.
fn select(
    tongue: Tongue,
    knob: Knob,
    title: &str,
    choices: Choices,
    present: &str,
) -> CreateActionRow {
    let option = |(name, value): (String, String)| {
        let label = tongue.say(title, &[("value", &name)]);
        let is_present = value == present;
        CreateSelectMenuOption::new(shortened(&label, LABEL), value).default_selection(is_present)
    };
    let fits = |(_, value): &(String, String)| value.chars().count() <= LABEL;
    let options = choices.into_iter().filter(fits).take(OPTIONS).map(option).collect();
    let id = Turn::new(knob, "").to_string();
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(menu)
}

/// A button that switches a setting to the other side.
fn switch(tongue: Tongue, knob: Knob, is_on: bool) -> CreateButton {
    let to = if is_on { "off" } else { "on" };
    let label = tongue.say(&format!("settings-switch-{}-{to}", knob.name()), &[]);
    CreateButton::new(Turn::new(knob, to).to_string()).label(label).style(ButtonStyle::Secondary)
}
