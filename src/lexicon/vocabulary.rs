//! The words of one lexicon with a host's own added and banned words on top.

use std::collections::HashSet;
use std::sync::Arc;

use super::alphabet::Alphabet;
use super::automaton::{Automaton, AutomatonError, BuildError, Builder, Index};
use super::container::{Container, Section, SharedBytes};
use super::word::{Word, Words};

/// A set of words over an alphabet. All who ask see the same set: the rules, the move generator
/// and the look-ups.
#[derive(Clone)]
pub struct Vocabulary {
    alphabet: Arc<Alphabet>,
    words: Arc<Automaton<Section>>,
    /// Words of a host that the compiled set does not hold.
    added: Option<Arc<Automaton<Section>>>,
    banned: Arc<HashSet<Vec<Index>>>,
}

impl Vocabulary {
    /// Opens packed words.
    ///
    /// # Errors
    /// When they are damaged.
    pub fn open(alphabet: Arc<Alphabet>, words: Section) -> Result<Self, AutomatonError> {
        let words = Arc::new(Automaton::open(words, alphabet.letters().len())?);
        Ok(Self { alphabet, words, added: None, banned: Arc::default() })
    }

    /// The words of a builder that was given places in the alphabet.
    ///
    /// # Errors
    /// When they are more than an automaton can hold.
    pub(super) fn built(alphabet: Arc<Alphabet>, words: Builder) -> Result<Self, BuildError> {
        let words = Arc::new(open(words)?);
        Ok(Self { alphabet, words, added: None, banned: Arc::default() })
    }

    /// Collects words that are only in memory.
    ///
    /// # Panics
    /// When there are more different words than an automaton can hold (some tens of millions).
    pub fn collect(alphabet: Arc<Alphabet>, words: impl IntoIterator<Item = Word>) -> Self {
        let mut indices: Vec<Vec<Index>> =
            words.into_iter().filter_map(|word| indices(&alphabet, &word)).collect();
        indices.sort_unstable();
        let words = Arc::new(pack(&indices));
        Self { alphabet, words, added: None, banned: Arc::default() }
    }

    /// The same words with some added and some banned; what is both is banned.
    #[must_use]
    pub fn with_overlay(&self, added: &[Word], banned: &[Word]) -> Self {
        let banned: HashSet<Vec<Index>> =
            banned.iter().filter_map(|word| indices(&self.alphabet, word)).collect();
        let mut extra: Vec<Vec<Index>> = added
            .iter()
            .filter_map(|word| indices(&self.alphabet, word))
            .filter(|word| !self.words.contains(word.iter().copied()))
            .collect();
        extra.sort_unstable();
        let added = (!extra.is_empty()).then(|| Arc::new(pack(&extra)));
        Self { added, banned: Arc::new(banned), ..self.clone() }
    }

    /// The alphabet that the words are written in.
    pub fn alphabet(&self) -> &Arc<Alphabet> {
        &self.alphabet
    }

    /// The automata whose union is searched: the compiled words and those of the host.
    pub(super) fn automata(&self) -> impl Iterator<Item = &Automaton<Section>> {
        std::iter::once(self.words.as_ref()).chain(self.added.as_deref())
    }

    /// The compiled words, without what a host has added.
    pub fn compiled(&self) -> &Automaton<Section> {
        &self.words
    }

    /// One automaton of all that the set holds: the compiled one, or a new one with a host's words.
    ///
    /// # Panics
    /// When a host's words are more than an automaton can hold; see [`Self::try_merged`].
    pub fn merged(&self) -> Arc<Automaton<Section>> {
        self.try_merged().expect("a host's words fit an automaton")
    }

    /// The same, for words of which it is not known that they fit an automaton.
    ///
    /// # Errors
    /// When there are too many.
    pub fn try_merged(&self) -> Result<Arc<Automaton<Section>>, BuildError> {
        if self.added.is_none() && self.banned.is_empty() {
            return Ok(Arc::clone(&self.words));
        }
        let mut extra = Vec::new();
        if let Some(added) = &self.added {
            added.for_each(|word| extra.push(word.to_vec()));
        }
        let mut extra = extra.into_iter().filter(|word| !self.is_banned(word)).peekable();
        let mut builder = Builder::new();
        let mut full = Ok(());
        let mut add = |word: &[Index]| {
            if full.is_ok() {
                full = builder.add(word);
            }
        };
        self.words.for_each(|word| {
            while let Some(before) = extra.next_if(|extra| extra.as_slice() < word) {
                add(&before);
            }
            if !self.is_banned(word) {
                add(word);
            }
        });
        extra.for_each(|word| add(&word));
        full?;
        open(builder).map(Arc::new)
    }

    /// Whether a host has added the word.
    pub(super) fn is_added(&self, word: &Word) -> bool {
        let indices = self.added.as_ref().zip(self.indices(word));
        indices.is_some_and(|(added, indices)| added.contains(indices))
    }

    /// Whether a host has banned the word.
    pub(super) fn is_banned(&self, word: &[Index]) -> bool {
        !self.banned.is_empty() && self.banned.contains(word)
    }

    /// The words that a host has banned.
    pub(super) fn banned(&self) -> impl Iterator<Item = &[Index]> {
        self.banned.iter().map(Vec::as_slice)
    }

    /// Whether the set holds the word, given by places in the alphabet.
    pub fn holds(&self, word: &[Index]) -> bool {
        !self.is_banned(word)
            && self.automata().any(|automaton| automaton.contains(word.iter().copied()))
    }

    /// The word's places in the alphabet; nothing when a letter is not in it.
    pub fn indices(&self, word: &Word) -> Option<Vec<Index>> {
        indices(&self.alphabet, word)
    }

    /// The word with these places in the alphabet.
    pub fn word(&self, indices: &[Index]) -> Word {
        let letters = self.alphabet.letters();
        indices.iter().filter_map(|&i| letters.get(usize::from(i)).copied()).collect()
    }

    /// The number of words.
    pub fn count(&self) -> usize {
        let mut words = 0;
        self.for_each(|_| words += 1);
        words
    }

    /// Calls for every word, compiled ones in the order of the alphabet, then those added.
    pub fn for_each(&self, mut visit: impl FnMut(&[Index])) {
        for automaton in self.automata() {
            automaton.for_each(|word| {
                if !self.is_banned(word) {
                    visit(word);
                }
            });
        }
    }
}

impl Words for Vocabulary {
    fn contains(&self, word: &Word) -> bool {
        if self.banned.is_empty() && self.added.is_none() {
            // The common case needs no list of its own.
            let mut known = true;
            let places = word.letters().iter().map(|&letter| {
                let place = self.alphabet.position(letter);
                known &= place.is_some();
                place.map_or(Index::MAX, |place| place as Index)
            });
            return self.words.contains(places) && known;
        }
        self.indices(word).is_some_and(|indices| self.holds(&indices))
    }
}

fn indices(alphabet: &Alphabet, word: &Word) -> Option<Vec<Index>> {
    let place = |&letter| alphabet.position(letter).and_then(|place| Index::try_from(place).ok());
    word.letters().iter().map(place).collect()
}

fn pack(sorted: &[Vec<Index>]) -> Automaton<Section> {
    let mut builder = Builder::new();
    for word in sorted {
        builder.add(word).expect("sorted words of one alphabet fit an automaton");
    }
    open(builder).expect("what was just built is sound")
}

fn open(builder: Builder) -> Result<Automaton<Section>, BuildError> {
    let bytes: SharedBytes = Arc::new(builder.finish()?.0);
    // Whoever adds words knows their letters.
    Automaton::open(Container::whole(bytes), MOST_LETTERS).map_err(|_| BuildError::TooLarge)
}

/// The most letters of an automaton.
const MOST_LETTERS: usize = 64;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::Letter;

    fn vocabulary() -> (Vocabulary, impl Fn(&str) -> Word) {
        let letters = ["A", "B", "C", "CH", "Ž"].map(|l| Letter::new(l).unwrap()).to_vec();
        let alphabet = Arc::new(Alphabet::new(letters).unwrap());
        let reader = Arc::clone(&alphabet);
        let word = move |text: &str| reader.spell(text).unwrap();
        let words: Vec<Word> = ["ab", "chaž", "ba", "ab"].map(&word).to_vec();
        (Vocabulary::collect(alphabet, words), word)
    }

    #[test]
    fn an_overlay_adds_and_bans_for_everyone() {
        let (plain, word) = vocabulary();
        assert!(plain.contains(&word("CHAŽ")) && !plain.contains(&word("CAŽ")));
        let own = plain.with_overlay(&[word("bab"), word("ba")], &[word("ab"), word("ca")]);
        let all = |vocabulary: &Vocabulary| {
            let mut all = Vec::new();
            vocabulary.for_each(|w| all.push(vocabulary.word(w).to_string()));
            all
        };
        assert_eq!(all(&plain), ["AB", "BA", "CHAŽ"]);
        assert_eq!(all(&own), ["BA", "CHAŽ", "BAB"]);
        assert!(own.contains(&word("bab")) && !own.contains(&word("ab")));
        assert!(plain.contains(&word("ab")), "the shipped words are untouched");
    }

    #[test]
    fn a_letter_of_another_alphabet_is_in_no_word() {
        let (plain, _) = vocabulary();
        let foreign: Word = [Letter::new("Q").unwrap()].into_iter().collect();
        assert!(!plain.contains(&foreign));
        assert!(!plain.contains(&Word::default()));
    }
}
