//! An entry in somebody's language: its parts, for whoever shows it to lay out and to escape.

use super::check::Own;
use super::entry::Entry;
use crate::lexicon::grammar::Reading;
use crate::lexicon::meanings::{Kind, Sense, Via};
use crate::texts::Tongue;

/// How many meanings are shown to people.
const SHOWN: usize = 8;

/// What is told of a word, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The word in capital letters.
    pub word: String,
    /// Where it is valid.
    pub validity: String,
    /// What may have been meant.
    pub suggestion: Option<String>,
    /// What it is.
    pub readings: Vec<ToldReading>,
    /// What it means.
    pub senses: Vec<ToldSense>,
    /// Why no meaning is told.
    pub note: Option<String>,
}

/// A base form with its grammar: `žena: podstatné jméno, 1. pád mn. č.`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldReading {
    /// The base form.
    pub base: String,
    /// Its part of speech and features; empty when they are not known.
    pub grammar: String,
}

/// A meaning: `souznačná slova (od slova žena): paní`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldSense {
    /// What kind of explanation it is.
    pub label: String,
    /// Through which other word it was found.
    pub through: Option<String>,
    /// The explanation, as its dictionary has it.
    pub text: String,
}

impl Entry {
    /// Tells the entry; `called` gives the names of lexicons.
    pub fn tell(&self, tongue: Tongue, called: &dyn Fn(&str) -> String) -> Told {
        let senses = self.senses.as_deref();
        let note = match senses {
            None => Some("meaning-not-installed"),
            Some([]) => Some("meaning-unknown"),
            Some(_) => None,
        };
        Told {
            word: self.checked.word.to_string(),
            validity: self.validity(tongue, called),
            suggestion: self.checked.suggestion().map(|telling| tongue.tell(&telling)),
            readings: self.readings.iter().map(|reading| tell_reading(reading, tongue)).collect(),
            senses: senses
                .unwrap_or_default()
                .iter()
                .take(SHOWN)
                .map(|sense| tell_sense(sense, tongue))
                .collect(),
            note: note.map(|key| tongue.say(key, &[])),
        }
    }

    fn validity(&self, tongue: Tongue, called: &dyn Fn(&str) -> String) -> String {
        let lexicons = self.checked.valid_in_called(called);
        match self.checked.own {
            Some(Own::Added) => tongue.say("meaning-added", &[]),
            Some(Own::Banned) => tongue.say("meaning-banned", &[("lexicons", &lexicons)]),
            None if lexicons.is_empty() => tongue.say("meaning-invalid", &[]),
            None => tongue.say("meaning-valid", &[("lexicons", &lexicons)]),
        }
    }
}

impl std::fmt::Display for ToldReading {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.grammar.as_str() {
            "" => f.write_str(&self.base),
            grammar => write!(f, "{}: {grammar}", self.base),
        }
    }
}

impl std::fmt::Display for ToldSense {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.through {
            Some(through) => write!(f, "{} ({through}): {}", self.label, self.text),
            None => write!(f, "{}: {}", self.label, self.text),
        }
    }
}

/// Tells a reading.
pub(super) fn tell_reading(reading: &Reading, tongue: Tongue) -> ToldReading {
    let part = reading.part_of_speech.map(|part| tongue.say(&format!("pos-{part}"), &[]));
    let features = reading.features.iter();
    let features = features.map(|f| tongue.say(&format!("feature-{}", f.code()), &[]));
    let grammar: Vec<String> = part.into_iter().chain(features).collect();
    ToldReading { base: reading.base.clone(), grammar: grammar.join(", ") }
}

/// Tells a meaning.
pub(super) fn tell_sense(sense: &Sense, tongue: Tongue) -> ToldSense {
    let key = match sense.entry.kind {
        Kind::Definition => "meaning-definition",
        Kind::Synonyms => "meaning-synonyms",
        Kind::LooseSynonyms => "meaning-loose-synonyms",
        Kind::English => "meaning-english",
        Kind::See => "meaning-see",
    };
    let headword = [("word", sense.entry.headword.as_str())];
    let through = match sense.via {
        Via::Itself => None,
        Via::Base | Via::See | Via::Derived => Some(tongue.say("meaning-through", &headword)),
        Via::Opposite => Some(tongue.say("meaning-opposite", &headword)),
    };
    ToldSense { label: tongue.say(key, &[]), through, text: sense.entry.text.clone() }
}

#[cfg(test)]
mod tests {
    use super::super::entry::tests::dictionary;
    use super::super::{Dictionary, OwnWords};
    use super::*;

    fn tell(dictionary: &Dictionary, typed: &str, tongue: Tongue) -> Told {
        let own = OwnWords { added: vec!["kamenbot".into()], banned: vec!["hrad".into()] };
        let volume = dictionary.volume("cs-klasik").unwrap().with_own(&own);
        volume.entry(volume.read(typed).unwrap()).unwrap().tell(tongue, &str::to_owned)
    }

    #[test]
    fn a_word_is_told_in_the_language_of_who_asks() {
        let dictionary = dictionary("told", "kočka@malá šelma\nvděk@uznání\n");
        let told = tell(&dictionary, "kočky", Tongue::Czech);
        assert_eq!(
            (told.word.as_str(), told.validity.as_str()),
            ("KOČKY", "platné v: cs-klasik, cs-plus")
        );
        let readings = told.readings[0].to_string();
        assert!(readings.starts_with("kočka: podstatné jméno, ženský rod"), "{readings}");
        assert_eq!(told.senses[0].to_string(), "význam (od slova kočka): malá šelma");
        assert_eq!((told.suggestion, told.note), (None, None));
        let english = tell(&dictionary, "kočky", Tongue::English);
        assert_eq!(english.senses[0].to_string(), "meaning (from kočka): malá šelma");
        let itself = tell(&dictionary, "kočka", Tongue::Slovak);
        assert_eq!(itself.senses[0].to_string(), "význam: malá šelma");
        let opposite = tell(&dictionary, "nevděk", Tongue::English);
        assert_eq!(opposite.senses[0].to_string(), "meaning (the opposite of vděk): uznání");
    }

    #[test]
    fn what_is_not_known_is_said() {
        let dictionary = dictionary("unknown", "kočka@malá šelma\n");
        let told = tell(&dictionary, "dům", Tongue::English);
        assert_eq!(told.note.unwrap(), "We know no meaning of this word.");
        let told = tell(&Dictionary::new(None), "kočkaa", Tongue::English);
        assert_eq!(told.validity, "valid in no lexicon");
        assert!(told.suggestion.unwrap().contains("KOČKA"));
        assert!(told.note.unwrap().contains("not installed"));
        let own = |typed| tell(&dictionary, typed, Tongue::English).validity;
        assert_eq!(own("kamenbot"), "one of this server's own words");
        assert_eq!(own("hrad"), "not valid on this server; otherwise valid in: cs-klasik, cs-plus");
    }
}
