//! A compiled lexicon, opened.

use std::sync::{Arc, OnceLock};

use super::automaton::AutomatonError;
use super::container::{Container, ContainerError, Section, SharedBytes};
use super::grammar::analyse::BASES;
use super::grammar::{Analyser, BASE_LINES, BaseForms, Headwords, PartOfSpeech, Reading};
use super::sorted_map::SortedMap;
use super::source::{FREQUENCY, INFO, PARTS, WORDS};
use super::source::{FrequencyClass, Info, Variant, plurals, unpack_parts};
use super::vocabulary::Vocabulary;
use super::word::{Word, Words};

/// Why a compiled lexicon cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LexiconError {
    /// The file as a whole is wrong.
    #[error(transparent)]
    Container(#[from] ContainerError),
    /// The words are wrong.
    #[error("{0}; build the lexicon anew with `kamen lexicon build`")]
    Words(#[from] AutomatonError),
    /// The file tells another number of words than it holds.
    #[error(
        "this lexicon tells of {told} words and holds {held}; build it anew with `kamen lexicon build`"
    )]
    Count {
        /// The number in the file.
        told: usize,
        /// The true number.
        held: usize,
    },
    /// What is known about the words is damaged.
    #[error("the {0} of this lexicon are damaged; build it anew with `kamen lexicon build`")]
    Knowledge(&'static str),
    /// The file has no such set of words.
    #[error("this file has no lexicon \"{name}\"; it holds {held}")]
    NoVariant {
        /// What was asked for.
        name: String,
        /// What there is.
        held: String,
    },
}

/// A compiled file: one language, one or more sets of words.
#[derive(Clone)]
pub struct LexiconFile {
    container: Container,
    info: Arc<Info>,
    /// Read when it is asked for the first time; most players never ask.
    analyser: Arc<OnceLock<Option<Analyser>>>,
    base_forms: Arc<OnceLock<Option<BaseForms>>>,
    parts: Arc<OnceLock<Option<SortedMap<Section>>>>,
}

impl LexiconFile {
    /// Opens a file and checks it.
    ///
    /// # Errors
    /// When it is foreign, damaged or of another version; the error names the remedy.
    pub fn open(bytes: SharedBytes) -> Result<Self, LexiconError> {
        let container = Container::open(bytes)?;
        let info = serde_json::from_slice(container.section(INFO)?.as_ref());
        let info = info.map_err(|_| ContainerError::Checksum)?;
        let (analyser, base_forms, parts) = (Arc::default(), Arc::default(), Arc::default());
        Ok(Self { container, info: Arc::new(info), analyser, base_forms, parts })
    }

    /// What the file says of itself.
    pub fn info(&self) -> &Info {
        &self.info
    }

    /// The names and sizes of its parts, in bytes.
    pub fn parts(&self) -> impl Iterator<Item = (&str, usize)> {
        self.container.sections()
    }

    /// One of its sets of words.
    ///
    /// # Errors
    /// When there is none of that name, or it is damaged.
    pub fn lexicon(&self, name: &str) -> Result<Lexicon, LexiconError> {
        let variant = self.info.variants.iter().find(|variant| variant.name == name);
        let Some(variant) = variant else {
            let held: Vec<&str> = self.info.variants.iter().map(|v| v.name.as_str()).collect();
            return Err(LexiconError::NoVariant { name: name.to_owned(), held: held.join(", ") });
        };
        let words = self.container.section(&format!("{WORDS}{name}"))?;
        let vocabulary = Vocabulary::open(Arc::new(self.info.alphabet.clone()), words)?;
        let (told, held) = (variant.words, vocabulary.compiled().words());
        if told != held {
            return Err(LexiconError::Count { told, held });
        }
        let frequency = self.container.find(FREQUENCY).map(SortedMap::open).transpose();
        let frequency = frequency.map_err(|_| LexiconError::Knowledge("frequencies"))?;
        Ok(Lexicon {
            variant: variant.clone(),
            vocabulary,
            frequency: frequency.map(Arc::new),
            file: self.clone(),
        })
    }

    /// Checks what is otherwise read when it is asked for the first time, for files of others.
    ///
    /// # Errors
    /// When the grammar is there and damaged.
    pub fn check(&self) -> Result<(), LexiconError> {
        let lacks = [
            self.container.find(BASES).is_some() && self.analyser().is_none(),
            self.container.find(BASE_LINES).is_some() && self.base_forms().is_none(),
            self.container.find(PARTS).is_some() && self.parts_of_speech().is_none(),
        ];
        match lacks.contains(&true) {
            true => Err(LexiconError::Knowledge("rules of grammar")),
            false => Ok(()),
        }
    }

    fn analyser(&self) -> Option<&Analyser> {
        self.analyser.get_or_init(|| Analyser::open(&self.container).ok()).as_ref()
    }

    /// What leads forms home to their base forms.
    fn base_forms(&self) -> Option<&BaseForms> {
        let read = || BaseForms::parse(self.container.find(BASE_LINES)?.text()).ok();
        self.base_forms.get_or_init(read).as_ref()
    }

    /// The parts of speech of words whose dictionary has no rules.
    fn parts_of_speech(&self) -> Option<&SortedMap<Section>> {
        let open = || SortedMap::open(self.container.find(PARTS)?).ok();
        self.parts.get_or_init(open).as_ref()
    }
}

/// A set of words with what is known of them.
#[derive(Clone)]
pub struct Lexicon {
    variant: Variant,
    vocabulary: Vocabulary,
    frequency: Option<Arc<SortedMap<Section>>>,
    file: LexiconFile,
}

impl Lexicon {
    /// The name, such as `cs-klasik`.
    pub fn name(&self) -> &str {
        &self.variant.name
    }

    /// What the file says of this set.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The file it comes from.
    pub fn file(&self) -> &LexiconFile {
        &self.file
    }

    /// The words, to be searched.
    pub fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    /// The same lexicon with a host's own words on top.
    #[must_use]
    pub fn with_overlay(&self, added: &[Word], banned: &[Word]) -> Self {
        Self { vocabulary: self.vocabulary.with_overlay(added, banned), ..self.clone() }
    }

    /// How common a word is, in halves of the Zipf scale; zero when it is not known.
    pub fn frequency(&self, word: &Word) -> FrequencyClass {
        self.class(&lower(word))
    }

    /// How common the text of a word in lower case is.
    pub(super) fn class(&self, text: &str) -> FrequencyClass {
        let class = self.frequency.as_ref().and_then(|map| map.get(text));
        class.and_then(|class| FrequencyClass::try_from(class).ok()).unwrap_or(0)
    }

    /// Whether it is known how common words are.
    pub(super) fn has_frequencies(&self) -> bool {
        self.frequency.is_some()
    }

    /// Base forms and grammar of a word, as far as they are known: each base form once with each part
    /// of speech, the commoner base form first.
    pub fn readings(&self, word: &Word) -> Vec<Reading> {
        let text = lower(word);
        match self.file.base_forms() {
            Some(base_forms) => base_forms.readings(&text, self),
            None => self.taken_apart(&text),
        }
    }

    /// The dictionary words whose forms a word may be, whatever they are forms of themselves.
    pub(super) fn roots(&self, word: &Word) -> Vec<Reading> {
        self.file.analyser().map(|analyser| analyser.readings(&lower(word))).unwrap_or_default()
    }
}

impl Headwords for Lexicon {
    fn taken_apart(&self, form: &str) -> Vec<Reading> {
        self.file.analyser().map(|analyser| analyser.sound_readings(form)).unwrap_or_default()
    }

    fn lists(&self, word: &str, part: PartOfSpeech) -> bool {
        self.file.analyser().is_some_and(|analyser| analyser.lists(word, part))
            || self.parts(word).contains(&part)
    }

    fn has(&self, word: &str) -> bool {
        let spelled = self.vocabulary.alphabet().spell(word);
        spelled.is_ok_and(|spelled| self.vocabulary.contains(&spelled))
    }

    fn is_unknown(&self, word: &str) -> bool {
        self.has(word) && self.taken_apart(word).is_empty() && self.parts(word).is_empty()
    }

    fn parts(&self, word: &str) -> Vec<PartOfSpeech> {
        let Some(parts) = self.file.parts_of_speech() else { return Vec::new() };
        match parts.get(word) {
            Some(packed) => unpack_parts(packed),
            None => {
                let is_noun = self.has(word) && plurals(word).any(|plural| self.has(&plural));
                is_noun.then_some(PartOfSpeech::Noun).into_iter().collect()
            }
        }
    }

    fn class(&self, word: &str) -> FrequencyClass {
        Self::class(self, word)
    }
}

impl Words for Lexicon {
    fn contains(&self, word: &Word) -> bool {
        self.vocabulary.contains(word)
    }
}

/// The text of a word in lower case, as dictionaries have it.
pub fn lower(word: &Word) -> String {
    let letters = word.letters().iter();
    letters.map(|letter| letter.lower().unwrap_or_else(|| letter.to_string())).collect()
}
