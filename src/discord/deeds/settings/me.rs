//! How a person wants things.

use serenity::all::CreateActionRow;

use super::{
    AUTOMATIC, automatic, line, read_switch, read_theme, read_tongue, select, switch, theme_line,
    themes_of, tongue_name, tongues, yes_or_no,
};
use crate::discord::caller::{self, Caller};
use crate::discord::failure::Failure;
use crate::discord::knob::Knob;
use crate::discord::reply::Reply;
use crate::members::PersonSettings;
use crate::texts::Tongue;

/// Something that a person changes.
#[derive(Clone, Debug)]
pub(in crate::discord) enum Change {
    /// The language; none leaves it to Discord and the server.
    Tongue(Option<Tongue>),
    /// The theme of own pictures; none leaves it to the server.
    Theme(Option<String>),
    /// Whether moves are shown before they count.
    Previews(bool),
    /// Whether to be called.
    Pings(bool),
    /// Whether to be invited.
    Invitations(bool),
}

impl Change {
    /// Reads a new value of a setting.
    pub fn read(caller: &Caller, knob: Knob, value: &str) -> Result<Self, Failure> {
        match knob {
            Knob::OwnTongue => read_tongue(value).map(Self::Tongue),
            Knob::OwnTheme => read_theme(caller, value).map(Self::Theme),
            Knob::OwnPreviews => read_switch(value).map(Self::Previews),
            Knob::OwnPings => read_switch(value).map(Self::Pings),
            Knob::OwnInvitations => read_switch(value).map(Self::Invitations),
            _ => Err(Failure::told("bot-unknown-button")),
        }
    }

    fn apply(&self, settings: &mut PersonSettings) {
        match self {
            Self::Tongue(tongue) => settings.tongue = *tongue,
            Self::Theme(theme) => settings.theme.clone_from(theme),
            Self::Previews(previews) => settings.previews = *previews,
            Self::Pings(pings) => settings.pings = *pings,
            Self::Invitations(wanted) => settings.uninvited = !*wanted,
        }
    }
}

/// Changes what is to be changed, and shows what is set then.
pub(in crate::discord) async fn change(caller: &Caller, changes: &[Change]) -> Result<(), Failure> {
    let apply = |settings: &mut PersonSettings| {
        changes.iter().for_each(|change| change.apply(settings));
    };
    let settings = caller.bot.members.change_person(caller.person, apply).await?;
    caller.replace(shown(caller, &settings)).await
}

/// What is set, with all that changes it; already in the language that was just chosen.
fn shown(caller: &Caller, settings: &PersonSettings) -> Reply {
    let (tongue, _) = caller::tongues(settings, &caller.server, caller.locale);
    let language = match settings.tongue {
        Some(chosen) => tongue_name(chosen.code(), tongue),
        None => automatic(tongue, &tongue_name(tongue.code(), tongue)),
    };
    let theme = theme_line(tongue, settings.theme.as_ref(), caller.server.theme.as_ref());
    let lines = [
        tongue.say("settings-me", &[]),
        line(tongue, "settings-line-language", &language),
        line(tongue, "settings-line-theme", &theme),
        line(tongue, "settings-line-previews", &yes_or_no(tongue, settings.previews)),
        line(tongue, "settings-line-pings", &yes_or_no(tongue, settings.pings)),
        line(tongue, "settings-line-invitations", &yes_or_no(tongue, !settings.uninvited)),
    ];
    let present = settings.tongue.map_or(AUTOMATIC, Tongue::code);
    let languages =
        select(tongue, Knob::OwnTongue, "settings-select-language", tongues(tongue), present);
    let present = settings.theme.as_deref().unwrap_or(AUTOMATIC);
    let known = themes_of(&caller.bot, tongue);
    let themes = select(tongue, Knob::OwnTheme, "settings-select-theme", known, present);
    let switches = CreateActionRow::Buttons(vec![
        switch(tongue, Knob::OwnPreviews, settings.previews),
        switch(tongue, Knob::OwnPings, settings.pings),
        switch(tongue, Knob::OwnInvitations, !settings.uninvited),
    ]);
    Reply::text(lines.join("\n")).with_rows([languages, themes, switches])
}
