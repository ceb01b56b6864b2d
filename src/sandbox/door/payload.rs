//! What a bot is told of an interaction.

use serde_json::{Map, Value, json};

use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::world::channel::Channel;
use crate::sandbox::world::guild::{BOT_MAY, EVERYONE_MAY};
use crate::sandbox::world::interaction::{Deed, Interaction};
use crate::sandbox::world::person::Person;
use crate::sandbox::world::{Event, World};

/// Makes an interaction of a deed and tells the bot, with its data; returns it as the door shows it.
pub fn begin(world: &mut World, person: &Person, deed: Deed, data: &Value) -> Value {
    let (channel_id, source) = (deed.channel, deed.source);
    let mut interaction = Interaction::new(world.new_id(), person.id, deed);
    let Some(channel) = world.channels.get(&channel_id) else { return Value::Null };
    interaction.is_user_install = !world.is_installed_at(channel);
    let mut event = payload(world, &interaction, person, channel, data);
    if let Some(source) = source.and_then(|source| channel.message(source)) {
        event["message"] = world.message_object(source);
    }
    let shown = world.begin(interaction);
    if shown["state"] == "waiting" {
        world.dispatch(Event::in_channel("INTERACTION_CREATE", channel_id, event));
    }
    json!({"interaction": shown})
}

fn payload(
    world: &World,
    interaction: &Interaction,
    person: &Person,
    channel: &Channel,
    data: &Value,
) -> Value {
    let guild = channel.guild.and_then(|id| world.guilds.get(&id));
    let context = world.context_of(channel);
    let mut owners = Map::new();
    if world.is_installed_at(channel) {
        owners.insert("0".into(), guild.map_or(json!("0"), |guild| json!(guild.id)));
    } else {
        owners.insert("1".into(), json!(person.id));
    }
    let may = guild.map_or(EVERYONE_MAY, |guild| person.permissions(guild));
    let mut payload = json!({
        "id": interaction.id, "application_id": world.application.id,
        "type": interaction.deed.kind.number(), "data": data, "channel_id": channel.id,
        "channel": world.channel_in_interaction(channel, may), "token": interaction.token,
        "version": 1, "app_permissions": world.bot_may(channel).to_string(),
        "locale": person.locale, "entitlements": [], "context": context,
        "authorizing_integration_owners": owners, "attachment_size_limit": 10_485_760,
    });
    match guild {
        Some(guild) => {
            let mut member = person.member(guild);
            member["user"] = person.user();
            member["permissions"] = json!(may.to_string());
            payload["member"] = member;
            payload["guild_id"] = json!(guild.id);
            payload["guild_locale"] = json!(guild.locale);
            payload["guild"] = json!({"id": guild.id, "locale": guild.locale, "features": []});
        }
        None => payload["user"] = person.user(),
    }
    payload
}

/// Users, members, channels and messages that data refers to by id.
#[derive(Default)]
pub struct Resolved {
    map: Map<String, Value>,
}

impl Resolved {
    fn add(&mut self, kind: &str, id: Snowflake, object: Value) {
        let place = self.map.entry(kind).or_insert_with(|| json!({}));
        place[id.to_string()] = object;
    }

    pub fn user(&mut self, world: &World, channel: &Channel, id: Snowflake) {
        self.add("users", id, world.user(id));
        let Some(guild) = channel.guild.and_then(|guild| world.guilds.get(&guild)) else { return };
        let mut member = match world.people.get(&id) {
            Some(person) => person.member(guild),
            None => world.bot_member(guild),
        };
        member.as_object_mut().map(|member| member.remove("user"));
        let may = world.people.get(&id).map(|person| person.permissions(guild));
        let may = may.unwrap_or(BOT_MAY);
        member["permissions"] = json!(may.to_string());
        self.add("members", id, member);
    }

    pub fn channel(&mut self, world: &World, channel: &Channel) {
        let may = EVERYONE_MAY;
        self.add("channels", channel.id, world.channel_in_interaction(channel, may));
    }

    pub fn role(&mut self, world: &World, id: Snowflake) {
        let roles = world.guilds.values().map(|guild| guild.roles(&world.application.name));
        for role in roles.flat_map(|roles| roles.as_array().cloned().unwrap_or_default()) {
            if role["id"] == json!(id) {
                self.add("roles", id, role);
            }
        }
    }

    pub fn message(&mut self, id: Snowflake, object: Value) {
        self.add("messages", id, object);
    }

    /// Puts it into the data, if there is anything.
    pub fn put_into(self, data: &mut Value) {
        if !self.map.is_empty() {
            data["resolved"] = Value::Object(self.map);
        }
    }
}
