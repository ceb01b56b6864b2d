//! The first answer to an interaction.

use axum::http::Method;
use serde_json::{Value, json};

use super::{Answer, Call, compose, only};
use crate::sandbox::error::ApiError;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::validate::messages::{self, Way};
use crate::sandbox::validate::{Faults, modals};
use crate::sandbox::world::World;
use crate::sandbox::world::command::localised;
use crate::sandbox::world::interaction::{Interaction, Kind, State};
use crate::sandbox::world::message::{EPHEMERAL, LOADING, Message, Origin, kind};

/// Ways to answer, by Discord's numbers.
mod callback_type {
    pub const MESSAGE: u64 = 4;
    pub const DEFERRED_MESSAGE: u64 = 5;
    pub const DEFERRED_UPDATE: u64 = 6;
    pub const UPDATE: u64 = 7;
    pub const AUTOCOMPLETE: u64 = 8;
    pub const MODAL: u64 = 9;
}

/// `POST /interactions/{id}/{token}/callback`.
pub fn callback(world: &mut World, call: &Call, id: &str, token: &str) -> Result<Answer, ApiError> {
    only(call, &Method::POST)?;
    let found = world.interactions.with_token(token);
    let found = found.filter(|found| Snowflake::parse(id) == Some(found.id));
    let interaction = found.ok_or_else(ApiError::unknown_interaction)?.clone();
    if matches!(interaction.state, State::Thinking | State::Answered) {
        return Err(ApiError::already_acknowledged());
    }
    if interaction.state == State::Failed || world.now() > interaction.deadline() {
        return Err(ApiError::unknown_interaction());
    }
    let body = call.body()?;
    let way = way(body, &interaction)?;
    let data = &body["data"];
    let message = match way {
        callback_type::MESSAGE => Some(answer_with(world, call, data, &interaction)?),
        callback_type::DEFERRED_MESSAGE => Some(think(world, data, &interaction)),
        callback_type::DEFERRED_UPDATE => {
            world.change(interaction.id, |interaction| {
                interaction.state = State::Answered;
                interaction.original = interaction.deed.source;
                interaction.answer = interaction.deed.source;
            });
            interaction.deed.source
        }
        callback_type::UPDATE => Some(update(world, call, data, &interaction)?),
        callback_type::AUTOCOMPLETE => {
            let choices = choices(data, &interaction, world)?;
            world.change(interaction.id, |interaction| {
                interaction.state = State::Answered;
                interaction.choices = Some(choices);
            });
            None
        }
        _ => {
            let mut faults = Faults::default();
            modals::check(&mut faults, data);
            faults.result()?;
            let modal = data.clone();
            world.change(interaction.id, |interaction| {
                interaction.state = State::Answered;
                interaction.modal = Some(modal);
            });
            None
        }
    };
    if !call.wants("with_response") {
        return Answer::nothing();
    }
    let place = world.channels.get(&interaction.deed.channel);
    let found = message.and_then(|id| place?.message(id));
    let mut resource = json!({"type": way});
    if let Some(found) = found {
        resource["message"] = world.message_object(found);
    }
    Answer::ok(json!({
        "interaction": {
            "id": interaction.id, "type": interaction.deed.kind.number(),
            "response_message_id": message,
            "response_message_loading": found.is_some_and(|found| found.flags & LOADING != 0),
            "response_message_ephemeral": found.is_some_and(|found| found.only_for.is_some()),
            "channel_id": interaction.deed.channel,
        },
        "resource": resource,
    }))
}

/// The way of an answer, if it fits what was done.
fn way(body: &Value, interaction: &Interaction) -> Result<u64, ApiError> {
    use callback_type::{AUTOCOMPLETE, DEFERRED_MESSAGE, DEFERRED_UPDATE, MESSAGE, MODAL, UPDATE};
    let mut faults = Faults::default();
    let allowed: &[u64] = match interaction.deed.kind {
        Kind::Command => &[MESSAGE, DEFERRED_MESSAGE, MODAL],
        Kind::Component => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL],
        Kind::Autocomplete => &[AUTOCOMPLETE],
        Kind::Modal if interaction.deed.source.is_some() => {
            &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE]
        }
        Kind::Modal => &[MESSAGE, DEFERRED_MESSAGE],
    };
    match body["type"].as_u64() {
        Some(way) if allowed.contains(&way) => {
            let needs_data = [MESSAGE, UPDATE, AUTOCOMPLETE, MODAL].contains(&way);
            if needs_data && !body["data"].is_object() {
                faults.required("data");
            }
            faults.result()?;
            Ok(way)
        }
        None => {
            faults.required("type");
            Err(faults.error())
        }
        Some(_) => {
            let allowed: Vec<String> = allowed.iter().map(u64::to_string).collect();
            faults.choice("type", &allowed.join(", "));
            Err(faults.error())
        }
    }
}

/// An empty message that answers an interaction.
pub fn answering(world: &mut World, interaction: &Interaction, is_first: bool) -> Message {
    let mut message = Message::new(world.new_id(), interaction.deed.channel, world.application.id);
    if is_first && interaction.deed.kind == Kind::Command {
        message.kind = match interaction.deed.command_type {
            1 => kind::SLASH_COMMAND,
            _ => kind::CONTEXT_COMMAND,
        };
    }
    message.origin = Some(origin(world, interaction));
    message
}

/// What a message tells of the interaction it answers. A modal that was opened by something we have
/// forgotten was opened by whatever it still knows of that.
fn origin(world: &World, interaction: &Interaction) -> Origin {
    let deed = &interaction.deed;
    let opener = (deed.kind == Kind::Modal).then(|| {
        let known = deed.opener.and_then(|opener| world.interactions.get(opener));
        let kind = if deed.source.is_some() { Kind::Component } else { Kind::Command };
        Box::new(Origin {
            interaction: deed.opener.unwrap_or(interaction.id),
            kind: known.map_or(kind, |opener| opener.deed.kind).number(),
            person: interaction.person,
            name: deed.command.clone().filter(|_| kind == Kind::Command),
            pressed: deed.source,
            opener: None,
        })
    });
    Origin {
        interaction: interaction.id,
        kind: deed.kind.number(),
        person: interaction.person,
        name: deed.command.clone(),
        pressed: deed.source.filter(|_| deed.kind == Kind::Component),
        opener,
    }
}

fn answer_with(
    world: &mut World,
    call: &Call,
    data: &Value,
    interaction: &Interaction,
) -> Result<Snowflake, ApiError> {
    let draft = messages::read(data, &call.uploads, Way::Interaction, "data")?;
    let mut message = answering(world, interaction, true);
    if draft.flags & EPHEMERAL != 0 {
        message.only_for = Some(interaction.person);
    }
    compose::fill(world, &mut message, draft)?;
    Ok(first(world, interaction.id, message, State::Answered))
}

/// Posts the first message and notes it in its interaction.
fn first(world: &mut World, id: Snowflake, message: Message, state: State) -> Snowflake {
    let answer = message.id;
    world.post(message);
    world.change(id, |interaction| {
        interaction.state = state;
        interaction.original = Some(answer);
        interaction.answer = Some(answer);
    });
    answer
}

/// Shows that an answer will come.
fn think(world: &mut World, data: &Value, interaction: &Interaction) -> Snowflake {
    let mut message = answering(world, interaction, true);
    message.flags = LOADING;
    if data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0 {
        message.flags |= EPHEMERAL;
        message.only_for = Some(interaction.person);
    }
    first(world, interaction.id, message, State::Thinking)
}

/// Changes the message whose component was used.
fn update(
    world: &mut World,
    call: &Call,
    data: &Value,
    interaction: &Interaction,
) -> Result<Snowflake, ApiError> {
    let source = interaction.deed.source.ok_or_else(ApiError::unknown_message)?;
    let draft = messages::read(data, &call.uploads, Way::Edit, "data")?;
    super::messages::rewrite(world, interaction.deed.channel, source, draft)?;
    world.change(interaction.id, |interaction| {
        interaction.state = State::Answered;
        interaction.original = Some(source);
        interaction.answer = Some(source);
    });
    Ok(source)
}

/// Checks the choices of an autocomplete and shows them in the person's language.
fn choices(data: &Value, interaction: &Interaction, world: &World) -> Result<Value, ApiError> {
    let mut faults = Faults::default();
    let locale = world.people.get(&interaction.person).map(|person| person.locale.as_str());
    let mut shown = Vec::new();
    for (i, choice) in faults.list(data, "data", "choices", 0..=25).iter().enumerate() {
        let at = format!("data.choices.{i}");
        faults.required_text(choice, &at, "name", 1..=100);
        match &choice["value"] {
            Value::String(text) => faults.length(&format!("{at}.value"), text, 1..=100),
            Value::Number(_) => {}
            _ => faults.required(&format!("{at}.value")),
        }
        let mut choice = choice.clone();
        let name = localised(&choice, "name", locale.unwrap_or(""));
        choice["shown_name"] = json!(name);
        shown.push(choice);
    }
    faults.result()?;
    Ok(json!(shown))
}
