//! A plain list of words, one on a line.

use std::collections::HashSet;

use super::alphabet::{Alphabet, SpellError};
use super::word::{Word, Words};

/// The words of a plain text list.
#[derive(Clone, Debug, Default)]
pub struct WordList {
    words: HashSet<Word>,
}

/// Why a line of a list is no word.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {cause}")]
pub struct WordListError {
    /// The line, from one.
    pub line: usize,
    /// What is wrong with it.
    pub cause: SpellError,
}

impl WordList {
    /// Reads one word from each line; empty lines and lines that begin with `#` are passed over.
    ///
    /// # Errors
    /// When a line holds a sign that is no letter of the alphabet.
    pub fn parse(text: &str, alphabet: &Alphabet) -> Result<Self, WordListError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
        let words = lines
            .filter(|(_, word)| !word.is_empty() && !word.starts_with('#'))
            .map(|(line, word)| alphabet.spell(word).map_err(|cause| WordListError { line, cause }))
            .collect::<Result<_, _>>()?;
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

    #[test]
    fn comments_case_and_a_byte_order_mark_do_not_matter() {
        let abc = Alphabet::new(["A", "B", "C"].map(|l| Letter::new(l).unwrap()).to_vec()).unwrap();
        let list = WordList::parse("\u{feff}ab\r\n# a comment\n\n  BA \nAB\n", &abc).unwrap();
        assert_eq!(list.len(), 2);
        assert!(list.contains(&abc.spell("ba").unwrap()));
        assert!(!list.contains(&abc.spell("c").unwrap()));
        let error = WordList::parse("ab\naxb\n", &abc).unwrap_err();
        assert_eq!(error.to_string(), "line 2: the character 'X' is no letter of this alphabet");
    }
}
