//! Patterns: `?` one letter, `*` any letters, everything else itself.

use super::super::alphabet::{Alphabet, SpellError};
use super::super::automaton::Index;
use crate::lexicon::Letter;

/// What words must look like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    pieces: Vec<Piece>,
    /// The fewest letters of a word.
    pub min_length: usize,
    /// The most letters of a word.
    pub max_length: usize,
    /// Whether longer words come before shorter ones.
    pub longest_first: bool,
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
                // Two stars side by side say no more than one.
                Some("*") if pieces.last() == Some(&Piece::Any) => {}
                Some("*") => pieces.push(Piece::Any),
                Some("") | None => {}
                Some(_) => pieces.push(Piece::One),
            }
        }
        match pieces.len() {
            0 => Err(PatternError::Empty),
            1..=Self::MAX_PIECES => {
                let (min_length, max_length) = (0, usize::MAX);
                let must_have = Vec::new();
                Ok(Self { pieces, min_length, max_length, longest_first: false, must_have })
            }
            _ => Err(PatternError::TooLong),
        }
    }

    /// How many letters and signs it has.
    pub fn signs(&self) -> usize {
        self.pieces.len()
    }

    /// The same pattern for words that have these letters somewhere, counting repeats.
    ///
    /// # Errors
    /// When a sign is no letter, or there are too many.
    pub fn with_letters(
        mut self,
        letters: &str,
        alphabet: &Alphabet,
    ) -> Result<Self, PatternError> {
        self.must_have = places(letters, alphabet)?;
        if self.must_have.len() > Self::MAX_PIECES {
            return Err(PatternError::TooLong);
        }
        Ok(self)
    }
}

fn places(text: &str, alphabet: &Alphabet) -> Result<Vec<Index>, SpellError> {
    let word = alphabet.spell(text)?;
    let place = |letter: &Letter| alphabet.position(*letter).and_then(|i| Index::try_from(i).ok());
    Ok(word.letters().iter().filter_map(place).collect())
}

/// How far a word has come in a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Progress {
    /// The places in the pattern where the next letter may stand, one bit for each.
    places: u64,
    /// The letters still to come, one bit for each.
    missing: u64,
}

/// A pattern made ready: a step is a few operations on sets of bits.
pub(super) struct Matcher {
    /// For each letter the places that it leads on from.
    leads_on: [u64; LETTERS],
    /// The places that any letters may fill.
    any: u64,
    end: u64,
    /// For each letter which of the letters to come it can be.
    wanted: [u64; LETTERS],
    all_wanted: u64,
}

/// As many letters as an automaton can tell apart.
const LETTERS: usize = 64;

impl Matcher {
    pub fn new(pattern: &Pattern) -> Self {
        let mut matcher = Self {
            leads_on: [0; LETTERS],
            any: 0,
            end: 1 << pattern.pieces.len(),
            wanted: [0; LETTERS],
            all_wanted: (1 << pattern.must_have.len()) - 1,
        };
        for (i, piece) in pattern.pieces.iter().enumerate() {
            match *piece {
                Piece::Letter(letter) => matcher.leads_on[usize::from(letter)] |= 1 << i,
                Piece::One => matcher.leads_on.iter_mut().for_each(|places| *places |= 1 << i),
                Piece::Any => matcher.any |= 1 << i,
            }
        }
        for (i, letter) in pattern.must_have.iter().enumerate() {
            matcher.wanted[usize::from(*letter)] |= 1 << i;
        }
        matcher
    }

    /// The progress before the first letter.
    pub fn start(&self) -> Progress {
        Progress { places: self.skip(1), missing: self.all_wanted }
    }

    /// The progress after a letter; nothing when no word can go on like this.
    pub fn step(&self, progress: Progress, letter: Index) -> Option<Progress> {
        let Progress { places, missing } = progress;
        let letter = usize::from(letter);
        let places = self.skip((places & self.leads_on[letter]) << 1 | places & self.any);
        let found = missing & self.wanted[letter];
        // A letter is one of those wanted, not all of them that are alike.
        let missing = missing & !(found & found.wrapping_neg());
        (places != 0).then_some(Progress { places, missing })
    }

    /// Whether a word may end here.
    pub fn accepts(&self, progress: Progress) -> bool {
        progress.places & self.end != 0 && progress.missing == 0
    }

    /// Whether a whole word fits.
    pub fn fits(&self, word: &[Index]) -> bool {
        let step = |progress, &letter: &Index| self.step(progress, letter);
        word.iter().try_fold(self.start(), step).is_some_and(|end| self.accepts(end))
    }

    /// Adds the places that are reached without a letter; no two of them stand side by side.
    fn skip(&self, places: u64) -> u64 {
        places | (places & self.any) << 1
    }
}
