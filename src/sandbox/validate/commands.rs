//! Application commands: names, descriptions, options, choices, localisations.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{Faults, below};
use crate::sandbox::error::ApiError;
use crate::sandbox::world::locale;

/// All names, descriptions and values of a command together.
const ALL_TEXT: usize = 8000;

/// Option types, by Discord's numbers.
pub mod option {
    pub const SUBCOMMAND: u64 = 1;
    pub const GROUP: u64 = 2;
    pub const STRING: u64 = 3;
    pub const INTEGER: u64 = 4;
    pub const BOOLEAN: u64 = 5;
    pub const USER: u64 = 6;
    pub const CHANNEL: u64 = 7;
    pub const ROLE: u64 = 8;
    pub const MENTIONABLE: u64 = 9;
    pub const NUMBER: u64 = 10;
}

/// Reads a command and returns it as Discord would keep it.
///
/// # Errors
///
/// Names every field that Discord would refuse.
pub fn read(body: &Value, at: &str) -> Result<Value, ApiError> {
    let mut faults = Faults::default();
    let object = command(&mut faults, body, at);
    faults.result()?;
    Ok(object)
}

/// Reads a list of commands.
///
/// # Errors
///
/// Names every field that Discord would refuse, and names used twice.
pub fn read_all(bodies: &[Value]) -> Result<Vec<Value>, ApiError> {
    let mut faults = Faults::default();
    let mut names = BTreeSet::new();
    let mut commands = Vec::new();
    for (i, body) in bodies.iter().enumerate() {
        let at = i.to_string();
        let command = command(&mut faults, body, &at);
        let name = (command["type"].as_u64(), command["name"].as_str().map(ToOwned::to_owned));
        if !names.insert(name) {
            let message = "Application command names must be unique";
            faults.add(&at, "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
        commands.push(command);
    }
    faults.result()?;
    for (kind, most) in [(1, 100), (2, 5), (3, 5)] {
        if commands.iter().filter(|command| command["type"] == kind).count() > most {
            let message = format!("Maximum number of application commands reached ({most})");
            return Err(ApiError::bad(30032, &message));
        }
    }
    Ok(commands)
}

fn command(faults: &mut Faults, body: &Value, at: &str) -> Value {
    if !body.is_object() {
        faults.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        return Value::Null;
    }
    let kind = faults.integer(body, at, "type", 1..=4).unwrap_or(1);
    let is_slash = kind == 1;
    let mut checker = Checker { faults, text: 0 };
    checker.name(body, at, is_slash);
    if is_slash {
        checker.description(body, at);
        checker.options(body, at, 0);
    } else {
        if body["description"].as_str().is_some_and(|text| !text.is_empty()) {
            let message = "Context menu commands cannot have description";
            let at = below(at, "description");
            checker.faults.add(
                &at,
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID",
                message,
            );
        }
        if body["options"].as_array().is_some_and(|options| !options.is_empty()) {
            let message = "Context menu commands cannot have options";
            let at = below(at, "options");
            checker.faults.add(&at, "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID", message);
        }
    }
    if checker.text > ALL_TEXT {
        let message = format!("Command exceeds maximum size ({ALL_TEXT})");
        checker.faults.add(at, "APPLICATION_COMMAND_TOO_LARGE", &message);
    }
    let permissions = permissions(faults, body, at);
    numbers(faults, body, at, "contexts", 0..=2);
    numbers(faults, body, at, "integration_types", 0..=1);
    faults.boolean(body, at, "nsfw");
    let or = |key: &str, other: Value| match &body[key] {
        Value::Null => other,
        given => given.clone(),
    };
    json!({
        "type": kind, "name": body["name"], "name_localizations": body["name_localizations"],
        "description": or("description", json!("")),
        "description_localizations": body["description_localizations"],
        "options": or("options", json!([])),
        "default_member_permissions": permissions,
        "dm_permission": or("dm_permission", json!(true)), "nsfw": or("nsfw", json!(false)),
        "contexts": contexts(body), "integration_types": or("integration_types", json!([0])),
    })
}

/// Without contexts the older `dm_permission` decides.
fn contexts(body: &Value) -> Value {
    match &body["contexts"] {
        Value::Null if body["dm_permission"] == false => json!([0]),
        given => given.clone(),
    }
}

fn permissions(faults: &mut Faults, body: &Value, at: &str) -> Value {
    let given = &body["default_member_permissions"];
    let number = match given {
        Value::Null => return Value::Null,
        Value::String(text) => text.parse::<u64>().ok(),
        number => number.as_u64(),
    };
    let Some(number) = number else {
        let at = below(at, "default_member_permissions");
        faults.add(&at, "NUMBER_TYPE_COERCE", &format!("Value {given} is not int."));
        return Value::Null;
    };
    json!(number.to_string())
}

fn numbers(
    faults: &mut Faults,
    body: &Value,
    at: &str,
    key: &str,
    allowed: std::ops::RangeInclusive<u64>,
) {
    let mut seen = BTreeSet::new();
    for (i, number) in faults.list(body, at, key, 1..=3).iter().enumerate() {
        let number = number.as_u64().filter(|number| allowed.contains(number));
        if number.is_none_or(|number| !seen.insert(number)) {
            let values: Vec<String> = allowed.clone().map(|value| value.to_string()).collect();
            faults.choice(&format!("{}.{i}", below(at, key)), &values.join(", "));
        }
    }
}

struct Checker<'a> {
    faults: &'a mut Faults,
    /// Characters that count towards [`ALL_TEXT`].
    text: usize,
}

impl Checker<'_> {
    fn name(&mut self, object: &Value, at: &str, is_slash: bool) {
        let name = self.faults.required_text(object, at, "name", 1..=32);
        self.text += name.map_or(0, |name| name.chars().count());
        let check = |faults: &mut Faults, at: &str, name: &str| {
            if is_slash && !is_name(name) {
                let message = "Command name is invalid";
                faults.add(at, "APPLICATION_COMMAND_INVALID_NAME", message);
            }
        };
        if let Some(name) = name {
            check(self.faults, &below(at, "name"), name);
        }
        for (at, name) in self.localisations(object, at, "name", 32) {
            check(self.faults, &at, &name);
        }
    }

    fn description(&mut self, object: &Value, at: &str) {
        let description = self.faults.required_text(object, at, "description", 1..=100);
        self.text += description.map_or(0, |text| text.chars().count());
        self.localisations(object, at, "description", 100);
    }

    /// Checks the localisations of a field; returns where each stands and what it says.
    fn localisations(
        &mut self,
        object: &Value,
        at: &str,
        field: &str,
        longest: usize,
    ) -> Vec<(String, String)> {
        let key = format!("{field}_localizations");
        let at = below(at, &key);
        let empty = Map::new();
        let given = match &object[&key] {
            Value::Null => &empty,
            Value::Object(given) => given,
            _ => {
                let message = "Only dictionaries may be used in a DictType";
                self.faults.add(&at, "DICT_TYPE_CONVERT", message);
                &empty
            }
        };
        let mut texts = Vec::new();
        for (language, text) in given {
            let here = below(&at, language);
            if !locale::is_known(language) {
                self.faults.choice(&at, &format!("'{}'", locale::LOCALES.join("', '")));
            }
            match text {
                Value::Null => {}
                Value::String(text) => {
                    self.faults.length(&here, text, 1..=longest);
                    texts.push((here, text.clone()));
                }
                _ => self.faults.add(&here, "STRING_TYPE_CONVERT", "Must be a string."),
            }
        }
        texts
    }

    fn options(&mut self, object: &Value, at: &str, depth: usize) {
        let options = self.faults.list(object, at, "options", 0..=25);
        let at = below(at, "options");
        let mut names = BTreeSet::new();
        let mut seen_optional = false;
        let mut seen_sub = false;
        let mut seen_value = false;
        for (i, inner) in options.iter().enumerate() {
            let at = below(&at, &i.to_string());
            let Some(kind) = self.faults.integer(inner, &at, "type", 1..=11) else {
                self.faults.required(&below(&at, "type"));
                continue;
            };
            self.name(inner, &at, true);
            self.description(inner, &at);
            if inner["name"].as_str().is_some_and(|name| !names.insert(name)) {
                let message = "Option name already exists";
                let code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS";
                self.faults.add(&below(&at, "name"), code, message);
            }
            match kind as u64 {
                option::GROUP if depth == 0 => {
                    seen_sub = true;
                    self.options(inner, &at, 1);
                    let subcommands = inner["options"].as_array();
                    let only_sub = |inner: &Value| inner["type"] == option::SUBCOMMAND;
                    if !subcommands.is_some_and(|inner| inner.iter().all(only_sub)) {
                        self.faults.choice(&below(&at, "options"), "1");
                    }
                }
                option::SUBCOMMAND if depth <= 1 => {
                    seen_sub = true;
                    self.options(inner, &at, 2);
                }
                option::SUBCOMMAND | option::GROUP => {
                    let message = "Sub-command option type cannot be nested here";
                    let code = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID";
                    self.faults.add(&at, code, message);
                }
                kind => {
                    seen_value = true;
                    let is_required = self.faults.boolean(inner, &at, "required");
                    if is_required && seen_optional {
                        let message = "Required options must be placed before non-required options";
                        let code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID";
                        self.faults.add(&at, code, message);
                    }
                    seen_optional |= !is_required;
                    self.value_option(inner, &at, kind);
                }
            }
        }
        if seen_sub && seen_value {
            let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
            self.faults.add(&at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
        }
    }

    fn value_option(&mut self, inner: &Value, at: &str, kind: u64) {
        let is_number = matches!(kind, option::INTEGER | option::NUMBER);
        let completes = self.faults.boolean(inner, at, "autocomplete");
        let choices = self.faults.list(inner, at, "choices", 0..=25);
        if completes && (!choices.is_empty() || !(is_number || kind == option::STRING)) {
            let message = "Autocomplete needs a text or number option without choices";
            let code = "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID";
            self.faults.add(&below(at, "autocomplete"), code, message);
        }
        for (i, choice) in choices.iter().enumerate() {
            let at = format!("{at}.choices.{i}");
            self.choice(choice, &at, kind);
        }
        if kind == option::STRING {
            let least = self.faults.integer(inner, at, "min_length", 0..=6000);
            let most = self.faults.integer(inner, at, "max_length", 1..=6000);
            if least.zip(most).is_some_and(|(least, most)| least > most) {
                self.faults.add(&below(at, "min_length"), "NUMBER_TYPE_MAX", "Exceeds max_length");
            }
        }
        for key in ["min_value", "max_value"] {
            let fits = inner[key].is_null() || is_number && inner[key].is_number();
            if !fits {
                let message = format!("Value {} is not a number for this type.", inner[key]);
                self.faults.add(&below(at, key), "NUMBER_TYPE_COERCE", &message);
            }
        }
    }

    fn choice(&mut self, choice: &Value, at: &str, kind: u64) {
        let name = self.faults.required_text(choice, at, "name", 1..=100);
        self.text += name.map_or(0, |name| name.chars().count());
        self.localisations(choice, at, "name", 100);
        let value = &choice["value"];
        let fits = match kind {
            option::STRING => {
                let text = self.faults.required_text(choice, at, "value", 1..=100);
                self.text += text.map_or(0, |text| text.chars().count());
                return;
            }
            option::INTEGER => value.is_i64(),
            option::NUMBER => value.is_number(),
            _ => false,
        };
        if !fits {
            let message = format!("Value {value} does not fit the type of the option.");
            self.faults.add(&below(at, "value"), "NUMBER_TYPE_COERCE", &message);
        }
    }
}

/// Discord's rule for names: letters, digits, `-`, `_` and `'`, in lower case.
fn is_name(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    name.chars().all(fits) && name.to_lowercase() == name
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(change: impl FnOnce(&mut Value)) -> String {
        let mut command = json!({
            "name": "slovo", "description": "Slovník", "name_localizations": {"cs": "slovo"},
            "options": [
                {"type": 3, "name": "text", "description": "Co", "required": true},
                {"type": 4, "name": "kolik", "description": "Kolik", "min_value": 1},
            ],
        });
        change(&mut command);
        read(&command, "").err().map(|error| error.sentence()).unwrap_or_default()
    }

    #[test]
    fn a_good_command_is_kept_as_discord_keeps_it() {
        assert_eq!(complaint(|_| ()), "");
        let kept = read(&json!({"name": "a", "description": "b"}), "").unwrap();
        assert_eq!(kept["type"], 1);
        assert_eq!(kept["integration_types"], json!([0]));
        assert_eq!(kept["contexts"], Value::Null);
    }

    #[test]
    fn each_limit_of_a_command_is_kept() {
        type Change = fn(&mut Value);
        let changes: [(Change, &str); 17] = [
            (|c| c["name"] = json!("Slovo"), "name: Command name is invalid"),
            (|c| c["name"] = json!("dvě slova"), "name: Command name is invalid"),
            (|c| c["name"] = json!("x".repeat(33)), "name: Must be between 1 and 32"),
            (|c| c["name"] = Value::Null, "name: This field is required"),
            (|c| c["description"] = json!("x".repeat(101)), "between 1 and 100"),
            (|c| c["name_localizations"] = json!({"sk": "slovo"}), "one of {'ar'"),
            (|c| c["name_localizations"] = json!({"cs": "Slovo"}), "name_localizations.cs: "),
            (|c| c["options"][1]["name"] = json!("text"), "already exists"),
            (|c| c["options"][1]["required"] = json!("yes"), "either true or false"),
            (
                |c| {
                    c["options"][0]["required"] = json!(false);
                    c["options"][1]["required"] = json!(true);
                },
                "Required options",
            ),
            (|c| c["options"] = json!(vec![c["options"][0].clone(); 26]), "25 or fewer"),
            (|c| c["options"][0]["choices"] = json!([{"name": "a"}]), "choices.0.value"),
            (|c| c["options"][1]["choices"] = json!([{"name": "a", "value": "x"}]), "does not fit"),
            (|c| c["options"][0]["min_value"] = json!(1), "min_value"),
            (|c| c["options"][0]["type"] = json!(1), "mutually exclusive"),
            (|c| c["contexts"] = json!([3]), "contexts.0"),
            (|c| c["type"] = json!(2), "cannot have"),
        ];
        for (change, word) in changes {
            let complaint = complaint(change);
            assert!(complaint.contains(word), "{word}: {complaint}");
        }
    }

    #[test]
    fn a_name_stands_only_once_in_a_list() {
        let command = json!({"name": "a", "description": "b"});
        let error = read_all(&[command.clone(), command]).unwrap_err();
        assert!(error.sentence().contains("unique"));
    }
}
