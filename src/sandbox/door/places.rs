//! Adding people and places, and changing them.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use serde_json::{Value, json};

use super::{Refusal, Told, find_person, read, text};
use crate::sandbox::hub::Hub;
use crate::sandbox::live::Audience;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::world::World;
use crate::sandbox::world::locale;
use crate::sandbox::world::person::Person;

/// More people and guilds than this are surely a mistake.
const MOST: usize = 1000;

fn name(body: &Value) -> Result<&str, Refusal> {
    let name = text(body, "name")?;
    match name.chars().count() {
        1..=32 if name.trim() == name => Ok(name),
        _ => Err(Refusal::bad("A name has 1 to 32 characters and no space around it.")),
    }
}

fn free_name<'a>(world: &World, body: &'a Value) -> Result<&'a str, Refusal> {
    let name = name(body)?;
    if world.people.values().any(|person| person.name == name) {
        return Err(Refusal::bad(format!("There is already a person {name}.")));
    }
    if Snowflake::parse(name).is_some() {
        return Err(Refusal::bad("A name cannot be a number, which would be an id."));
    }
    Ok(name)
}

fn locale(body: &Value) -> Result<&str, Refusal> {
    let locale = body["locale"].as_str().unwrap_or("en-US");
    if locale::is_known(locale) {
        return Ok(locale);
    }
    Err(Refusal::bad(format!("{locale} is no locale of Discord, such as cs or en-US.")))
}

pub async fn add_person(State(hub): State<Arc<Hub>>, bytes: Bytes) -> Told {
    let add = || {
        let body = read(&bytes)?;
        let mut world = hub.world();
        let (name, locale) = (free_name(&world, &body)?, locale(&body)?);
        if world.people.len() >= MOST {
            return Err(Refusal::bad("There are too many people."));
        }
        let guilds: Vec<Snowflake> = match body["guilds"].as_array() {
            None => world.guilds.keys().copied().collect(),
            Some(list) => {
                let ids = list.iter().filter_map(|id| Snowflake::parse(id.as_str()?));
                ids.filter(|id| world.guilds.contains_key(id)).collect()
            }
        };
        let id = world.add_person(name, locale, guilds);
        Ok(json!({"person": world.people.get(&id).map(Person::shown)}))
    };
    Told(add())
}

pub async fn change_person(
    State(hub): State<Arc<Hub>>,
    Path(person): Path<String>,
    bytes: Bytes,
) -> Told {
    let change = || {
        let body = read(&bytes)?;
        let mut world = hub.world();
        let id = find_person(&world, &person)?.id;
        let new_name =
            if body["name"].is_null() { None } else { Some(free_name(&world, &body)?.to_owned()) };
        let new_locale =
            if body["locale"].is_null() { None } else { Some(locale(&body)?.to_owned()) };
        world.changes.people.insert(id);
        let person = world.people.get_mut(&id);
        let person = person.ok_or_else(|| Refusal::missing("There is no such person."))?;
        person.name = new_name.unwrap_or_else(|| person.name.clone());
        person.locale = new_locale.unwrap_or_else(|| person.locale.clone());
        person.dms_closed = body["dms_closed"].as_bool().unwrap_or(person.dms_closed);
        let shown = person.shown();
        world.live.tell(Audience::Everyone, || json!({"type": "person", "person": shown}));
        Ok(json!({"person": shown}))
    };
    Told(change())
}

pub async fn add_guild(State(hub): State<Arc<Hub>>, bytes: Bytes) -> Told {
    let add = || {
        let body = read(&bytes)?;
        let (name, locale) = (name(&body)?, locale(&body)?);
        let channels: Vec<String> = match body["channels"].as_array() {
            None => vec!["general".to_owned()],
            Some(list) => list.iter().filter_map(|name| name.as_str().map(Into::into)).collect(),
        };
        if channels.iter().any(|name| !(1..=100).contains(&name.chars().count())) {
            return Err(Refusal::bad("The name of a channel has 1 to 100 characters."));
        }
        let mut world = hub.world();
        if world.guilds.len() >= MOST || world.has_enough_channels() {
            return Err(Refusal::bad("There are too many guilds."));
        }
        let id = world.add_guild(name, locale, &channels, body["has_bot"] != false);
        Ok(json!({"guild": world.guilds.get(&id).map(|guild| world.guild_shown(guild, None))}))
    };
    Told(add())
}

pub async fn add_channel(
    State(hub): State<Arc<Hub>>,
    Path(guild): Path<String>,
    bytes: Bytes,
) -> Told {
    let add = || {
        let body = read(&bytes)?;
        let name = name(&body)?;
        let mut world = hub.world();
        let guild = Snowflake::parse(&guild).filter(|id| world.guilds.contains_key(id));
        let guild = guild.ok_or_else(|| Refusal::missing("There is no such guild."))?;
        if world.has_enough_channels() {
            return Err(Refusal::bad("There are too many channels."));
        }
        let id = world.add_channel(guild, name, body["hidden_from_bot"] != true);
        let channel = world.channels.get(&id).map(|channel| world.channel_shown(channel));
        Ok(json!({"channel": channel}))
    };
    Told(add())
}

/// What Discord's developer portal would change.
pub async fn change_application(State(hub): State<Arc<Hub>>, bytes: Bytes) -> Told {
    let change = || {
        let body = read(&bytes)?;
        let mut world = hub.world();
        let privileged = body["privileged_intents"].as_bool();
        let before = world.application.privileged_intents;
        world.application.privileged_intents = privileged.unwrap_or(before);
        Ok(json!({"privileged_intents": world.application.privileged_intents}))
    };
    Told(change())
}
