//! The application itself, and what lies below it.

use axum::http::Method;
use serde_json::{Value, json};

use super::users::id;
use super::{Answer, Call, commands, only};
use crate::sandbox::error::ApiError;
use crate::sandbox::world::World;
use crate::sandbox::world::person::Person;

pub fn me(world: &World, call: &Call) -> Result<Answer, ApiError> {
    if !matches!(call.method, Method::GET | Method::PATCH) {
        return Err(ApiError::wrong_method());
    }
    let owner = world.people.values().next().map_or(Value::Null, Person::user);
    Answer::ok(world.application.object(&owner))
}

pub fn below(
    world: &mut World,
    call: &Call,
    application: &str,
    rest: &[&str],
) -> Result<Answer, ApiError> {
    if id(application)? != world.application.id {
        return Err(ApiError::forbidden(
            20012,
            "You are not authorized to perform this action on this application",
        ));
    }
    match rest {
        ["commands"] => commands::collection(world, call, None),
        ["commands", command] => commands::one(world, call, None, id(command)?),
        ["guilds", guild, "commands"] => {
            let guild = commands::guild(world, id(guild)?)?;
            commands::collection(world, call, Some(guild))
        }
        ["guilds", guild, "commands", "permissions"] => {
            commands::guild(world, id(guild)?)?;
            only(call, &Method::GET)?;
            Answer::ok(json!([]))
        }
        ["guilds", guild, "commands", command] => {
            let guild = commands::guild(world, id(guild)?)?;
            commands::one(world, call, Some(guild), id(command)?)
        }
        ["guilds", _, "commands", _, "permissions"] => {
            Err(ApiError::unknown(10066, "application command permissions"))
        }
        ["emojis"] => {
            only(call, &Method::GET)?;
            Answer::ok(json!({"items": []}))
        }
        ["skus" | "entitlements"] => {
            only(call, &Method::GET)?;
            Answer::ok(json!([]))
        }
        _ => Err(ApiError::no_such_route()),
    }
}
