//! Reactions of the bot.

use axum::http::Method;
use serde_json::Value;

use super::users::id;
use super::{Answer, Call, only};
use crate::sandbox::error::ApiError;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::world::World;
use crate::sandbox::world::message::{Message, Reaction};

fn find(world: &World, channel: Snowflake, message: Snowflake) -> Result<&Message, ApiError> {
    let place = world.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
    let message = place.message(message).filter(|message| message.only_for.is_none());
    message.ok_or_else(ApiError::unknown_message)
}

/// All reactions of a message; they can only be removed.
pub fn all(
    world: &mut World,
    call: &Call,
    channel: Snowflake,
    message: Snowflake,
) -> Result<Answer, ApiError> {
    only(call, &Method::DELETE)?;
    find(world, channel, message)?;
    world.rewrite(channel, message, |message| message.reactions.clear());
    Answer::nothing()
}

/// Those who reacted with an emoji.
pub fn of_emoji(
    world: &mut World,
    call: &Call,
    channel: Snowflake,
    message: Snowflake,
    emoji: &str,
) -> Result<Answer, ApiError> {
    let found = find(world, channel, message)?;
    match call.method {
        Method::GET => {
            let reaction = found.reactions.iter().find(|reaction| reaction.emoji == emoji);
            let people = reaction.map(|reaction| world.users(&reaction.people));
            Answer::ok(Value::Array(people.unwrap_or_default()))
        }
        Method::DELETE => {
            world.rewrite(channel, message, |message| {
                message.reactions.retain(|reaction| reaction.emoji != emoji);
            });
            Answer::nothing()
        }
        _ => Err(ApiError::wrong_method()),
    }
}

pub fn one(
    world: &mut World,
    call: &Call,
    channel: Snowflake,
    message: Snowflake,
    emoji: &str,
    user: &str,
) -> Result<Answer, ApiError> {
    find(world, channel, message)?;
    let user = if user == "@me" { world.application.id } else { id(user)? };
    if emoji.is_ascii() {
        return Err(ApiError::bad(10014, "Unknown Emoji"));
    }
    match call.method {
        Method::PUT if user == world.application.id => {
            world.rewrite(channel, message, |message| {
                match message.reactions.iter_mut().find(|reaction| reaction.emoji == emoji) {
                    Some(reaction) if reaction.people.contains(&user) => {}
                    Some(reaction) => reaction.people.push(user),
                    None => message
                        .reactions
                        .push(Reaction { emoji: emoji.to_owned(), people: vec![user] }),
                }
            });
        }
        Method::DELETE => world.rewrite(channel, message, |message| {
            for reaction in message.reactions.iter_mut().filter(|r| r.emoji == emoji) {
                reaction.people.retain(|person| *person != user);
            }
            message.reactions.retain(|reaction| !reaction.people.is_empty());
        }),
        _ => return Err(ApiError::wrong_method()),
    }
    Answer::nothing()
}
