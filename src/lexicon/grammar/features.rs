//! What is known of a form: part of speech, case, number, person, degree.

use std::fmt;
use std::str::FromStr;

/// A part of speech.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PartOfSpeech {
    /// A name of a thing.
    Noun,
    /// A quality.
    Adjective,
    /// A word for a name.
    Pronoun,
    /// A number.
    Numeral,
    /// An action.
    Verb,
    /// A manner.
    Adverb,
    /// A word before a noun.
    Preposition,
    /// A word between clauses.
    Conjunction,
    /// A particle.
    Particle,
    /// A call or sound; legal in English only.
    Interjection,
}

impl PartOfSpeech {
    /// Every part of speech. The place in the list is what compact files store: what is new goes to
    /// the end.
    pub const ALL: [Self; 10] = [
        Self::Noun,
        Self::Adjective,
        Self::Pronoun,
        Self::Numeral,
        Self::Verb,
        Self::Adverb,
        Self::Preposition,
        Self::Conjunction,
        Self::Particle,
        Self::Interjection,
    ];

    /// The English name, which tables and translations use as a key.
    pub fn name(self) -> &'static str {
        match self {
            Self::Noun => "noun",
            Self::Adjective => "adjective",
            Self::Pronoun => "pronoun",
            Self::Numeral => "numeral",
            Self::Verb => "verb",
            Self::Adverb => "adverb",
            Self::Preposition => "preposition",
            Self::Conjunction => "conjunction",
            Self::Particle => "particle",
            Self::Interjection => "interjection",
        }
    }
}

impl fmt::Display for PartOfSpeech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names nothing of grammar.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no part of speech or feature")]
pub struct GrammarCodeError(pub String);

impl FromStr for PartOfSpeech {
    type Err = GrammarCodeError;

    fn from_str(text: &str) -> Result<Self, GrammarCodeError> {
        let found = Self::ALL.into_iter().find(|part| part.name() == text);
        found.ok_or_else(|| GrammarCodeError(text.to_owned()))
    }
}

/// A feature of a form, as a short code: `pl1` is the first case of the plural, `2sg` the second
/// person of the singular, `comp` a comparative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Feature(&'static str);

/// Every code, in the order in which features are told.
const CODES: &[&str] = &[
    "m",
    "ma",
    "mi",
    "f",
    "n",
    "sg",
    "pl",
    "sg1",
    "sg2",
    "sg3",
    "sg4",
    "sg5",
    "sg6",
    "sg7",
    "pl1",
    "pl2",
    "pl3",
    "pl4",
    "pl5",
    "pl6",
    "pl7",
    "inf",
    "1sg",
    "2sg",
    "3sg",
    "1pl",
    "2pl",
    "3pl",
    "imp2sg",
    "imp1pl",
    "imp2pl",
    "past",
    "passive",
    "trans-pres",
    "trans-past",
    "comp",
    "sup",
    "neg",
    "prefix",
    "possessive",
    "verbal-noun",
    "active-participle",
    "passive-participle",
    "ost-noun",
    "adverb",
    "future",
    "short",
    "preterite",
    "participle",
    "ing",
    "object",
];

impl Feature {
    /// The code.
    pub fn code(self) -> &'static str {
        self.0
    }

    /// The place among all features.
    pub(super) fn place(self) -> Option<usize> {
        CODES.iter().position(|code| *code == self.0)
    }

    /// All features, in the order in which they are told.
    pub fn all() -> impl Iterator<Item = Self> {
        CODES.iter().map(|code| Self(code))
    }
}

impl FromStr for Feature {
    type Err = GrammarCodeError;

    fn from_str(text: &str) -> Result<Self, GrammarCodeError> {
        let code = CODES.iter().find(|code| **code == text);
        code.map(|code| Self(code)).ok_or_else(|| GrammarCodeError(text.to_owned()))
    }
}

/// Reads features separated by commas; `-` is none.
pub(super) fn parse_features(text: &str) -> Result<Vec<Feature>, GrammarCodeError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    text.split(',').filter(|code| !code.is_empty()).map(str::parse).collect()
}

/// One reading of a form: its base form and grammar.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// The word as a dictionary lists it, in lower case.
    pub base: String,
    /// Its part of speech, when known.
    pub part_of_speech: Option<PartOfSpeech>,
    /// What the form is.
    pub features: Vec<Feature>,
}

impl Reading {
    /// The reading of a word that is its own base form.
    pub(super) fn of(base: &str, part: PartOfSpeech) -> Self {
        Self { base: base.to_owned(), part_of_speech: Some(part), features: Vec::new() }
    }

    /// The reading with further features behind its own.
    pub(super) fn with(&self, further: &[Feature]) -> Self {
        let mut with = self.clone();
        with.features.extend(further);
        with
    }

    /// Whether the form is so: `neg`, `comp`.
    pub fn is(&self, code: &str) -> bool {
        self.features.iter().any(|feature| feature.code() == code)
    }
}
