//! Writing, changing and deleting messages, and the room that they may take.

use serde_json::{Value, json};

use super::channel::Channel;
use super::message::Message;
use super::{Event, World};
use crate::sandbox::live::Audience;
use crate::sandbox::snowflake::Snowflake;

/// How many messages all channels keep together.
const MESSAGES: usize = 5_000;
/// How many bytes all messages take together, without their files.
const BYTES: usize = 24 << 20;

impl World {
    /// Writes a message: keeps it, tells pages and bots.
    pub fn post(&mut self, mut message: Message) {
        let (id, channel_id) = (message.id, message.channel);
        let Some(channel) = self.channels.get_mut(&channel_id) else { return };
        for file in &mut message.attachments {
            if let Some(bytes) = file.fresh.take() {
                self.files.put(file.id, &file.filename, bytes);
            }
        }
        self.places.insert(id, channel_id);
        self.message_bytes += message.weight();
        self.changes.messages.insert(id);
        self.changes.channels.insert(channel_id);
        channel.add(message);
        self.make_room(channel_id);
        self.announce("MESSAGE_CREATE", "message", channel_id, id);
    }

    /// Forgets the oldest messages of a channel that has too many, and the oldest of all.
    fn make_room(&mut self, channel: Snowflake) {
        while let Some(surplus) = self.channels.get(&channel).and_then(Channel::surplus) {
            self.drop_silently(channel, surplus);
        }
        while self.places.len() > MESSAGES || self.message_bytes > BYTES {
            let Some((&oldest, &place)) = self.places.first_key_value() else { return };
            if !self.drop_silently(place, oldest) {
                self.places.remove(&oldest);
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
        let before: Vec<Snowflake> = message.attachments.iter().map(|file| file.id).collect();
        self.message_bytes -= message.weight();
        change(message);
        self.message_bytes += message.weight();
        for file in &mut message.attachments {
            if let Some(bytes) = file.fresh.take() {
                self.files.put(file.id, &file.filename, bytes);
            }
        }
        let is_kept = |id: &Snowflake| message.attachments.iter().any(|file| file.id == *id);
        for gone in before.into_iter().filter(|id| !is_kept(id)) {
            self.files.release(gone);
        }
        self.changes.messages.insert(id);
        self.make_room(channel);
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

    /// Removes a message without telling of it: there is no room for it any more, or its channel goes,
    /// which is told instead. Returns whether it was there.
    pub fn drop_silently(&mut self, channel: Snowflake, id: Snowflake) -> bool {
        let removed = self.channels.get_mut(&channel).and_then(|channel| channel.remove(id));
        let Some(message) = removed else { return false };
        self.forget(&message);
        true
    }

    /// Forgets what is known of a message beside the message itself.
    fn forget(&mut self, message: &Message) {
        self.places.remove(&message.id);
        self.message_bytes -= message.weight();
        self.changes.messages.insert(message.id);
        for file in &message.attachments {
            self.files.release(file.id);
        }
    }
}
