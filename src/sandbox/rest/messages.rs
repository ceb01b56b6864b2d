//! Messages of channels.

use axum::http::Method;
use serde_json::{Value, json};

use super::{Answer, Call, compose, only};
use crate::sandbox::error::ApiError;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::validate::messages::{self, Way};
use crate::sandbox::validate::{Faults, snowflake};
use crate::sandbox::world::World;
use crate::sandbox::world::channel::DM;
use crate::sandbox::world::message::{LOADING, Message, kind};

/// Among how many messages a repeated one is looked for; Discord looks at some minutes.
const NONCES_KEPT: usize = 200;

pub fn collection(world: &mut World, call: &Call, channel: Snowflake) -> Result<Answer, ApiError> {
    match call.method {
        Method::GET => list(world, call, channel),
        Method::POST => create(world, call, channel),
        _ => Err(ApiError::wrong_method()),
    }
}

/// Newest first; ephemeral messages are not in a channel for bots.
fn list(world: &World, call: &Call, channel: Snowflake) -> Result<Answer, ApiError> {
    let id = |key: &str| call.query.get(key).and_then(|id| Snowflake::parse(id));
    let limit = call.query.get("limit").map_or(Some(50), |limit| limit.parse().ok());
    let Some(limit @ 1..=100) = limit else {
        let mut faults = Faults::default();
        let message = "int value should be between 1 and 100.";
        faults.add("limit", "NUMBER_TYPE_MAX", message);
        return Err(faults.error());
    };
    let place = world.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
    let public = place.messages().filter(|message| message.only_for.is_none());
    let mut found: Vec<&Message> = if let Some(after) = id("after") {
        public.filter(|message| message.id > after).take(limit).collect()
    } else {
        let before = id("before");
        let fits = |message: &&Message| before.is_none_or(|before| message.id < before);
        let mut found: Vec<&Message> = public.rev().filter(fits).take(limit).collect();
        found.reverse();
        found
    };
    found.reverse();
    let objects: Vec<Value> =
        found.into_iter().map(|message| world.message_object(message)).collect();
    Answer::ok(json!(objects))
}

fn create(world: &mut World, call: &Call, channel: Snowflake) -> Result<Answer, ApiError> {
    let draft = messages::read(call.body()?, &call.uploads, Way::Channel, "")?;
    let place = world.channels.get_mut(&channel).ok_or_else(ApiError::unknown_channel)?;
    if place.archived {
        if place.locked {
            return Err(ApiError::bad(50083, "Thread is archived"));
        }
        place.archived = false;
    }
    let is_closed = |id: &Snowflake| world.people.get(id).is_none_or(|person| person.dms_closed);
    if place.kind == DM && place.recipients.iter().any(is_closed) {
        return Err(ApiError::forbidden(50007, "Cannot send messages to this user"));
    }
    if let Some(repeated) = repeated(world, call.body()?, channel) {
        return object(world, channel, repeated);
    }
    let mut message = Message::new(world.new_id(), channel, world.application.id);
    if let Some((answered, may_be_gone)) = draft.reply_to {
        let place = world.channels.get(&channel);
        if place.and_then(|place| place.message(answered)).is_some() {
            message.kind = kind::REPLY;
            message.reference = Some((channel, answered));
        } else if !may_be_gone {
            let mut faults = Faults::default();
            faults.add("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message");
            return Err(faults.error());
        }
    }
    compose::fill(world, &mut message, draft)?;
    let id = message.id;
    world.post(message);
    object(world, channel, id)
}

/// The message that was posted by the same request before, when the bot wants that looked for.
fn repeated(world: &World, body: &Value, channel: Snowflake) -> Option<Snowflake> {
    let nonce = body.get("nonce").filter(|nonce| !nonce.is_null())?;
    if body["enforce_nonce"] != Value::Bool(true) {
        return None;
    }
    let author = world.application.id;
    let mut recent = world.channels.get(&channel)?.messages().rev().take(NONCES_KEPT);
    recent.find(|m| m.author == author && m.nonce.as_ref() == Some(nonce)).map(|m| m.id)
}

/// The answer that shows a message.
pub fn object(world: &World, channel: Snowflake, id: Snowflake) -> Result<Answer, ApiError> {
    let message = world.channels.get(&channel).and_then(|channel| channel.message(id));
    Answer::ok(world.message_object(message.ok_or_else(ApiError::unknown_message)?))
}

pub fn one(
    world: &mut World,
    call: &Call,
    channel: Snowflake,
    id: Snowflake,
) -> Result<Answer, ApiError> {
    let place = world.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
    let message = place.message(id).filter(|message| message.only_for.is_none());
    let message = message.ok_or_else(ApiError::unknown_message)?;
    let is_mine = message.author == world.application.id;
    match call.method {
        Method::GET => object(world, channel, id),
        Method::PATCH if !is_mine => {
            Err(ApiError::forbidden(50005, "Cannot edit a message authored by another user"))
        }
        Method::PATCH => edit(world, call, channel, id),
        Method::DELETE if !is_mine && place.kind == DM => {
            Err(ApiError::forbidden(50003, "Cannot execute action on a DM channel"))
        }
        Method::DELETE => {
            world.erase(channel, id);
            Answer::nothing()
        }
        _ => Err(ApiError::wrong_method()),
    }
}

/// Changes a message of the bot, in a channel or by the token of an interaction.
pub fn edit(
    world: &mut World,
    call: &Call,
    channel: Snowflake,
    id: Snowflake,
) -> Result<Answer, ApiError> {
    let draft = messages::read(call.body()?, &call.uploads, Way::Edit, "")?;
    rewrite(world, channel, id, draft)?;
    object(world, channel, id)
}

/// Changes a message by a draft that has been read.
pub fn rewrite(
    world: &mut World,
    channel: Snowflake,
    id: Snowflake,
    draft: messages::Draft,
) -> Result<(), ApiError> {
    let place = world.channels.get(&channel).and_then(|channel| channel.message(id));
    let mut changed = place.ok_or_else(ApiError::unknown_message)?.clone();
    let was_loading = changed.flags & LOADING != 0;
    if !was_loading {
        changed.edited = Some(world.now());
    }
    compose::fill(world, &mut changed, draft)?;
    world.rewrite(channel, id, |message| *message = changed);
    Ok(())
}

pub fn bulk_delete(world: &mut World, call: &Call, channel: Snowflake) -> Result<Answer, ApiError> {
    only(call, &Method::POST)?;
    let mut faults = Faults::default();
    let list = faults.list(call.body()?, "", "messages", 2..=100);
    let ids: Vec<Snowflake> = list.iter().filter_map(snowflake).collect();
    faults.result()?;
    for id in ids {
        world.erase(channel, id);
    }
    Answer::nothing()
}
