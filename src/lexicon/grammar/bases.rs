//! From the words of a spelling dictionary home to true base forms, by lines written by hand.
//!
//! `FORM form base part-of-speech features` is all there is to say of a form, `ALSO` with the same
//! fields is said beside the rest. `BASE word base part-of-speech features` leads a dictionary word
//! that is itself a form (`píšu` of `psát`) home with all that is made of it. `KIND feature ending
//! instead part-of-speech` leads derived words home (`dělání` to `dělat`), `OWN feature ending instead`
//! names the word that such a derived form is a form of (`možností` of `možnost`, made of `možný`).
//! `END ending instead part-of-speech features` is for words that the dictionary lists without rules,
//! or a language without such a dictionary; the part of speech may be `noun<verb`, a noun made of a
//! verb. Whatever an ending leads to must be a headword. `PRE prefix part-of-speech feature` is for
//! such words with a prefix, read without it.

use std::collections::HashMap;

use super::super::source::FrequencyClass;
use super::ending::{Ending, Endings};
use super::features::{Feature, GrammarCodeError, PartOfSpeech, Reading, parse_features};
use super::merge::merged;

/// The section of a compiled lexicon with these lines.
pub(crate) const BASE_LINES: &str = "base-forms";

/// A derived word of this class and above (Zipf 3.5) is told as a word of its own, too.
const OWN_WORD: FrequencyClass = 7;
/// The most readings that endings are asked for.
const MOST_GUESSES: usize = 3;

/// What a lexicon knows of headwords.
pub(crate) trait Headwords {
    /// The readings of a form by the rules of a spelling dictionary.
    fn taken_apart(&self, form: &str) -> Vec<Reading>;
    /// Whether a dictionary lists the word as this part of speech.
    fn lists(&self, word: &str, part: PartOfSpeech) -> bool;
    /// Whether the word is legal.
    fn has(&self, word: &str) -> bool;
    /// Whether the word is legal, and nothing else is known of it.
    fn is_unknown(&self, word: &str) -> bool;
    /// The parts of speech of a word, the commonest first, where the dictionary tells no more.
    fn parts(&self, word: &str) -> Vec<PartOfSpeech>;
    /// How common a word is.
    fn class(&self, word: &str) -> FrequencyClass;
}

/// Why a line of base forms cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BaseLineError {
    /// The line is none of the kinds, or has another number of fields.
    #[error("line {line}: expected FORM, ALSO, BASE, KIND or END with 4 fields, OWN or PRE with 3")]
    Shape {
        /// The line, from one.
        line: usize,
    },
    /// A part of speech or feature is unknown.
    #[error("line {line}: {cause}")]
    Code {
        /// The line, from one.
        line: usize,
        /// What is unknown.
        cause: GrammarCodeError,
    },
}

/// Checks the lines of base forms.
///
/// # Errors
/// The line that cannot be read.
pub fn check_base_lines(text: &str) -> Result<(), BaseLineError> {
    BaseForms::parse(text).map(|_| ())
}

/// Leads readings home to true base forms.
#[derive(Clone, Debug, Default)]
pub(crate) struct BaseForms {
    forms: HashMap<String, Vec<Reading>>,
    also: HashMap<String, Vec<Reading>>,
    bases: HashMap<String, Vec<Reading>>,
    kinds: HashMap<Feature, Vec<Ending>>,
    owns: HashMap<Feature, Vec<Ending>>,
    endings: Endings,
    prefixes: Vec<(String, PartOfSpeech, Feature)>,
}

impl BaseForms {
    /// Reads the lines.
    ///
    /// # Errors
    /// The line that cannot be read.
    pub fn parse(text: &str) -> Result<Self, BaseLineError> {
        let mut read = Self::default();
        for (line, content) in (1..).zip(text.lines()) {
            let content = content.split('#').next().unwrap_or_default();
            let fields: Vec<&str> = content.split_whitespace().collect();
            read.line(&fields).map_err(|fault| match fault {
                Some(cause) => BaseLineError::Code { line, cause },
                None => BaseLineError::Shape { line },
            })?;
        }
        Ok(read)
    }

    fn line(&mut self, fields: &[&str]) -> Result<(), Option<GrammarCodeError>> {
        match fields {
            [] => {}
            [kind @ ("FORM" | "ALSO" | "BASE"), word, base, part, features] => {
                let part_of_speech = Some(part.parse()?);
                let features = parse_features(features)?;
                let reading = Reading { base: (*base).to_owned(), part_of_speech, features };
                let readings = match *kind {
                    "FORM" => &mut self.forms,
                    "ALSO" => &mut self.also,
                    _ => &mut self.bases,
                };
                readings.entry((*word).to_owned()).or_default().push(reading);
            }
            ["KIND", feature, ending, instead, part] => {
                let ending = Ending::new(ending, instead, part, "-")?;
                self.kinds.entry(feature.parse()?).or_default().push(ending);
            }
            ["OWN", feature, ending, instead] => {
                let ending = Ending::new(ending, instead, "noun", "-")?;
                self.owns.entry(feature.parse()?).or_default().push(ending);
            }
            ["END", ending, instead, part, features] => {
                self.endings.add(Ending::new(ending, instead, part, features)?);
            }
            ["PRE", prefix, part, feature] => {
                self.prefixes.push(((*prefix).to_owned(), part.parse()?, feature.parse()?));
            }
            _ => return Err(None),
        }
        Ok(())
    }

    /// The readings of a form: each base form once with each part of speech, the commoner base form
    /// first.
    pub fn readings(&self, form: &str, words: &impl Headwords) -> Vec<Reading> {
        if let Some(all) = self.forms.get(form) {
            // Whoever wrote them knew the order.
            return merged(all.clone());
        }
        let mut found = self.said(form, words);
        if found.is_empty() {
            found = self.behind_prefix(form, words);
        }
        let mut readings = merged(found);
        readings.sort_by_cached_key(|reading| {
            let parts = words.parts(&reading.base);
            let place = parts.iter().position(|part| Some(*part) == reading.part_of_speech);
            (std::cmp::Reverse(words.class(&reading.base)), place)
        });
        readings
    }

    fn said(&self, form: &str, words: &impl Headwords) -> Vec<Reading> {
        if let Some(all) = self.forms.get(form) {
            return all.clone();
        }
        let taken_apart = words.taken_apart(form).into_iter();
        let mut found: Vec<Reading> = taken_apart.flat_map(|r| self.home(form, r, words)).collect();
        found.iter_mut().for_each(|reading| self.endings.complete(form, reading));
        found.extend(self.also.get(form).into_iter().flatten().cloned());
        // What has an irregular form has no regular one.
        if found.is_empty() && words.has(form) {
            let guessed = self.endings.readings(form, words, MOST_GUESSES).into_iter();
            found.extend(guessed.flat_map(|reading| self.derived(form, reading, words)));
        }
        // Feelings are more than one feeling, whatever else dictionaries make of them; bigger is big.
        let is_told = |part: &PartOfSpeech| {
            found.iter().any(|reading| {
                let is_form = ["pl", "comp", "sup"].iter().any(|code| reading.is(code));
                is_form
                    && reading.part_of_speech == Some(*part)
                    && words.class(&reading.base) >= words.class(form)
            })
        };
        let own: Vec<PartOfSpeech> =
            words.parts(form).into_iter().filter(|part| !is_told(part)).collect();
        found.extend(own.into_iter().map(|part| Reading::of(form, part)));
        found
    }

    /// The readings of a form that nothing is known of but what stands behind a prefix.
    fn behind_prefix(&self, form: &str, words: &impl Headwords) -> Vec<Reading> {
        let mut found = Vec::new();
        for (prefix, part, feature) in &self.prefixes {
            let Some(rest) = form.strip_prefix(prefix.as_str()) else { continue };
            let readings = self.said(rest, words).into_iter();
            let fitting = readings.filter(|reading| reading.part_of_speech == Some(*part));
            let told = fitting.filter(|reading| feature.code() != "sup" || reading.is("comp"));
            found.extend(told.map(|reading| reading.with(&[*feature])));
        }
        found
    }

    /// The readings that a reading of the spelling dictionary stands for.
    fn home(&self, form: &str, mut reading: Reading, words: &impl Headwords) -> Vec<Reading> {
        if let Some(bases) = self.bases.get(&reading.base) {
            let same = bases.iter().filter(|base| base.part_of_speech == reading.part_of_speech);
            let led: Vec<Reading> = same.map(|base| base.with(&reading.features)).collect();
            if !led.is_empty() {
                return led.into_iter().flat_map(|led| self.derived(form, led, words)).collect();
            }
        }
        if reading.part_of_speech == Some(PartOfSpeech::Adverb) && reading.base == form {
            reading.features.retain(|feature| feature.code() != "adverb");
        }
        self.derived(form, reading, words)
    }

    /// Derived words with what they are derived from, where it is a headword.
    fn derived(&self, form: &str, mut reading: Reading, words: &impl Headwords) -> Vec<Reading> {
        let own = self.own(form, &reading);
        let is_own_word = |own: &Reading| words.class(&own.base) >= OWN_WORD;
        if let Some(own) = own {
            let own = Some(own).filter(is_own_word);
            return own.into_iter().chain([reading]).collect();
        }
        for kind in reading.features.clone() {
            let Some(endings) = self.kinds.get(&kind) else { continue };
            let mut fitting =
                endings.iter().filter(|e| e.put_back(&reading.base).is_some()).peekable();
            if fitting.peek().is_none() {
                continue;
            }
            let made_of = fitting.find_map(|ending| ending.headword(&reading.base, words));
            let Some(base) = made_of else {
                if kind.code() == "comp" {
                    // Zdejší and vnější only look like comparatives.
                    reading.features.retain(|feature| *feature != kind);
                }
                continue;
            };
            let led = Reading { base, ..reading.clone() };
            let keeps_own = !matches!(kind.code(), "comp" | "possessive");
            let own = Some(reading).filter(|own| keeps_own && is_own_word(own));
            return own.into_iter().chain([led]).collect();
        }
        vec![reading]
    }

    /// The word of its own that a derived form belongs to: možnost for what is made of možný.
    fn own(&self, form: &str, reading: &Reading) -> Option<Reading> {
        let is_adverb = |feature: &&Feature| feature.code() == "adverb";
        if reading.part_of_speech == Some(PartOfSpeech::Adverb)
            && reading.features.iter().all(|feature| is_adverb(&feature))
            && !reading.features.is_empty()
            && reading.base != form
        {
            return Some(Reading::of(form, PartOfSpeech::Adverb));
        }
        let kind = reading.features.iter().find(|feature| self.owns.contains_key(feature))?;
        let base = self.owns[kind].iter().find_map(|ending| ending.put_back(&reading.base))?;
        let features = reading.features.iter().filter(|feature| *feature != kind).copied();
        let (part_of_speech, features) = (reading.part_of_speech, features.collect());
        Some(Reading { base, part_of_speech, features })
    }
}
