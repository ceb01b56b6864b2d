//! Requests against Discord's own description, where it lies beside the repository.

use std::path::Path;
use std::sync::LazyLock;

use serde_json::{Map, Value};

static DESCRIPTION: LazyLock<Option<Value>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("../shared/discord-openapi.json");
    match std::fs::read(&path) {
        Ok(bytes) => Some(serde_json::from_slice(&bytes).unwrap()),
        Err(_) => {
            eprintln!("skipped: ../shared/discord-openapi.json is not there");
            None
        }
    }
});

/// Checks all requests of a journal that were not refused.
pub fn check(requests: &[Value]) {
    let Some(description) = DESCRIPTION.as_ref() else { return };
    let accepted = requests.iter().filter(|request| request["status"].as_u64() < Some(300));
    for request in accepted {
        if let Err(why) = check_one(description, request) {
            panic!("{} does not fit Discord's description: {why}\n{request}", request["title"]);
        }
    }
}

fn check_one(description: &Value, request: &Value) -> Result<(), String> {
    let path = request["path"].as_str().unwrap().trim_start_matches("/api/v10");
    let method = request["method"].as_str().unwrap().to_lowercase();
    let operation = operation(description, path, &method)?;
    let content = &operation["requestBody"]["content"];
    if content.is_null() || request["request"].is_null() {
        return Ok(());
    }
    let schema = &content["application/json"]["schema"];
    let schema = if schema.is_null() { &content["multipart/form-data"]["schema"] } else { schema };
    if schema.is_null() {
        return Err("no body was expected".into());
    }
    let body = normalised(&request["request"]);
    Checker { description }.check(schema, &body, "body", 0)
}

/// The operation whose path fits, literal parts before parameters.
fn operation<'a>(description: &'a Value, path: &str, method: &str) -> Result<&'a Value, String> {
    let parts: Vec<&str> = path.split('/').collect();
    let fits = |template: &str| -> Option<usize> {
        let template: Vec<&str> = template.split('/').collect();
        let same = |(a, b): (&&str, &&str)| a == b || a.starts_with('{');
        (template.len() == parts.len() && template.iter().zip(&parts).all(same))
            .then(|| template.iter().filter(|part| part.starts_with('{')).count())
    };
    let paths = description["paths"].as_object().unwrap();
    let best = paths
        .iter()
        .filter(|(_, operations)| operations.get(method).is_some())
        .filter_map(|(template, operations)| Some((fits(template)?, &operations[method])))
        .min_by_key(|(parameters, _)| *parameters);
    best.map(|(_, operation)| operation).ok_or(format!("no route {method} {path}"))
}

/// Differences between the description and what clients do, which Discord takes as well: ids of
/// attachments as numbers, permissions as text.
fn normalised(value: &Value) -> Value {
    match value {
        Value::Array(list) => list.iter().map(normalised).collect(),
        Value::Object(map) => {
            let mut changed: Map<String, Value> =
                map.iter().map(|(key, value)| (key.clone(), normalised(value))).collect();
            if let Some(Value::Array(attachments)) = changed.get_mut("attachments") {
                for attachment in attachments {
                    if let Some(id) = attachment["id"].as_u64() {
                        attachment["id"] = id.to_string().into();
                    }
                }
            }
            let permissions = changed.get("default_member_permissions").and_then(Value::as_str);
            if let Some(number) = permissions.and_then(|text| text.parse::<u64>().ok()) {
                changed.insert("default_member_permissions".into(), number.into());
            }
            Value::Object(changed)
        }
        other => other.clone(),
    }
}

struct Checker<'a> {
    description: &'a Value,
}

impl Checker<'_> {
    fn check(&self, schema: &Value, value: &Value, at: &str, depth: usize) -> Result<(), String> {
        assert!(depth < 60, "the description goes in circles at {at}");
        if let Some(reference) = schema["$ref"].as_str() {
            let pointer = reference.trim_start_matches('#');
            let target = self.description.pointer(pointer).unwrap();
            self.check(target, value, at, depth + 1)?;
        }
        self.check_type(schema, value, at)?;
        for all in schema["allOf"].as_array().into_iter().flatten() {
            self.check(all, value, at, depth + 1)?;
        }
        for key in ["oneOf", "anyOf"] {
            let Some(options) = schema[key].as_array() else { continue };
            let results = options.iter().map(|option| self.check(option, value, at, depth + 1));
            let errors: Vec<String> = results.filter_map(Result::err).collect();
            if errors.len() == options.len() {
                return Err(format!(
                    "{at}: none of {} fits: {}",
                    options.len(),
                    errors.join(" | ")
                ));
            }
        }
        let allowed = schema["enum"].as_array();
        if allowed.is_some_and(|allowed| !allowed.contains(value)) {
            return Err(format!("{at}: {value} is not one of {}", schema["enum"]));
        }
        if schema.get("const").is_some_and(|only| only != value) {
            return Err(format!("{at}: {value} is not {}", schema["const"]));
        }
        match value {
            Value::Object(map) => self.check_object(schema, map, at, depth),
            Value::Array(list) => self.check_array(schema, list, at, depth),
            _ => check_bounds(schema, value, at),
        }
    }

    fn check_type(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let types: Vec<&str> = match &schema["type"] {
            Value::String(one) => vec![one],
            Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
            _ => return Ok(()),
        };
        let fits = types.iter().any(|kind| match *kind {
            "null" => value.is_null(),
            "string" => value.is_string(),
            // In JSON Schema 3.0 is an integer.
            "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
            "number" => value.is_number(),
            "boolean" => value.is_boolean(),
            "array" => value.is_array(),
            "object" => value.is_object(),
            other => panic!("the description has a type {other}"),
        });
        if fits { Ok(()) } else { Err(format!("{at}: {value} is no {types:?}")) }
    }

    fn check_object(
        &self,
        schema: &Value,
        map: &Map<String, Value>,
        at: &str,
        depth: usize,
    ) -> Result<(), String> {
        for key in schema["required"].as_array().into_iter().flatten() {
            if !map.contains_key(key.as_str().unwrap()) {
                return Err(format!("{at}: {key} is missing"));
            }
        }
        for (key, value) in map {
            let at = format!("{at}.{key}");
            let known = schema["properties"].get(key);
            match known.or(schema.get("additionalProperties")) {
                Some(Value::Bool(false)) => return Err(format!("{at}: not expected")),
                Some(inner) if inner.is_object() => self.check(inner, value, &at, depth + 1)?,
                _ => {}
            }
        }
        within(schema, map.len(), "minProperties", "maxProperties", at)
    }

    fn check_array(
        &self,
        schema: &Value,
        list: &[Value],
        at: &str,
        depth: usize,
    ) -> Result<(), String> {
        for (i, item) in list.iter().enumerate() {
            self.check(&schema["items"], item, &format!("{at}.{i}"), depth + 1)?;
        }
        within(schema, list.len(), "minItems", "maxItems", at)
    }
}

fn check_bounds(schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    if let Some(text) = value.as_str() {
        within(schema, text.chars().count(), "minLength", "maxLength", at)?;
        // The only pattern that matters here is that of ids.
        let is_id = schema["format"] == "snowflake";
        if is_id && !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(format!("{at}: {text} is no id"));
        }
    }
    if let Some(number) = value.as_f64() {
        let least = schema["minimum"].as_f64().unwrap_or(f64::MIN);
        let most = schema["maximum"].as_f64().unwrap_or(f64::MAX);
        if number < least || number > most {
            return Err(format!("{at}: {number} is not within {least} and {most}"));
        }
    }
    Ok(())
}

fn within(schema: &Value, count: usize, least: &str, most: &str, at: &str) -> Result<(), String> {
    let least = schema[least].as_u64().unwrap_or(0) as usize;
    let most = schema[most].as_u64().unwrap_or(u64::MAX) as usize;
    if (least..=most).contains(&count) {
        return Ok(());
    }
    Err(format!("{at}: {count} is not within {least} and {most}"))
}

#[test]
fn the_check_of_requests_can_fail() {
    let Some(description) = DESCRIPTION.as_ref() else { return };
    let request = |path: &str, body: Value| serde_json::json!({"method": "POST", "path": path, "request": body});
    let complaint = |request| check_one(description, &request).err().unwrap_or_default();
    let path = "/api/v10/channels/1/messages";
    assert_eq!(complaint(request(path, serde_json::json!({"content": "a"}))), "");
    for (body, word) in [
        (serde_json::json!({"content": 1}), "body.content"),
        (serde_json::json!({"content": "x".repeat(4001)}), "4001"),
        (serde_json::json!({"components": [{"type": 99}]}), "body.components.0"),
        (serde_json::json!({"embeds": vec![serde_json::json!({}); 11]}), "body.embeds"),
    ] {
        let complaint = complaint(request(path, body));
        assert!(complaint.contains(word), "{complaint}");
    }
    assert!(complaint(request("/api/v10/nonsense", Value::Null)).contains("no route"));
}
