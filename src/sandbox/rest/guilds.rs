//! Guilds: their channels, members, roles and threads.

use axum::http::Method;
use serde_json::{Value, json};

use super::users::id;
use super::{Answer, Call, only};
use crate::sandbox::error::ApiError;
use crate::sandbox::validate::Faults;
use crate::sandbox::world::World;

pub fn below(
    world: &mut World,
    call: &Call,
    guild: &str,
    rest: &[&str],
) -> Result<Answer, ApiError> {
    let guild_id = id(guild)?;
    let guild = world.guilds.get(&guild_id).ok_or_else(ApiError::unknown_guild)?;
    if !guild.has_bot {
        return Err(ApiError::missing_access());
    }
    match rest {
        [] => {
            only(call, &Method::GET)?;
            Answer::ok(world.guild_object(guild))
        }
        ["channels"] if call.method == Method::POST => {
            let mut faults = Faults::default();
            let name = faults.required_text(call.body()?, "", "name", 1..=100);
            let name = name.unwrap_or_default().to_owned();
            faults.result()?;
            let id = world.add_channel(guild_id, &name, true);
            let channel = world.channels.get(&id).ok_or_else(ApiError::unknown_channel)?;
            Answer::created(world.channel_object(channel))
        }
        ["channels"] => {
            only(call, &Method::GET)?;
            let mine = world.channels.values().filter(|channel| {
                channel.guild == Some(guild_id) && !channel.is_thread() && channel.bot_sees
            });
            let objects: Vec<Value> = mine.map(|channel| world.channel_object(channel)).collect();
            Answer::ok(json!(objects))
        }
        ["roles"] => {
            only(call, &Method::GET)?;
            Answer::ok(guild.roles(&world.application.name))
        }
        ["members"] => {
            only(call, &Method::GET)?;
            let limit = call.query.get("limit").and_then(|limit| limit.parse().ok()).unwrap_or(1);
            let mut members = world.member_objects(guild);
            members.truncate(limit);
            Answer::ok(json!(members))
        }
        ["members", "search"] => {
            only(call, &Method::GET)?;
            let query = call.query.get("query").map(|query| query.to_lowercase());
            let query = query.unwrap_or_default();
            let mut members = world.member_objects(guild);
            members.retain(|member| {
                let name = member["user"]["username"].as_str();
                name.is_some_and(|name| name.starts_with(&query))
            });
            Answer::ok(json!(members))
        }
        ["members", "@me"] if call.method == Method::PATCH => Answer::ok(world.bot_member(guild)),
        ["members", user] => {
            only(call, &Method::GET)?;
            let user = id(user)?;
            if user == world.application.id {
                return Answer::ok(world.bot_member(guild));
            }
            let person = world.people.get(&user).ok_or_else(ApiError::unknown_user)?;
            if !person.guilds.contains(&guild_id) {
                return Err(ApiError::unknown_member());
            }
            let mut member = person.member(guild);
            member["user"] = person.user();
            Answer::ok(member)
        }
        ["threads", "active"] => {
            only(call, &Method::GET)?;
            let threads: Vec<Value> = world
                .channels
                .values()
                .filter(|c| c.guild == Some(guild_id) && c.is_thread() && !c.archived)
                .map(|channel| world.channel_object(channel))
                .collect();
            Answer::ok(json!({"threads": threads, "members": []}))
        }
        ["emojis" | "stickers" | "webhooks" | "scheduled-events" | "invites"] => {
            only(call, &Method::GET)?;
            Answer::ok(json!([]))
        }
        _ => Err(ApiError::no_such_route()),
    }
}
