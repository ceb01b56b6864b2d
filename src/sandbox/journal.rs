//! What bots asked and what went wrong: the last entries, for the developer panel and for tests.

use std::collections::VecDeque;

use serde_json::{Value, json};

/// How many entries are kept.
const KEPT: usize = 2_000;
/// Bodies longer than this, as text, are left out.
const LONGEST_BODY: usize = 64 * 1024;
/// All kept bodies together, as text; older entries go first.
const ALL_BODIES: usize = 16 * 1024 * 1024;

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

/// The last entries, each with its number.
#[derive(Debug, Default)]
pub(super) struct Journal {
    entries: VecDeque<(Value, usize)>,
    last: u64,
    bytes: usize,
}

impl Journal {
    pub fn request(&mut self, now: u64, request: &Request<'_>) -> Value {
        let below = request.path.strip_prefix("/api/v10").unwrap_or(request.path);
        let (asked, asked_bytes) = kept(request.body);
        let (answered, answered_bytes) = kept(request.answer);
        let entry = json!({
            "at": now, "kind": "request",
            "level": if request.problem.is_some() { "error" } else { "info" },
            "method": request.method, "path": request.path, "status": request.status,
            "ms": request.milliseconds, "title": format!("{} {below}", request.method),
            "request": asked, "files": request.files, "response": answered,
            "problem": request.problem,
        });
        self.add(entry, asked_bytes + answered_bytes)
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
        self.add(entry, 0)
    }

    fn add(&mut self, mut entry: Value, body_bytes: usize) -> Value {
        self.last += 1;
        entry["n"] = json!(self.last);
        self.entries.push_back((entry.clone(), body_bytes));
        self.bytes += body_bytes;
        while self.entries.len() > KEPT || self.bytes > ALL_BODIES {
            let Some((_, bytes)) = self.entries.pop_front() else { break };
            self.bytes -= bytes;
        }
        entry
    }

    /// Entries after a number, oldest first, the newest of them if there are more than the limit.
    pub fn after(&self, after: u64, errors_only: bool, limit: usize) -> Value {
        let wanted = |entry: &&Value| {
            entry["n"].as_u64() > Some(after) && (!errors_only || entry["level"] == "error")
        };
        let mut found: Vec<&Value> =
            self.entries.iter().rev().map(|(entry, _)| entry).filter(wanted).take(limit).collect();
        found.reverse();
        json!({"entries": found, "last": self.last})
    }
}

/// A body as it is kept, and how many bytes it has.
fn kept(body: Option<&Value>) -> (Value, usize) {
    let Some(body) = body else { return (Value::Null, 0) };
    let bytes = body.to_string().len();
    if bytes > LONGEST_BODY { (json!("…"), 1) } else { (body.clone(), bytes) }
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
    }
}
