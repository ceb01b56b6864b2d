//! Discord's limits: what is wrong with which field of a request.

pub mod commands;
pub mod components;
pub mod embeds;
pub mod messages;
pub mod modals;

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use super::error::ApiError;
use super::snowflake::Snowflake;

/// What was found wrong so far, as the tree that Discord answers with.
///
/// Fields are named by their path with dots, such as `components.0.components.1.label`.
#[derive(Debug, Default)]
pub struct Faults {
    tree: Map<String, Value>,
}

impl Faults {
    pub fn add(&mut self, at: &str, code: &str, message: &str) {
        let mut node = &mut self.tree;
        for key in at.split('.').filter(|key| !key.is_empty()) {
            let next = node.entry(key).or_insert_with(|| json!({}));
            let Value::Object(inner) = next else { return };
            node = inner;
        }
        let list = node.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(json!({"code": code, "message": message}));
        }
    }

    pub fn error(self) -> ApiError {
        ApiError::invalid_form(self.tree)
    }

    pub fn result(self) -> Result<(), ApiError> {
        if self.tree.is_empty() { Ok(()) } else { Err(self.error()) }
    }

    pub fn required(&mut self, at: &str) {
        self.add(at, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// One of several values was wanted.
    pub fn choice(&mut self, at: &str, allowed: &str) {
        self.add(at, "BASE_TYPE_CHOICES", &format!("Value must be one of {{{allowed}}}."));
    }

    /// Checks the length of a text, in characters.
    pub fn length(&mut self, at: &str, text: &str, allowed: RangeInclusive<usize>) {
        let count = text.chars().count();
        if allowed.contains(&count) {
            return;
        }
        let (least, most) = (allowed.start(), allowed.end());
        if count == 0 {
            self.required(at);
        } else if *least <= 1 {
            let message = if *least == 1 {
                format!("Must be between 1 and {most} in length.")
            } else {
                format!("Must be {most} or fewer in length.")
            };
            let code = if *least == 1 { "BASE_TYPE_BAD_LENGTH" } else { "BASE_TYPE_MAX_LENGTH" };
            self.add(at, code, &message);
        } else {
            let message = format!("Must be between {least} and {most} in length.");
            self.add(at, "BASE_TYPE_BAD_LENGTH", &message);
        }
    }

    /// Reads a text that may be missing or null.
    pub fn text<'a>(
        &mut self,
        object: &'a Value,
        at: &str,
        key: &str,
        allowed: RangeInclusive<usize>,
    ) -> Option<&'a str> {
        let at = below(at, key);
        match &object[key] {
            Value::Null => None,
            Value::String(text) => {
                self.length(&at, text, allowed);
                Some(text)
            }
            other => {
                let message = format!("Could not interpret \"{other}\" as string.");
                self.add(&at, "STRING_TYPE_CONVERT", &message);
                None
            }
        }
    }

    /// Reads a text that must be there.
    pub fn required_text<'a>(
        &mut self,
        object: &'a Value,
        at: &str,
        key: &str,
        allowed: RangeInclusive<usize>,
    ) -> Option<&'a str> {
        if object[key].is_null() {
            self.required(&below(at, key));
            return None;
        }
        self.text(object, at, key, allowed)
    }

    /// Reads a whole number that may be missing.
    pub fn integer(
        &mut self,
        object: &Value,
        at: &str,
        key: &str,
        allowed: RangeInclusive<i64>,
    ) -> Option<i64> {
        let at = below(at, key);
        let value = &object[key];
        if value.is_null() {
            return None;
        }
        let Some(number) = value.as_i64() else {
            self.add(&at, "NUMBER_TYPE_COERCE", &format!("Value \"{value}\" is not int."));
            return None;
        };
        if number > *allowed.end() {
            let message = format!("int value should be less than or equal to {}.", allowed.end());
            self.add(&at, "NUMBER_TYPE_MAX", &message);
        } else if number < *allowed.start() {
            let message =
                format!("int value should be greater than or equal to {}.", allowed.start());
            self.add(&at, "NUMBER_TYPE_MIN", &message);
        }
        Some(number)
    }

    /// Reads yes or no, no if it is missing.
    pub fn boolean(&mut self, object: &Value, at: &str, key: &str) -> bool {
        match &object[key] {
            Value::Null => false,
            Value::Bool(value) => *value,
            _ => {
                self.add(&below(at, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
                false
            }
        }
    }

    /// Reads a list that may be missing.
    pub fn list<'a>(
        &mut self,
        object: &'a Value,
        at: &str,
        key: &str,
        allowed: RangeInclusive<usize>,
    ) -> &'a [Value] {
        let at = below(at, key);
        match &object[key] {
            Value::Null => &[],
            Value::Array(list) => {
                if !allowed.contains(&list.len()) {
                    let (least, most) = (allowed.start(), allowed.end());
                    let message = if *least == 0 {
                        format!("Must be {most} or fewer in length.")
                    } else {
                        format!("Must be between {least} and {most} in length.")
                    };
                    self.add(&at, "BASE_TYPE_BAD_LENGTH", &message);
                }
                list
            }
            _ => {
                self.add(&at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                &[]
            }
        }
    }

    /// Reads an id that may be missing; clients send them as text or as numbers.
    pub fn snowflake(&mut self, object: &Value, at: &str, key: &str) -> Option<Snowflake> {
        let value = &object[key];
        if value.is_null() {
            return None;
        }
        let id = snowflake(value);
        if id.is_none() {
            let shown = value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned);
            let message = format!("Value \"{shown}\" is not snowflake.");
            self.add(&below(at, key), "NUMBER_TYPE_COERCE", &message);
        }
        id
    }

    /// Reads a web address that may be missing.
    pub fn url(&mut self, object: &Value, at: &str, key: &str, schemes: &[&str]) {
        if let Some(url) = self.text(object, at, key, 1..=2048) {
            let fits = schemes.iter().any(|scheme| {
                url.strip_prefix(scheme).is_some_and(|rest| !rest.is_empty() && !rest.contains(' '))
            });
            if !fits {
                self.add(&below(at, key), "URL_TYPE_INVALID_URL", "Not a well formed URL.");
            }
        }
    }
}

/// The path of a field inside another.
pub fn below(at: &str, key: &str) -> String {
    if at.is_empty() { key.to_owned() } else { format!("{at}.{key}") }
}

/// An id in JSON.
pub fn snowflake(value: &Value) -> Option<Snowflake> {
    match value {
        Value::String(text) => Snowflake::parse(text),
        Value::Number(number) => Snowflake::parse(&number.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_fields_stand_in_a_tree() {
        let mut faults = Faults::default();
        faults.text(&json!({"content": "x".repeat(2001)}), "", "content", 0..=2000);
        faults.required_text(&json!({}), "components.0.components.1", "label", 1..=80);
        let body = faults.error().body();
        assert_eq!(body["code"], 50035);
        let errors = &body["errors"];
        assert_eq!(errors["content"]["_errors"][0]["message"], "Must be 2000 or fewer in length.");
        assert_eq!(
            errors["components"]["0"]["components"]["1"]["label"]["_errors"][0]["code"],
            "BASE_TYPE_REQUIRED"
        );
    }

    #[test]
    fn length_is_counted_in_characters() {
        let mut faults = Faults::default();
        faults.length("content", &"ž".repeat(2000), 0..=2000);
        assert!(faults.result().is_ok());
    }
}
