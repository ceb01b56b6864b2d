//! How a server wants things; those who may manage it change them.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::{
    AUTOMATIC, automatic, lexicon_name, lexicons_of, line, optional, read_switch, read_theme,
    read_tongue, rules, select, switch, theme_line, themes_of, tongue_name, tongues, yes_or_no,
};
use crate::discord::caller::{self, Caller};
use crate::discord::face::new::unknown;
use crate::discord::face::scrabble::{RULES, read_rule, rule_key};
use crate::discord::failure::Failure;
use crate::discord::knob::{Knob, Turn};
use crate::discord::reply::Reply;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::Judging;
use crate::lexicons;
use crate::members::ServerSettings;
use crate::session::{ChannelId, ServerId};
use crate::texts::Tongue;

/// The most channels that can be named.
const MOST_CHANNELS: usize = 50;

/// Something that is changed for a server.
#[derive(Clone, Debug)]
pub(in crate::discord) enum Change {
    /// The language of public messages; none is that of whoever opens a table.
    Tongue(Option<Tongue>),
    /// The theme of public pictures.
    Theme(Option<String>),
    /// The lexicon of new tables.
    Lexicon(Option<String>),
    /// The rule of new tables.
    Judging(Option<Judging>),
    /// Whether hints are allowed.
    Hints(bool),
    /// The most tables at once; none leaves it to the bot.
    Tables(Option<usize>),
    /// One more channel in which tables may stand.
    Allow(ChannelId),
    /// A channel in which they may not stand any more.
    Forbid(ChannelId),
    /// Tables may stand everywhere.
    Everywhere,
}

impl Change {
    /// Reads a new value of a setting.
    pub fn read(caller: &Caller, knob: Knob, value: &str) -> Result<Self, Failure> {
        match knob {
            Knob::Tongue => read_tongue(value).map(Self::Tongue),
            Knob::Theme => read_theme(caller, value).map(Self::Theme),
            Knob::Lexicon => read_lexicon(value).map(Self::Lexicon),
            Knob::Rule => {
                let judging = optional(value).map(read_rule).transpose();
                judging.map(Self::Judging)
            }
            Knob::Hints => read_switch(value).map(Self::Hints),
            Knob::Everywhere => Ok(Self::Everywhere),
            _ => Err(Failure::told("bot-unknown-button")),
        }
    }

    fn apply(&self, settings: &mut ServerSettings) {
        match self {
            Self::Tongue(tongue) => settings.tongue = *tongue,
            Self::Theme(theme) => settings.theme.clone_from(theme),
            Self::Lexicon(lexicon) => settings.lexicon.clone_from(lexicon),
            Self::Judging(judging) => settings.judging = *judging,
            Self::Hints(hints) => settings.hints = *hints,
            Self::Tables(tables) => settings.tables = *tables,
            Self::Allow(channel) => {
                let channels = &mut settings.channels;
                if !channels.contains(channel) && channels.len() < MOST_CHANNELS {
                    channels.push(*channel);
                }
            }
            Self::Forbid(channel) => settings.channels.retain(|other| other != channel),
            Self::Everywhere => settings.channels.clear(),
        }
    }

    /// Refuses what cannot be applied to these settings.
    fn check(&self, settings: &ServerSettings) -> Result<(), Failure> {
        let channels = &settings.channels;
        match self {
            Self::Allow(channel)
                if channels.len() >= MOST_CHANNELS && !channels.contains(channel) =>
            {
                let most = [("most", Fact::from(MOST_CHANNELS))];
                Err(Telling::new("settings-too-many-channels", most).into())
            }
            // Nothing would be left, which means everywhere.
            Self::Forbid(channel) if channels.as_slice() == [*channel] => {
                Err(Failure::told("settings-last-channel"))
            }
            Self::Forbid(channel) if !channels.contains(channel) => {
                let place = Fact::Text(format!("<#{channel}>"));
                Err(Telling::new("settings-channel-not-listed", [("channel", place)]).into())
            }
            _ => Ok(()),
        }
    }
}

/// Only what is shipped: a path typed by somebody must never reach the disk.
fn read_lexicon(text: &str) -> Result<Option<String>, Failure> {
    let Some(name) = optional(text) else { return Ok(None) };
    match lexicons::shipped().any(|(shipped, _)| shipped == name) {
        true => Ok(Some(name.to_owned())),
        false => {
            let known = lexicons::shipped().map(|(name, _)| name).collect::<Vec<_>>().join(", ");
            Err(unknown("scrabble-unknown-lexicon", text, known))
        }
    }
}

/// Changes what is to be changed, and shows what is set then.
pub(in crate::discord) async fn change(
    caller: &Caller,
    server: ServerId,
    changes: Vec<Change>,
) -> Result<(), Failure> {
    let mut before = caller.server.clone();
    for change in &changes {
        change.check(&before)?;
        change.apply(&mut before);
    }
    let apply = |settings: &mut ServerSettings| {
        changes.iter().for_each(|change| change.apply(settings));
    };
    let settings = caller.bot.members.change_server(server, apply).await?;
    caller.replace(shown(caller, &settings)).await
}

/// What is set, with all that can be changed by a click.
fn shown(caller: &Caller, settings: &ServerSettings) -> Reply {
    let (tongue, _) = caller::tongues(&caller.settings, settings, caller.locale);
    Reply::text(lines(tongue, settings).join("\n")).with_rows(rows(caller, tongue, settings))
}

fn lines(tongue: Tongue, settings: &ServerSettings) -> Vec<String> {
    let language = match settings.tongue {
        Some(chosen) => tongue_name(chosen.code(), tongue),
        None => tongue.say("settings-automatic", &[]),
    };
    let lexicon = match &settings.lexicon {
        Some(lexicon) => lexicon_name(lexicon, tongue),
        None => tongue.say("settings-automatic", &[]),
    };
    let rule = match settings.judging {
        Some(judging) => tongue.say(rule_key(judging), &[]),
        None => automatic(tongue, &tongue.say(rule_key(Judging::default()), &[])),
    };
    let tables = match settings.tables {
        Some(tables) => tables.to_string(),
        None => tongue.say("settings-tables-free", &[]),
    };
    let channels = match settings.channels.as_slice() {
        [] => tongue.say("settings-channels-all", &[]),
        some => some.iter().map(|channel| format!("<#{channel}>")).collect::<Vec<_>>().join(", "),
    };
    let words = settings.own_words().to_string();
    vec![
        tongue.say("settings-server", &[]),
        line(tongue, "settings-line-public-language", &language),
        line(
            tongue,
            "settings-line-public-theme",
            &theme_line(tongue, settings.theme.as_ref(), None),
        ),
        line(tongue, "settings-line-lexicon", &lexicon),
        line(tongue, "settings-line-rule", &rule),
        line(tongue, "settings-line-hints", &yes_or_no(tongue, settings.hints)),
        line(tongue, "settings-line-tables", &tables),
        line(tongue, "settings-line-channels", &channels),
        line(tongue, "settings-line-words", &words),
        tongue.say("settings-server-how", &[]),
    ]
}

fn rows(caller: &Caller, tongue: Tongue, settings: &ServerSettings) -> Vec<CreateActionRow> {
    let rule = RULES.into_iter().find(|(_, judging)| Some(*judging) == settings.judging);
    let mut buttons = vec![switch(tongue, Knob::Hints, settings.hints)];
    if !settings.channels.is_empty() {
        let id = Turn::new(Knob::Everywhere, "on").to_string();
        let label = tongue.say("settings-everywhere", &[]);
        buttons.push(CreateButton::new(id).label(label).style(ButtonStyle::Secondary));
    }
    vec![
        select(
            tongue,
            Knob::Tongue,
            "settings-select-language",
            tongues(tongue),
            settings.tongue.map_or(AUTOMATIC, Tongue::code),
        ),
        select(
            tongue,
            Knob::Theme,
            "settings-select-theme",
            themes_of(&caller.bot, tongue),
            settings.theme.as_deref().unwrap_or(AUTOMATIC),
        ),
        select(
            tongue,
            Knob::Lexicon,
            "settings-select-lexicon",
            lexicons_of(tongue),
            settings.lexicon.as_deref().unwrap_or(AUTOMATIC),
        ),
        select(
            tongue,
            Knob::Rule,
            "settings-select-rule",
            rules(tongue),
            rule.map_or(AUTOMATIC, |(name, _)| name),
        ),
        CreateActionRow::Buttons(buttons),
    ]
}
