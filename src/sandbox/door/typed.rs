//! A slash command as it is typed: `/word check text:ahoj`.

use serde_json::{Map, Value, json};

use super::Refusal;
use crate::sandbox::world::command::{Command, localised};

/// A command with the way to its subcommand, and the options of that.
pub struct Found<'a> {
    pub command: &'a Command,
    /// The group and subcommand, if any.
    pub path: Vec<&'a Value>,
}

impl Found<'_> {
    /// The options of the command or of the subcommand meant.
    pub fn options(&self) -> &[Value] {
        let holder = self.path.last().copied().unwrap_or(&self.command.object);
        holder["options"].as_array().map_or(&[], Vec::as_slice)
    }

    /// The whole name, such as `word check`.
    pub fn full_name(&self) -> String {
        let inner = self.path.iter().filter_map(|part| part["name"].as_str());
        [self.command.name()].into_iter().chain(inner).collect::<Vec<&str>>().join(" ")
    }
}

/// Whether an option or command is called so, as registered or in a language.
fn is_called(object: &Value, name: &str, locale: &str) -> bool {
    object["name"].as_str() == Some(name) || localised(object, "name", locale) == name
}

fn is_nested(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(1 | 2))
}

/// Finds a command by its words; returns it with the words that were not names.
///
/// # Errors
///
/// Says which name is unknown, or that a subcommand is missing.
pub fn find<'a, 'b>(
    commands: &[&'a Command],
    words: &'b str,
    locale: &str,
) -> Result<(Found<'a>, &'b str), Refusal> {
    let words = words.trim().trim_start_matches('/');
    let whole = commands.iter().find(|command| command.kind() != 1 && command.name() == words);
    if let Some(command) = whole {
        return Ok((Found { command, path: Vec::new() }, ""));
    }
    let (first, mut rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    let named = |command: &&&Command| {
        is_called(&command.object, first, locale) || command.id.to_string() == first
    };
    let Some(command) = commands.iter().find(named) else {
        return Err(Refusal::missing(format!("There is no command /{first} here.")));
    };
    let mut path: Vec<&Value> = Vec::new();
    loop {
        let holder = path.last().copied().unwrap_or(&command.object);
        let inner = holder["options"].as_array().map_or(&[][..], Vec::as_slice);
        if !inner.iter().any(is_nested) {
            return Ok((Found { command, path }, rest));
        }
        let (word, after) =
            rest.trim_start().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
        let Some(sub) = inner.iter().find(|option| is_called(option, word, locale)) else {
            let names: Vec<&str> = inner.iter().filter_map(|sub| sub["name"].as_str()).collect();
            let names = names.join(", ");
            return Err(Refusal::bad(format!("/{first} needs one of these after it: {names}.")));
        };
        path.push(sub);
        rest = after;
    }
}

/// Reads `name:value` pairs; a value reaches to the next name.
///
/// # Errors
///
/// Says what stands before the first name.
pub fn pairs(options: &[Value], text: &str, locale: &str) -> Result<Map<String, Value>, Refusal> {
    let mut marks: Vec<(usize, usize, &str)> = Vec::new();
    for option in options {
        let Some(name) = option["name"].as_str() else { continue };
        for shown in [name, localised(option, "name", locale)] {
            let mark = format!("{shown}:");
            for (at, _) in text.match_indices(&mark) {
                let is_start = text[..at].chars().next_back().is_none_or(char::is_whitespace);
                if is_start && !marks.iter().any(|(start, ..)| *start == at) {
                    marks.push((at, at + mark.len(), name));
                }
            }
        }
    }
    marks.sort_unstable();
    let before = &text[..marks.first().map_or(text.len(), |(at, ..)| *at)];
    if !before.trim().is_empty() {
        let before = before.trim();
        return Err(Refusal::bad(format!("It is not clear which option \"{before}\" is.")));
    }
    let mut values = Map::new();
    for (i, (_, start, name)) in marks.iter().enumerate() {
        let end = marks.get(i + 1).map_or(text.len(), |(at, ..)| *at);
        values.insert((*name).to_owned(), json!(text[*start..end].trim()));
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::snowflake::Snowflake;

    fn word() -> Command {
        Command {
            id: Snowflake::parse("7").unwrap(),
            guild: None,
            object: json!({
                "type": 1, "name": "word", "name_localizations": {"cs": "slovo"},
                "options": [{"type": 1, "name": "check", "options": [
                    {"type": 3, "name": "text", "name_localizations": {"cs": "co"}},
                    {"type": 4, "name": "count"},
                ]}],
            }),
        }
    }

    #[test]
    fn a_typed_command_is_understood_in_both_languages() {
        let command = word();
        for text in ["/word check text:ahoj ty: x count:3", "/slovo check co:ahoj ty: x count:3"] {
            let Ok((found, rest)) = find(&[&command], text, "cs") else { panic!("{text}") };
            assert_eq!(found.full_name(), "word check");
            let values = pairs(found.options(), rest, "cs").ok().unwrap();
            assert_eq!(json!(values), json!({"text": "ahoj ty: x", "count": "3"}));
        }
    }

    #[test]
    fn what_is_wrong_in_a_typed_command_is_said() {
        let command = word();
        let complaint = |text: &str| {
            let found = find(&[&command], text, "en-US");
            found.and_then(|(f, rest)| pairs(f.options(), rest, "en-US")).unwrap_err().to_string()
        };
        assert_eq!(complaint("/nothing"), "There is no command /nothing here.");
        assert!(complaint("/word").contains("check"));
        assert!(complaint("/word check ahoj").contains("\"ahoj\""));
    }
}
