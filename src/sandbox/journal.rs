//! What bots asked and what went wrong: the last entries, for the developer panel and for tests.

use std::collections::VecDeque;

use serde_json::{Value, json};

/// How many entries are kept.
const KEPT: usize = 2_000;
/// Bodies longer than this, as text, are left out.
const LONGEST_BODY: usize = 64 * 1024;
/// All kept entries together, in bytes; older ones go first.
const ALL_BYTES: usize = 16 * 1024 * 1024;

/// A request of a bot and its answer.
pub(super) struct Request<'a> {
    pub method: &'a str,
    pub path: &'a str,
    pub status: u16,
    pub milliseconds: f64,
    pub body: Option<&'a Value>,
    pub files: Value,
    pub answer: Option<&'a Value>,
    pub problem: Option<String>,
}

/// An entry as text, which takes a fraction of the room that a tree of values does.
#[derive(Debug)]
struct Entry {
    number: u64,
    is_error: bool,
    text: Box<str>,
}

/// The last entries, each with its number.
#[derive(Debug, Default)]
pub(super) struct Journal {
    entries: VecDeque<Entry>,
    last: u64,
    bytes: usize,
}

impl Journal {
    pub fn request(&mut self, now: u64, request: &Request<'_>) -> Value {
        let below = request.path.strip_prefix("/api/v10").unwrap_or(request.path);
        let entry = json!({
            "at": now, "kind": "request",
            "level": if request.problem.is_some() { "error" } else { "info" },
            "method": request.method, "path": request.path, "status": request.status,
            "ms": request.milliseconds, "title": format!("{} {below}", request.method),
            "request": kept(request.body), "files": request.files,
            "response": kept(request.answer), "problem": request.problem,
        });
        self.add(entry)
    }

    /// Notes something of the gateway or of an interaction.
    pub fn note(
        &mut self,
        now: u64,
        kind: &str,
        title: &str,
        milliseconds: Option<f64>,
        problem: Option<&str>,
    ) -> Value {
        let entry = json!({
            "at": now, "kind": kind, "level": if problem.is_some() { "error" } else { "info" },
            "method": null, "path": null, "status": null, "ms": milliseconds, "title": title,
            "request": null, "files": null, "response": null, "problem": problem,
        });
        self.add(entry)
    }

    fn add(&mut self, mut entry: Value) -> Value {
        self.last += 1;
        entry["n"] = json!(self.last);
        let (text, is_error) = (entry.to_string().into_boxed_str(), entry["level"] == "error");
        self.bytes += text.len();
        self.entries.push_back(Entry { number: self.last, is_error, text });
        while self.entries.len() > KEPT || self.bytes > ALL_BYTES {
            let Some(old) = self.entries.pop_front() else { break };
            self.bytes -= old.text.len();
        }
        entry
    }

    /// How many bytes all entries take.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Entries after a number, oldest first, the newest of them if there are more than the limit.
    pub fn after(&self, after: u64, errors_only: bool, limit: usize) -> Value {
        let wanted = |entry: &&Entry| entry.number > after && (!errors_only || entry.is_error);
        let found = self.entries.iter().rev().filter(wanted).take(limit);
        let mut found: Vec<Value> =
            found.filter_map(|entry| serde_json::from_str(&entry.text).ok()).collect();
        found.reverse();
        json!({"entries": found, "last": self.last})
    }
}

/// A body as it is kept.
fn kept(body: Option<&Value>) -> Value {
    let Some(body) = body else { return Value::Null };
    if body.to_string().len() > LONGEST_BODY { json!("…") } else { body.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_entries_make_room_for_new_ones() {
        let mut journal = Journal::default();
        for _ in 0..KEPT + 10 {
            journal.note(0, "gateway", "hello", None, None);
        }
        let all = journal.after(0, false, usize::MAX);
        assert_eq!(all["entries"].as_array().unwrap().len(), KEPT);
        assert_eq!(all["entries"][0]["n"], 11);
        assert_eq!(journal.after(0, true, 10)["entries"], json!([]));
        for _ in 0..1_000 {
            journal.note(0, "gateway", &"x".repeat(50_000), None, None);
        }
        assert!(journal.bytes() <= ALL_BYTES);
    }
}
