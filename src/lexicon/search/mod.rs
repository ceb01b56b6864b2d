//! Asking a vocabulary: patterns, anagrams, hooks, what a misspelt word was meant to be.
//!
//! | file | |
//! |---|---|
//! | `pattern.rs` `find.rs` | patterns, and what fits them |
//! | `anagrams.rs` `hooks.rs` | what can be made of letters, and stand before and after a word |
//! | `suggest.rs` `completions.rs` | what was meant; words that begin so, without accents |
//! | `tests.rs` | the examples of the theses, and brute force |

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
