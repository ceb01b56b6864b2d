//! How a server wants things; those who may manage it change them.

use super::setting::{Choice, Kind, Setting};
use super::{Owner, managed, theme_name, themes, tongues};
use crate::discord::caller::{self, Caller};
use crate::discord::face::scrabble::settings as scrabble;
use crate::discord::failure::Failure;
use crate::discord::text::escaped;
use crate::games::facts::{Fact, Telling};
use crate::members::ServerSettings;
use crate::session::ChannelId;
use crate::texts::Tongue;

/// The most channels that can be named.
const MOST_CHANNELS: usize = 50;

impl Owner for ServerSettings {
    const TITLE: &'static str = "settings-server";
    const MORE: Option<&'static str> = Some("settings-server-how");
    const SETTINGS: &'static [Setting<Self>] = &[
        Setting {
            id: "language",
            kind: Kind::Choice(Choice {
                all: tongues,
                present: |server| server.tongue.map(|tongue| tongue.code().to_owned()),
                choose: |server, code| server.tongue = code.and_then(|code| code.parse().ok()),
                // It is that of whoever opens a table.
                otherwise: |_, _| None,
                unknown: "settings-unknown-language",
            }),
        },
        Setting {
            id: "theme",
            kind: Kind::Choice(Choice {
                all: themes,
                present: |server| server.theme.clone(),
                choose: |server, theme| server.theme = theme.map(str::to_owned),
                otherwise: |_, tongue| Some(escaped(&theme_name(crate::themes::DEFAULT, tongue))),
                unknown: "settings-unknown-theme",
            }),
        },
        scrabble::LEXICON,
        scrabble::RULE,
        Setting {
            id: "hints",
            kind: Kind::Switch {
                is_on: |server| server.hints,
                set: |server, is_on| server.hints = is_on,
            },
        },
        Setting {
            id: "tables",
            kind: Kind::Number {
                present: |server| server.tables,
                set: |server, most| server.tables = most,
            },
        },
        Setting { id: "channels", kind: Kind::Told(channels) },
        Setting { id: "allow", kind: Kind::Channel(allow) },
        Setting { id: "forbid", kind: Kind::Channel(forbid) },
        Setting {
            id: "everywhere",
            kind: Kind::Step {
                is_open: |server| !server.channels.is_empty(),
                take: |server| server.channels.clear(),
            },
        },
        scrabble::WORDS,
    ];

    fn of(caller: &Caller) -> Result<&Self, Failure> {
        managed(caller)?;
        Ok(&caller.server)
    }

    fn tongue(&self, caller: &Caller) -> Tongue {
        caller::tongues(&caller.settings, self, caller.locale).0
    }

    async fn write(
        caller: &Caller,
        change: impl Fn(&mut Self) + Send + Sync,
    ) -> Result<Self, Failure> {
        Ok(caller.bot.members.change_server(managed(caller)?, change).await?)
    }
}

/// The channels in which tables may stand.
fn channels(server: &ServerSettings, tongue: Tongue) -> String {
    let named = server.channels.iter().map(|channel| format!("<#{channel}>"));
    match server.channels.is_empty() {
        true => tongue.say("settings-channels-all", &[]),
        false => named.collect::<Vec<_>>().join(", "),
    }
}

/// One more channel in which tables may stand.
fn allow(server: &mut ServerSettings, channel: ChannelId) -> Result<(), Failure> {
    let channels = &mut server.channels;
    if channels.contains(&channel) {
        return Ok(());
    }
    if channels.len() >= MOST_CHANNELS {
        let most = [("most", Fact::from(MOST_CHANNELS))];
        return Err(Telling::new("settings-too-many-channels", most).into());
    }
    channels.push(channel);
    Ok(())
}

/// A channel in which they may not stand any more.
fn forbid(server: &mut ServerSettings, channel: ChannelId) -> Result<(), Failure> {
    let channels = &mut server.channels;
    if channels.as_slice() == [channel] {
        // Nothing would be left, which means everywhere.
        return Err(Failure::told("settings-last-channel"));
    }
    if !channels.contains(&channel) {
        let place = Fact::Text(format!("<#{channel}>"));
        return Err(Telling::new("settings-channel-not-listed", [("channel", place)]).into());
    }
    channels.retain(|other| *other != channel);
    Ok(())
}
