//! Running the binary, and what it answers.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::folder::Folder;

/// A board without tiles.
pub const EMPTY: &str = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

/// Runs the binary with something on standard input.
pub fn kamen(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kamen"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// What it answers; it must succeed.
pub fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What it answers as JSON.
pub fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&text(&kamen(&[arguments, &["--json"]].concat(), ""))).unwrap()
}

/// The one sentence on standard error, with exit code 2 and nothing on standard output.
pub fn complaint(arguments: &[&str]) -> String {
    let output = kamen(arguments, "");
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{sentence}");
    assert!(output.stdout.is_empty());
    assert!(sentence.starts_with("kamen: ") && sentence.lines().count() == 1, "{sentence}");
    sentence
}

impl Folder {
    /// The path of a file in it, as an argument.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}
