//! Patterns: `?` one letter, `*` any letters, everything else itself.

use super::super::alphabet::{Alphabet, SpellError};
use super::super::automaton::{Automaton, Index, State};
use super::super::container::Section;
use super::super::vocabulary::Vocabulary;
use super::Found;
use crate::lexicon::Letter;

/// What words must look like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    pieces: Vec<Piece>,
    /// The fewest letters of a word.
    pub min_length: usize,
    /// The most letters of a word.
    pub max_length: usize,
    /// Letters that a word must have, counting repeats.
    must_have: Vec<Index>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    Letter(Index),
    One,
    Any,
}

/// Why a text is no pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PatternError {
    /// There is nothing to look for.
    #[error("write a pattern, such as ?ora, sl*, *ost or sl??o*")]
    Empty,
    /// The text is longer than words are.
    #[error("a pattern has at most {max} letters and signs", max = Pattern::MAX_PIECES)]
    TooLong,
    /// A sign that is neither letter nor `?` nor `*`.
    #[error(transparent)]
    Letter(#[from] SpellError),
}

impl Pattern {
    /// The longest pattern: one bit of a set for each place in it.
    pub const MAX_PIECES: usize = 60;

    /// Reads a pattern in any case.
    ///
    /// # Errors
    /// When it is empty, too long, or holds a sign that means nothing.
    pub fn parse(text: &str, alphabet: &Alphabet) -> Result<Self, PatternError> {
        let mut pieces = Vec::new();
        let text = text.trim();
        let is_sign = |c: char| matches!(c, '?' | '*' | '.' | '_');
        for part in text.split_inclusive(is_sign) {
            let letters = part.trim_end_matches(is_sign);
            pieces.extend(places(letters, alphabet)?.into_iter().map(Piece::Letter));
            match part.strip_prefix(letters) {
                Some("*") => pieces.push(Piece::Any),
                Some("") | None => {}
                Some(_) => pieces.push(Piece::One),
            }
        }
        match pieces.len() {
            0 => Err(PatternError::Empty),
            1..=Self::MAX_PIECES => {
                Ok(Self { pieces, min_length: 0, max_length: usize::MAX, must_have: Vec::new() })
            }
            _ => Err(PatternError::TooLong),
        }
    }

    /// The same pattern for words that have these letters somewhere, counting repeats.
    ///
    /// # Errors
    /// When a sign is no letter.
    pub fn with_letters(
        mut self,
        letters: &str,
        alphabet: &Alphabet,
    ) -> Result<Self, PatternError> {
        self.must_have = places(letters, alphabet)?;
        Ok(self)
    }

    /// The places in the pattern that can be reached from `places` without a letter.
    fn skip(&self, mut places: u64) -> u64 {
        for (i, piece) in self.pieces.iter().enumerate() {
            if *piece == Piece::Any && places & (1 << i) != 0 {
                places |= 1 << (i + 1);
            }
        }
        places
    }

    fn step(&self, places: u64, letter: Index) -> u64 {
        let mut next = 0;
        for (i, piece) in self.pieces.iter().enumerate() {
            if places & (1 << i) == 0 {
                continue;
            }
            match *piece {
                Piece::Any => next |= 1 << i,
                Piece::One => next |= 1 << (i + 1),
                Piece::Letter(wanted) if wanted == letter => next |= 1 << (i + 1),
                Piece::Letter(_) => {}
            }
        }
        self.skip(next)
    }

    fn accepts(&self, word: &[Index]) -> bool {
        if !(self.min_length..=self.max_length).contains(&word.len()) {
            return false;
        }
        let mut left = word.to_vec();
        self.must_have.iter().all(|letter| {
            let at = left.iter().position(|l| l == letter);
            at.map(|at| left.swap_remove(at)).is_some()
        })
    }
}

fn places(text: &str, alphabet: &Alphabet) -> Result<Vec<Index>, SpellError> {
    let word = alphabet.spell(text)?;
    let place = |letter: &Letter| alphabet.position(*letter).and_then(|i| Index::try_from(i).ok());
    Ok(word.letters().iter().filter_map(place).collect())
}

impl Vocabulary {
    /// The words that fit a pattern: shorter first, then by the alphabet.
    pub fn find(&self, pattern: &Pattern, most: usize) -> Found {
        let mut found = Vec::new();
        for automaton in self.automata() {
            let mut walk = Walk { pattern, automaton, word: Vec::new(), found: &mut found };
            walk.visit(automaton.root(), pattern.skip(1));
        }
        found.retain(|word| !self.is_banned(word));
        Found::shortest_first(self, found, most)
    }
}

struct Walk<'a> {
    pattern: &'a Pattern,
    automaton: &'a Automaton<Section>,
    word: Vec<Index>,
    found: &'a mut Vec<Vec<Index>>,
}

impl Walk<'_> {
    fn visit(&mut self, state: State, places: u64) {
        if self.word.len() >= self.pattern.max_length {
            return;
        }
        let end = 1 << self.pattern.pieces.len();
        for step in self.automaton.transitions(state) {
            let next = self.pattern.step(places, step.letter);
            if next == 0 {
                continue;
            }
            self.word.push(step.letter);
            if step.ends_word && next & end != 0 && self.pattern.accepts(&self.word) {
                self.found.push(self.word.clone());
            }
            self.visit(step.target, next);
            self.word.pop();
        }
    }
}
