//! Channels: text channels of guilds, threads, direct messages.

use std::collections::{BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::World;
use super::guild::{BOT_MAY, EVERYONE_MAY};
use super::message::Message;
use crate::sandbox::clock::timestamp;
use crate::sandbox::snowflake::Snowflake;

pub const TEXT: u8 = 0;
pub const DM: u8 = 1;
pub const PUBLIC_THREAD: u8 = 11;
pub const PRIVATE_THREAD: u8 = 12;

/// How many messages a channel keeps.
const MESSAGES_KEPT: usize = 500;
/// How many of them only one person sees; they go before what everyone sees.
const SECRETS_KEPT: usize = 200;

/// A place for messages.
#[derive(Debug, Deserialize, Serialize)]
pub struct Channel {
    pub id: Snowflake,
    pub kind: u8,
    pub name: String,
    pub topic: Option<String>,
    pub guild: Option<Snowflake>,
    /// The channel a thread belongs to.
    pub parent: Option<Snowflake>,
    /// The people of a DM.
    pub recipients: Vec<Snowflake>,
    /// The people in a thread.
    pub members: BTreeSet<Snowflake>,
    /// Who opened a thread.
    pub owner: Snowflake,
    /// Whether the bot may look in.
    pub bot_sees: bool,
    pub archived: bool,
    pub locked: bool,
    pub auto_archive_minutes: u64,
    pub slow_mode_seconds: u64,
    pub last_message: Option<Snowflake>,
    /// How many messages were ever written, which threads tell.
    pub written: u64,
    #[serde(skip)]
    messages: VecDeque<Message>,
    /// How many of the messages only one person sees.
    #[serde(skip)]
    secrets: usize,
}

impl Channel {
    pub fn new(id: Snowflake, kind: u8, name: &str) -> Self {
        Self {
            id,
            kind,
            name: name.to_owned(),
            topic: None,
            guild: None,
            parent: None,
            recipients: Vec::new(),
            members: BTreeSet::new(),
            owner: id,
            bot_sees: true,
            archived: false,
            locked: false,
            auto_archive_minutes: 1440,
            slow_mode_seconds: 0,
            last_message: None,
            written: 0,
            messages: VecDeque::new(),
            secrets: 0,
        }
    }

    pub fn is_thread(&self) -> bool {
        matches!(self.kind, 10..=12)
    }

    /// Messages from the oldest kept to the newest.
    pub fn messages(&self) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages.iter()
    }

    fn place(&self, message: Snowflake) -> Option<usize> {
        self.messages.binary_search_by_key(&message, |message| message.id).ok()
    }

    pub fn message(&self, id: Snowflake) -> Option<&Message> {
        self.messages.get(self.place(id)?)
    }

    pub fn message_mut(&mut self, id: Snowflake) -> Option<&mut Message> {
        let place = self.place(id)?;
        self.messages.get_mut(place)
    }

    /// Adds the newest message.
    pub fn add(&mut self, message: Message) {
        if message.only_for.is_none() {
            self.last_message = Some(message.id);
        }
        self.written += 1;
        self.take_back(message);
    }

    /// Takes over a message that was written earlier, after all others.
    pub fn take_back(&mut self, message: Message) {
        self.secrets += usize::from(message.only_for.is_some());
        self.messages.push_back(message);
    }

    /// The message for which there is no room any more.
    pub fn surplus(&self) -> Option<Snowflake> {
        let oldest = if self.secrets > SECRETS_KEPT {
            self.messages.iter().find(|message| message.only_for.is_some())
        } else if self.messages.len() > MESSAGES_KEPT {
            self.messages.front()
        } else {
            None
        };
        oldest.map(|message| message.id)
    }

    pub fn remove(&mut self, message: Snowflake) -> Option<Message> {
        let removed = self.messages.remove(self.place(message)?)?;
        self.secrets -= usize::from(removed.only_for.is_some());
        Some(removed)
    }
}

impl World {
    /// Discord's channel object.
    pub fn channel_object(&self, channel: &Channel) -> Value {
        let mut object = json!({
            "id": channel.id, "type": channel.kind, "last_message_id": channel.last_message,
            "flags": 0,
        });
        if channel.kind == DM {
            object["recipients"] = json!(self.users(&channel.recipients));
            return object;
        }
        object["name"] = json!(channel.name);
        object["guild_id"] = json!(channel.guild);
        object["parent_id"] = json!(channel.parent);
        object["rate_limit_per_user"] = json!(channel.slow_mode_seconds);
        if channel.is_thread() {
            object["owner_id"] = json!(channel.owner);
            object["message_count"] = json!(channel.written);
            object["total_message_sent"] = json!(channel.written);
            object["member_count"] = json!(channel.members.len() + 1);
            object["thread_metadata"] = json!({
                "archived": channel.archived, "locked": channel.locked, "invitable": true,
                "auto_archive_duration": channel.auto_archive_minutes,
                "archive_timestamp": timestamp(channel.id.made_at()),
                "create_timestamp": timestamp(channel.id.made_at()),
            });
            object["member"] = self.thread_member(channel, self.application.id);
            return object;
        }
        object["topic"] = json!(channel.topic);
        object["position"] = json!(0);
        object["nsfw"] = json!(false);
        object["permission_overwrites"] = json!([]);
        object
    }

    /// The short channel object that interactions carry.
    pub fn channel_in_interaction(&self, channel: &Channel, may: u64) -> Value {
        let mut object = self.channel_object(channel);
        object["permissions"] = json!(may.to_string());
        object
    }

    pub fn thread_member(&self, thread: &Channel, user: Snowflake) -> Value {
        json!({
            "id": thread.id, "user_id": user, "flags": 0,
            "join_timestamp": timestamp(thread.id.made_at()),
        })
    }

    /// What the bot may in a channel.
    pub fn bot_may(&self, channel: &Channel) -> u64 {
        let has_bot =
            channel.guild.is_none_or(|id| self.guilds.get(&id).is_some_and(|guild| guild.has_bot));
        if has_bot && channel.bot_sees { BOT_MAY } else { EVERYONE_MAY }
    }

    /// The control door's form.
    pub fn channel_shown(&self, channel: &Channel) -> Value {
        let mut shown = json!({
            "id": channel.id, "type": channel.kind, "name": channel.name, "topic": channel.topic,
            "guild_id": channel.guild, "parent_id": channel.parent,
            "last_message_id": channel.last_message,
        });
        if channel.is_thread() {
            shown["archived"] = json!(channel.archived);
            shown["locked"] = json!(channel.locked);
        }
        if channel.kind == DM {
            let people = channel.recipients.iter().filter_map(|id| self.people.get(id));
            let people: Vec<Value> = people.map(super::person::Person::shown).collect();
            shown["recipient"] = people.first().cloned().unwrap_or_default();
            shown["recipients"] = json!(people);
            shown["has_bot"] = json!(channel.bot_sees);
        }
        shown
    }
}
