//! Is it a word?

use super::volume::Volume;
use crate::games::facts::{Fact, Telling};
use crate::lexicon::search::{Found, Hooks};
use crate::lexicon::{Word, Words, without_accents};

/// How many proposals are made for a word that is not valid.
const SUGGESTIONS: usize = 5;

/// What a server has made of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// It counts only here.
    Added,
    /// It counts everywhere else.
    Banned,
}

/// Whether a word counts, and what is near it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The word.
    pub word: Word,
    /// The lexicon that was asked; a plain list has no name.
    pub lexicon: Option<String>,
    /// Whether it counts in that lexicon, with the server's own words.
    pub valid: bool,
    /// What the server has done to it.
    pub own: Option<Own>,
    /// The lexicons of the language that hold it, as they are shipped.
    pub valid_in: Vec<String>,
    /// How common it is, in halves of the Zipf scale.
    pub frequency: u8,
    /// What may have been meant, when it does not count.
    pub suggestions: Vec<Word>,
    /// What can be put in front and behind, when it counts.
    pub hooks: Hooks,
}

impl Volume {
    /// Checks a word.
    pub fn check(&self, word: Word) -> Checked {
        let vocabulary = self.vocabulary();
        let valid = vocabulary.contains(&word);
        let is_compiled =
            vocabulary.indices(&word).is_some_and(|i| vocabulary.compiled().contains(i));
        let own = match (valid, is_compiled) {
            (true, false) => Some(Own::Added),
            (false, true) => Some(Own::Banned),
            _ => None,
        };
        let near = if valid {
            Vec::new()
        } else {
            let weight = |word: &Word| u32::from(self.frequency(word));
            vocabulary.suggest(&word, SUGGESTIONS, weight)
        };
        Checked {
            lexicon: self.name().map(str::to_owned),
            valid,
            own,
            valid_in: self.valid_in(&word),
            frequency: self.frequency(&word),
            suggestions: near.into_iter().map(|suggestion| suggestion.word).collect(),
            hooks: if valid { vocabulary.hooks(&word) } else { Hooks::default() },
            word,
        }
    }
}

impl Checked {
    /// Leaves out every other word: what is near it, and what can be put before and behind it.
    pub fn forget_others(&mut self) {
        (self.suggestions, self.hooks) = (Vec::new(), Hooks::default());
    }

    /// The sentence that tells whether the word counts where it was asked for; `called` gives the
    /// names of lexicons.
    pub fn telling(&self, called: &dyn Fn(&str) -> String) -> Telling {
        let word = ("word", Fact::Text(self.word.to_string()));
        let lexicon = self.lexicon.as_deref().map(called).unwrap_or_default();
        let lexicon = ("lexicon", Fact::Text(lexicon));
        let others = ("others", Fact::Text(self.valid_in_called(called)));
        match (self.own, self.valid) {
            (Some(Own::Added), _) => Telling::new("dictionary-added", [word]),
            (Some(Own::Banned), _) => Telling::new("dictionary-banned", [word, lexicon]),
            (None, true) => Telling::new("dictionary-valid", [word, others]),
            (None, false) if self.valid_in.is_empty() => {
                Telling::new("dictionary-invalid", [word, lexicon])
            }
            (None, false) => Telling::new("dictionary-elsewhere", [word, lexicon, others]),
        }
    }

    /// The lexicons that hold the word, by their names.
    pub(super) fn valid_in_called(&self, called: &dyn Fn(&str) -> String) -> String {
        self.valid_in.iter().map(|name| called(name)).collect::<Vec<_>>().join(", ")
    }

    /// The sentence that tells what may have been meant, if anything.
    pub fn suggestion(&self) -> Option<Telling> {
        let counts_elsewhere = !self.valid_in.is_empty();
        let is_helpful = |word: &&Word| !counts_elsewhere || self.lacks_accents_of(word);
        let words = self.suggestions.iter().filter(is_helpful);
        let words: Vec<String> = words.map(ToString::to_string).collect();
        (!words.is_empty())
            .then(|| Telling::new("meaning-suggestions", [("words", words.join(", ").into())]))
    }

    /// Whether a suggestion is what was typed without any accents.
    pub(super) fn lacks_accents_of(&self, suggestion: &Word) -> bool {
        without_accents(&suggestion.to_string()) == self.word.to_string()
    }
}

/// The sentence that tells how many words were found, and how many of them are shown.
pub fn found_telling(found: &Found) -> Telling {
    let (total, shown) = (found.total, found.words.len());
    let total = ("total", Fact::from(total));
    match shown {
        0 if found.total == 0 => Telling::new("dictionary-found-nothing", []),
        _ if shown == found.total => Telling::new("dictionary-found", [total]),
        _ => Telling::new("dictionary-found-more", [total, ("shown", shown.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Dictionary, OwnWords};
    use super::*;
    use crate::texts::Tongue;

    fn said(volume: &Volume, typed: &str) -> (Checked, String) {
        let checked = volume.check(volume.read(typed).unwrap());
        let said = Tongue::English.tell(&checked.telling(&str::to_owned));
        (checked, said)
    }

    #[test]
    fn a_word_counts_by_its_lexicon_and_its_server() {
        let dictionary = Dictionary::new(None);
        let own = OwnWords { added: vec!["kamenbot".into()], banned: vec!["kámen".into()] };
        let volume = dictionary.volume("cs-klasik").unwrap().with_own(&own);
        let (checked, sentence) = said(&volume, "žena");
        assert!(checked.valid && checked.own.is_none() && checked.suggestions.is_empty());
        assert_eq!(checked.valid_in, ["cs-klasik", "cs-plus"]);
        assert_eq!(sentence, "ŽENA is valid (cs-klasik, cs-plus).");
        let (checked, sentence) = said(&volume, "ženě");
        assert!(!checked.valid && checked.own.is_none());
        assert_eq!(checked.valid_in, ["cs-plus"]);
        assert_eq!(sentence, "ŽENĚ is not valid in “cs-klasik”, but it is in “cs-plus”.");
        assert_eq!(checked.suggestion(), None, "nobody mistyped");
        let (checked, _) = said(&volume, "kun");
        assert_eq!(checked.valid_in, ["cs-plus"]);
        let meant = checked.suggestion().map(|telling| Tongue::English.tell(&telling));
        let meant = meant.expect("who writes no accents may mean another word");
        assert!(meant.contains("KŮŇ") && !meant.contains("KUNA"), "{meant}");
        let (checked, sentence) = said(&volume, "kamenbot");
        assert_eq!((checked.valid, checked.own), (true, Some(Own::Added)));
        assert!(checked.valid_in.is_empty());
        assert_eq!(sentence, "KAMENBOT is valid here: it is one of this server's own words.");
        let (checked, sentence) = said(&volume, "kámen");
        assert_eq!((checked.valid, checked.own), (false, Some(Own::Banned)));
        assert_eq!(sentence, "KÁMEN is not valid here: this server took it out of “cs-klasik”.");
        let (checked, sentence) = said(&volume, "kamenn");
        assert_eq!(sentence, "KAMENN is not valid (cs-klasik).");
        let near = checked.suggestions;
        assert!(
            near.len() == SUGGESTIONS && near.iter().all(|word| volume.check(word.clone()).valid)
        );
    }

    #[test]
    fn what_was_found_is_counted_in_every_language() {
        let volume = Dictionary::new(None).volume("en").unwrap();
        let tell = |pattern: &str, most: usize, tongue: Tongue| {
            let found = volume.find(&volume.read_pattern(pattern).unwrap(), most);
            tongue.tell(&found_telling(&found))
        };
        assert_eq!(tell("quizq*", 5, Tongue::English), "No word found.");
        assert_eq!(tell("quiz", 5, Tongue::Czech), "Nalezeno 1 slovo.");
        assert_eq!(tell("quiz", 0, Tongue::English), "1 word found, the first 0 shown.");
        for tongue in Tongue::ALL {
            let said = tell("q*", 3, tongue);
            assert!(said.contains('3') && !said.contains('{'), "{said}");
        }
    }
}
