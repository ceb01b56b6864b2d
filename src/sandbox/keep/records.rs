//! A world as lines of a log, and a world from them.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::lines::{self, RESET};
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::world::World;
use crate::sandbox::world::application::Application;
use crate::sandbox::world::channel::Channel;
use crate::sandbox::world::command::Command;
use crate::sandbox::world::guild::Guild;
use crate::sandbox::world::message::{LOADING, Message};
use crate::sandbox::world::person::Person;

/// Kinds of lines.
const APPLICATION: &str = "application";
const CLOCK: &str = "clock";
const COMMANDS: &str = "commands";
const IDS: &str = "ids";
const PERSON: &str = "person";
const GUILD: &str = "guild";
pub const CHANNEL: &str = "channel";
const MESSAGE: &str = "message";

/// The key of what there is only one of.
const ONLY: &str = "-";

/// The application with the address that files had.
#[derive(Debug, Deserialize, Serialize)]
struct Registered {
    id: Snowflake,
    token: String,
    address: String,
}

/// A world as it was when its process ended.
#[derive(Debug)]
pub struct Restored {
    application: Option<Registered>,
    /// By how many milliseconds the clock had been turned.
    turned: u64,
    /// The highest id that was given.
    last_id: u64,
    people: Vec<Person>,
    guilds: Vec<Guild>,
    channels: Vec<Channel>,
    messages: Vec<Message>,
    commands: Vec<Command>,
}

impl Restored {
    /// Whether nothing had been written down yet.
    pub fn is_empty(&self) -> bool {
        self.application.is_none()
    }

    /// Reads what a log tells.
    pub fn read(told: &BTreeMap<(String, String), String>) -> Result<Self, String> {
        Ok(Self {
            application: all(told, APPLICATION)?.pop(),
            turned: all(told, CLOCK)?.pop().unwrap_or(0),
            last_id: all(told, IDS)?.pop().unwrap_or(0),
            people: all(told, PERSON)?,
            guilds: all(told, GUILD)?,
            channels: all(told, CHANNEL)?,
            messages: all(told, MESSAGE)?,
            commands: all(told, COMMANDS)?.pop().unwrap_or_default(),
        })
    }
}

/// Everything of a kind.
fn all<T: DeserializeOwned>(
    told: &BTreeMap<(String, String), String>,
    kind: &str,
) -> Result<Vec<T>, String> {
    let from = (kind.to_owned(), String::new());
    let of_kind = told.range(from..).take_while(|((found, _), _)| found == kind);
    of_kind
        .map(|((_, key), value)| {
            serde_json::from_str(value).map_err(|error| format!("{kind} {key}: {error}"))
        })
        .collect()
}

impl World {
    /// Goes on where an earlier process ended; what was on its way is gone.
    pub fn restore(&mut self, restored: Restored) {
        let Restored { application, turned, last_id, people, guilds, channels, .. } = restored;
        let old_address = application.as_ref().map(|known| known.address.clone());
        if let Some(Registered { id, token, .. }) = application {
            self.application = Application { id, token, ..self.application.clone() };
        }
        self.clock.advance(turned);
        self.mint.begin_after(last_id);
        self.people = people.into_iter().map(|person| (person.id, person)).collect();
        self.guilds = guilds.into_iter().map(|guild| (guild.id, guild)).collect();
        self.channels = channels.into_iter().map(|channel| (channel.id, channel)).collect();
        self.commands = restored.commands;
        let mut messages = restored.messages;
        messages.sort_by_key(|message| message.id);
        for mut message in messages {
            self.mint.begin_after(message.id.number());
            let is_pending = message.flags & LOADING != 0;
            let channel = self.channels.get_mut(&message.channel);
            let Some(channel) = channel.filter(|_| !is_pending) else {
                // Nobody answers any more what an earlier process was asked.
                self.changes.messages.insert(message.id);
                continue;
            };
            if let Some(old) = &old_address {
                let (old, new) = (format!("http://{old}/"), format!("http://{}/", self.address));
                message.embeds.iter_mut().for_each(|embed| move_addresses(embed, &old, &new));
            }
            for file in &message.attachments {
                self.files.adopt(file.id, &file.filename, file.size);
            }
            self.places.insert(message.id, message.channel);
            self.message_bytes += message.weight();
            channel.take_back(message);
        }
        self.files.tidy();
        self.changes.application = true;
    }

    /// Takes what has changed as lines for the log.
    pub fn take_changes(&mut self) -> String {
        let mut out = String::new();
        let changes = std::mem::take(&mut self.changes);
        if changes.reset {
            lines::write(&mut out, RESET, ONLY, None);
        }
        // First, so that no id is given twice even when the rest is lost.
        if let Some(last) = self.mint.newly_given() {
            put(&mut out, IDS, ONLY, Some(&last));
        }
        if changes.application {
            let application = &self.application;
            let registered = Registered {
                id: application.id,
                token: application.token.clone(),
                address: self.address.clone(),
            };
            put(&mut out, APPLICATION, ONLY, Some(&registered));
        }
        if changes.clock {
            put(&mut out, CLOCK, ONLY, Some(&self.clock.turned()));
        }
        if changes.commands {
            put(&mut out, COMMANDS, ONLY, Some(&self.commands));
        }
        for id in changes.people {
            put(&mut out, PERSON, &id.to_string(), self.people.get(&id));
        }
        for id in changes.guilds {
            put(&mut out, GUILD, &id.to_string(), self.guilds.get(&id));
        }
        for id in changes.channels {
            put(&mut out, CHANNEL, &id.to_string(), self.channels.get(&id));
        }
        for id in changes.messages {
            let place = self.places.get(&id).and_then(|channel| self.channels.get(channel));
            put(&mut out, MESSAGE, &id.to_string(), place.and_then(|place| place.message(id)));
        }
        out
    }
}

fn put<T: Serialize>(out: &mut String, kind: &str, key: &str, value: Option<&T>) {
    let text = value.map(serde_json::to_string).transpose();
    match text {
        Ok(text) => lines::write(out, kind, key, text.as_deref()),
        Err(error) => tracing::error!(%error, kind, key, "not written down"),
    }
}

/// Gives addresses of the server's own files their new beginning: the port may be another.
fn move_addresses(value: &mut Value, old: &str, new: &str) {
    match value {
        Value::String(text) => {
            if let Some(rest) = text.strip_prefix(old) {
                *text = format!("{new}{rest}");
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|inner| move_addresses(inner, old, new)),
        Value::Object(map) => map.values_mut().for_each(|inner| move_addresses(inner, old, new)),
        _ => {}
    }
}
