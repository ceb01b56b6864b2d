//! Several lexicons at once, for whoever does not say where to look: the nearest first.

use super::volume::OwnWords;
use super::{Dictionary, DictionaryError, Entry, Refusal};
use crate::lexicon::Word;
use crate::lexicons;

/// A lexicon in which a word is looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its name.
    pub lexicon: String,
    /// The words of a server on top of it.
    pub own: OwnWords,
    /// Whether an answer names no other words.
    pub is_terse: bool,
}

impl Place {
    /// A lexicon as it is shipped.
    pub fn shipped(lexicon: &str) -> Self {
        Self { lexicon: lexicon.to_owned(), own: OwnWords::default(), is_terse: false }
    }
}

/// One shipped lexicon of every language: those that are named first, as far as they are shipped,
/// then the others. The lexicons of one language know of each other.
pub fn nearest<'a>(named: impl IntoIterator<Item = &'a str>) -> Vec<&'static str> {
    let find = |name: &str| lexicons::shipped().find(|(shipped, _)| *shipped == name);
    let named: Vec<_> = named.into_iter().filter_map(find).collect();
    let mut languages = Vec::new();
    let mut found = Vec::new();
    for (name, language) in named.into_iter().chain(lexicons::shipped()) {
        if !languages.contains(&language) {
            languages.push(language);
            found.push(name);
        }
    }
    found
}

impl Dictionary {
    /// Looks up what somebody typed: in the first lexicon where it counts, or would with accents. If
    /// there is none, the answer comes from the first that knows what it means, else from the first that
    /// can write it.
    ///
    /// # Errors
    /// A refusal when no lexicon could hold it, that of the first one.
    pub fn look_up(&self, places: &[Place], typed: &str) -> Result<Entry, DictionaryError> {
        let (mut best, mut refused): (Option<(Likeness, Entry)>, _) = (None, None);
        for place in places {
            let volume = self.volume(&place.lexicon)?.with_own(&place.own);
            let word = match volume.read(typed) {
                Ok(word) => word,
                Err(refusal) => {
                    refused.get_or_insert(refusal);
                    continue;
                }
            };
            let mut entry = volume.entry(word)?;
            if place.is_terse {
                entry.checked.forget_others();
            }
            let likeness = entry.likeness();
            if likeness == Likeness::Meant {
                return Ok(entry);
            }
            if best.as_ref().is_none_or(|(other, _)| likeness > *other) {
                best = Some((likeness, entry));
            }
        }
        let entry = best.map(|(_, entry)| entry);
        entry.ok_or_else(|| refused.unwrap_or(Refusal::NoWord).into())
    }

    /// The words that begin as somebody has typed so far: from every lexicon those that only lack
    /// accents, then those of the first that has any, and so on.
    ///
    /// # Errors
    /// When a lexicon is not shipped or cannot be opened.
    pub fn beginning(
        &self,
        places: &[Place],
        typed: &str,
        most: usize,
    ) -> Result<Vec<Word>, DictionaryError> {
        let (mut whole, mut longer) = (Vec::new(), Vec::new());
        for place in places {
            let volume = self.volume(&place.lexicon)?.with_own(&place.own);
            let Ok(word) = volume.read(typed) else { continue };
            let length = word.letters().len();
            if length < LEAST_TYPED {
                continue;
            }
            let weight = |word: &Word| u32::from(volume.frequency(word));
            for found in volume.vocabulary().completions(&word, most, weight) {
                let list = if found.letters().len() == length { &mut whole } else { &mut longer };
                if !list.contains(&found) {
                    list.push(found);
                }
            }
        }
        whole.append(&mut longer);
        whole.truncate(most);
        Ok(whole)
    }
}

/// From so many letters on the words that begin with them are proposed.
const LEAST_TYPED: usize = 2;

/// How likely it is that a lexicon has what was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Likeness {
    Strange,
    Explained,
    Meant,
}

impl Entry {
    fn likeness(&self) -> Likeness {
        let checked = &self.checked;
        let counts = checked.valid || checked.own.is_some() || !checked.valid_in.is_empty();
        let lacks_accents =
            || checked.suggestions.first().is_some_and(|word| checked.lacks_accents_of(word));
        if counts || lacks_accents() {
            Likeness::Meant
        } else if self.senses.as_ref().is_some_and(|senses| !senses.is_empty()) {
            Likeness::Explained
        } else {
            Likeness::Strange
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(named: &[&str]) -> Vec<Place> {
        nearest(named.iter().copied()).into_iter().map(Place::shipped).collect()
    }

    #[test]
    fn every_language_is_asked_once_and_the_named_one_first() {
        assert_eq!(nearest([]), ["cs-klasik", "sk", "en"]);
        assert_eq!(nearest(["sk", "cs-plus"]), ["sk", "cs-plus", "en"]);
        assert_eq!(nearest(["../x", "cs-plus", "cs-klasik"]), ["cs-plus", "sk", "en"]);
    }

    #[test]
    fn a_word_is_found_in_whichever_language_has_it() {
        let dictionary = Dictionary::new(None);
        let found = |named: &[&str], typed: &str| {
            let entry = dictionary.look_up(&places(named), typed).unwrap();
            let suggestions = entry.checked.suggestions.iter().map(ToString::to_string);
            (entry.checked.lexicon.unwrap(), entry.checked.valid, suggestions.collect::<Vec<_>>())
        };
        for named in ["cs-klasik", "sk", "en"] {
            assert_eq!(found(&[named], "kůň"), ("cs-klasik".into(), true, vec![]), "{named}");
            assert_eq!(found(&[named], "kôň"), ("sk".into(), true, vec![]), "{named}");
            assert_eq!(found(&[named], "quartz"), ("en".into(), true, vec![]), "{named}");
        }
        assert_eq!(found(&["sk"], "žena").0, "sk");
        assert_eq!(found(&["en"], "žena").0, "cs-klasik");
        // In no language a word, in Czech one without its accents.
        let (lexicon, valid, meant) = found(&["en"], "zena");
        assert!(lexicon == "cs-klasik" && !valid && meant[0] == "ŽENA", "{lexicon} {meant:?}");
        // An English word, but who speaks Slovak means another.
        let (lexicon, valid, meant) = found(&["sk"], "kon");
        assert!(lexicon == "sk" && !valid && meant[0] == "KÔŇ", "{lexicon} {meant:?}");
        assert_eq!(found(&["en"], "kon"), ("en".into(), true, vec![]));
        assert_eq!(found(&["sk"], "qqqqq").0, "sk");
        let refused = dictionary.look_up(&places(&[]), "@all").unwrap_err();
        assert!(
            matches!(refused, DictionaryError::Refused(Refusal::UnknownLetter('@'))),
            "{refused}"
        );
    }

    #[test]
    fn who_types_no_accents_is_proposed_the_words_that_have_them() {
        let dictionary = Dictionary::new(None);
        let proposed = |named: &[&str], typed: &str| -> Vec<String> {
            let found = dictionary.beginning(&places(named), typed, 24).unwrap();
            found.iter().map(ToString::to_string).collect()
        };
        assert!(proposed(&["cs-klasik"], "kun")[..3].contains(&"KŮŇ".to_owned()));
        assert_eq!(proposed(&["sk"], "kon")[0], "KÔŇ");
        // A letter with an accent is meant as it stands.
        assert!(proposed(&["cs-klasik"], "kůň").iter().all(|word| word.starts_with("KŮŇ")));
        assert_eq!(proposed(&["en"], "quiz")[0], "QUIZ");
        assert_eq!(proposed(&["en"], "q"), [""; 0]);
        assert_eq!(proposed(&["en"], "<@1>"), [""; 0]);
    }
}
