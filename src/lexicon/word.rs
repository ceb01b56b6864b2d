//! A word as letters, and the question whether it is one.

use std::fmt;

use super::letter::Letter;

/// A sequence of letters, whether or not any lexicon knows it.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Word(Vec<Letter>);

impl Word {
    /// Makes a word of its letters.
    pub fn new(letters: Vec<Letter>) -> Self {
        Self(letters)
    }

    /// The letters from first to last.
    pub fn letters(&self) -> &[Letter] {
        &self.0
    }
}

impl FromIterator<Letter> for Word {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Self {
        Self(letters.into_iter().collect())
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|letter| write!(f, "{letter}"))
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.0).finish()
    }
}

/// What the rules ask of a lexicon: does it hold this word?
pub trait Words {
    /// Whether the word may be played.
    fn contains(&self, word: &Word) -> bool;
}

/// Holds every word: the players judge for themselves, as at a kitchen table.
#[derive(Clone, Copy, Debug, Default)]
pub struct AnyWord;

impl Words for AnyWord {
    fn contains(&self, _: &Word) -> bool {
        true
    }
}
