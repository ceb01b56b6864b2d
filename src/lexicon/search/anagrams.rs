//! Words that can be made of given letters.

use super::super::alphabet::{Alphabet, SpellError};
use super::super::automaton::{Automaton, Index, State};
use super::super::container::Section;
use super::super::vocabulary::Vocabulary;
use super::Found;

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
    pub fn parse(text: &str, alphabet: &Alphabet) -> Result<Self, SpellError> {
        let is_blank = |c: char| matches!(c, '?' | '*');
        let blanks = text.chars().filter(|&c| is_blank(c)).count();
        let letters: String =
            text.chars().filter(|&c| !is_blank(c) && !c.is_whitespace()).collect();
        let word = alphabet.spell(&letters)?;
        if word.letters().len() + blanks > Self::MAX_LETTERS || blanks > Self::MAX_BLANKS {
            return Err(SpellError::TooLong);
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
        let mut found = Vec::new();
        for automaton in self.automata() {
            let mut walk = Walk {
                automaton,
                counts: query.counts.clone(),
                blanks: query.blanks,
                left: query.counts.iter().map(|&n| usize::from(n)).sum::<usize>()
                    + usize::from(query.blanks),
                whole: query.whole,
                word: Vec::new(),
                found: &mut found,
            };
            walk.visit(automaton.root());
        }
        found.retain(|word| !self.is_banned(word));
        Found::longest_first(self, found, most)
    }
}

struct Walk<'a> {
    automaton: &'a Automaton<Section>,
    counts: Vec<u8>,
    blanks: u8,
    left: usize,
    whole: bool,
    word: Vec<Index>,
    found: &'a mut Vec<Vec<Index>>,
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
                self.found.push(self.word.clone());
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
}
