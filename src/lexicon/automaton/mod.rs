//! A set of words as a minimal acyclic automaton of packed transitions.
//!
//! It is the Mealy form of the first thesis: a word ends on a transition, not in a state, which
//! needs fewer states. A transition is four bytes, so an inflected language of some million forms
//! takes little more than a megabyte and is read in place, from memory or a mapped file.

mod build;
mod frozen;

pub use build::{AutomatonSize, BuildError, Builder};

/// A letter of a word in an automaton: its place in the alphabet, below 64.
pub type Index = u8;

/// A set of words, read from packed transitions.
///
/// The first number is the place of the root's first transition; each transition holds, from the
/// low end, the place of the target's first transition (24 bits), the letter (6 bits), whether a
/// word ends with it, and whether it is the last of its state.
#[derive(Clone, Copy, Debug)]
pub struct Automaton<D> {
    data: D,
    words: usize,
}

/// A state, as the place of its first transition; zero has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State(u32);

/// A step from one state to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transition {
    /// The letter of the step.
    pub letter: Index,
    /// Whether a word ends with it.
    pub ends_word: bool,
    /// Where it leads.
    pub target: State,
}

const TARGET_BITS: u32 = 24;
const LETTER_MASK: u32 = 0x3f;
const ENDS_WORD: u32 = 1 << 30;
const LAST: u32 = 1 << 31;

/// Why bytes are no automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AutomatonError {
    /// They are cut off, or more than an automaton can be.
    #[error("the words are damaged: {0} bytes are no whole automaton")]
    Length(usize),
    /// A transition leads out of the file, forward, or into the middle of a state.
    #[error("the words are damaged: transition {0} leads where no state begins")]
    Target(usize),
    /// A letter is not in the alphabet.
    #[error(
        "the words are damaged: transition {at} has letter {letter} of an alphabet of {letters}"
    )]
    Letter {
        /// Which transition.
        at: usize,
        /// Its letter.
        letter: Index,
        /// The number of letters.
        letters: usize,
    },
    /// The letters of a state do not rise.
    #[error("the words are damaged: transition {0} is out of order")]
    Order(usize),
    /// No word goes through a transition.
    #[error("the words are damaged: transition {0} leads to no word")]
    DeadEnd(usize),
    /// A word is longer than words are.
    #[error("the words are damaged: one is longer than {max} letters", max = LONGEST)]
    LongWord,
    /// There are more words than can be searched.
    #[error("the words are damaged: there are more than {max}", max = MOST_WORDS)]
    TooMany,
}

/// The most letters of a word.
pub const LONGEST: usize = crate::lexicon::Alphabet::MAX_WORD_CHARS;
/// The most words: three times as many as the largest of our lexicons has. A few bytes can stand for
/// more words than any memory could hold.
pub const MOST_WORDS: usize = 8_000_000;

impl<D: AsRef<[u8]>> Automaton<D> {
    /// Opens packed transitions over an alphabet of so many letters, once it is certain that no walk
    /// can leave them or go on for ever.
    ///
    /// # Errors
    /// When the bytes are cut off, a transition leads elsewhere than to an earlier state or has a
    /// letter out of the alphabet or out of order, or words are too long or too many.
    pub fn open(data: D, letters: usize) -> Result<Self, AutomatonError> {
        let words = check(data.as_ref(), letters)?;
        Ok(Self { data, words })
    }

    /// The number of words.
    pub fn words(&self) -> usize {
        self.words
    }

    fn number(&self, at: usize) -> u32 {
        number(self.data.as_ref(), at)
    }

    /// The state before the first letter.
    pub fn root(&self) -> State {
        State(self.number(0))
    }

    /// The transitions of a state, by rising letter.
    pub fn transitions(&self, state: State) -> Transitions<'_, D> {
        Transitions { automaton: self, next: state.0 }
    }

    /// The transition of a state with a letter.
    pub fn step(&self, state: State, letter: Index) -> Option<Transition> {
        let mut at = state.0 as usize;
        if at == 0 {
            return None;
        }
        loop {
            let packed = self.number(at);
            let found = ((packed >> TARGET_BITS) & LETTER_MASK) as u8;
            if found == letter {
                return Some(unpack(packed));
            }
            if packed & LAST != 0 || found > letter {
                return None;
            }
            at += 1;
        }
    }

    /// Whether the set holds the word.
    pub fn contains(&self, word: impl IntoIterator<Item = Index>) -> bool {
        let mut state = self.root();
        let mut ends_word = false;
        for letter in word {
            let Some(step) = self.step(state, letter) else { return false };
            (state, ends_word) = (step.target, step.ends_word);
        }
        ends_word
    }

    /// Calls for every word, in the order of the alphabet.
    pub fn for_each(&self, mut visit: impl FnMut(&[Index])) {
        self.visit(self.root(), &mut Vec::new(), &mut visit);
    }

    fn visit(&self, state: State, word: &mut Vec<Index>, visit: &mut impl FnMut(&[Index])) {
        for step in self.transitions(state) {
            word.push(step.letter);
            if step.ends_word {
                visit(word);
            }
            self.visit(step.target, word, visit);
            word.pop();
        }
    }

    /// Every state that has transitions, in no particular order.
    pub fn states(&self) -> impl Iterator<Item = State> + '_ {
        let numbers = u32::try_from(self.data.as_ref().len() / 4).unwrap_or(0);
        let is_first = |at: &u32| *at == 1 || self.number(*at as usize - 1) & LAST != 0;
        (1..numbers).filter(is_first).map(State)
    }

    /// The size of the packed form, in bytes.
    pub fn len_bytes(&self) -> usize {
        self.data.as_ref().len()
    }
}

fn number(bytes: &[u8], at: usize) -> u32 {
    bytes.get(4 * at..4 * at + 4).map_or(LAST, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
}

/// Looks at every transition once; the number of words.
fn check(bytes: &[u8], letters: usize) -> Result<usize, AutomatonError> {
    let numbers = bytes.len() / 4;
    if numbers == 0 || !bytes.len().is_multiple_of(4) || numbers > 1 << TARGET_BITS {
        return Err(AutomatonError::Length(bytes.len()));
    }
    // Of each state, by the place of its first transition: words from there on and the longest one.
    let (mut words, mut longest) = (vec![0_u32; numbers], vec![0_u8; numbers]);
    let begins_state =
        |place: usize| place <= 1 || number(bytes, place - 1) & LAST != 0 && place < numbers;
    let mut first = 1;
    for at in 1..numbers {
        let packed = number(bytes, at);
        let Transition { letter, ends_word, target: State(target) } = unpack(packed);
        let target = target as usize;
        if usize::from(letter) >= letters {
            return Err(AutomatonError::Letter { at, letter, letters });
        }
        // Targets lie before the states that lead to them, so every walk comes to an end.
        if target >= first || !begins_state(target) {
            return Err(AutomatonError::Target(at));
        }
        if at > first && unpack(number(bytes, at - 1)).letter >= letter {
            return Err(AutomatonError::Order(at));
        }
        if target == 0 && !ends_word {
            return Err(AutomatonError::DeadEnd(at));
        }
        longest[first] = longest[first].max(longest[target] + 1);
        if usize::from(longest[first]) > LONGEST {
            return Err(AutomatonError::LongWord);
        }
        words[first] += words[target] + u32::from(ends_word);
        if words[first] as usize > MOST_WORDS {
            return Err(AutomatonError::TooMany);
        }
        if packed & LAST != 0 {
            first = at + 1;
        }
    }
    if first != numbers {
        return Err(AutomatonError::Length(bytes.len()));
    }
    let root = number(bytes, 0) as usize;
    if root >= numbers || !begins_state(root) {
        return Err(AutomatonError::Target(0));
    }
    Ok(words[root] as usize)
}

fn unpack(packed: u32) -> Transition {
    Transition {
        letter: ((packed >> TARGET_BITS) & LETTER_MASK) as u8,
        ends_word: packed & ENDS_WORD != 0,
        target: State(packed & ((1 << TARGET_BITS) - 1)),
    }
}

/// The transitions of a state.
pub struct Transitions<'a, D> {
    automaton: &'a Automaton<D>,
    /// The place of the next one, zero when there is none.
    next: u32,
}

impl<D: AsRef<[u8]>> Iterator for Transitions<'_, D> {
    type Item = Transition;

    fn next(&mut self) -> Option<Transition> {
        if self.next == 0 {
            return None;
        }
        let packed = self.automaton.number(self.next as usize);
        self.next = if packed & LAST != 0 { 0 } else { self.next + 1 };
        Some(unpack(packed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn build(words: &[&str]) -> Automaton<Vec<u8>> {
        let mut builder = Builder::new();
        for word in words {
            let letters: Vec<Index> = word.bytes().map(|b| b - b'a').collect();
            builder.add(&letters).unwrap();
        }
        Automaton::open(builder.finish().unwrap().0, 26).unwrap()
    }

    fn words(automaton: &Automaton<Vec<u8>>) -> Vec<String> {
        let mut words = Vec::new();
        automaton.for_each(|word| words.push(word.iter().map(|&l| char::from(l + b'a')).collect()));
        words
    }

    #[test]
    fn what_was_added_is_there_and_nothing_else() {
        let list = ["a", "abc", "abd", "b", "bc", "bcd", "zzz"];
        let automaton = build(&list);
        assert_eq!(words(&automaton), list);
        let contains = |word: &str| automaton.contains(word.bytes().map(|b| b - b'a'));
        assert!(list.iter().all(|word| contains(word)));
        assert!(["", "ab", "c", "zz", "zzzz", "abe"].iter().all(|word| !contains(word)));
        assert!(words(&build(&[])).is_empty());
    }

    #[test]
    fn common_endings_are_shared() {
        // The theses' idea: endings stand once, whatever words they end.
        let many = build(&["delat", "hledat", "volat", "zdelat"]);
        let one = build(&["delat"]);
        assert!(many.len_bytes() < 3 * one.len_bytes());
    }

    #[test]
    fn damaged_bytes_are_found_out() {
        let good = build(&["abc", "abd", "bcd"]).data;
        for cut in 0..good.len() {
            assert!(Automaton::open(&good[..cut], 26).is_err(), "cut at {cut}");
        }
        let mut found = 0;
        for at in 0..good.len() {
            for bit in 0..8 {
                let mut bad = good.clone();
                bad[at] ^= 1 << bit;
                // What is still opened at least never runs forever nor out of the bytes.
                match Automaton::open(bad, 26) {
                    Ok(automaton) => {
                        let mut words = 0;
                        automaton.for_each(|word| {
                            assert!(word.len() < 9 && word.iter().all(|&letter| letter < 26));
                            words += 1;
                        });
                        assert_eq!(words, automaton.words());
                    }
                    Err(_) => found += 1,
                }
            }
        }
        assert!(found > good.len());
    }

    /// States in a row, each with transitions of these letters to the next.
    fn chain(states: u32, letters: &[u32]) -> Vec<u8> {
        let mut packed: Vec<u32> = vec![0];
        let mut target = 0;
        for _ in 0..states {
            let place = packed.len() as u32;
            packed.extend(letters.iter().map(|letter| letter << TARGET_BITS | ENDS_WORD | target));
            *packed.last_mut().unwrap() |= LAST;
            target = place;
        }
        packed[0] = target;
        packed.iter().flat_map(|number| number.to_le_bytes()).collect()
    }

    #[test]
    fn a_letter_out_of_the_alphabet_is_found_out() {
        let bytes = build(&["ab", "az"]).data;
        let error = Automaton::open(&bytes, 25).unwrap_err();
        assert!(matches!(error, AutomatonError::Letter { letter: 25, letters: 25, .. }), "{error}");
        assert_eq!(Automaton::open(&bytes, 26).unwrap().words(), 2);
    }

    #[test]
    fn few_bytes_cannot_stand_for_endless_words() {
        let open = |bytes: &[u8]| Automaton::open(bytes.to_vec(), 26).map(|words| words.words());
        assert_eq!(open(&chain(100, &[0])), Ok(100));
        assert_eq!(open(&chain(101, &[0])), Err(AutomatonError::LongWord));
        assert_eq!(open(&chain(1_000_000, &[0])), Err(AutomatonError::LongWord));
        assert_eq!(open(&chain(20, &[0, 1])), Ok((1 << 21) - 2));
        assert_eq!(open(&chain(60, &[0, 1])), Err(AutomatonError::TooMany));
        assert_eq!(open(&chain(3, &[1, 0])), Err(AutomatonError::Order(2)));
    }
}
