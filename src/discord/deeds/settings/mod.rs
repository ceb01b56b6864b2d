//! Settings of people and servers: typed with `/settings`, or changed by clicks below what is set.
//!
//! A setting is one entry of a list and its texts: options of the command, lines, lists and buttons are
//! made of it. Those of a game stand in its face.
//!
//! | file | |
//! |---|---|
//! | `setting.rs` | what a setting is: how it is read, changed and shown |
//! | `me.rs` `server.rs` | the settings of a person and of a server |
//! | `panel.rs` | the message that shows them, with all that can be clicked |

mod me;
mod panel;
mod server;
mod setting;

use super::first;
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::setting_click::SettingClick;
use crate::members::{PersonSettings, ServerSettings};
use crate::session::ServerId;
use crate::texts::Tongue;

pub(in crate::discord) use setting::{Choice, Choices, Kind, MOST, OFF, ON, Setting};

/// Whose settings they are.
pub(in crate::discord) trait Owner: Clone + Send + Sync + 'static {
    /// All of them, in the order in which they are shown and offered.
    const SETTINGS: &'static [Setting<Self>];
    /// What stands above them.
    const TITLE: &'static str;
    /// What stands below them.
    const MORE: Option<&'static str>;

    /// How they are set, for a caller who may change them.
    fn of(caller: &Caller) -> Result<&Self, Failure>;

    /// The language in which they are shown.
    fn tongue(&self, caller: &Caller) -> Tongue;

    /// Changes them, again when somebody else was faster.
    fn write(
        caller: &Caller,
        change: impl Fn(&mut Self) + Send + Sync,
    ) -> impl Future<Output = Result<Self, Failure>> + Send;
}

/// The names of all settings that stand in ids.
pub(in crate::discord) fn ids() -> impl Iterator<Item = &'static str> {
    clicked::<PersonSettings>().chain(clicked::<ServerSettings>())
}

fn clicked<S: Owner>() -> impl Iterator<Item = &'static str> {
    S::SETTINGS.iter().filter(|setting| setting.is_clicked()).map(|setting| setting.id)
}

/// Does what a click below settings says.
pub(in crate::discord) async fn click(
    caller: &Caller,
    click: &SettingClick,
    values: &[String],
) -> Result<(), Failure> {
    let value = if click.value.is_empty() { first(values) } else { &click.value }.to_owned();
    let id = click.setting.name();
    if clicked::<PersonSettings>().any(|own| own == id) {
        return change::<PersonSettings>(caller, &[(id, value)]).await;
    }
    change::<ServerSettings>(caller, &[(id, value)]).await
}

/// Changes settings to what was typed or clicked, by their ids; shows what is set then.
pub(in crate::discord) async fn change<S: Owner>(
    caller: &Caller,
    wanted: &[(&str, String)],
) -> Result<(), Failure> {
    let mut settings = S::of(caller)?.clone();
    let wanted = |id: &str| wanted.iter().find(|(wanted, _)| *wanted == id);
    let typed = S::SETTINGS.iter().filter_map(|setting| Some((setting, &wanted(setting.id)?.1)));
    let mut typed: Vec<(&Setting<S>, &String)> = typed.collect();
    // What begins anew comes before what is added to it.
    typed.sort_by_key(|(setting, _)| !matches!(setting.kind, Kind::Step { .. }));
    for (setting, text) in &typed {
        setting.change(&caller.bot, &mut settings, text)?;
    }
    let change = |settings: &mut S| {
        for (setting, text) in &typed {
            // What somebody else has made impossible meanwhile stays undone, and is seen to be.
            let _ = setting.change(&caller.bot, settings, text);
        }
    };
    let settings = S::write(caller, change).await?;
    caller.replace(panel::shown(caller, &settings)).await
}

/// What can be chosen for an option; nothing where something else is typed.
pub(in crate::discord) fn offered<S: Owner>(caller: &Caller, option: &str) -> Choices {
    let setting = S::SETTINGS.iter().find(|setting| setting.name() == option);
    match setting.map(|setting| &setting.kind) {
        Some(Kind::Choice(choice)) => choice.offered(&caller.bot, caller.tongue),
        _ => Vec::new(),
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
fn tongues(_: &Bot, tongue: Tongue) -> Choices {
    let choice = |other: Tongue| (tongue_name(other.code(), tongue), other.code().to_owned());
    Tongue::ALL.map(choice).into()
}

/// The themes that can be chosen.
fn themes(bot: &Bot, tongue: Tongue) -> Choices {
    let choice = |name: String| (theme_name(&name, tongue), name);
    bot.pictures.themes().into_iter().map(choice).collect()
}

/// The name of a language by its code.
pub(in crate::discord) fn tongue_name(code: &str, tongue: Tongue) -> String {
    known_name("settings-tongue-", code, tongue)
}

fn theme_name(name: &str, tongue: Tongue) -> String {
    known_name("settings-theme-", name, tongue)
}

/// What is said for a name; a host may have added some that the texts do not know.
pub(in crate::discord) fn known_name(kind: &str, name: &str, tongue: Tongue) -> String {
    let key = format!("{kind}{name}");
    if tongue.knows(&key) { tongue.say(&key, &[]) } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The keys of all that is said of a setting beside its option.
    fn keys<S>(setting: &Setting<S>) -> Vec<String> {
        let (id, name) = (setting.id, setting.name());
        let line = format!("settings-line-{id}");
        match setting.kind {
            Kind::Choice(_) => vec![line, format!("settings-select-{name}")],
            Kind::Switch { .. } => {
                let label = |to| format!("settings-switch-{id}-{to}");
                vec![line, label(ON), label(OFF)]
            }
            Kind::Number { .. } => vec![line, format!("settings-{id}-free")],
            Kind::Step { .. } => vec![format!("settings-{id}")],
            Kind::Channel(_) => Vec::new(),
            Kind::Told(_) => vec![line],
        }
    }

    #[test]
    fn every_setting_is_called_something_in_every_language() {
        let of_persons = PersonSettings::SETTINGS.iter().flat_map(keys);
        let all: Vec<String> =
            of_persons.chain(ServerSettings::SETTINGS.iter().flat_map(keys)).collect();
        for tongue in Tongue::ALL {
            let missing: Vec<&String> = all.iter().filter(|key| !tongue.knows(key)).collect();
            assert!(missing.is_empty(), "{tongue}: {missing:?}");
        }
    }

    #[test]
    fn no_two_settings_have_the_same_id() {
        let of_persons = PersonSettings::SETTINGS.iter().map(|setting| setting.id);
        let of_servers = ServerSettings::SETTINGS.iter().map(|setting| setting.id);
        let all: Vec<&str> = of_persons.clone().chain(of_servers.clone()).collect();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{all:?}");
        assert!(of_persons.into_iter().all(|id| id.starts_with("own-")));
        assert!(of_servers.into_iter().all(|id| !id.starts_with("own-")));
    }

    #[test]
    fn a_message_takes_all_that_is_clicked() {
        fn rows<S: Owner>() -> (usize, usize) {
            let lists =
                S::SETTINGS.iter().filter(|setting| matches!(setting.kind, Kind::Choice(_)));
            let lists = lists.count();
            (lists, clicked::<S>().count() - lists)
        }
        // Discord takes five rows, of five buttons each.
        for (lists, buttons) in [rows::<PersonSettings>(), rows::<ServerSettings>()] {
            assert!(lists <= 4 && buttons <= 5, "{lists} lists, {buttons} buttons");
        }
    }
}
