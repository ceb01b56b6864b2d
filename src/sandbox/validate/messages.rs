//! Messages as bots send them: text, embeds, components, files, mentions.

use serde_json::Value;

use super::{Faults, below, components, embeds, snowflake};
use crate::sandbox::error::ApiError;
use crate::sandbox::rest::Upload;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::world::message::{COMPONENTS_V2, EPHEMERAL};

/// The longest text of a message.
const LONGEST_CONTENT: usize = 2000;
/// The most files of a message.
pub const MOST_FILES: usize = 10;
/// Flags that a bot may set: no embeds, silent, components of version 2.
const SETTABLE: u64 = 1 << 2 | 1 << 12 | COMPONENTS_V2;

/// Where a message comes from, which decides on a few fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Into a channel.
    Channel,
    /// As an answer to an interaction, which may be ephemeral.
    Interaction,
    Edit,
}

/// An entry of `attachments`: a new file by its number, or one to keep by its id.
#[derive(Clone, Debug)]
pub struct Listed {
    pub id: u64,
    pub filename: Option<String>,
    pub description: Option<String>,
}

/// Whom a message may ping.
#[derive(Clone, Debug)]
pub struct AllowedMentions {
    pub everyone: bool,
    pub all_users: bool,
    pub all_roles: bool,
    pub users: Vec<Snowflake>,
    pub roles: Vec<Snowflake>,
    pub replied_user: bool,
}

impl AllowedMentions {
    /// What holds when a bot says nothing.
    fn everything() -> Self {
        Self {
            everyone: true,
            all_users: true,
            all_roles: true,
            users: Vec::new(),
            roles: Vec::new(),
            replied_user: true,
        }
    }
}

/// A message as it was sent; a field that is `None` was not.
#[derive(Clone, Debug)]
pub struct Draft {
    pub content: Option<String>,
    pub embeds: Option<Vec<Value>>,
    pub components: Option<Vec<Value>>,
    pub listed: Option<Vec<Listed>>,
    pub uploads: Vec<Upload>,
    pub flags: u64,
    pub allowed: AllowedMentions,
    /// The message answered, and whether the message may be sent even if that one is gone.
    pub reply_to: Option<(Snowflake, bool)>,
    pub nonce: Option<Value>,
    pub tts: bool,
}

/// Reads and checks a message. `at` is where it stands in the body, `data` in callbacks.
///
/// # Errors
///
/// Names every field that Discord would refuse.
pub fn read(body: &Value, uploads: &[Upload], way: Way, at: &str) -> Result<Draft, ApiError> {
    let mut faults = Faults::default();
    let flags = faults.integer(body, at, "flags", 0..=i64::from(u32::MAX)).unwrap_or(0) as u64;
    let mut allowed_flags = SETTABLE;
    if way == Way::Interaction {
        allowed_flags |= EPHEMERAL;
    }
    let flags = flags & allowed_flags;
    let is_v2 = flags & COMPONENTS_V2 != 0;
    let content = body.get("content").map(|_| {
        faults.text(body, at, "content", 0..=LONGEST_CONTENT).unwrap_or_default().to_owned()
    });
    let embeds = body.get("embeds").map(|_| {
        let embeds = faults.list(body, at, "embeds", 0..=10);
        embeds::check(&mut faults, embeds, &below(at, "embeds"));
        embeds.to_vec()
    });
    let components = body.get("components").map(|_| {
        let most = if is_v2 { 40 } else { 5 };
        let components = faults.list(body, at, "components", 0..=most);
        components::check(&mut faults, components, is_v2, &below(at, "components"));
        components.to_vec()
    });
    if is_v2 {
        for (field, is_used) in [
            ("content", content.as_ref().is_some_and(|content| !content.is_empty())),
            ("embeds", embeds.as_ref().is_some_and(|embeds| !embeds.is_empty())),
        ] {
            if is_used {
                let message = "The field cannot be used together with components of version 2";
                let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
                faults.add(&below(at, field), code, message);
            }
        }
    }
    let listed = listed(&mut faults, body, uploads, way, at);
    let allowed = allowed_mentions(&mut faults, body, at);
    let reference = &body["message_reference"];
    let reference_at = below(at, "message_reference");
    let reply_to = faults.snowflake(reference, &reference_at, "message_id");
    let reply_to =
        reply_to.map(|id| (id, matches!(reference["fail_if_not_exists"], Value::Bool(false))));
    let nonce = body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    if nonce.as_ref().and_then(Value::as_str).is_some_and(|nonce| nonce.chars().count() > 25) {
        faults.add(&below(at, "nonce"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.");
    }
    let tts = faults.boolean(body, at, "tts");
    faults.result()?;
    if uploads.len() > MOST_FILES {
        let message = "Maximum number of attachments in a message reached (10)";
        return Err(ApiError::bad(30015, message));
    }
    let uploads = uploads.to_vec();
    Ok(Draft { content, embeds, components, listed, uploads, flags, allowed, reply_to, nonce, tts })
}

fn listed(
    faults: &mut Faults,
    body: &Value,
    uploads: &[Upload],
    way: Way,
    at: &str,
) -> Option<Vec<Listed>> {
    body.get("attachments").filter(|list| !list.is_null())?;
    let list = faults.list(body, at, "attachments", 0..=MOST_FILES);
    let mut listed: Vec<Listed> = Vec::new();
    for (i, entry) in list.iter().enumerate() {
        let at = below(&below(at, "attachments"), &i.to_string());
        let filename = faults.text(entry, &at, "filename", 0..=1024).map(ToOwned::to_owned);
        let description = faults.text(entry, &at, "description", 0..=1024).map(ToOwned::to_owned);
        let number = match &entry["id"] {
            Value::String(text) => text.parse().ok(),
            number => number.as_u64(),
        };
        let Some(id) = number else {
            faults.required(&below(&at, "id"));
            continue;
        };
        let is_upload = uploads.iter().any(|upload| upload.number == id);
        let is_double = listed.iter().any(|other| other.id == id);
        if is_double || (way != Way::Edit && !is_upload) {
            let message = "No file was sent for this attachment";
            faults.add(&below(&at, "id"), "ATTACHMENT_NOT_FOUND", message);
        }
        listed.push(Listed { id, filename, description });
    }
    Some(listed)
}

fn allowed_mentions(faults: &mut Faults, body: &Value, at: &str) -> AllowedMentions {
    let at = below(at, "allowed_mentions");
    let given = &body["allowed_mentions"];
    if given.is_null() {
        return AllowedMentions::everything();
    }
    if !given.is_object() {
        faults.add(&at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        return AllowedMentions::everything();
    }
    let parse: Vec<&str> =
        faults.list(given, &at, "parse", 0..=3).iter().filter_map(Value::as_str).collect();
    for (i, kind) in parse.iter().enumerate() {
        if !["users", "roles", "everyone"].contains(kind) {
            faults.choice(&format!("{at}.parse.{i}"), "'everyone', 'roles', 'users'");
        }
    }
    let mut ids = |key: &str| -> Vec<Snowflake> {
        let list = faults.list(given, &at, key, 0..=100);
        if !list.is_empty() && parse.contains(&key) {
            let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
            faults.add(&at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", &message);
        }
        list.iter().filter_map(snowflake).collect()
    };
    let (users, roles) = (ids("users"), ids("roles"));
    AllowedMentions {
        everyone: parse.contains(&"everyone"),
        all_users: parse.contains(&"users"),
        all_roles: parse.contains(&"roles"),
        users,
        roles,
        replied_user: faults.boolean(given, &at, "replied_user"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_message_names_all_its_faults_at_once() {
        let body = json!({
            "content": "x".repeat(2001), "embeds": [{"title": "T".repeat(257)}],
            "allowed_mentions": {"parse": ["users", "nobody"], "users": ["1"]},
            "attachments": [{"id": 0}],
        });
        let error = read(&body, &[], Way::Channel, "").unwrap_err().sentence();
        for word in ["content: ", "embeds.0.title: ", "parse.1: ", "exclusive", "attachments.0.id"]
        {
            assert!(error.contains(word), "{word}: {error}");
        }
    }

    #[test]
    fn null_clears_and_absence_leaves() {
        let draft = read(&json!({"content": null}), &[], Way::Edit, "").unwrap();
        assert_eq!(draft.content.as_deref(), Some(""));
        assert!(draft.embeds.is_none() && draft.listed.is_none());
    }

    #[test]
    fn only_answers_to_interactions_can_be_ephemeral() {
        let body = json!({"content": "a", "flags": EPHEMERAL});
        assert_eq!(read(&body, &[], Way::Channel, "").unwrap().flags, 0);
        assert_eq!(read(&body, &[], Way::Interaction, "").unwrap().flags, EPHEMERAL);
    }
}
