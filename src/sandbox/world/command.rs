//! Application commands: what bots registered, and what a person is offered where.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::World;
use super::channel::Channel;
use super::person::Person;
use crate::sandbox::snowflake::Snowflake;

/// A command as it was registered.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Command {
    pub id: Snowflake,
    /// The guild it belongs to; a global one has none.
    pub guild: Option<Snowflake>,
    /// Discord's object, with all localisations.
    pub object: Value,
}

impl Command {
    pub fn name(&self) -> &str {
        self.object["name"].as_str().unwrap_or_default()
    }

    pub fn kind(&self) -> u64 {
        self.object["type"].as_u64().unwrap_or(1)
    }

    fn allows(&self, list: &str, value: u64) -> bool {
        match self.object[list].as_array() {
            Some(allowed) => allowed.iter().any(|item| item.as_u64() == Some(value)),
            None => true,
        }
    }
}

/// Where an interaction happens, by Discord's numbers.
pub mod context {
    pub const GUILD: u64 = 0;
    pub const BOT_DM: u64 = 1;
    pub const PRIVATE_CHANNEL: u64 = 2;
}

impl World {
    pub fn context_of(&self, channel: &Channel) -> u64 {
        match channel.guild {
            Some(_) => context::GUILD,
            None if channel.bot_sees => context::BOT_DM,
            None => context::PRIVATE_CHANNEL,
        }
    }

    /// Whether the application is there by itself, not just in a person's pocket.
    pub fn is_installed_at(&self, channel: &Channel) -> bool {
        match channel.guild {
            Some(guild) => self.guilds.get(&guild).is_some_and(|guild| guild.has_bot),
            None => channel.bot_sees,
        }
    }

    /// The commands that a person is offered in a channel.
    pub fn offered(&self, person: &Person, channel: &Channel) -> Vec<&Command> {
        let context = self.context_of(channel);
        let installed = self.is_installed_at(channel);
        let guild = channel.guild.and_then(|id| self.guilds.get(&id));
        let may = guild.map_or(u64::MAX, |guild| person.permissions(guild));
        let is_owner = guild.is_none_or(|guild| guild.owner == person.id);
        let fits = |command: &&Command| {
            let here = match command.guild {
                Some(guild) => installed && channel.guild == Some(guild),
                None => {
                    (installed && command.allows("integration_types", 0)
                        || command.allows("integration_types", 1))
                        && command.allows("contexts", context)
                }
            };
            let needed = command.object["default_member_permissions"].as_str();
            let allowed = match needed.and_then(|needed| needed.parse::<u64>().ok()) {
                None => true,
                Some(0) => is_owner,
                Some(needed) => may & needed == needed,
            };
            here && allowed
        };
        let mut offered: Vec<&Command> = self.commands.iter().filter(fits).collect();
        // A guild's own command stands before a global one of the same name.
        let own: Vec<(u64, &str)> = offered
            .iter()
            .filter(|command| command.guild.is_some())
            .map(|command| (command.kind(), command.name()))
            .collect();
        offered.retain(|c| c.guild.is_some() || !own.contains(&(c.kind(), c.name())));
        offered
    }

    /// The offered commands as a client would show them.
    pub fn commands_shown(&self, person: &Person, channel: &Channel) -> Value {
        let offered = self.offered(person, channel);
        let mut shown: Vec<Value> = offered
            .iter()
            .map(|command| {
                let mut shown = option_shown(&command.object, &person.locale);
                shown["id"] = json!(command.id);
                shown
            })
            .collect();
        shown.sort_by_key(|command| command["shown_name"].as_str().unwrap_or_default().to_owned());
        json!({"commands": shown})
    }
}

/// A name or description in a language, or as it was registered.
pub fn localised<'a>(object: &'a Value, field: &str, locale: &str) -> &'a str {
    let translated = object[format!("{field}_localizations")][locale].as_str();
    translated.or(object[field].as_str()).unwrap_or_default()
}

fn option_shown(option: &Value, locale: &str) -> Value {
    let list = |field: &str, show: &dyn Fn(&Value) -> Value| -> Value {
        option[field].as_array().into_iter().flatten().map(show).collect()
    };
    json!({
        "type": option["type"], "name": option["name"],
        "shown_name": localised(option, "name", locale),
        "shown_description": localised(option, "description", locale),
        "required": option["required"] == true, "autocomplete": option["autocomplete"] == true,
        "min_value": option["min_value"], "max_value": option["max_value"],
        "min_length": option["min_length"], "max_length": option["max_length"],
        "channel_types": option["channel_types"],
        "choices": list("choices", &|choice| json!({
            "name": choice["name"], "value": choice["value"],
            "shown_name": localised(choice, "name", locale),
        })),
        "options": list("options", &|inner| option_shown(inner, locale)),
    })
}
