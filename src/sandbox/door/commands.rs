//! Using a command, and asking for completions of one of its options.

use serde_json::{Map, Value, json};

use super::payload::{Resolved, begin};
use super::typed::{self, Found};
use super::{Refusal, find_channel, find_message, find_person, id, text};
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::validate::commands::option;
use crate::sandbox::world::World;
use crate::sandbox::world::channel::Channel;
use crate::sandbox::world::command::localised;
use crate::sandbox::world::interaction::{Deed, Kind};
use crate::sandbox::world::person::Person;

/// A person who fills in options in a channel.
struct Filling<'a> {
    world: &'a World,
    person: &'a Person,
    channel: &'a Channel,
    resolved: Resolved,
    /// The option that the cursor is in, when completions are asked for.
    focused: Option<&'a str>,
}

pub fn command(world: &mut World, person: &Person, body: &Value) -> Result<Value, Refusal> {
    let (deed, data) = fill_in(world, person, body, None)?;
    Ok(begin(world, person, deed, &data))
}

pub fn autocomplete(world: &mut World, person: &Person, body: &Value) -> Result<Value, Refusal> {
    let (deed, data) = fill_in(world, person, body, Some(text(body, "focused")?))?;
    Ok(begin(world, person, deed, &data))
}

fn fill_in(
    world: &World,
    person: &Person,
    body: &Value,
    focused: Option<&str>,
) -> Result<(Deed, Value), Refusal> {
    let channel = find_channel(world, person, text(body, "channel")?)?;
    let offered = world.offered(person, channel);
    let words = body["text"].as_str().or(body["command"].as_str());
    let words = words.ok_or_else(|| Refusal::bad("The text \"command\" is missing."))?;
    let (found, rest) = typed::find(&offered, words, &person.locale)?;
    let mut values = typed::pairs(found.options(), rest, &person.locale)?;
    if let Some(given) = body["options"].as_object() {
        values.extend(given.clone());
    }
    let kind = found.command.kind();
    let mut filling = Filling { world, person, channel, resolved: Resolved::default(), focused };
    let mut data = json!({
        "id": found.command.id, "name": found.command.name(), "type": kind,
    });
    if let Some(guild) = found.command.guild {
        data["guild_id"] = json!(guild);
    }
    if kind == 1 {
        data["options"] = filling.nested(&found, &values)?;
    } else {
        data["target_id"] = json!(filling.target(kind, body)?);
    }
    filling.resolved.put_into(&mut data);
    let name = found.full_name();
    let title = if kind == 1 { format!("/{name}") } else { name.clone() };
    let deed = Deed {
        kind: if focused.is_some() { Kind::Autocomplete } else { Kind::Command },
        channel: channel.id,
        title,
        command: Some(name),
        command_type: kind as u8,
        source: None,
        opener: None,
        custom_id: None,
    };
    Ok((deed, data))
}

impl Filling<'_> {
    /// The options wrapped in their subcommand and group.
    fn nested(&mut self, found: &Found<'_>, values: &Map<String, Value>) -> Result<Value, Refusal> {
        let mut options = self.options(found.options(), values)?;
        for part in found.path.iter().rev() {
            options = json!([{"type": part["type"], "name": part["name"], "options": options}]);
        }
        Ok(options)
    }

    fn options(&mut self, known: &[Value], values: &Map<String, Value>) -> Result<Value, Refusal> {
        let names: Vec<&str> = known.iter().filter_map(|option| option["name"].as_str()).collect();
        let strays = values.keys().map(String::as_str).chain(self.focused);
        if let Some(stray) = strays.into_iter().find(|name| !names.contains(name)) {
            return Err(Refusal::bad(format!("There is no option {stray} here.")));
        }
        let mut filled = Vec::new();
        for option in known {
            let name = option["name"].as_str().unwrap_or_default();
            let is_focused = self.focused == Some(name);
            let given = values.get(name).filter(|value| !value.is_null());
            let value = match given {
                Some(given) if is_focused => json!(as_text(given)),
                Some(given) => match self.value(option, given) {
                    Ok(value) => value,
                    // While a command is being typed, other options may be half ready.
                    Err(_) if self.focused.is_some() => json!(as_text(given)),
                    Err(why) => return Err(Refusal::bad(format!("{name}: {why}"))),
                },
                None if is_focused => json!(""),
                None if option["required"] == true && self.focused.is_none() => {
                    return Err(Refusal::bad(format!("{name}: this option is required.")));
                }
                None => continue,
            };
            let mut one = json!({"type": option["type"], "name": name, "value": value});
            if is_focused {
                if option["autocomplete"] != true {
                    return Err(Refusal::bad(format!("{name}: this option has no completions.")));
                }
                one["focused"] = json!(true);
            }
            filled.push(one);
        }
        Ok(json!(filled))
    }

    /// What a client would make of a value for an option, or why it would not send it.
    fn value(&mut self, asked: &Value, given: &Value) -> Result<Value, String> {
        let text = as_text(given);
        let choices = asked["choices"].as_array().filter(|choices| !choices.is_empty());
        if let Some(choices) = choices {
            let locale = &self.person.locale;
            let is_it = |choice: &&Value| {
                choice["value"] == *given
                    || as_text(&choice["value"]) == text
                    || choice["name"].as_str() == Some(&text)
                    || localised(choice, "name", locale) == text
            };
            let choice = choices.iter().find(is_it);
            return choice
                .map(|choice| choice["value"].clone())
                .ok_or_else(|| format!("\"{text}\" is not among the choices."));
        }
        match asked["type"].as_u64().unwrap_or(0) {
            option::STRING => {
                let count = text.chars().count() as u64;
                let least = asked["min_length"].as_u64().unwrap_or(0);
                let most = asked["max_length"].as_u64().unwrap_or(6000);
                if count < least || count > most {
                    return Err(format!("the text must have {least} to {most} characters."));
                }
                Ok(json!(text))
            }
            option::INTEGER => {
                let number: i64 =
                    text.parse().map_err(|_| format!("\"{text}\" is no whole number."))?;
                in_bounds(asked, number as f64)?;
                Ok(json!(number))
            }
            option::NUMBER => {
                let number: f64 = text.parse().map_err(|_| format!("\"{text}\" is no number."))?;
                in_bounds(asked, number)?;
                Ok(json!(number))
            }
            option::BOOLEAN => match text.to_lowercase().as_str() {
                "true" => Ok(json!(true)),
                "false" => Ok(json!(false)),
                _ => Err("true or false was expected.".into()),
            },
            option::USER => Ok(json!(self.user(&text)?)),
            option::CHANNEL => {
                let found = find_channel(self.world, self.person, text.trim_matches(['<', '>']));
                let found = found.map_err(|refusal| refusal.to_string())?;
                self.resolved.channel(self.world, found);
                Ok(json!(found.id))
            }
            option::ROLE => {
                let role = Snowflake::parse(&text).ok_or("the id of a role was expected.")?;
                self.resolved.role(self.world, role);
                Ok(json!(role))
            }
            option::MENTIONABLE => Ok(json!(self.user(&text)?)),
            _ => Err("files cannot be sent as options here.".into()),
        }
    }

    /// A user by id, name or mention.
    fn user(&mut self, text: &str) -> Result<Snowflake, String> {
        let name = text.trim_matches(['<', '>', '@', '!']);
        let bot = &self.world.application;
        let id = if name == bot.name || name == bot.id.to_string() {
            bot.id
        } else {
            find_person(self.world, name).map_err(|refusal| refusal.to_string())?.id
        };
        self.resolved.user(self.world, self.channel, id);
        Ok(id)
    }

    /// The user or message that a context command is used on.
    fn target(&mut self, kind: u64, body: &Value) -> Result<Snowflake, Refusal> {
        if kind == 2 {
            return self.user(text(body, "target")?).map_err(Refusal::bad);
        }
        let message = find_message(self.world, self.person, id(body, "target")?)?;
        self.resolved.message(message.id, self.world.message_object(message));
        Ok(message.id)
    }
}

fn in_bounds(asked: &Value, number: f64) -> Result<(), String> {
    let least = asked["min_value"].as_f64().unwrap_or(f64::MIN);
    let most = asked["max_value"].as_f64().unwrap_or(f64::MAX);
    if number < least {
        return Err(format!("at least {least} was expected."));
    }
    if number > most {
        return Err(format!("at most {most} was expected."));
    }
    Ok(())
}

fn as_text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}
