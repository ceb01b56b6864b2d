//! Components of messages: rows, buttons, selects, and the layout components of version 2.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Faults, below};

/// Component types, by Discord's numbers.
pub mod kind {
    pub const ROW: u64 = 1;
    pub const BUTTON: u64 = 2;
    pub const STRING_SELECT: u64 = 3;
    pub const TEXT_INPUT: u64 = 4;
    pub const SECTION: u64 = 9;
    pub const TEXT_DISPLAY: u64 = 10;
    pub const CONTAINER: u64 = 17;
    pub const LABEL: u64 = 18;
}

/// All components of a message of version 2 together.
const ALL_COMPONENTS: usize = 40;
/// All texts of a message of version 2 together.
const ALL_TEXT: usize = 4000;

/// Checks the components of a message.
pub fn check(faults: &mut Faults, components: &[Value], is_v2: bool, at: &str) {
    let mut checker = Checker { faults, ids: BTreeSet::new(), count: 0, text: 0 };
    for (i, component) in components.iter().enumerate() {
        let at = below(at, &i.to_string());
        match component["type"].as_u64() {
            Some(kind::ROW) => checker.row(component, &at),
            _ if is_v2 => checker.layout(component, &at, true),
            _ => checker.faults.choice(&below(&at, "type"), "1"),
        }
    }
    let (count, text) = (checker.count, checker.text);
    if count > ALL_COMPONENTS {
        let message = format!("Total number of components exceeds {ALL_COMPONENTS}");
        faults.add(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", &message);
    }
    if text > ALL_TEXT {
        let message = format!("Total text of the components exceeds {ALL_TEXT}");
        faults.add(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", &message);
    }
}

/// Checks a select as it may also stand in the label of a modal.
pub fn check_select(faults: &mut Faults, select: &Value, at: &str) {
    Checker { faults, ids: BTreeSet::new(), count: 0, text: 0 }.select(select, at);
}

struct Checker<'a> {
    faults: &'a mut Faults,
    ids: BTreeSet<String>,
    count: usize,
    text: usize,
}

impl Checker<'_> {
    fn row(&mut self, row: &Value, at: &str) {
        self.count += 1;
        if row["components"].is_null() {
            self.faults.required(&below(at, "components"));
            return;
        }
        let inside = self.faults.list(row, at, "components", 1..=5);
        let mut width = 0;
        for (i, component) in inside.iter().enumerate() {
            let at = below(&below(at, "components"), &i.to_string());
            self.count += 1;
            match component["type"].as_u64() {
                Some(kind::BUTTON) => {
                    width += 1;
                    self.button(component, &at);
                }
                Some(kind::STRING_SELECT | 5..=8) => {
                    width += 5;
                    self.select(component, &at);
                }
                _ => self.faults.choice(&below(&at, "type"), "2, 3, 5, 6, 7, 8"),
            }
            if width > 5 {
                self.faults.add(
                    &at,
                    "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                    "The specified component exceeds the maximum width",
                );
            }
        }
    }

    /// Components that only messages of version 2 have.
    fn layout(&mut self, component: &Value, at: &str, is_outside: bool) {
        self.count += 1;
        match component["type"].as_u64() {
            Some(kind::ROW) => {
                self.count -= 1;
                self.row(component, at);
            }
            Some(kind::SECTION) => {
                let texts = self.faults.list(component, at, "components", 1..=3);
                for (i, text) in texts.iter().enumerate() {
                    self.layout(text, &below(&below(at, "components"), &i.to_string()), false);
                }
                let at = below(at, "accessory");
                match component["accessory"]["type"].as_u64() {
                    Some(kind::BUTTON) => self.button(&component["accessory"], &at),
                    Some(11) => {}
                    _ => self.faults.required(&at),
                }
            }
            Some(kind::TEXT_DISPLAY) => {
                let text = self.faults.required_text(component, at, "content", 1..=4000);
                self.text += text.map_or(0, |text| text.chars().count());
            }
            Some(12) => {
                let items = self.faults.list(component, at, "items", 1..=10);
                for (i, item) in items.iter().enumerate() {
                    let at = below(&below(at, "items"), &i.to_string());
                    self.faults.text(item, &at, "description", 0..=1024);
                }
            }
            Some(13 | 14) => {}
            Some(kind::CONTAINER) if is_outside => {
                let inside = self.faults.list(component, at, "components", 1..=10);
                for (i, inner) in inside.iter().enumerate() {
                    self.layout(inner, &below(&below(at, "components"), &i.to_string()), false);
                }
            }
            _ => self.faults.choice(&below(at, "type"), "1, 9, 10, 12, 13, 14, 17"),
        }
    }

    fn custom_id(&mut self, component: &Value, at: &str) {
        let id = self.faults.required_text(component, at, "custom_id", 1..=100);
        if let Some(id) = id
            && !self.ids.insert(id.to_owned())
        {
            self.faults.add(
                &below(at, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            );
        }
    }

    fn button(&mut self, button: &Value, at: &str) {
        self.faults.text(button, at, "label", 0..=80);
        self.faults.boolean(button, at, "disabled");
        self.emoji(button, at);
        let has_label = button["label"].as_str().is_some_and(|label| !label.is_empty());
        match button["style"].as_u64() {
            Some(1..=4) => {
                self.custom_id(button, at);
                if !button["url"].is_null() {
                    self.faults.add(
                        at,
                        "BUTTON_COMPONENT_CUSTOM_ID_OR_URL",
                        "A custom id and url cannot both be specified",
                    );
                }
            }
            Some(5) => {
                if button["url"].is_null() {
                    self.faults.required(&below(at, "url"));
                }
                self.faults.url(button, at, "url", &["http://", "https://", "discord://"]);
                self.faults.text(button, at, "url", 1..=512);
                if !button["custom_id"].is_null() {
                    self.faults.add(
                        at,
                        "BUTTON_COMPONENT_CUSTOM_ID_OR_URL",
                        "A custom id and url cannot both be specified",
                    );
                }
            }
            Some(6) => {
                self.faults.snowflake(button, at, "sku_id");
                return;
            }
            None => self.faults.required(&below(at, "style")),
            Some(_) => self.faults.choice(&below(at, "style"), "1, 2, 3, 4, 5, 6"),
        }
        if !has_label && !button["emoji"].is_object() {
            let message = "A button must have a label or emoji";
            self.faults.add(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message);
        }
    }

    /// An emoji is a custom one with an id, which the sandbox has none of, or a character.
    fn emoji(&mut self, component: &Value, at: &str) {
        let emoji = &component["emoji"];
        if emoji.is_null() {
            return;
        }
        let name = emoji["name"].as_str().unwrap_or_default();
        if !emoji["id"].is_null() || name.is_empty() || name.is_ascii() {
            let at = below(&below(at, "emoji"), "name");
            self.faults.add(&at, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
        }
    }

    fn select(&mut self, select: &Value, at: &str) {
        self.custom_id(select, at);
        self.faults.text(select, at, "placeholder", 0..=150);
        self.faults.boolean(select, at, "disabled");
        let least = self.faults.integer(select, at, "min_values", 0..=25).unwrap_or(1);
        let most = self.faults.integer(select, at, "max_values", 1..=25).unwrap_or(1);
        if least > most {
            self.faults.add(
                &below(at, "min_values"),
                "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
                "The minimum number of values exceeds the maximum",
            );
        }
        if select["type"].as_u64() != Some(kind::STRING_SELECT) {
            return;
        }
        if select["options"].is_null() {
            self.faults.required(&below(at, "options"));
            return;
        }
        let options = self.faults.list(select, at, "options", 1..=25);
        if most as usize > options.len() {
            self.faults.add(
                &below(at, "max_values"),
                "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
                "The maximum number of values exceeds the number of options",
            );
        }
        let mut values = BTreeSet::new();
        for (i, option) in options.iter().enumerate() {
            let at = below(&below(at, "options"), &i.to_string());
            self.faults.required_text(option, &at, "label", 1..=100);
            self.faults.text(option, &at, "description", 0..=100);
            self.faults.boolean(option, &at, "default");
            self.emoji(option, &at);
            let value = self.faults.required_text(option, &at, "value", 1..=100);
            if value.is_some_and(|value| !values.insert(value)) {
                self.faults.add(
                    &below(&at, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn complaint(components: &Value) -> String {
        let mut faults = Faults::default();
        check(&mut faults, components.as_array().unwrap(), false, "components");
        faults.result().err().map(|error| error.sentence()).unwrap_or_default()
    }

    fn button(id: &str) -> Value {
        json!({"type": 2, "style": 1, "label": "Go", "custom_id": id})
    }

    fn row(components: &Value) -> Value {
        json!([{"type": 1, "components": components}])
    }

    #[test]
    fn buttons_and_selects_within_their_limits_pass() {
        assert_eq!(complaint(&row(&json!([button("a"), button("b")]))), "");
        let link = json!({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"});
        assert_eq!(complaint(&row(&json!([link]))), "");
        let dice = json!({"type": 2, "style": 2, "emoji": {"name": "🎲"}, "custom_id": "r"});
        assert_eq!(complaint(&row(&json!([dice]))), "");
        let select = json!({
            "type": 3, "custom_id": "s", "options": [{"label": "A", "value": "a"}],
        });
        assert_eq!(complaint(&row(&json!([select]))), "");
    }

    #[test]
    fn each_limit_of_components_is_kept() {
        let option = |i: usize| json!({"label": "A", "value": i.to_string()});
        let select = |count: usize| {
            json!({
                "type": 3, "custom_id": "s", "options": (0..count).map(option).collect::<Vec<_>>(),
            })
        };
        for (components, word) in [
            (row(&json!([button("a"), button("a")])), "duplicated"),
            (row(&json!([])), "between 1 and 5"),
            (row(&(0..6).map(|i| button(&i.to_string())).collect()), "between 1 and 5"),
            (row(&json!([button(&"x".repeat(101))])), "custom_id: Must be between 1 and 100"),
            (row(&json!([{"type": 2, "style": 1, "custom_id": "a"}])), "label or emoji"),
            (row(&json!([{"type": 2, "style": 5, "label": "a"}])), "url: This field"),
            (row(&json!([{"type": 2, "style": 9, "label": "a"}])), "one of {1, 2"),
            (
                row(&json!([{"type": 2, "style": 1, "label": "x".repeat(81), "custom_id": "a"}])),
                "80 or fewer",
            ),
            (
                row(&json!([{"type": 2, "style": 1, "emoji": {"name": "x"}, "custom_id": "a"}])),
                "Invalid emoji",
            ),
            (row(&json!([select(26)])), "between 1 and 25"),
            (row(&json!([select(0)])), "between 1 and 25"),
            (row(&json!([select(1), button("b")])), "maximum width"),
            (json!([button("a")]), "type: Value must be one of {1}"),
        ] {
            let complaint = complaint(&components);
            assert!(complaint.contains(word), "{word}: {complaint}");
        }
    }
}
