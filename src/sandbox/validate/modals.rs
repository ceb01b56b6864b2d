//! Modals: what a bot may ask in one, and what a person may answer.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::components::{self, kind};
use super::{Faults, below};

/// Checks the `data` of a modal.
pub fn check(faults: &mut Faults, modal: &Value) {
    let at = "data";
    faults.required_text(modal, at, "title", 1..=45);
    faults.required_text(modal, at, "custom_id", 1..=100);
    if modal["components"].is_null() {
        faults.required("data.components");
    }
    let mut ids = BTreeSet::new();
    for (i, component) in faults.list(modal, at, "components", 1..=5).iter().enumerate() {
        let at = format!("data.components.{i}");
        let (input, inside) = match component["type"].as_u64() {
            Some(kind::ROW) => {
                let inputs = faults.list(component, &at, "components", 1..=1);
                (inputs.first().unwrap_or(&Value::Null), below(&at, "components.0"))
            }
            Some(kind::LABEL) => {
                faults.required_text(component, &at, "label", 1..=45);
                faults.text(component, &at, "description", 0..=100);
                (&component["component"], below(&at, "component"))
            }
            Some(kind::TEXT_DISPLAY) => continue,
            _ => {
                faults.choice(&below(&at, "type"), "1, 10, 18");
                continue;
            }
        };
        let is_row = component["type"] == kind::ROW;
        match input["type"].as_u64() {
            Some(kind::TEXT_INPUT) => text_input(faults, input, &inside, is_row),
            Some(kind::STRING_SELECT | 5..=8) if !is_row => {
                components::check_select(faults, input, &inside);
            }
            _ => {
                let allowed = if is_row { "4" } else { "3, 4, 5, 6, 7, 8" };
                faults.choice(&below(&inside, "type"), allowed);
            }
        }
        let id = input["custom_id"].as_str();
        if id.is_some_and(|id| !ids.insert(id.to_owned())) {
            faults.add(
                &below(&inside, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            );
        }
    }
}

fn text_input(faults: &mut Faults, input: &Value, at: &str, needs_label: bool) {
    faults.required_text(input, at, "custom_id", 1..=100);
    if needs_label {
        faults.required_text(input, at, "label", 1..=45);
    }
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        faults.choice(&below(at, "style"), "1, 2");
    }
    let least = faults.integer(input, at, "min_length", 0..=4000);
    let most = faults.integer(input, at, "max_length", 1..=4000).unwrap_or(4000);
    if least.is_some_and(|least| least > most) {
        let message = "The minimum length exceeds the maximum length";
        faults.add(&below(at, "min_length"), "TEXT_INPUT_MIN_LENGTH_TOO_LARGE", message);
    }
    faults.boolean(input, at, "required");
    faults.text(input, at, "placeholder", 0..=100);
    faults.text(input, at, "value", 0..=most as usize);
}

/// The inputs of a modal, wherever they stand in it.
pub fn inputs(modal: &Value) -> Vec<&Value> {
    let components = modal["components"].as_array().into_iter().flatten();
    components
        .flat_map(|component| {
            let in_row = component["components"].as_array().into_iter().flatten();
            in_row.chain(component.get("component"))
        })
        .filter(|component| component["custom_id"].is_string())
        .collect()
}

/// The components of a submission, in the shape of the modal, with the person's values.
///
/// # Errors
///
/// Says what a client would not let the person send: a missing or too long text.
pub fn submission(modal: &Value, values: &Value) -> Result<Value, String> {
    for input in inputs(modal) {
        let id = input["custom_id"].as_str().unwrap_or_default();
        check_value(input, &values[id]).map_err(|why| format!("{id}: {why}."))?;
    }
    if let Some(given) = values.as_object() {
        let known: Vec<&Value> = inputs(modal).iter().map(|input| &input["custom_id"]).collect();
        if let Some(stray) = given.keys().find(|key| !known.contains(&&json!(key))) {
            return Err(format!("The modal has no field {stray}."));
        }
    }
    let answered = |input: &Value| {
        let given = &values[input["custom_id"].as_str().unwrap_or_default()];
        let mut answer = json!({"type": input["type"], "custom_id": input["custom_id"], "id": 1});
        if input["type"] == kind::TEXT_INPUT {
            answer["value"] = json!(given.as_str().unwrap_or_default());
        } else {
            answer["values"] = if given.is_array() { given.clone() } else { json!([]) };
        }
        answer
    };
    let components = modal["components"].as_array().into_iter().flatten();
    let submitted = components.map(|component| match component["type"].as_u64() {
        Some(kind::LABEL) => json!({
            "type": kind::LABEL, "id": 1, "component": answered(&component["component"]),
        }),
        Some(kind::ROW) => {
            let inside = component["components"].as_array().into_iter().flatten();
            let inside: Vec<Value> = inside.map(answered).collect();
            json!({"type": kind::ROW, "id": 1, "components": inside})
        }
        _ => json!({"type": component["type"], "id": 1}),
    });
    Ok(submitted.collect())
}

fn check_value(input: &Value, given: &Value) -> Result<(), String> {
    let is_required = input["required"] != false;
    if input["type"] != kind::TEXT_INPUT {
        return Ok(());
    }
    let text = match given {
        Value::Null => "",
        Value::String(text) => text,
        _ => return Err("a text was expected".into()),
    };
    let count = text.chars().count() as u64;
    let least = input["min_length"].as_u64().unwrap_or(0);
    let most = input["max_length"].as_u64().unwrap_or(4000);
    if count == 0 && is_required {
        return Err("this field is required".into());
    }
    if count > most || (count > 0 && count < least) {
        return Err(format!("the text must have {least} to {most} characters"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn modal(input: &Value) -> Value {
        json!({
            "title": "Ask", "custom_id": "m", "components": [{"type": 1, "components": [input]}],
        })
    }

    fn complaint(modal: &Value) -> String {
        let mut faults = Faults::default();
        check(&mut faults, modal);
        faults.result().err().map(|error| error.sentence()).unwrap_or_default()
    }

    #[test]
    fn each_limit_of_a_modal_is_kept() {
        let input = json!({"type": 4, "custom_id": "a", "label": "Word", "style": 1});
        let good = modal(&input);
        assert_eq!(complaint(&good), "");
        let mut long_title = good.clone();
        long_title["title"] = json!("T".repeat(46));
        assert!(complaint(&long_title).contains("between 1 and 45"));
        let mut six = good.clone();
        six["components"] = json!(vec![good["components"][0].clone(); 6]);
        assert!(complaint(&six).contains("between 1 and 5"));
        assert!(complaint(&six).contains("duplicated"));
        for (key, value, word) in [
            ("label", json!("x".repeat(46)), "between 1 and 45"),
            ("style", json!(3), "one of {1, 2}"),
            ("min_length", json!(4001), "4000"),
            ("placeholder", json!("x".repeat(101)), "100 or fewer"),
            ("type", json!(2), "one of {4}"),
        ] {
            let mut bad = input.clone();
            bad[key] = value;
            assert!(complaint(&modal(&bad)).contains(word), "{word}");
        }
    }

    #[test]
    fn a_submission_has_the_shape_of_its_modal() {
        let asked = modal(&json!({
            "type": 4, "custom_id": "a", "label": "Word", "style": 1, "max_length": 3,
        }));
        let sent = submission(&asked, &json!({"a": "ano"})).unwrap();
        assert_eq!(sent[0]["components"][0]["value"], "ano");
        assert!(submission(&asked, &json!({"a": "anooo"})).is_err());
        assert!(submission(&asked, &json!({})).is_err());
        assert!(submission(&asked, &json!({"a": "x", "b": "y"})).is_err());
    }
}
