//! The words that people know without having learned them for the game.

use super::lexicon_file::{Lexicon, lower};
use super::meanings::base_forms;
use super::source::FrequencyClass;
use super::word::{Word, Words};

/// The words of a lexicon that everybody knows: common words with all their forms, and what a host has
/// added. How often a form is written says nothing by itself: brands and names look like rare words.
#[derive(Clone)]
pub struct CommonWords {
    lexicon: Lexicon,
    /// How common a base form must be.
    base: FrequencyClass,
}

impl CommonWords {
    /// The words of a lexicon whose base form is so common; nothing when the lexicon does not tell.
    pub fn new(lexicon: &Lexicon, base: FrequencyClass) -> Option<Self> {
        lexicon.has_frequencies().then(|| Self { lexicon: lexicon.clone(), base })
    }

    fn is_common(&self, base: &str) -> bool {
        self.lexicon.class(base) >= self.base
    }

    /// Whether a word without grammar is common, or a form of a common English word.
    fn has_common_root(&self, text: &str) -> bool {
        let is_english = self.lexicon.file().info().language == "en";
        let mut roots = base_forms(text).into_iter().filter(|_| is_english);
        self.is_common(text) || roots.any(|(root, _)| self.is_common(&root))
    }
}

impl Words for CommonWords {
    fn contains(&self, word: &Word) -> bool {
        if !self.lexicon.contains(word) {
            return false;
        }
        if self.lexicon.vocabulary().is_added(word) {
            return true;
        }
        let readings = self.lexicon.readings(word);
        if readings.is_empty() {
            return self.has_common_root(&lower(word));
        }
        readings.iter().any(|reading| self.is_common(&reading.base))
    }
}
