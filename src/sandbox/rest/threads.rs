//! Threads: opened from a message or without one, and who is in them.

use axum::http::Method;
use serde_json::{Value, json};

use super::users::id;
use super::{Answer, Call, only};
use crate::sandbox::error::ApiError;
use crate::sandbox::live::Audience;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::validate::Faults;
use crate::sandbox::world::channel::{Channel, PRIVATE_THREAD, PUBLIC_THREAD, TEXT};
use crate::sandbox::world::{Event, World};

/// The most threads of a guild that are not archived.
const MOST_ACTIVE: usize = 1000;

/// Reads after how long a quiet thread is archived; only four durations exist.
pub fn archive_minutes(faults: &mut Faults, body: &Value) -> Option<u64> {
    let minutes = faults.integer(body, "", "auto_archive_duration", 0..=i64::MAX)?;
    if ![60, 1440, 4320, 10080].contains(&minutes) {
        faults.choice("auto_archive_duration", "60, 1440, 4320, 10080");
    }
    Some(minutes as u64)
}

/// Reads name, duration and slow mode of a new thread.
fn read(body: &Value, id: Snowflake, kind: u8, owner: Snowflake) -> Result<Channel, ApiError> {
    let mut faults = Faults::default();
    let name = faults.required_text(body, "", "name", 1..=100).unwrap_or_default();
    let mut thread = Channel::new(id, kind, name);
    thread.owner = owner;
    let minutes = archive_minutes(&mut faults, body);
    thread.auto_archive_minutes = minutes.unwrap_or(thread.auto_archive_minutes);
    let slow_mode = faults.integer(body, "", "rate_limit_per_user", 0..=21_600);
    thread.slow_mode_seconds = slow_mode.unwrap_or(0) as u64;
    faults.result()?;
    Ok(thread)
}

/// Threads hang only at text channels, and not without end.
fn check_place(world: &World, channel: Snowflake) -> Result<(), ApiError> {
    let channel = world.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
    if channel.kind != TEXT {
        return Err(ApiError::bad(50024, "Cannot execute action on this channel type"));
    }
    let active = world
        .channels
        .values()
        .filter(|other| other.guild == channel.guild && other.is_thread() && !other.archived);
    if active.count() >= MOST_ACTIVE || world.has_enough_channels() {
        return Err(ApiError::bad(160_006, "Maximum number of active threads reached"));
    }
    Ok(())
}

fn opened(world: &World, id: Snowflake) -> Result<Answer, ApiError> {
    let thread = world.channels.get(&id).ok_or_else(ApiError::unknown_channel)?;
    Answer::created(world.channel_object(thread))
}

pub fn from_message(
    world: &mut World,
    call: &Call,
    channel: Snowflake,
    message: Snowflake,
) -> Result<Answer, ApiError> {
    only(call, &Method::POST)?;
    check_place(world, channel)?;
    let place = world.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
    let found = place.message(message).filter(|message| message.only_for.is_none());
    let found = found.ok_or_else(ApiError::unknown_message)?;
    if found.thread.is_some() {
        let text = "A thread has already been created for this message";
        return Err(ApiError::bad(160_004, text));
    }
    // Discord gives such a thread the id of its message.
    let thread = read(call.body()?, message, PUBLIC_THREAD, world.application.id)?;
    let id = world.open_thread(channel, Some(message), thread);
    opened(world, id)
}

pub fn without_message(
    world: &mut World,
    call: &Call,
    channel: Snowflake,
) -> Result<Answer, ApiError> {
    only(call, &Method::POST)?;
    check_place(world, channel)?;
    let body = call.body()?;
    let kind = match body["type"].as_u64() {
        None => PRIVATE_THREAD,
        Some(11) => PUBLIC_THREAD,
        Some(12) => PRIVATE_THREAD,
        Some(_) => {
            let mut faults = Faults::default();
            faults.choice("type", "10, 11, 12");
            return Err(faults.error());
        }
    };
    let id = world.new_id();
    let thread = read(body, id, kind, world.application.id)?;
    let id = world.open_thread(channel, None, thread);
    opened(world, id)
}

fn thread(world: &World, id: Snowflake) -> Result<&Channel, ApiError> {
    let thread = world.channels.get(&id).filter(|channel| channel.is_thread());
    thread.ok_or_else(|| ApiError::bad(50024, "Cannot execute action on this channel type"))
}

pub fn members(world: &World, call: &Call, id: Snowflake) -> Result<Answer, ApiError> {
    only(call, &Method::GET)?;
    let thread = thread(world, id)?;
    let everyone = thread.members.iter().chain([&world.application.id]);
    let objects: Vec<Value> = everyone.map(|user| world.thread_member(thread, *user)).collect();
    Answer::ok(json!(objects))
}

pub fn member(
    world: &mut World,
    call: &Call,
    thread_id: Snowflake,
    user: &str,
) -> Result<Answer, ApiError> {
    let user = if user == "@me" { world.application.id } else { id(user)? };
    let is_me = user == world.application.id;
    let place = thread(world, thread_id)?;
    if !is_me && !world.people.contains_key(&user) {
        return Err(ApiError::unknown_user());
    }
    let is_in = is_me || place.members.contains(&user);
    let (guild, member) = (place.guild, world.thread_member(place, user));
    match call.method {
        Method::GET if is_in => return Answer::ok(member),
        Method::GET => return Err(ApiError::unknown_member()),
        Method::PUT | Method::DELETE => {}
        _ => return Err(ApiError::wrong_method()),
    }
    if place.archived {
        return Err(ApiError::bad(50083, "Thread is archived"));
    }
    let joins = call.method == Method::PUT;
    if joins == is_in || is_me {
        return Answer::nothing();
    }
    world.changes.channels.insert(thread_id);
    let Some(place) = world.channels.get_mut(&thread_id) else { return Answer::nothing() };
    if joins {
        place.members.insert(user);
    } else {
        place.members.remove(&user);
        world
            .live
            .tell(Audience::Only(user), || json!({"type": "channel_delete", "channel": thread_id}));
    }
    let count = world.channels.get(&thread_id).map_or(1, |thread| thread.members.len() + 1);
    let mut data = json!({"id": thread_id, "guild_id": guild, "member_count": count});
    if joins {
        data["added_members"] = json!([member]);
    } else {
        data["removed_member_ids"] = json!([user]);
    }
    world.dispatch(Event::in_channel("THREAD_MEMBERS_UPDATE", thread_id, data));
    if let Some(place) = world.channels.get(&thread_id) {
        world.live.tell(
            Audience::Channel(thread_id),
            || json!({"type": "channel", "channel": world.channel_shown(place)}),
        );
    }
    Answer::nothing()
}
