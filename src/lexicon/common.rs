//! The words that people know without having learned them for the game.

use super::lexicon_file::{Lexicon, lower};
use super::source::FrequencyClass;
use super::word::{Word, Words};

/// The words of a lexicon that everybody knows: those that are common themselves, the forms of
/// common words, and what a host has added.
#[derive(Clone)]
pub struct CommonWords {
    lexicon: Lexicon,
    /// How common a form must be, if its base form is not.
    form: FrequencyClass,
    /// How common a base form must be.
    base: FrequencyClass,
}

impl CommonWords {
    /// The words of a lexicon whose form or base form is so common; nothing when the lexicon does not
    /// tell.
    pub fn new(lexicon: &Lexicon, form: FrequencyClass, base: FrequencyClass) -> Option<Self> {
        lexicon.has_frequencies().then(|| Self { lexicon: lexicon.clone(), form, base })
    }
}

impl Words for CommonWords {
    fn contains(&self, word: &Word) -> bool {
        if !self.lexicon.contains(word) {
            return false;
        }
        let has_common_base = || {
            let readings = self.lexicon.readings(word);
            readings.iter().any(|reading| self.lexicon.class(&reading.base) >= self.base)
        };
        self.lexicon.class(&lower(word)) >= self.form
            || self.lexicon.vocabulary().is_added(word)
            || has_common_base()
    }
}
