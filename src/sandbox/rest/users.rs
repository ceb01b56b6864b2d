//! Users, and where the gateway is.

use axum::http::Method;
use serde_json::{Value, json};

use super::{Answer, Call, only};
use crate::sandbox::error::ApiError;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::validate::Faults;
use crate::sandbox::world::World;
use crate::sandbox::world::guild::BOT_MAY;

pub fn gateway(world: &World, call: &Call) -> Result<Answer, ApiError> {
    only(call, &Method::GET)?;
    Answer::ok(json!({"url": format!("ws://{}/gateway", world.address)}))
}

pub fn gateway_bot(world: &World, call: &Call) -> Result<Answer, ApiError> {
    only(call, &Method::GET)?;
    Answer::ok(json!({
        "url": format!("ws://{}/gateway", world.address), "shards": 1,
        "session_start_limit":
            {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 16},
    }))
}

pub fn me(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    match call.method {
        Method::GET => Answer::ok(world.application.own_user()),
        Method::PATCH => {
            let mut faults = Faults::default();
            let name = faults.text(call.body()?, "", "username", 2..=32);
            let name = name.map(ToOwned::to_owned);
            faults.result()?;
            if let Some(name) = name {
                world.application.name = name;
            }
            Answer::ok(world.application.own_user())
        }
        _ => Err(ApiError::wrong_method()),
    }
}

pub fn user(world: &World, call: &Call, user: &str) -> Result<Answer, ApiError> {
    only(call, &Method::GET)?;
    let id = id(user)?;
    if id == world.application.id {
        return Answer::ok(world.application.user());
    }
    let person = world.people.get(&id).ok_or_else(ApiError::unknown_user)?;
    Answer::ok(person.user())
}

pub fn my_guilds(world: &World, call: &Call) -> Result<Answer, ApiError> {
    only(call, &Method::GET)?;
    let guilds = world.guilds.values().filter(|guild| guild.has_bot);
    let guilds: Vec<Value> = guilds
        .map(|guild| {
            json!({
                "id": guild.id, "name": guild.name, "icon": null, "banner": null, "owner": false,
                "permissions": BOT_MAY.to_string(), "features": [],
            })
        })
        .collect();
    Answer::ok(json!(guilds))
}

/// Opens the DM with a person.
pub fn open_dm(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    only(call, &Method::POST)?;
    let mut faults = Faults::default();
    let body = call.body()?;
    let recipient = faults.snowflake(body, "", "recipient_id");
    if body["recipient_id"].is_null() {
        faults.required("recipient_id");
    }
    faults.result()?;
    let recipient = recipient.filter(|id| world.people.contains_key(id));
    let Some(recipient) = recipient else {
        return Err(ApiError::bad(50033, "Invalid Recipient(s)"));
    };
    let id = world.dm(&[recipient], true);
    let channel = world.channels.get(&id).ok_or_else(ApiError::unknown_channel)?;
    Answer::ok(world.channel_object(channel))
}

/// An id in a path; Discord names what is none as a wrong form.
pub fn id(text: &str) -> Result<Snowflake, ApiError> {
    Snowflake::parse(text).ok_or_else(|| {
        let mut faults = Faults::default();
        let message = format!("Value \"{text}\" is not snowflake.");
        faults.add("", "NUMBER_TYPE_COERCE", &message);
        faults.error()
    })
}
