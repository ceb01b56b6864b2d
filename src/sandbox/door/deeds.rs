//! What people do without the bot having to answer: write, open, delete, dismiss.

use serde_json::{Value, json};

use super::{Refusal, find_channel, find_message, find_person, id, text};
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::world::World;
use crate::sandbox::world::channel::{Channel, PRIVATE_THREAD, PUBLIC_THREAD, TEXT};
use crate::sandbox::world::mention::{Mention, mentions_in};
use crate::sandbox::world::message::{Message, kind};
use crate::sandbox::world::person::Person;

pub fn write(world: &mut World, person: &Person, body: &Value) -> Result<Value, Refusal> {
    let channel = find_channel(world, person, text(body, "channel")?)?;
    let content = text(body, "content")?.trim();
    if content.is_empty() || content.chars().count() > 2000 {
        return Err(Refusal::bad("A message has 1 to 2000 characters."));
    }
    if channel.locked {
        return Err(Refusal::forbidden("This thread is locked."));
    }
    let channel = channel.id;
    let mut message = Message::new(world.new_id(), channel, person.id);
    message.content = content.to_owned();
    if !body["reply_to"].is_null() {
        let answered = find_message(world, person, id(body, "reply_to")?)?;
        if answered.channel != channel {
            return Err(Refusal::bad("A message is answered in its own channel."));
        }
        if answered.only_for.is_some() {
            return Err(Refusal::bad("A message that nobody else sees cannot be answered."));
        }
        message.kind = kind::REPLY;
        message.reference = Some((channel, answered.id));
        // Whoever answers may switch the ping off; nobody pings themselves.
        if body["ping"] != false && answered.author != person.id {
            message.mentions.push(answered.author);
        }
    }
    for mention in mentions_in(content) {
        if let Mention::User(user) = mention
            && (world.people.contains_key(&user) || user == world.application.id)
            && !message.mentions.contains(&user)
        {
            message.mentions.push(user);
        }
    }
    let id = message.id;
    if let Some(place) = world.channels.get_mut(&channel)
        && place.is_thread()
    {
        place.archived = false;
        place.members.insert(person.id);
    }
    world.post(message);
    let message = find_message(world, person, id)?;
    Ok(json!({"message": world.message_object(message)}))
}

/// Opens the DM with the bot, or with another person.
pub fn open_dm(world: &mut World, person: &Person, body: &Value) -> Result<Value, Refusal> {
    check_room(world)?;
    let id = match body["with"].as_str() {
        None => world.dm(&[person.id], true),
        Some(other) => {
            let other = find_person(world, other)?.id;
            let mut people = [person.id, other];
            people.sort();
            world.dm(&people, false)
        }
    };
    shown(world, id)
}

fn check_room(world: &World) -> Result<(), Refusal> {
    if world.has_enough_channels() {
        return Err(Refusal::bad("There are too many channels."));
    }
    Ok(())
}

fn shown(world: &World, id: Snowflake) -> Result<Value, Refusal> {
    let channel = world.channels.get(&id);
    let channel = channel.ok_or_else(|| Refusal::missing("There is no such channel."))?;
    Ok(json!({"channel": world.channel_shown(channel)}))
}

pub fn open_thread(world: &mut World, person: &Person, body: &Value) -> Result<Value, Refusal> {
    let parent = find_channel(world, person, text(body, "channel")?)?;
    if parent.kind != TEXT {
        return Err(Refusal::bad("Threads are opened in text channels."));
    }
    let name = text(body, "name")?;
    if name.is_empty() || name.chars().count() > 100 {
        return Err(Refusal::bad("The name of a thread has 1 to 100 characters."));
    }
    check_room(world)?;
    let parent = parent.id;
    let kind = if body["private"] == true { PRIVATE_THREAD } else { PUBLIC_THREAD };
    let mut thread = Channel::new(world.new_id(), kind, name);
    thread.owner = person.id;
    thread.members.insert(person.id);
    let id = world.open_thread(parent, None, thread);
    shown(world, id)
}

pub fn delete(world: &mut World, person: &Person, body: &Value) -> Result<Value, Refusal> {
    let message = find_message(world, person, id(body, "message")?)?;
    if message.author != person.id {
        return Err(Refusal::forbidden("People delete only their own messages."));
    }
    let (channel, message) = (message.channel, message.id);
    world.erase(channel, message);
    Ok(json!({}))
}

/// Closes a modal or an ephemeral message; the bot never hears of it.
pub fn dismiss(world: &mut World, person: &Person, body: &Value) -> Result<Value, Refusal> {
    if !body["modal"].is_null() {
        let modal = id(body, "modal")?;
        let found = world.interactions.get(modal).filter(|found| found.person == person.id);
        found.ok_or_else(|| Refusal::missing("There is no such modal."))?;
        world.change(modal, |interaction| interaction.modal = None);
        return Ok(json!({}));
    }
    let message = find_message(world, person, id(body, "message")?)?;
    if message.only_for != Some(person.id) {
        return Err(Refusal::forbidden("Only messages that nobody else sees can be dismissed."));
    }
    let (channel, message) = (message.channel, message.id);
    world.erase(channel, message);
    Ok(json!({}))
}
