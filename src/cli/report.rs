//! What a command answers, for people and for scripts.

use std::io::{self, Write};

use serde_json::Value;

/// An answer in both forms.
pub(super) struct Report {
    /// For people; ends with a line feed unless it is empty.
    pub text: String,
    /// For scripts.
    pub json: Value,
}

impl Report {
    /// The answer of a command that has said everything already.
    pub fn nothing() -> Self {
        Self { text: String::new(), json: Value::Null }
    }

    /// Prints one of the forms; a reader who has gone away is no error.
    pub fn print(&self, as_json: bool) {
        let mut out = io::stdout().lock();
        let _ = if !as_json {
            out.write_all(self.text.as_bytes())
        } else if self.json.is_null() {
            Ok(())
        } else {
            writeln!(out, "{:#}", self.json)
        };
    }
}
