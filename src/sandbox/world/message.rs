//! Messages: written, edited, deleted, and as Discord's objects.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::World;
use super::attachment::Attachment;
use crate::sandbox::clock::timestamp;
use crate::sandbox::snowflake::Snowflake;

/// Only its addressee sees the message.
pub const EPHEMERAL: u64 = 1 << 6;
/// The answer is still to come.
pub const LOADING: u64 = 1 << 7;
/// The message consists of components alone.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// Message types.
pub mod kind {
    pub const ORDINARY: u8 = 0;
    pub const THREAD_CREATED: u8 = 18;
    pub const REPLY: u8 = 19;
    pub const SLASH_COMMAND: u8 = 20;
    pub const THREAD_STARTER: u8 = 21;
    pub const CONTEXT_COMMAND: u8 = 23;
}

/// Which interaction a message answers.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Origin {
    pub interaction: Snowflake,
    /// Discord's interaction type.
    pub kind: u8,
    pub person: Snowflake,
    /// The command's name.
    pub name: Option<String>,
    /// The message with the component that was used.
    pub pressed: Option<Snowflake>,
    /// Which interaction opened the modal that was submitted.
    pub opener: Option<Box<Origin>>,
}

/// A reaction of the bot.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Reaction {
    pub emoji: String,
    pub people: Vec<Snowflake>,
}

/// A message.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Message {
    pub id: Snowflake,
    pub channel: Snowflake,
    pub author: Snowflake,
    pub kind: u8,
    pub content: String,
    pub edited: Option<u64>,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    /// People who are pinged.
    pub mentions: Vec<Snowflake>,
    pub mention_roles: Vec<Snowflake>,
    pub mention_everyone: bool,
    /// The message answered, or the one a thread began from, with its channel.
    pub reference: Option<(Snowflake, Snowflake)>,
    pub origin: Option<Origin>,
    /// The only person who sees it.
    pub only_for: Option<Snowflake>,
    pub thread: Option<Snowflake>,
    pub reactions: Vec<Reaction>,
    pub nonce: Option<Value>,
    pub tts: bool,
}

impl Message {
    /// An empty message of an author.
    pub fn new(id: Snowflake, channel: Snowflake, author: Snowflake) -> Self {
        Self {
            id,
            channel,
            author,
            kind: kind::ORDINARY,
            content: String::new(),
            edited: None,
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            mentions: Vec::new(),
            mention_roles: Vec::new(),
            mention_everyone: false,
            reference: None,
            origin: None,
            only_for: None,
            thread: None,
            reactions: Vec::new(),
            nonce: None,
            tts: false,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.content.trim().is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
    }

    /// About how many bytes it takes in memory, without its files.
    pub fn weight(&self) -> usize {
        let parts = self.embeds.iter().chain(&self.components).chain(&self.nonce);
        let of_file = |file: &Attachment| {
            let texts = file.filename.len() + file.description.as_ref().map_or(0, String::len);
            size_of::<Attachment>() + texts
        };
        size_of::<Self>()
            + self.content.len()
            + parts.map(weight).sum::<usize>()
            + self.attachments.iter().map(of_file).sum::<usize>()
    }
}

/// About how many bytes a value takes in memory.
fn weight(value: &Value) -> usize {
    let inside = match value {
        Value::String(text) => text.len(),
        Value::Array(list) => list.iter().map(weight).sum(),
        Value::Object(map) => map.iter().map(|(key, value)| 64 + key.len() + weight(value)).sum(),
        _ => 0,
    };
    size_of::<Value>() + inside
}

impl World {
    /// Discord's message object.
    pub fn message_object(&self, message: &Message) -> Value {
        let mut object = self.message_without_reference(message);
        if let Some((channel, id)) = message.reference {
            let referenced = self.channels.get(&channel).and_then(|channel| channel.message(id));
            object["referenced_message"] =
                referenced.map_or(Value::Null, |message| self.message_without_reference(message));
        }
        object
    }

    fn message_without_reference(&self, message: &Message) -> Value {
        let shown = message.attachments.iter().filter(|attachment| !attachment.is_embedded);
        let attachments: Vec<Value> =
            shown.map(|attachment| attachment.object(&self.address, message.channel)).collect();
        let mut object = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind,
            "author": self.user(message.author), "content": message.content,
            "timestamp": timestamp(message.id.made_at()),
            "edited_timestamp": message.edited.map(timestamp), "tts": message.tts,
            "mention_everyone": message.mention_everyone,
            "mentions": self.users(&message.mentions), "mention_roles": message.mention_roles,
            "attachments": attachments, "embeds": message.embeds, "components": message.components,
            "pinned": false, "flags": message.flags,
        });
        if let Some((channel, id)) = message.reference {
            let guild = self.channels.get(&channel).and_then(|channel| channel.guild);
            object["message_reference"] =
                json!({"type": 0, "channel_id": channel, "message_id": id, "guild_id": guild});
            if guild.is_none() {
                object["message_reference"].as_object_mut().map(|r| r.remove("guild_id"));
            }
        }
        if let Some(origin) = &message.origin {
            object["application_id"] = json!(self.application.id);
            object["webhook_id"] = json!(self.application.id);
            object["interaction_metadata"] = self.origin_object(origin);
            if let Some(name) = &origin.name {
                object["interaction"] = json!({
                    "id": origin.interaction, "type": origin.kind, "name": name,
                    "user": self.user(origin.person),
                });
            }
        }
        if let Some(thread) = message.thread.and_then(|id| self.channels.get(&id)) {
            object["thread"] = self.channel_object(thread);
        }
        if !message.reactions.is_empty() {
            object["reactions"] = self.reaction_objects(message);
        }
        if let Some(nonce) = &message.nonce {
            object["nonce"] = nonce.clone();
        }
        object
    }

    fn origin_object(&self, origin: &Origin) -> Value {
        let mut object = json!({
            "id": origin.interaction, "type": origin.kind, "user": self.user(origin.person),
            "authorizing_integration_owners": {},
        });
        if let Some(name) = &origin.name {
            object["name"] = json!(name);
            object["command_type"] = json!(1);
        }
        if let Some(pressed) = origin.pressed {
            object["interacted_message_id"] = json!(pressed);
        }
        if let Some(opener) = &origin.opener {
            object["triggering_interaction_metadata"] = self.origin_object(opener);
        }
        object
    }

    fn reaction_objects(&self, message: &Message) -> Value {
        let objects = message.reactions.iter().map(|reaction| {
            let me = reaction.people.contains(&self.application.id);
            json!({
                "emoji": {"id": null, "name": reaction.emoji}, "count": reaction.people.len(),
                "count_details": {"burst": 0, "normal": reaction.people.len()},
                "me": me, "me_burst": false, "burst_colors": [],
            })
        });
        objects.collect()
    }
}
