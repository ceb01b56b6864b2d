//! Plain lists of words, one on a line.

use std::collections::HashSet;
use std::sync::Arc;

use super::alphabet::{Alphabet, SpellError};
use super::automaton::{BuildError, Builder, Index};
use super::vocabulary::Vocabulary;
use super::word::{Word, Words};

/// The words of a short list, such as those that a host adds.
#[derive(Clone, Debug, Default)]
pub struct WordList {
    words: HashSet<Word>,
}

/// Why a list of words cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordListError {
    /// A line is no word.
    #[error("line {line}: {cause}")]
    Word {
        /// The line, from one.
        line: usize,
        /// What is wrong with it.
        cause: SpellError,
    },
    /// The list is too large to be read as it is.
    #[error(
        "a list of words that is read as it is has at most {} MB and {words} words; make a lexicon of \
         this one with `kamen lexicon build --words FILE --out FILE`",
        bytes >> 20
    )]
    TooLarge {
        /// The most bytes.
        bytes: usize,
        /// The most words.
        words: usize,
    },
    /// The words do not fit together.
    #[error(transparent)]
    Full(#[from] BuildError),
}

/// How large a list may be.
#[derive(Clone, Copy)]
struct Limits {
    bytes: usize,
    words: usize,
}

impl Limits {
    fn exceeded(self) -> WordListError {
        let Self { bytes, words } = self;
        WordListError::TooLarge { bytes, words }
    }

    /// The words of a list with their lines, from one.
    fn words(self, text: &str) -> Result<impl Iterator<Item = (usize, &str)>, WordListError> {
        if text.len() > self.bytes {
            return Err(self.exceeded());
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
        Ok(lines.filter(|(_, word)| !word.is_empty() && !word.starts_with('#')))
    }
}

impl WordList {
    /// A list that is put on top of a lexicon is shorter than one.
    const LIMITS: Limits = Limits { bytes: Self::MOST_BYTES, words: 500_000 };
    /// The largest list that is read.
    pub const MOST_BYTES: usize = 8 << 20;

    /// Reads one word from each line; empty lines and lines that begin with `#` are passed over.
    ///
    /// # Errors
    /// When a line holds a sign that is no letter of the alphabet, or the list is too large.
    pub fn parse(text: &str, alphabet: &Alphabet) -> Result<Self, WordListError> {
        let mut words = HashSet::new();
        for (line, word) in Self::LIMITS.words(text)? {
            let word = alphabet.spell(word).map_err(|cause| WordListError::Word { line, cause })?;
            words.insert(word);
            if words.len() > Self::LIMITS.words {
                return Err(Self::LIMITS.exceeded());
            }
        }
        Ok(Self { words })
    }

    /// The words, in no particular order.
    pub fn into_words(self) -> impl Iterator<Item = Word> {
        self.words.into_iter()
    }

    /// The number of different words.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether there is no word at all.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }
}

/// Who is told how much of the work is done, of how much.
pub type Progress<'a> = &'a mut dyn FnMut(usize, usize);

/// How many words are read before somebody is told.
const TOLD_EVERY: usize = 4_096;

impl Vocabulary {
    const LIST_LIMITS: Limits = Limits { bytes: Self::MOST_LIST_BYTES, words: 4_000_000 };
    /// The largest list that is read as it is.
    pub const MOST_LIST_BYTES: usize = 64 << 20;

    /// Reads the words of a list as [`WordList::parse`] does, and makes them ready to be searched.
    ///
    /// # Errors
    /// When a line holds a sign that is no letter of the alphabet, or the list is too large.
    pub fn parse(
        text: &str,
        alphabet: Arc<Alphabet>,
        tell: Progress<'_>,
    ) -> Result<Self, WordListError> {
        // One word behind the other: a list of its own for each would take several times the memory.
        let mut letters: Vec<Index> = Vec::with_capacity(text.len().min(Self::LIST_LIMITS.bytes));
        let mut words: Vec<(u32, u8)> = Vec::new();
        let all = 2 * text.len();
        for (line, word) in Self::LIST_LIMITS.words(text)? {
            let spelled =
                alphabet.spell(word).map_err(|cause| WordListError::Word { line, cause })?;
            let start = letters.len();
            let places = spelled.letters().iter().filter_map(|&letter| alphabet.position(letter));
            letters.extend(places.map(|place| place as Index));
            words.push((start as u32, (letters.len() - start) as u8));
            if words.len() > Self::LIST_LIMITS.words {
                return Err(Self::LIST_LIMITS.exceeded());
            }
            if words.len().is_multiple_of(TOLD_EVERY) {
                tell(word.as_ptr() as usize - text.as_ptr() as usize, all);
            }
        }
        let word = |&(start, length): &(u32, u8)| {
            let start = start as usize;
            &letters[start..start + usize::from(length)]
        };
        words.sort_unstable_by(|a, b| word(a).cmp(word(b)));
        let mut builder = Builder::new();
        for (number, place) in words.iter().enumerate() {
            builder.add(word(place))?;
            if number.is_multiple_of(TOLD_EVERY) {
                tell(text.len() + text.len() * number / words.len(), all);
            }
        }
        drop((words, letters));
        Ok(Self::built(alphabet, builder)?)
    }
}

impl FromIterator<Word> for WordList {
    fn from_iter<I: IntoIterator<Item = Word>>(words: I) -> Self {
        Self { words: words.into_iter().collect() }
    }
}

impl Words for WordList {
    fn contains(&self, word: &Word) -> bool {
        self.words.contains(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::Letter;

    fn abc() -> Alphabet {
        Alphabet::new(["A", "B", "C"].map(|l| Letter::new(l).unwrap()).to_vec()).unwrap()
    }

    #[test]
    fn comments_case_and_a_byte_order_mark_do_not_matter() {
        let (abc, text) = (abc(), "\u{feff}ab\r\n# a comment\n\n  BA \nAB\n");
        let list = WordList::parse(text, &abc).unwrap();
        assert_eq!(list.len(), 2);
        let vocabulary = Vocabulary::parse(text, Arc::new(abc.clone()), &mut |_, _| {}).unwrap();
        assert_eq!(vocabulary.count(), 2);
        for words in [&list as &dyn Words, &vocabulary] {
            assert!(words.contains(&abc.spell("ba").unwrap()));
            assert!(!words.contains(&abc.spell("c").unwrap()));
        }
        let error = WordList::parse("ab\naxb\n", &abc).unwrap_err();
        assert_eq!(error.to_string(), "line 2: the character 'X' is no letter of this alphabet");
        let same = Vocabulary::parse("ab\naxb\n", Arc::new(abc), &mut |_, _| {});
        assert_eq!(same.map(|_| ()), Err(error));
    }

    #[test]
    fn a_list_that_is_too_large_is_refused_with_the_way_out() {
        let (abc, many) = (Arc::new(abc()), "ab\n".repeat(4_000_001));
        for list in [many, "#".repeat((64 << 20) + 1)] {
            let error = Vocabulary::parse(&list, Arc::clone(&abc), &mut |_, _| {});
            let error = error.map(|_| ()).unwrap_err().to_string();
            assert!(error.contains("64 MB and 4000000 words"), "{error}");
            assert!(error.contains("kamen lexicon build --words"), "{error}");
            assert!(WordList::parse(&list, &abc).is_err());
        }
    }

    #[test]
    fn whoever_waits_is_told_how_far_it_is() {
        let (abc, text) = (Arc::new(abc()), "abc\n".repeat(20_000));
        let mut told = Vec::new();
        Vocabulary::parse(&text, abc, &mut |done, all| told.push((done, all))).unwrap();
        assert!(told.is_sorted() && told.len() > 4, "{told:?}");
        assert!(told.iter().all(|&(done, all)| done <= all && all == 2 * text.len()), "{told:?}");
    }
}
