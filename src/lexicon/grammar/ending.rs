//! Endings that lead from a form to what it may be a form of.

use std::collections::HashMap;

use super::super::source::FrequencyClass;
use super::bases::Headwords;
use super::features::{Feature, GrammarCodeError, PartOfSpeech, Reading, parse_features};

/// The fewest letters of what an ending leads to; one letter is taken off shorter words, too.
const SHORTEST: usize = 3;
/// A base form that is rarer than the form by so many classes only looks like one, where the endings
/// are as bare as in English.
const FAR_RARER: FrequencyClass = 4;
/// Stands for an ending that says what the word itself is.
const ITSELF: &str = "=";
/// Stands for no letter.
const NOTHING: &str = "0";

/// An ending and what the base form has in its place.
#[derive(Clone, Debug)]
pub(super) struct Ending {
    ending: String,
    /// Nothing when the word is its own base form.
    instead: Option<String>,
    /// Whether a doubled consonant before the ending is single in the base form: `stopped`.
    undoubles: bool,
    /// Whether a short syllable before the ending would double its consonant: no `hoping` of `hop`.
    spares_short: bool,
    /// Whether it cannot follow its own first letter: no `boss` of `bos`.
    spares_itself: bool,
    /// The ending whose form must be a word as well: no `owner` of `own`, as there is no `ownest`.
    beside: Option<String>,
    part: PartOfSpeech,
    /// The part of speech of the base form.
    of: PartOfSpeech,
    features: Vec<Feature>,
}

impl Ending {
    /// An ending as lines have it: `0` is nothing, `=` the word itself, `+ed` follows a doubled letter,
    /// `~ed` no short syllable, `^s` no `s`; `er&est` needs the other form beside it; `noun<verb` is a
    /// noun made of a verb.
    pub fn new(
        ending: &str,
        instead: &str,
        part: &str,
        features: &str,
    ) -> Result<Self, GrammarCodeError> {
        let (ending, beside) = match ending.split_once('&') {
            Some((ending, beside)) => (ending, Some(beside.to_owned())),
            None => (ending, None),
        };
        let plain = ending.trim_start_matches(['+', '~', '^']);
        let (part, of) = part.split_once('<').unwrap_or((part, part));
        Ok(Self {
            ending: if plain == NOTHING { String::new() } else { plain.to_owned() },
            instead: match instead {
                ITSELF => None,
                NOTHING => Some(String::new()),
                instead => Some(instead.to_owned()),
            },
            undoubles: ending.starts_with('+'),
            spares_short: ending.starts_with('~'),
            spares_itself: ending.starts_with('^'),
            beside,
            part: part.parse()?,
            of: of.parse()?,
            features: parse_features(features)?,
        })
    }

    /// The word with the ending changed back.
    pub fn put_back(&self, word: &str) -> Option<String> {
        let mut stem = word.strip_suffix(self.ending.as_str())?;
        let Some(instead) = &self.instead else { return Some(word.to_owned()) };
        if self.undoubles {
            let last = stem.chars().next_back()?;
            stem = &stem[..stem.len() - last.len_utf8()];
            if !stem.ends_with(last) || "aeiou".contains(last) {
                return None;
            }
        }
        let is_after_itself = self.spares_itself && stem.ends_with(self.ending.as_str());
        if is_after_itself || (self.spares_short && is_short(stem)) {
            return None;
        }
        let base = format!("{stem}{instead}");
        let shortest = if self.ending.len() < 2 { SHORTEST - 1 } else { SHORTEST };
        (base.chars().count() >= shortest && base != word).then_some(base)
    }

    /// The headword that the ending leads to.
    pub fn headword(&self, word: &str, words: &impl Headwords) -> Option<String> {
        if let Some(beside) = &self.beside {
            let stem = word.strip_suffix(self.ending.as_str())?;
            if !words.has(&format!("{stem}{beside}")) {
                return None;
            }
        }
        self.put_back(word).filter(|base| words.lists(base, self.of))
    }

    fn reading(&self, base: String) -> Reading {
        Reading { base, part_of_speech: Some(self.part), features: self.features.clone() }
    }
}

/// Whether a stem is one syllable that ends with a short vowel and a consonant: `hop`, `stop`.
fn is_short(stem: &str) -> bool {
    let is_vowel = |c: &u8| b"aeiou".contains(c);
    match stem.as_bytes() {
        [head @ .., vowel, last] => {
            is_vowel(vowel) && b"bdgklmnprtvz".contains(last) && !head.iter().any(is_vowel)
        }
        _ => false,
    }
}

/// The endings of a language, and whether some of them show what a word is.
#[derive(Clone, Debug, Default)]
pub(super) struct Endings(HashMap<String, Vec<Ending>>, bool);

impl Endings {
    pub fn add(&mut self, ending: Ending) {
        self.1 |= ending.instead.is_none();
        self.0.entry(ending.ending.clone()).or_default().push(ending);
    }

    /// Adds what the ending says to a reading of which only the base form is known.
    pub fn complete(&self, form: &str, reading: &mut Reading) {
        if !reading.features.is_empty() || reading.base == form {
            return;
        }
        let fits = |ending: &&Ending| {
            Some(ending.part) == reading.part_of_speech
                && ending.put_back(form).is_some_and(|base| base == reading.base)
        };
        let ends = form.char_indices().map(|(at, _)| &form[at..]).skip(1).chain([""]);
        let mut fitting = ends.filter_map(|end| self.0.get(end)).flatten();
        if let Some(ending) = fitting.find(fits) {
            reading.features = ending.features.clone();
        }
    }

    /// What a word may be a form of, by its longest endings: headwords, or else legal words of which
    /// nothing is known, or else what the ending says of the word itself.
    pub fn readings(&self, form: &str, words: &impl Headwords, most: usize) -> Vec<Reading> {
        if self.0.is_empty() {
            return Vec::new();
        }
        let ends = form.char_indices().map(|(at, _)| &form[at..]).skip(1).chain([""]);
        let fitting: Vec<&Ending> = ends.filter_map(|end| self.0.get(end)).flatten().collect();
        let of_others = fitting.iter().filter(|ending| ending.instead.is_some());
        let mut found: Vec<Reading> = of_others
            .clone()
            .filter_map(|ending| Some(ending.reading(ending.headword(form, words)?)))
            .filter(|reading| self.1 || words.class(&reading.base) + FAR_RARER > words.class(form))
            .take(most)
            .collect();
        if found.is_empty() && words.parts(form).is_empty() {
            let unknown = of_others.filter_map(|ending| {
                let base = ending.put_back(form)?;
                let looks_so = self.shown(&base).map_or(!self.1, |shown| shown.part == ending.of);
                (looks_so && words.is_unknown(&base)).then(|| ending.reading(base))
            });
            found.extend(unknown.take(1));
        }
        if found.is_empty() {
            found.extend(self.shown(form).map(|ending| ending.reading(form.to_owned())));
        }
        found
    }

    /// What the ending of a word shows it to be.
    fn shown(&self, word: &str) -> Option<&Ending> {
        let ends = word.char_indices().map(|(at, _)| &word[at..]).skip(1);
        let mut endings = ends.filter_map(|end| self.0.get(end)).flatten();
        endings.find(|ending| ending.instead.is_none())
    }
}
