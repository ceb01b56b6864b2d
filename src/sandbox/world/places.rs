//! Making people and places.

use serde_json::json;

use super::channel::{Channel, DM, TEXT};
use super::guild::Guild;
use super::message::{Message, kind};
use super::person::Person;
use super::{Event, World};
use crate::sandbox::live::Audience;
use crate::sandbox::snowflake::Snowflake;

/// How many default avatars Discord has.
const COLOURS: usize = 6;

/// More channels, threads and DMs than this are surely a mistake.
const MOST_CHANNELS: usize = 10_000;

impl World {
    /// Whether there is no room for further channels.
    pub fn has_enough_channels(&self) -> bool {
        self.channels.len() >= MOST_CHANNELS
    }

    /// Adds a person, in the given guilds.
    pub fn add_person(&mut self, name: &str, locale: &str, guilds: Vec<Snowflake>) -> Snowflake {
        let id = self.new_id();
        let colour = (self.people.len() % COLOURS) as u8;
        let person = Person {
            id,
            name: name.to_owned(),
            locale: locale.to_owned(),
            colour,
            guilds: guilds.iter().copied().collect(),
            dms_closed: false,
        };
        let shown = person.shown();
        self.people.insert(id, person);
        self.changes.people.insert(id);
        self.live.tell(Audience::Everyone, || json!({"type": "person", "person": shown}));
        for guild_id in guilds {
            let (Some(guild), Some(person)) = (self.guilds.get(&guild_id), self.people.get(&id))
            else {
                continue;
            };
            let mut member = person.member(guild);
            member["user"] = person.user();
            member["guild_id"] = json!(guild_id);
            self.dispatch(Event::in_guild("GUILD_MEMBER_ADD", guild_id, member));
        }
        id
    }

    /// Adds a guild with everyone in it; the first person owns it.
    pub fn add_guild(
        &mut self,
        name: &str,
        locale: &str,
        channels: &[String],
        has_bot: bool,
    ) -> Snowflake {
        let id = self.new_id();
        let bot_role = self.new_id();
        let owner = self.people.keys().next().copied().unwrap_or(id);
        let (name, locale) = (name.to_owned(), locale.to_owned());
        self.guilds.insert(id, Guild { id, name, locale, owner, bot_role, has_bot });
        self.changes.guilds.insert(id);
        for person in self.people.values_mut() {
            person.guilds.insert(id);
            self.changes.people.insert(person.id);
        }
        for channel in channels {
            self.insert_channel(id, channel);
        }
        if let Some(guild) = self.guilds.get(&id) {
            self.live.tell(
                Audience::Everyone,
                || json!({"type": "guild", "guild": self.guild_shown(guild, None)}),
            );
            let data = self.guild_create(guild);
            self.dispatch(Event::in_guild("GUILD_CREATE", id, data));
        }
        id
    }

    fn insert_channel(&mut self, guild: Snowflake, name: &str) -> Snowflake {
        let id = self.new_id();
        let mut channel = Channel::new(id, TEXT, name);
        channel.guild = Some(guild);
        self.channels.insert(id, channel);
        self.changes.channels.insert(id);
        id
    }

    /// Adds a text channel to a guild.
    pub fn add_channel(&mut self, guild: Snowflake, name: &str, bot_sees: bool) -> Snowflake {
        let id = self.insert_channel(guild, name);
        if let Some(channel) = self.channels.get_mut(&id) {
            channel.bot_sees = bot_sees;
        }
        self.announce_channel("CHANNEL_CREATE", id);
        id
    }

    /// Tells that a channel or thread is new or different.
    pub fn announce_channel(&mut self, event: &'static str, id: Snowflake) {
        self.changes.channels.insert(id);
        let Some(channel) = self.channels.get(&id) else { return };
        self.live.tell(
            Audience::Channel(id),
            || json!({"type": "channel", "channel": self.channel_shown(channel)}),
        );
        if channel.guild.is_some() {
            let mut data = self.channel_object(channel);
            if event == "THREAD_CREATE" {
                data["newly_created"] = json!(true);
            }
            self.dispatch(Event::in_channel(event, id, data));
        }
    }

    /// The DM of people with the bot, or among themselves; made when it is first asked for.
    pub fn dm(&mut self, people: &[Snowflake], with_bot: bool) -> Snowflake {
        let is_it = |channel: &&Channel| {
            channel.kind == DM && channel.bot_sees == with_bot && channel.recipients == people
        };
        if let Some(channel) = self.channels.values().find(is_it) {
            return channel.id;
        }
        let id = self.new_id();
        let mut channel = Channel::new(id, DM, "");
        channel.recipients = people.to_vec();
        channel.bot_sees = with_bot;
        self.channels.insert(id, channel);
        self.announce_channel("CHANNEL_CREATE", id);
        id
    }

    /// Opens a thread, from a message if there is one.
    pub fn open_thread(
        &mut self,
        parent: Snowflake,
        from: Option<Snowflake>,
        mut thread: Channel,
    ) -> Snowflake {
        let id = thread.id;
        let owner = thread.owner;
        thread.parent = Some(parent);
        if let Some(parent) = self.channels.get(&parent) {
            thread.guild = parent.guild;
            thread.bot_sees = parent.bot_sees;
        }
        if self.people.contains_key(&owner) {
            thread.members.insert(owner);
        }
        let (is_public, name) = (thread.kind == super::channel::PUBLIC_THREAD, thread.name.clone());
        self.channels.insert(id, thread);
        self.announce_channel("THREAD_CREATE", id);
        if let Some(from) = from {
            let mut first = Message::new(self.new_id(), id, owner);
            first.kind = kind::THREAD_STARTER;
            first.reference = Some((parent, from));
            self.post(first);
            self.rewrite(parent, from, |message| message.thread = Some(id));
        } else if is_public {
            let mut note = Message::new(self.new_id(), parent, owner);
            note.kind = kind::THREAD_CREATED;
            note.content = name;
            note.thread = Some(id);
            self.post(note);
        }
        id
    }

    /// Removes a channel or thread with all its messages.
    pub fn remove_channel(&mut self, id: Snowflake) {
        let inside = |channel: &&Channel| channel.id == id || channel.parent == Some(id);
        let doomed: Vec<Snowflake> =
            self.channels.values().filter(inside).map(|channel| channel.id).collect();
        for id in doomed {
            let Some(channel) = self.channels.get(&id) else { continue };
            let messages: Vec<Snowflake> = channel.messages().map(|message| message.id).collect();
            let event = if channel.is_thread() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
            let data = if channel.is_thread() {
                json!({"id": id, "guild_id": channel.guild, "parent_id": channel.parent,
                       "type": channel.kind})
            } else {
                self.channel_object(channel)
            };
            self.live.tell(Audience::Everyone, || json!({"type": "channel_delete", "channel": id}));
            self.dispatch(Event::in_channel(event, id, data));
            for message in messages {
                self.drop_silently(id, message);
            }
            self.channels.remove(&id);
            self.changes.channels.insert(id);
        }
    }
}
