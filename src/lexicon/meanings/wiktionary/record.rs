//! One line of an extract: what it is about, and whether that is worth keeping.

use std::borrow::Cow;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::super::entry::{Kind, Language, PartOfSpeech};

/// The longest word, in letters: a board has fifteen squares, and a base form may be longer than the
/// form that is laid.
const LONGEST_WORD: usize = 24;

/// What a line turns out to be.
pub(super) enum Judged {
    /// A word that is explained.
    Fits(Record),
    /// Something that no player asks for.
    PassedOver,
    /// No line of an extract, and why.
    Bad(String),
}

/// A word as one part of speech, with its senses.
pub(super) struct Record {
    pub word: String,
    pub language: Language,
    pub part_of_speech: Option<PartOfSpeech>,
    /// In which way the glosses explain the word.
    pub kind: Kind,
    pub tags: Vec<String>,
    pub senses: Vec<SenseRow>,
}

/// What tells whether the rest of a line is worth reading; nothing of it is copied.
#[derive(Deserialize)]
struct Head<'l> {
    #[serde(borrow, default)]
    word: Cow<'l, str>,
    #[serde(borrow, default)]
    lang_code: Cow<'l, str>,
    #[serde(borrow, default)]
    lang: Cow<'l, str>,
    #[serde(borrow, default)]
    pos: Cow<'l, str>,
    redirect: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Body {
    #[serde(default)]
    tags: Vec<String>,
    #[serde(default)]
    senses: Vec<SenseRow>,
}

/// A sense as the line has it.
#[derive(Deserialize)]
pub(super) struct SenseRow {
    /// The explanation, after those of the senses that it is a part of.
    #[serde(default)]
    pub glosses: Vec<String>,
    #[serde(default)]
    pub raw_glosses: Vec<String>,
    #[serde(default)]
    pub tags: Vec<String>,
    #[serde(default)]
    pub form_of: Vec<Link>,
    #[serde(default)]
    pub alt_of: Vec<Link>,
}

/// Another word that is named.
#[derive(Deserialize)]
pub(super) struct Link {
    #[serde(default)]
    pub word: String,
}

/// Reads a line as far as it is worth it.
pub(super) fn judge(line: &[u8], glosses: Option<Language>) -> Judged {
    if line.trim_ascii().is_empty() {
        return Judged::PassedOver;
    }
    let head: Head<'_> = match serde_json::from_slice(line) {
        Ok(head) => head,
        Err(error) => return bad(&error),
    };
    if head.redirect.is_some() {
        return Judged::PassedOver;
    }
    if head.word.is_empty() || head.lang_code.is_empty() {
        return Judged::Bad("it has no word or no lang_code".to_owned());
    }
    let Some(language) = language(&head.lang_code) else { return Judged::PassedOver };
    let Some(part_of_speech) = part_of_speech(&head.pos) else { return Judged::PassedOver };
    if !is_playable(&head.word) {
        return Judged::PassedOver;
    }
    let Some(glosses) = glosses.or_else(|| language_of_glosses(&head.lang)) else {
        return Judged::Bad(format!(
            "\"{}\" does not tell in which language words are explained; write cs=, sk= or en= \
             before the file",
            head.lang.chars().take(40).collect::<String>()
        ));
    };
    let Some(kind) = kind(language, glosses) else { return Judged::PassedOver };
    let Body { tags, senses } = match serde_json::from_slice(line) {
        Ok(body) => body,
        Err(error) => return bad(&error),
    };
    let word = head.word.into_owned();
    Judged::Fits(Record { word, language, part_of_speech, kind, tags, senses })
}

fn bad(error: &serde_json::Error) -> Judged {
    // Every line is the first of its text.
    let text = error.to_string();
    let (what, _) = text.split_once(" at line ").unwrap_or((&text, ""));
    Judged::Bad(format!("{what} at column {}", error.column()))
}

fn language(code: &str) -> Option<Language> {
    match code {
        "cs" => Some(Language::Czech),
        "sk" => Some(Language::Slovak),
        "en" => Some(Language::English),
        _ => None,
    }
}

/// The language in which a Wiktionary explains words, by what it calls the language of a word.
///
/// Slovaks call Czech and English as Czechs do.
fn language_of_glosses(called: &str) -> Option<Language> {
    match called.to_lowercase().as_str() {
        "čeština" | "slovenština" | "angličtina" => Some(Language::Czech),
        "slovenčina" => Some(Language::Slovak),
        "czech" | "slovak" | "english" => Some(Language::English),
        _ => None,
    }
}

/// In which way a gloss of a language explains a word of a language, if anybody is to read it.
fn kind(word: Language, glosses: Language) -> Option<Kind> {
    match (word, glosses) {
        _ if word == glosses => Some(Kind::Definition),
        (_, Language::English) => Some(Kind::English),
        (_, Language::Czech) => Some(Kind::Czech),
        (_, Language::Slovak) => None,
    }
}

/// The part of speech, if it is known; nothing for what is no word by itself or is a name.
fn part_of_speech(name: &str) -> Option<Option<PartOfSpeech>> {
    Some(match name {
        "noun" => Some(PartOfSpeech::Noun),
        "adj" => Some(PartOfSpeech::Adjective),
        "pron" => Some(PartOfSpeech::Pronoun),
        "num" => Some(PartOfSpeech::Numeral),
        "verb" => Some(PartOfSpeech::Verb),
        "adv" => Some(PartOfSpeech::Adverb),
        "prep" | "postp" => Some(PartOfSpeech::Preposition),
        "conj" => Some(PartOfSpeech::Conjunction),
        "particle" => Some(PartOfSpeech::Particle),
        "intj" => Some(PartOfSpeech::Interjection),
        "det" | "article" | "contraction" | "unknown" => None,
        _ => return None,
    })
}

/// Whether a word has nothing but small letters, and not too many of them.
pub(super) fn is_playable(word: &str) -> bool {
    let mut letters = word.chars();
    letters.by_ref().take(LONGEST_WORD).all(|c| c.is_alphabetic() && !c.is_uppercase())
        && letters.next().is_none()
        && !word.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(line: &str) -> String {
        match judge(line.as_bytes(), None) {
            Judged::Fits(record) => format!("{} {:?}", record.word, record.kind),
            Judged::PassedOver => "passed over".to_owned(),
            Judged::Bad(reason) => reason,
        }
    }

    fn line(word: &str, code: &str, called: &str, pos: &str) -> String {
        serde_json::json!({ "word": word, "lang_code": code, "lang": called, "pos": pos })
            .to_string()
    }

    #[test]
    fn only_single_words_of_three_languages_are_looked_at() {
        assert_eq!(judged(&line("pes", "cs", "čeština", "noun")), "pes Definition");
        assert_eq!(judged(&line("pes", "cs", "Czech", "noun")), "pes English");
        assert_eq!(judged(&line("pes", "sk", "slovenština", "noun")), "pes Czech");
        assert_eq!(judged(&line("pes", "sk", "Slovenčina", "noun")), "pes Definition");
        assert_eq!(judged(&line("dog", "en", "English", "verb")), "dog Definition");
        assert_eq!(judged(&line("the", "en", "English", "det")), "the Definition");
        for passed in [
            line("pies", "pl", "Polish", "noun"),
            line("Praha", "cs", "čeština", "noun"),
            line("praha", "cs", "čeština", "name"),
            line("atd", "cs", "čeština", "abbrev"),
            line("pod psa", "cs", "čeština", "adv"),
            line("o'clock", "en", "English", "adv"),
            line(&"a".repeat(25), "en", "English", "noun"),
            r#"{"title": "psi", "redirect": "pes", "pos": "hard-redirect"}"#.to_owned(),
            " ".to_owned(),
        ] {
            assert_eq!(judged(&passed), "passed over", "{passed}");
        }
    }

    #[test]
    fn the_host_may_say_in_which_language_words_are_explained() {
        let line = line("pes", "cs", "čeština", "noun");
        let kind = |glosses| match judge(line.as_bytes(), glosses) {
            Judged::Fits(record) => Some(record.kind),
            _ => None,
        };
        assert_eq!(kind(Some(Language::English)), Some(Kind::English));
        assert_eq!(kind(Some(Language::Czech)), Some(Kind::Definition));
        assert_eq!(kind(Some(Language::Slovak)), None);
    }

    #[test]
    fn a_bad_line_says_why_it_is_bad() {
        assert_eq!(judged("nonsense"), "expected ident at column 2");
        assert_eq!(judged("{}"), "it has no word or no lang_code");
        let cut = line("pes", "cs", "čeština", "noun");
        assert!(judged(&cut[..cut.len() - 1]).starts_with("EOF while parsing"));
        let number = r#"{"word": 7}"#;
        assert!(judged(number).starts_with("invalid type: integer `7`"), "{}", judged(number));
        let french = judged(&line("pes", "cs", "tchèque", "noun"));
        assert!(french.starts_with("\"tchèque\" does not tell"), "{french}");
    }

    #[test]
    fn escaped_letters_are_letters() {
        let escaped = r#"{"word": "k\u016f\u0148", "lang_code": "cs", "lang": "\u010de\u0161tina", "pos": "noun"}"#;
        assert_eq!(judged(escaped), "kůň Definition");
    }
}
