//! A set of words as a minimal acyclic automaton of packed transitions.
//!
//! It is the Mealy form of the first thesis: a word ends on a transition, not in a state, which
//! needs fewer states. A transition is four bytes, so an inflected language of some million forms
//! takes little more than a megabyte and is read in place, from memory or a mapped file.

mod build;

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

/// The bytes are no automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the words are damaged: a transition leads out of the file")]
pub struct AutomatonError;

impl<D: AsRef<[u8]>> Automaton<D> {
    /// Opens packed transitions, once it is certain that no step can leave them.
    ///
    /// # Errors
    /// When the bytes are cut off or a transition leads elsewhere than to an earlier state.
    pub fn open(data: D) -> Result<Self, AutomatonError> {
        let automaton = Self { data };
        let bytes = automaton.data.as_ref();
        let numbers = bytes.len() / 4;
        if numbers == 0 || bytes.len() % 4 != 0 || numbers > 1 << TARGET_BITS {
            return Err(AutomatonError);
        }
        // Targets lie before the states that lead to them, so every walk comes to an end.
        let place = |number: usize| automaton.number(number);
        let mut first_of_state = 1;
        for at in 1..numbers {
            let transition = place(at);
            if transition & ((1 << TARGET_BITS) - 1) >= first_of_state {
                return Err(AutomatonError);
            }
            if transition & LAST != 0 {
                first_of_state = u32::try_from(at + 1).map_err(|_| AutomatonError)?;
            }
        }
        let complete = first_of_state as usize == numbers;
        let root_fits = (place(0) as usize) < numbers;
        if complete && root_fits { Ok(automaton) } else { Err(AutomatonError) }
    }

    fn number(&self, at: usize) -> u32 {
        let bytes = self.data.as_ref();
        bytes.get(4 * at..4 * at + 4).map_or(LAST, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
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
        Automaton::open(builder.finish().0).unwrap()
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
            assert!(Automaton::open(&good[..cut]).is_err() || cut == good.len(), "cut at {cut}");
        }
        let mut found = 0;
        for at in 0..good.len() {
            for bit in 0..8 {
                let mut bad = good.clone();
                bad[at] ^= 1 << bit;
                // What is still opened at least never runs forever nor out of the bytes.
                match Automaton::open(bad) {
                    Ok(automaton) => automaton.for_each(|word| assert!(word.len() < 100)),
                    Err(AutomatonError) => found += 1,
                }
            }
        }
        assert!(found > good.len());
    }
}
