//! Asking a vocabulary: patterns, anagrams, hooks, what a misspelt word was meant to be.

mod anagrams;
mod completions;
mod find;
mod hooks;
mod pattern;
mod suggest;
#[cfg(test)]
mod tests;

pub use anagrams::{AnagramError, AnagramQuery};
pub use hooks::Hooks;
pub use pattern::{Pattern, PatternError};
pub use suggest::Suggestion;

use super::word::Word;

/// Words that were found, and whether there were more than wanted.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Found {
    /// The words, the most useful first.
    pub words: Vec<Word>,
    /// How many there are in all.
    pub total: usize,
}
