//! How a person wants things.

use super::setting::{Choice, Kind, Setting};
use super::{Owner, theme_name, themes, tongue_name, tongues};
use crate::discord::caller::{self, Caller};
use crate::discord::failure::Failure;
use crate::discord::text::escaped;
use crate::members::PersonSettings;
use crate::texts::Tongue;

impl Owner for PersonSettings {
    const TITLE: &'static str = "settings-me";
    const MORE: Option<&'static str> = None;
    const SETTINGS: &'static [Setting<Self>] = &[
        Setting {
            id: "own-language",
            kind: Kind::Choice(Choice {
                all: tongues,
                present: |person| person.tongue.map(|tongue| tongue.code().to_owned()),
                choose: |person, code| person.tongue = code.and_then(|code| code.parse().ok()),
                otherwise: |_, tongue| Some(tongue_name(tongue.code(), tongue)),
                unknown: "settings-unknown-language",
            }),
        },
        Setting {
            id: "own-theme",
            kind: Kind::Choice(Choice {
                all: themes,
                present: |person| person.theme.clone(),
                choose: |person, theme| person.theme = theme.map(str::to_owned),
                otherwise: |caller, tongue| {
                    let theme = caller.server.theme.as_deref();
                    let theme = theme.unwrap_or(crate::themes::DEFAULT);
                    Some(escaped(&theme_name(theme, tongue)))
                },
                unknown: "settings-unknown-theme",
            }),
        },
        Setting {
            id: "own-previews",
            kind: Kind::Switch {
                is_on: |person| person.previews,
                set: |person, is_on| person.previews = is_on,
            },
        },
        Setting {
            id: "own-pings",
            kind: Kind::Switch {
                is_on: |person| person.pings,
                set: |person, is_on| person.pings = is_on,
            },
        },
        Setting {
            id: "own-invitations",
            kind: Kind::Switch {
                is_on: |person| !person.uninvited,
                set: |person, is_on| person.uninvited = !is_on,
            },
        },
    ];

    fn of(caller: &Caller) -> Result<&Self, Failure> {
        Ok(&caller.settings)
    }

    fn tongue(&self, caller: &Caller) -> Tongue {
        caller::tongues(self, &caller.server, caller.locale).0
    }

    async fn write(
        caller: &Caller,
        change: impl Fn(&mut Self) + Send + Sync,
    ) -> Result<Self, Failure> {
        Ok(caller.bot.members.change_person(caller.person, change).await?)
    }
}
