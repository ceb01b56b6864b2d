//! Asking a vocabulary: patterns, anagrams, hooks, what a misspelt word was meant to be.

mod anagrams;
mod find;
mod hooks;
mod pattern;
mod suggest;
#[cfg(test)]
mod tests;

pub use anagrams::AnagramQuery;
pub use hooks::Hooks;
pub use pattern::{Pattern, PatternError};
pub use suggest::Suggestion;

use super::automaton::Index;
use super::vocabulary::Vocabulary;
use super::word::Word;

/// Words that were found, and whether there were more than wanted.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Found {
    /// The words, the most useful first.
    pub words: Vec<Word>,
    /// How many there are in all.
    pub total: usize,
}

impl Found {
    /// Longer words first, then by the alphabet; at most `most` of them.
    fn longest_first(vocabulary: &Vocabulary, mut found: Vec<Vec<Index>>, most: usize) -> Self {
        found.sort_unstable_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
        found.dedup();
        let words = found.iter().take(most).map(|word| vocabulary.word(word)).collect();
        Self { words, total: found.len() }
    }
}
