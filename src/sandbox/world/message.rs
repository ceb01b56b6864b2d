//! Messages: written, edited, deleted, and as Discord's objects.

use serde_json::{Value, json};

use super::attachment::Attachment;
use super::{Event, World};
use crate::sandbox::clock::timestamp;
use crate::sandbox::live::Audience;
use crate::sandbox::snowflake::Snowflake;

/// Only its addressee sees the message.
pub const EPHEMERAL: u64 = 1 << 6;
/// The answer is still to come.
pub const LOADING: u64 = 1 << 7;
/// The message consists of components alone.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// All kept files together, in bytes; the oldest are emptied beyond that.
const FILES_KEPT: usize = 256 << 20;

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
#[derive(Clone, Debug)]
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
#[derive(Clone, Debug)]
pub struct Reaction {
    pub emoji: String,
    pub people: Vec<Snowflake>,
}

/// A message.
#[derive(Clone, Debug)]
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

    fn file_bytes(&self) -> usize {
        self.attachments.iter().map(|attachment| attachment.bytes.len()).sum()
    }
}

impl World {
    /// Writes a message: keeps it, tells pages and bots.
    pub fn post(&mut self, message: Message) {
        let (id, channel_id) = (message.id, message.channel);
        let Some(channel) = self.channels.get_mut(&channel_id) else { return };
        self.file_bytes += message.file_bytes();
        for attachment in &message.attachments {
            self.files.insert(attachment.id, (channel_id, id));
        }
        self.places.insert(id, channel_id);
        if let Some(oldest) = channel.add(message) {
            self.forget(&oldest);
        }
        self.empty_oldest_files();
        self.announce("MESSAGE_CREATE", "message", channel_id, id);
    }

    fn empty_oldest_files(&mut self) {
        while self.file_bytes > FILES_KEPT {
            let Some((file, (channel, message))) = self.files.pop_first() else { return };
            let place = self.channels.get_mut(&channel).and_then(|c| c.message_mut(message));
            let files = place.into_iter().flat_map(|message| &mut message.attachments);
            for attachment in files.filter(|attachment| attachment.id == file) {
                self.file_bytes -= attachment.bytes.len();
                attachment.bytes = axum::body::Bytes::new();
            }
        }
    }

    /// Tells everyone who may know that a message is new or different.
    pub fn announce(
        &mut self,
        event: &'static str,
        frame: &str,
        channel: Snowflake,
        id: Snowflake,
    ) {
        let Some(message) = self.channels.get(&channel).and_then(|c| c.message(id)) else { return };
        let audience = message.only_for.map_or(Audience::Channel(channel), Audience::Only);
        self.live
            .tell(audience, || json!({"type": frame, "message": self.message_object(message)}));
        if message.only_for.is_none() && self.someone_hears_messages() {
            let data = self.message_event(message);
            self.dispatch(Event::in_channel(event, channel, data));
        }
    }

    /// The object with what only gateway events have: the guild and the author's member.
    fn message_event(&self, message: &Message) -> Value {
        let mut data = self.message_object(message);
        let guild = self.channels.get(&message.channel).and_then(|channel| channel.guild);
        if let Some(guild) = guild.and_then(|id| self.guilds.get(&id)) {
            data["guild_id"] = json!(guild.id);
            data["member"] = match self.people.get(&message.author) {
                Some(person) => person.member(guild),
                None => {
                    let mut member = self.bot_member(guild);
                    member.as_object_mut().map(|member| member.remove("user"));
                    member
                }
            };
        }
        data
    }

    /// Changes a message in place and tells of it.
    pub fn rewrite(
        &mut self,
        channel: Snowflake,
        id: Snowflake,
        change: impl FnOnce(&mut Message),
    ) {
        let place = self.channels.get_mut(&channel).and_then(|channel| channel.message_mut(id));
        let Some(message) = place else { return };
        let before = message.attachments.clone();
        let bytes_before = message.file_bytes();
        change(message);
        let after: Vec<Snowflake> = message.attachments.iter().map(|file| file.id).collect();
        self.file_bytes = self.file_bytes + message.file_bytes() - bytes_before;
        for file in before {
            self.files.remove(&file.id);
            if !after.contains(&file.id) {
                self.replaced.keep(file);
            }
        }
        for file in after {
            self.files.insert(file, (channel, id));
        }
        self.empty_oldest_files();
        self.announce("MESSAGE_UPDATE", "message_edit", channel, id);
    }

    /// Deletes a message; returns whether it was there.
    pub fn erase(&mut self, channel: Snowflake, id: Snowflake) -> bool {
        let removed = self.channels.get_mut(&channel).and_then(|channel| channel.remove(id));
        let Some(message) = removed else { return false };
        self.forget(&message);
        let audience = message.only_for.map_or(Audience::Channel(channel), Audience::Only);
        self.live.tell(
            audience,
            || json!({"type": "message_delete", "channel": channel, "message": id}),
        );
        if message.only_for.is_none() {
            let guild = self.channels.get(&channel).and_then(|channel| channel.guild);
            let mut data = json!({"id": id, "channel_id": channel});
            if let Some(guild) = guild {
                data["guild_id"] = json!(guild);
            }
            self.dispatch(Event::in_channel("MESSAGE_DELETE", channel, data));
        }
        true
    }

    /// Removes a message together with its channel, which is told instead.
    pub fn drop_silently(&mut self, channel: Snowflake, id: Snowflake) {
        let removed = self.channels.get_mut(&channel).and_then(|channel| channel.remove(id));
        if let Some(message) = removed {
            self.forget(&message);
        }
    }

    /// Forgets what is known of a message beside the message itself.
    fn forget(&mut self, message: &Message) {
        self.file_bytes -= message.file_bytes();
        self.places.remove(&message.id);
        for attachment in &message.attachments {
            self.files.remove(&attachment.id);
            self.replaced.keep(attachment.clone());
        }
    }

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
