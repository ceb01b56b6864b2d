//! Words that can be made of given letters.

use super::super::alphabet::{Alphabet, SpellError};
use super::super::automaton::{Automaton, Index, State};
use super::super::container::Section;
use super::super::vocabulary::Vocabulary;
use super::Found;

/// Why a text gives no letters to make words of.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnagramError {
    /// A sign that is neither letter nor blank.
    #[error(transparent)]
    Letter(#[from] SpellError),
    /// There are more letters than anybody holds.
    #[error("words are made of at most {max} letters and blanks", max = AnagramQuery::MAX_LETTERS)]
    TooManyLetters,
    /// There are more blanks than anybody holds.
    #[error("there can be at most {max} blanks", max = AnagramQuery::MAX_BLANKS)]
    TooManyBlanks,
}

/// Letters to make words of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnagramQuery {
    /// How many of each letter.
    counts: Vec<u8>,
    blanks: u8,
    /// Whether all letters must be used.
    pub whole: bool,
}

impl AnagramQuery {
    /// The most letters, blanks included: beyond that every word could be made.
    pub const MAX_LETTERS: usize = 20;
    /// The most blanks.
    pub const MAX_BLANKS: usize = 4;

    /// Reads letters in any case; `?` or `*` is a blank.
    ///
    /// # Errors
    /// When a sign is no letter, or there are too many.
    pub fn parse(text: &str, alphabet: &Alphabet) -> Result<Self, AnagramError> {
        let is_blank = |c: char| matches!(c, '?' | '*');
        let blanks = text.chars().filter(|&c| is_blank(c)).count();
        let letters: String =
            text.chars().filter(|&c| !is_blank(c) && !c.is_whitespace()).collect();
        let word = alphabet.spell(&letters)?;
        if blanks > Self::MAX_BLANKS {
            return Err(AnagramError::TooManyBlanks);
        }
        if word.letters().len() + blanks > Self::MAX_LETTERS {
            return Err(AnagramError::TooManyLetters);
        }
        let mut counts = vec![0; alphabet.letters().len()];
        for &letter in word.letters() {
            if let Some(place) = alphabet.position(letter) {
                counts[place] += 1;
            }
        }
        Ok(Self { counts, blanks: blanks as u8, whole: true })
    }
}

impl Vocabulary {
    /// The words that can be made of the letters: longer first, then by the alphabet.
    pub fn anagrams(&self, query: &AnagramQuery, most: usize) -> Found {
        let letters = query.counts.iter().map(|&n| usize::from(n)).sum::<usize>();
        let left = letters + usize::from(query.blanks);
        let mut by_length: Vec<Vec<Vec<Index>>> = vec![Vec::new(); left + 1];
        let mut total = 0;
        for automaton in self.automata() {
            let mut walk = Walk {
                vocabulary: self,
                automaton,
                counts: query.counts.clone(),
                blanks: query.blanks,
                left,
                whole: query.whole,
                word: Vec::new(),
                most,
                found: vec![Vec::new(); left + 1],
                total: 0,
            };
            walk.visit(automaton.root());
            total += walk.total;
            by_length.iter_mut().zip(walk.found).for_each(|(all, found)| all.extend(found));
        }
        by_length.iter_mut().for_each(|words| words.sort_unstable());
        let words = by_length.iter().rev().flatten().take(most).map(|word| self.word(word));
        Found { words: words.collect(), total }
    }
}

struct Walk<'a> {
    vocabulary: &'a Vocabulary,
    automaton: &'a Automaton<Section>,
    counts: Vec<u8>,
    blanks: u8,
    left: usize,
    whole: bool,
    word: Vec<Index>,
    /// How many words of one length are wanted; the walk meets them in the order of the alphabet.
    most: usize,
    /// Words by their length.
    found: Vec<Vec<Vec<Index>>>,
    total: usize,
}

impl Walk<'_> {
    fn visit(&mut self, state: State) {
        if self.left == 0 {
            return;
        }
        for step in self.automaton.transitions(state) {
            let place = usize::from(step.letter);
            let has = self.counts.get(place).is_some_and(|&count| count > 0);
            // A blank is taken only for a letter that is not there: each word is found once.
            if has {
                self.counts[place] -= 1;
            } else if self.blanks > 0 {
                self.blanks -= 1;
            } else {
                continue;
            }
            self.left -= 1;
            self.word.push(step.letter);
            if step.ends_word && (self.left == 0 || !self.whole) {
                self.take();
            }
            self.visit(step.target);
            self.word.pop();
            self.left += 1;
            if has {
                self.counts[place] += 1;
            } else {
                self.blanks += 1;
            }
        }
    }

    fn take(&mut self) {
        if self.vocabulary.is_banned(&self.word) {
            return;
        }
        self.total += 1;
        let found = &mut self.found[self.word.len()];
        if found.len() < self.most {
            found.push(self.word.clone());
        }
    }
}
