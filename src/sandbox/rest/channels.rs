//! Channels, and what lies below them.

use axum::http::Method;
use serde_json::{Value, json};

use super::users::id;
use super::{Answer, Call, messages, only, reactions, threads};
use crate::sandbox::error::ApiError;
use crate::sandbox::live::Audience;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::validate::Faults;
use crate::sandbox::world::World;
use crate::sandbox::world::channel::DM;

pub fn below(
    world: &mut World,
    call: &Call,
    channel: &str,
    rest: &[&str],
) -> Result<Answer, ApiError> {
    let channel = seen(world, id(channel)?)?;
    match rest {
        [] => one(world, call, channel),
        ["messages"] => messages::collection(world, call, channel),
        ["messages", "bulk-delete"] => messages::bulk_delete(world, call, channel),
        ["messages", message] => messages::one(world, call, channel, id(message)?),
        ["messages", message, "threads"] => {
            threads::from_message(world, call, channel, id(message)?)
        }
        ["messages", message, "reactions"] => reactions::all(world, call, channel, id(message)?),
        ["messages", message, "reactions", emoji] => {
            reactions::of_emoji(world, call, channel, id(message)?, emoji)
        }
        ["messages", message, "reactions", emoji, user] => {
            reactions::one(world, call, channel, id(message)?, emoji, user)
        }
        ["threads"] => threads::without_message(world, call, channel),
        ["thread-members"] => threads::members(world, call, channel),
        ["thread-members", user] => threads::member(world, call, channel, user),
        ["typing"] => {
            only(call, &Method::POST)?;
            world
                .live
                .tell(Audience::Channel(channel), || json!({"type": "typing", "channel": channel}));
            Answer::nothing()
        }
        ["pins"] => {
            only(call, &Method::GET)?;
            Answer::ok(json!([]))
        }
        _ => Err(ApiError::no_such_route()),
    }
}

/// A channel that is there and that the bot may look into.
pub fn seen(world: &World, id: Snowflake) -> Result<Snowflake, ApiError> {
    let channel = world.channels.get(&id).ok_or_else(ApiError::unknown_channel)?;
    if !channel.bot_sees || !world.is_installed_at(channel) {
        return Err(ApiError::missing_access());
    }
    Ok(id)
}

fn one(world: &mut World, call: &Call, id: Snowflake) -> Result<Answer, ApiError> {
    let channel = world.channels.get(&id).ok_or_else(ApiError::unknown_channel)?;
    match call.method {
        Method::GET => Answer::ok(world.channel_object(channel)),
        Method::PATCH => change(world, call.body()?, id),
        Method::DELETE => {
            let object = world.channel_object(channel);
            // A DM is only closed; its messages stay.
            if channel.kind != DM {
                world.remove_channel(id);
            }
            Answer::ok(object)
        }
        _ => Err(ApiError::wrong_method()),
    }
}

fn change(world: &mut World, body: &Value, id: Snowflake) -> Result<Answer, ApiError> {
    let channel = world.channels.get_mut(&id).ok_or_else(ApiError::unknown_channel)?;
    if channel.kind == DM {
        return Err(ApiError::forbidden(50003, "Cannot execute action on a DM channel"));
    }
    let mut faults = Faults::default();
    let name = faults.text(body, "", "name", 1..=100).map(ToOwned::to_owned);
    let topic = faults.text(body, "", "topic", 0..=1024).map(ToOwned::to_owned);
    let slow_mode = faults.integer(body, "", "rate_limit_per_user", 0..=21_600);
    let minutes = threads::archive_minutes(&mut faults, body);
    let archived = body.get("archived").map(|_| faults.boolean(body, "", "archived"));
    let locked = body.get("locked").map(|_| faults.boolean(body, "", "locked"));
    faults.result()?;
    let is_thread = channel.is_thread();
    if is_thread && channel.archived && archived != Some(false) {
        return Err(ApiError::bad(50083, "Thread is archived"));
    }
    if let Some(name) = name {
        channel.name = name;
    }
    channel.topic = topic.or(channel.topic.take());
    channel.slow_mode_seconds = slow_mode.map_or(channel.slow_mode_seconds, |s| s as u64);
    if is_thread {
        channel.auto_archive_minutes = minutes.unwrap_or(channel.auto_archive_minutes);
        channel.archived = archived.unwrap_or(channel.archived);
        channel.locked = locked.unwrap_or(channel.locked);
    }
    world.announce_channel(if is_thread { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" }, id);
    let channel = world.channels.get(&id).ok_or_else(ApiError::unknown_channel)?;
    Answer::ok(world.channel_object(channel))
}
