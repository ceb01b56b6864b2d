//! Named checks of a store, as `kamen doctor` tells them.

use serde::Serialize;

/// A check and what it has found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Check {
    /// What is checked, in a word.
    pub name: &'static str,
    /// How many things were looked at.
    pub looked_at: u64,
    /// What is wrong.
    pub problems: Vec<String>,
}

impl Check {
    /// Nothing was looked at yet.
    pub fn new(name: &'static str) -> Self {
        Self { name, looked_at: 0, problems: Vec::new() }
    }

    /// Counts a thing that was looked at, and keeps what is wrong with it.
    pub fn look(&mut self, found: Result<(), String>) {
        self.looked_at += 1;
        if let Err(problem) = found {
            self.problems.push(problem);
        }
    }
}
