//! Pressing buttons, choosing in selects, submitting modals.

use serde_json::{Value, json};

use super::payload::{Resolved, begin};
use super::{Refusal, find_message, id, text};
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::validate::{components::kind, modals};
use crate::sandbox::world::World;
use crate::sandbox::world::interaction::{Deed, Kind};
use crate::sandbox::world::message::Message;
use crate::sandbox::world::person::Person;

/// All components of a message, also those inside others.
fn all(components: &[Value]) -> Vec<&Value> {
    let mut found = Vec::new();
    for component in components {
        found.push(component);
        let inside = component["components"].as_array().map_or(&[][..], Vec::as_slice);
        found.extend(all(inside));
        found.extend(component.get("accessory"));
    }
    found
}

pub fn press(world: &mut World, person: &Person, body: &Value) -> Result<Value, Refusal> {
    let message = find_message(world, person, id(body, "message")?)?;
    let (key, name) = match body["label"].as_str() {
        Some(label) => ("label", label),
        None => ("custom_id", text(body, "custom_id")?),
    };
    if body["forged"] == true {
        let (deed, data) = pressed(message, name, name);
        return Ok(begin(world, person, deed, &data));
    }
    let buttons = all(&message.components);
    let mut buttons = buttons.into_iter().filter(|component| component["type"] == kind::BUTTON);
    let button = buttons.find(|button| button[key].as_str() == Some(name));
    let button =
        button.ok_or_else(|| Refusal::missing(format!("The message has no button \"{name}\".")))?;
    if button["disabled"] == true {
        return Err(Refusal::forbidden(format!("The button \"{name}\" is disabled.")));
    }
    let Some(custom_id) = button["custom_id"].as_str() else {
        return Err(Refusal::bad("This button only opens an address."));
    };
    let label = button["label"].as_str().or(button["emoji"]["name"].as_str());
    let (deed, data) = pressed(message, label.unwrap_or(custom_id), custom_id);
    Ok(begin(world, person, deed, &data))
}

/// The press of a button below a message, with its data.
fn pressed(message: &Message, label: &str, custom_id: &str) -> (Deed, Value) {
    let data = json!({"custom_id": custom_id, "component_type": kind::BUTTON, "id": 1});
    (used(message, label, custom_id), data)
}

/// The use of a component below a message.
fn used(message: &Message, label: &str, custom_id: &str) -> Deed {
    Deed {
        kind: Kind::Component,
        channel: message.channel,
        title: format!("[{label}]"),
        command: None,
        command_type: 0,
        source: Some(message.id),
        opener: None,
        custom_id: Some(custom_id.to_owned()),
    }
}

pub fn choose(world: &mut World, person: &Person, body: &Value) -> Result<Value, Refusal> {
    let message = find_message(world, person, id(body, "message")?)?;
    let wanted = body["custom_id"].as_str();
    let components = all(&message.components);
    let mut selects = components.into_iter().filter(|component| {
        matches!(component["type"].as_u64(), Some(kind::STRING_SELECT | 5..=8))
    });
    let select = selects.find(|select| wanted.is_none() || select["custom_id"].as_str() == wanted);
    let select = select.ok_or_else(|| Refusal::missing("The message has no such select."))?;
    if select["disabled"] == true {
        return Err(Refusal::forbidden("This select is disabled."));
    }
    let values: Option<Vec<&str>> =
        body["values"].as_array().and_then(|list| list.iter().map(Value::as_str).collect());
    let values = values.ok_or_else(|| Refusal::bad("The list of texts \"values\" is missing."))?;
    let least = select["min_values"].as_u64().unwrap_or(1) as usize;
    let most = select["max_values"].as_u64().unwrap_or(1) as usize;
    if !(least..=most).contains(&values.len()) {
        return Err(Refusal::bad(format!("This select takes {least} to {most} values.")));
    }
    let channel = world.channels.get(&message.channel);
    let channel = channel.ok_or_else(|| Refusal::missing("There is no such channel."))?;
    let mut resolved = Resolved::default();
    let mut chosen = Vec::new();
    for value in values {
        chosen.push(match select["type"].as_u64() {
            Some(kind::STRING_SELECT) => {
                let options = select["options"].as_array().into_iter().flatten();
                let is_it = |option: &&Value| {
                    option["value"].as_str() == Some(value)
                        || option["label"].as_str() == Some(value)
                };
                let option = options.clone().find(is_it);
                let option =
                    option.ok_or_else(|| Refusal::bad(format!("\"{value}\" is no option.")))?;
                option["value"].clone()
            }
            Some(entity) => {
                let id = world.find_person(value).map(|person| person.id);
                let id = id.or_else(|| Snowflake::parse(value));
                let id = id.ok_or_else(|| Refusal::bad(format!("\"{value}\" is no id.")))?;
                match entity {
                    5 | 7 if world.people.contains_key(&id) || id == world.application.id => {
                        resolved.user(world, channel, id);
                    }
                    8 => match world.channels.get(&id) {
                        Some(found) => resolved.channel(world, found),
                        None => return Err(Refusal::missing("There is no such channel.")),
                    },
                    6 | 7 => resolved.role(world, id),
                    _ => return Err(Refusal::missing("There is no such user.")),
                }
                json!(id)
            }
            None => return Err(Refusal::bad("The select has no type.")),
        });
    }
    let custom_id = select["custom_id"].as_str().unwrap_or_default();
    let mut data = json!({
        "custom_id": custom_id, "component_type": select["type"], "values": chosen, "id": 1,
    });
    resolved.put_into(&mut data);
    let label = select["placeholder"].as_str().unwrap_or(custom_id);
    let deed = used(message, label, custom_id);
    Ok(begin(world, person, deed, &data))
}

/// Submits the modal that an interaction opened; it is closed by that.
pub fn submit(world: &mut World, person: &Person, body: &Value) -> Result<Value, Refusal> {
    let opened = id(body, "modal")?;
    let found = world.interactions.get(opened).filter(|found| found.person == person.id);
    let found = found.ok_or_else(|| Refusal::missing("There is no such modal."))?;
    let modal = found.modal.as_ref();
    let modal = modal.ok_or_else(|| Refusal::bad("This modal is no longer open."))?;
    let components = modals::submission(modal, &body["values"]).map_err(Refusal::bad)?;
    let custom_id = modal["custom_id"].as_str().unwrap_or_default().to_owned();
    let data = json!({"custom_id": custom_id, "components": components});
    let deed = Deed {
        kind: Kind::Modal,
        title: format!("[{}]", modal["title"].as_str().unwrap_or_default()),
        opener: Some(opened),
        custom_id: Some(custom_id),
        ..found.deed.clone()
    };
    world.change(opened, |interaction| interaction.modal = None);
    Ok(begin(world, person, deed, &data))
}
