//! Refusals in Discord's shape: a status, a code, a sentence, and for bad fields a tree of them.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

/// A refusal of the Discord door.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{message} ({code})")]
pub(super) struct ApiError {
    pub status: StatusCode,
    pub code: u32,
    pub message: String,
    /// The tree of fields below `errors`; empty unless fields were wrong.
    pub fields: Map<String, Value>,
}

impl ApiError {
    fn new(status: StatusCode, code: u32, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), fields: Map::new() }
    }

    /// Code 0, where the message is the status itself.
    fn plain(status: StatusCode) -> Self {
        let reason = status.canonical_reason().unwrap_or_default();
        Self::new(status, 0, format!("{}: {reason}", status.as_u16()))
    }

    pub fn no_such_route() -> Self {
        Self::plain(StatusCode::NOT_FOUND)
    }

    pub fn wrong_method() -> Self {
        Self::plain(StatusCode::METHOD_NOT_ALLOWED)
    }

    pub fn unauthorized() -> Self {
        Self::plain(StatusCode::UNAUTHORIZED)
    }

    /// Something went wrong on the way, such as a test has ordered.
    pub fn server_fault(status: StatusCode) -> Self {
        Self::plain(status)
    }

    /// Something that is not there; these codes begin with 10.
    pub fn unknown(code: u32, what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, code, format!("Unknown {what}"))
    }

    pub fn unknown_channel() -> Self {
        Self::unknown(10003, "Channel")
    }

    pub fn unknown_guild() -> Self {
        Self::unknown(10004, "Guild")
    }

    pub fn unknown_member() -> Self {
        Self::unknown(10007, "Member")
    }

    pub fn unknown_message() -> Self {
        Self::unknown(10008, "Message")
    }

    pub fn unknown_user() -> Self {
        Self::unknown(10013, "User")
    }

    pub fn unknown_webhook() -> Self {
        Self::unknown(10015, "Webhook")
    }

    pub fn unknown_interaction() -> Self {
        Self::unknown(10062, "interaction")
    }

    pub fn unknown_command() -> Self {
        Self::unknown(10063, "application command")
    }

    pub fn already_acknowledged() -> Self {
        Self::bad(40060, "Interaction has already been acknowledged.")
    }

    pub fn invalid_webhook_token() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, 50027, "Invalid Webhook Token")
    }

    pub fn missing_access() -> Self {
        Self::new(StatusCode::FORBIDDEN, 50001, "Missing Access")
    }

    pub fn forbidden(code: u32, message: &str) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, message)
    }

    pub fn bad(code: u32, message: &str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    pub fn malformed_json() -> Self {
        Self::bad(50109, "The request body contains invalid JSON.")
    }

    pub fn too_large() -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, 40005, "Request entity too large")
    }

    /// Wrong fields, with the tree of what is wrong with each.
    pub fn invalid_form(fields: Map<String, Value>) -> Self {
        Self { fields, ..Self::bad(50035, "Invalid Form Body") }
    }

    pub fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if !self.fields.is_empty() {
            body["errors"] = Value::Object(self.fields.clone());
        }
        body
    }

    /// One sentence for the journal, with every wrong field named.
    pub fn sentence(&self) -> String {
        let mut parts = Vec::new();
        flatten(&self.fields, "", &mut parts);
        if parts.is_empty() {
            return format!("{} ({})", self.message, self.code);
        }
        format!("{}: {}", self.message, parts.join("; "))
    }
}

fn flatten(tree: &Map<String, Value>, at: &str, parts: &mut Vec<String>) {
    for (key, value) in tree {
        if key == "_errors" {
            let errors = value.as_array().into_iter().flatten();
            let messages = errors.filter_map(|error| error["message"].as_str());
            parts.extend(messages.map(|message| format!("{at}: {message}")));
        } else if let Value::Object(inner) = value {
            let at = if at.is_empty() { key.clone() } else { format!("{at}.{key}") };
            flatten(inner, &at, parts);
        }
    }
}
