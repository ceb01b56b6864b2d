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
    /// How common a form must be where only its looks tell what it is a form of.
    form: FrequencyClass,
    /// How common a base form must be.
    base: FrequencyClass,
}

impl CommonWords {
    /// The words of a lexicon whose base form is so common; nothing when the lexicon does not tell.
    pub fn new(lexicon: &Lexicon, form: FrequencyClass, base: FrequencyClass) -> Option<Self> {
        lexicon.has_frequencies().then(|| Self { lexicon: lexicon.clone(), form, base })
    }

    fn is_common(&self, base: &str) -> bool {
        self.lexicon.class(base) >= self.base
    }

    /// Whether a word without grammar is common, or a usual form of a common English word: `ared` and
    /// `amener` look like such forms, too, but nobody writes them.
    fn has_common_root(&self, text: &str) -> bool {
        let is_english = self.lexicon.file().info().language == "en";
        let is_usual = is_english && self.lexicon.class(text) >= self.form;
        let is_form = || base_forms(text).iter().any(|(root, _)| self.is_common(root));
        self.is_common(text) || (is_usual && is_form())
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
        let roots = self.lexicon.roots(word);
        if roots.is_empty() {
            return self.has_common_root(&lower(word));
        }
        roots.iter().any(|root| self.is_common(&root.base))
    }
}
