//! One lexicon, as it is asked: with what is known of its words, and a server's own on top.

use std::sync::Arc;

use crate::lexicon::grammar::Reading;
use crate::lexicon::meanings::{Language, Sense, Sources, StoreError, senses};
use crate::lexicon::search::{AnagramQuery, Found, Pattern};
use crate::lexicon::{Alphabet, Lexicon, Vocabulary, Word, lower};
use crate::lexicons::AnyLexicon;
use crate::meanings::{self, Meanings};

/// The words that a server has added and banned, as people wrote them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnWords {
    /// Further words that count.
    pub added: Vec<String>,
    /// Words that do not count.
    pub banned: Vec<String>,
}

/// A lexicon that can be asked.
pub struct Volume {
    lexicon: AnyLexicon,
    /// All lexicons of the same file, this one among them, as they are shipped.
    family: Vec<Lexicon>,
    meanings: Option<Arc<Meanings>>,
}

impl Volume {
    /// A lexicon of any kind, of whose words no meanings are known.
    pub fn new(lexicon: AnyLexicon) -> Self {
        let family = lexicon.compiled().map(family).unwrap_or_default();
        Self { lexicon, family, meanings: None }
    }

    pub(super) fn shipped(lexicon: Lexicon, meanings: Option<Arc<Meanings>>) -> Self {
        let family = family(&lexicon);
        Self { lexicon: AnyLexicon::Compiled(Box::new(lexicon)), family, meanings }
    }

    /// The same volume with a server's own words. What the letters of this lexicon cannot write is
    /// passed over: a server has one list for all its languages.
    #[must_use]
    pub fn with_own(self, own: &OwnWords) -> Self {
        if own.added.is_empty() && own.banned.is_empty() {
            return self;
        }
        let spell = |words: &[String]| -> Vec<Word> {
            words.iter().filter_map(|word| self.alphabet().spell(word.trim()).ok()).collect()
        };
        let lexicon = self.lexicon.with_overlay(&spell(&own.added), &spell(&own.banned));
        Self { lexicon, ..self }
    }

    /// The name of the lexicon; a plain list has none.
    pub fn name(&self) -> Option<&str> {
        self.lexicon.compiled().map(Lexicon::name)
    }

    /// The letters that its words are written in.
    pub fn alphabet(&self) -> &Alphabet {
        self.vocabulary().alphabet()
    }

    /// The words, to be searched.
    pub fn vocabulary(&self) -> &Vocabulary {
        self.lexicon.vocabulary()
    }

    /// The language in whose dictionaries its words stand, if there are any.
    pub fn language(&self) -> Option<Language> {
        match self.lexicon.compiled()?.file().info().language.as_str() {
            "cs" => Some(Language::Czech),
            "sk" => Some(Language::Slovak),
            "en" => Some(Language::English),
            _ => None,
        }
    }

    /// All lexicons of the same file, as they are shipped.
    pub(super) fn family(&self) -> &[Lexicon] {
        &self.family
    }

    /// How common a word is, in halves of the Zipf scale; zero when it is not known.
    pub fn frequency(&self, word: &Word) -> u8 {
        self.lexicon.compiled().map_or(0, |lexicon| lexicon.frequency(word))
    }

    /// Base forms and grammar of a word, as far as they are known, the commonest base form first.
    pub fn readings(&self, word: &Word) -> Vec<Reading> {
        self.lexicon.compiled().map(|lexicon| lexicon.readings(word)).unwrap_or_default()
    }

    /// What a word with these readings means; nothing when it is not known and no dictionary is
    /// installed.
    ///
    /// # Errors
    /// When the file of meanings is damaged.
    pub fn senses(
        &self,
        word: &Word,
        readings: &[Reading],
    ) -> Result<Option<Vec<Sense>>, StoreError> {
        let Some(language) = self.language() else { return Ok(None) };
        let definitions = meanings::definitions(language);
        let sources = Sources { definitions, store: self.meanings.as_deref() };
        let found = senses(&sources, language, &lower(word), readings)?;
        let found = self.with_fitting_synonyms(found, readings, definitions);
        Ok((!found.is_empty() || self.meanings.is_some()).then_some(found))
    }

    /// The words that fit a pattern, in the order that it asks for.
    pub fn find(&self, pattern: &Pattern, most: usize) -> Found {
        self.vocabulary().find(pattern, most)
    }

    /// The words that can be made of letters: longer first, then by the alphabet.
    pub fn anagrams(&self, query: &AnagramQuery, most: usize) -> Found {
        self.vocabulary().anagrams(query, most)
    }

    /// The names of the lexicons of this language that hold the word, as they are shipped.
    pub(super) fn valid_in(&self, word: &Word) -> Vec<String> {
        use crate::lexicon::Words;
        let holding = self.family.iter().filter(|lexicon| lexicon.contains(word));
        holding.map(|lexicon| lexicon.name().to_owned()).collect()
    }
}

/// All lexicons of a lexicon's file.
pub(super) fn family(lexicon: &Lexicon) -> Vec<Lexicon> {
    let variants = lexicon.file().info().variants.iter();
    variants.filter_map(|variant| lexicon.file().lexicon(&variant.name).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::Dictionary;
    use super::*;

    fn own(added: &[&str], banned: &[&str]) -> OwnWords {
        let list = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        OwnWords { added: list(added), banned: list(banned) }
    }

    fn texts(found: &Found) -> Vec<String> {
        found.words.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_server_s_own_words_are_found_and_made() {
        let dictionary = Dictionary::new(None);
        let plain = dictionary.volume("en").unwrap();
        let own = own(&["quizkamen", " kámen "], &["QUIZ"]);
        let server = dictionary.volume("en").unwrap().with_own(&own);
        let pattern = plain.read_pattern("quiz*").unwrap();
        let (before, after) = (plain.find(&pattern, 100), server.find(&pattern, 100));
        assert_eq!(after.total, before.total, "one more, one less");
        assert!(texts(&before).contains(&"QUIZ".to_owned()));
        assert!(!texts(&after).contains(&"QUIZ".to_owned()));
        assert_eq!(texts(&server.find(&pattern, 3)).len(), 3);
        assert!(texts(&after).contains(&"QUIZKAMEN".to_owned()));
        let letters = plain.read_letters("ziuq", true).unwrap();
        assert_eq!(texts(&plain.anagrams(&letters, 5)), ["QUIZ"]);
        assert_eq!(server.anagrams(&letters, 5).total, 0);
        let letters = plain.read_letters("quiz kamen", true).unwrap();
        assert_eq!(texts(&server.anagrams(&letters, 5)), ["QUIZKAMEN"]);
    }

    #[test]
    fn the_longest_words_come_first_and_all_are_counted() {
        let volume = Dictionary::new(None).volume("cs-plus").unwrap();
        let found = volume.find(&volume.read_pattern("*").unwrap(), 20);
        assert!(found.total > 2_000_000 && found.words.len() == 20, "{}", found.total);
        let lengths: Vec<usize> = found.words.iter().map(|word| word.letters().len()).collect();
        assert!(lengths.is_sorted_by(|a, b| a >= b) && lengths[0] > 12, "{lengths:?}");
        let all_letters = volume.read_letters("aeiounrtlsvkpdmz????", false).unwrap();
        let made = volume.anagrams(&all_letters, 20);
        assert!(made.total > 1_000_000 && made.words.len() == 20, "{}", made.total);
    }
}
