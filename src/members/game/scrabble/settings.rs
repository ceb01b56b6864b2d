//! How a server wants Scrabble: the lexicon, how words are judged, the server's own words.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::games::scrabble::Judging;

/// How a server wants Scrabble.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ScrabbleSettings {
    /// The lexicon of new tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lexicon: Option<String>,
    /// How words are judged at new tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub judging: Option<Judging>,
    /// The server's own words, by the language of the lexicon.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub overlays: BTreeMap<String, Overlay>,
}

impl ScrabbleSettings {
    /// The most own words of a server, in all languages together.
    pub const MOST_WORDS: usize = 500;

    /// The number of the server's own words, in all languages together.
    pub fn own_words(&self) -> usize {
        self.overlays.values().map(Overlay::len).sum()
    }

    /// The server's own words in a language.
    pub fn overlay(&self, language: &str) -> Overlay {
        self.overlays.get(language).cloned().unwrap_or_default()
    }

    /// Adds a word to a language.
    pub fn add_word(&mut self, language: &str, word: &str) {
        self.overlays.entry(language.to_owned()).or_default().add(word);
    }

    /// Bans a word of a language.
    pub fn ban_word(&mut self, language: &str, word: &str) {
        self.overlays.entry(language.to_owned()).or_default().ban(word);
    }

    /// Leaves a word to the lexicon again.
    pub fn reset_word(&mut self, language: &str, word: &str) {
        if let Some(overlay) = self.overlays.get_mut(language) {
            overlay.reset(word);
            if overlay.is_empty() {
                self.overlays.remove(language);
            }
        }
    }
}

/// Words that a server has added to a lexicon and banned from it, each once and in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Overlay {
    /// Words that count though the lexicon does not know them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<String>,
    /// Words that do not count though the lexicon knows them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub banned: Vec<String>,
}

impl Overlay {
    /// Whether it says nothing of any word.
    pub fn is_empty(&self) -> bool {
        self.added.is_empty() && self.banned.is_empty()
    }

    /// The number of words of which it says something.
    pub fn len(&self) -> usize {
        self.added.len() + self.banned.len()
    }

    fn add(&mut self, word: &str) {
        self.reset(word);
        insert(&mut self.added, word);
    }

    fn ban(&mut self, word: &str) {
        self.reset(word);
        insert(&mut self.banned, word);
    }

    fn reset(&mut self, word: &str) {
        self.added.retain(|other| other != word);
        self.banned.retain(|other| other != word);
    }
}

fn insert(words: &mut Vec<String>, word: &str) {
    if let Err(place) = words.binary_search_by(|other| other.as_str().cmp(word)) {
        words.insert(place, word.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_added_or_banned_and_never_both() {
        let mut server = ScrabbleSettings::default();
        for word in ["b", "a", "b"] {
            server.add_word("cs", word);
        }
        assert_eq!(server.overlay("cs").added, ["a", "b"]);
        server.ban_word("cs", "a");
        let overlay = server.overlay("cs");
        assert_eq!((overlay.added, overlay.banned), (vec!["b".into()], vec!["a".into()]));
        assert_eq!(server.overlay("cs").len(), 2);
        assert!(server.overlay("sk").is_empty(), "another language has its own words");
        server.reset_word("cs", "a");
        server.reset_word("cs", "b");
        server.reset_word("sk", "b");
        assert_eq!(server, ScrabbleSettings::default());
    }
}
