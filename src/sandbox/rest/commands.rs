//! Application commands, global or of one guild.

use axum::http::Method;
use serde_json::{Value, json};

use super::{Answer, Call};
use crate::sandbox::error::ApiError;
use crate::sandbox::live::Audience;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::validate::{Faults, commands};
use crate::sandbox::world::World;
use crate::sandbox::world::command::Command;

/// The guild of a path, which the bot must be in.
pub fn guild(world: &World, id: Snowflake) -> Result<Snowflake, ApiError> {
    match world.guilds.get(&id) {
        Some(guild) if guild.has_bot => Ok(id),
        _ => Err(ApiError::missing_access()),
    }
}

/// The command as Discord answers it.
fn object(world: &World, command: &Command, with_localisations: bool) -> Value {
    let mut object = command.object.clone();
    object["id"] = json!(command.id);
    object["application_id"] = json!(world.application.id);
    object["version"] = json!(command.id);
    if let Some(guild) = command.guild {
        object["guild_id"] = json!(guild);
    }
    if !with_localisations {
        strip(&mut object);
    }
    object
}

/// Lists leave localisations out unless they are asked for.
fn strip(object: &mut Value) {
    if let Value::Object(map) = object {
        map.remove("name_localizations");
        map.remove("description_localizations");
        for inner in ["options", "choices"] {
            map.get_mut(inner).and_then(Value::as_array_mut).into_iter().flatten().for_each(strip);
        }
    }
}

/// Puts a command in the place of one with the same name and type; returns whether it was there.
fn put(world: &mut World, guild: Option<Snowflake>, object: Value) -> (Snowflake, bool) {
    let same = |command: &&mut Command| {
        command.guild == guild
            && command.object["name"] == object["name"]
            && command.object["type"] == object["type"]
    };
    if let Some(command) = world.commands.iter_mut().find(same) {
        command.object = object;
        return (command.id, true);
    }
    let id = world.new_id();
    world.commands.push(Command { id, guild, object });
    (id, false)
}

fn tell(world: &mut World) {
    world.changes.commands = true;
    world.live.tell(Audience::Everyone, || json!({"type": "commands"}));
}

pub fn collection(
    world: &mut World,
    call: &Call,
    guild: Option<Snowflake>,
) -> Result<Answer, ApiError> {
    let list = |world: &World, with_localisations: bool| -> Value {
        let mine = world.commands.iter().filter(|command| command.guild == guild);
        mine.map(|command| object(world, command, with_localisations)).collect()
    };
    match call.method {
        Method::GET => Answer::ok(list(world, call.wants("with_localizations"))),
        Method::PUT => {
            let Some(Value::Array(bodies)) = &call.json else {
                let mut faults = Faults::default();
                let message = "Only iterables may be used in a ListType";
                faults.add("", "LIST_TYPE_CONVERT", message);
                return Err(faults.error());
            };
            let objects = commands::read_all(bodies)?;
            let kept = |command: &Command| {
                objects.iter().any(|object| {
                    object["name"] == command.object["name"]
                        && object["type"] == command.object["type"]
                })
            };
            world.commands.retain(|command| command.guild != guild || kept(command));
            for object in objects {
                put(world, guild, object);
            }
            tell(world);
            Answer::ok(list(world, true))
        }
        Method::POST => {
            let body = commands::read(call.body()?, "")?;
            let kind = body["type"].as_u64();
            let count = world.commands.iter().filter(|command| {
                command.guild == guild && command.object["type"].as_u64() == kind
            });
            let most = if kind == Some(1) { 100 } else { 5 };
            let is_new = !world
                .commands
                .iter()
                .any(|command| command.guild == guild && command.object["name"] == body["name"]);
            if is_new && count.count() >= most {
                let message = format!("Maximum number of application commands reached ({most})");
                return Err(ApiError::bad(30032, &message));
            }
            let (id, was_there) = put(world, guild, body);
            tell(world);
            let command = find(world, guild, id)?;
            let object = object(world, command, true);
            if was_there { Answer::ok(object) } else { Answer::created(object) }
        }
        _ => Err(ApiError::wrong_method()),
    }
}

fn find(world: &World, guild: Option<Snowflake>, id: Snowflake) -> Result<&Command, ApiError> {
    let found = world.commands.iter().find(|command| command.id == id && command.guild == guild);
    found.ok_or_else(ApiError::unknown_command)
}

pub fn one(
    world: &mut World,
    call: &Call,
    guild: Option<Snowflake>,
    id: Snowflake,
) -> Result<Answer, ApiError> {
    let command = find(world, guild, id)?;
    match call.method {
        Method::GET => Answer::ok(object(world, command, true)),
        Method::PATCH => {
            let mut merged = command.object.clone();
            if let (Some(merged), Some(changes)) =
                (merged.as_object_mut(), call.body()?.as_object())
            {
                merged.extend(changes.clone());
            }
            merged["type"] = command.object["type"].clone();
            let merged = commands::read(&merged, "")?;
            if let Some(command) = world.commands.iter_mut().find(|command| command.id == id) {
                command.object = merged;
            }
            tell(world);
            Answer::ok(object(world, find(world, guild, id)?, true))
        }
        Method::DELETE => {
            world.commands.retain(|command| command.id != id);
            tell(world);
            Answer::nothing()
        }
        _ => Err(ApiError::wrong_method()),
    }
}
