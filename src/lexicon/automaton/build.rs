//! Building a minimal automaton from sorted words, one after the other (the incremental algorithm
//! that the first thesis describes): what the next word cannot change any more is frozen at once.

use super::frozen::Frozen;
use super::{ENDS_WORD, Index, LAST, MOST_WORDS, TARGET_BITS};

/// Collects sorted words into a minimal automaton.
pub struct Builder {
    /// The last word, as states that may still change.
    open: Vec<OpenState>,
    last: Vec<Index>,
    /// States that are used no more, so that their memory is.
    spare: Vec<OpenState>,
    frozen: Frozen,
    packed: Vec<u32>,
    words: usize,
    /// In the Moore form a word ends in a state; only its size is of interest.
    moore: bool,
}

#[derive(Clone, Default)]
struct OpenState {
    /// Transitions without the mark of the last one.
    steps: Vec<u32>,
    /// Whether a word ends here; used by the Moore form.
    ends_word: bool,
}

/// How large an automaton is, beside the tables of the theses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct AutomatonSize {
    /// Different words.
    pub words: usize,
    /// States that have transitions, and the final one.
    pub states: usize,
    /// Transitions.
    pub transitions: usize,
}

/// Why a word cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    /// Words must come sorted.
    #[error("the words are not sorted")]
    Unsorted,
    /// A letter is out of range.
    #[error("a letter has the number {0}, more than 63")]
    Letter(Index),
    /// A transition has 24 bits for its target.
    #[error("there are too many different words: more than {max} transitions", max = 1 << TARGET_BITS)]
    TooLarge,
    /// What is opened is never more.
    #[error("there are more than {max} words", max = MOST_WORDS)]
    TooMany,
}

impl Default for Builder {
    fn default() -> Self {
        Self::new()
    }
}

impl Builder {
    /// An automaton without words, in the Mealy form that is stored.
    pub fn new() -> Self {
        Self {
            open: vec![OpenState::default()],
            last: Vec::new(),
            spare: Vec::new(),
            frozen: Frozen::default(),
            packed: vec![0],
            words: 0,
            moore: false,
        }
    }

    /// An automaton in the Moore form, of which only the size can be had.
    pub fn moore() -> Self {
        Self { moore: true, ..Self::new() }
    }

    /// Adds a word; the same word twice counts once, the empty word not at all.
    ///
    /// # Errors
    /// When words are not sorted, a letter is above 63 or the automaton is full. Nothing can be made
    /// of it then.
    pub fn add(&mut self, word: &[Index]) -> Result<(), BuildError> {
        if let Some(&letter) = word.iter().find(|&&letter| letter > 63) {
            return Err(BuildError::Letter(letter));
        }
        if word < self.last.as_slice() {
            return Err(BuildError::Unsorted);
        }
        if word.is_empty() || word == self.last {
            return Ok(());
        }
        if self.words == MOST_WORDS {
            return Err(BuildError::TooMany);
        }
        let shared = word.iter().zip(&self.last).take_while(|(a, b)| a == b).count();
        self.freeze_down_to(shared)?;
        for &letter in &word[shared..] {
            let depth = self.open.len() - 1;
            self.open[depth].steps.push(u32::from(letter) << TARGET_BITS);
            self.open.push(self.spare.pop().unwrap_or_default());
        }
        let end = self.open.len() - 1;
        self.open[end].ends_word = true;
        if !self.moore
            && let Some(step) = self.open[end - 1].steps.last_mut()
        {
            *step |= ENDS_WORD;
        }
        self.last.clear();
        self.last.extend_from_slice(word);
        self.words += 1;
        Ok(())
    }

    /// Freezes the states below a depth, children before their parents.
    fn freeze_down_to(&mut self, depth: usize) -> Result<(), BuildError> {
        while self.open.len() - 1 > depth {
            let Some(mut state) = self.open.pop() else { break };
            let place = self.freeze(&mut state)?;
            state.steps.clear();
            state.ends_word = false;
            self.spare.push(state);
            let parent = self.open.len() - 1;
            if let Some(step) = self.open[parent].steps.last_mut() {
                *step |= place;
            }
        }
        Ok(())
    }

    fn freeze(&mut self, state: &mut OpenState) -> Result<u32, BuildError> {
        let is_empty = state.steps.is_empty();
        if is_empty && !self.moore {
            return Ok(0);
        }
        if let Some(last) = state.steps.last_mut() {
            *last |= LAST;
        }
        if self.moore {
            // In front, and other numbers for states without steps: no state begins another.
            state.steps.insert(0, u32::from(state.ends_word) | u32::from(is_empty) << 1);
        }
        if let Some(place) = self.frozen.find(&self.packed, &state.steps) {
            return Ok(place);
        }
        let place = u32::try_from(self.packed.len()).map_err(|_| BuildError::TooLarge)?;
        if self.packed.len() + state.steps.len() > 1 << TARGET_BITS {
            return Err(BuildError::TooLarge);
        }
        self.packed.extend(&state.steps);
        self.frozen.insert(&state.steps, place);
        Ok(place)
    }

    /// The packed transitions and the size.
    ///
    /// # Errors
    /// When the last words do not fit.
    pub fn finish(mut self) -> Result<(Vec<u8>, AutomatonSize), BuildError> {
        self.freeze_down_to(0)?;
        let mut root = self.open.pop().unwrap_or_default();
        self.packed[0] = self.freeze(&mut root)?;
        let states = self.frozen.len();
        let size = AutomatonSize {
            words: self.words,
            // The Mealy form has one more, the state without transitions in which words end.
            states: if self.moore { states } else { states + 1 },
            transitions: self.packed.len() - 1 - if self.moore { states } else { 0 },
        };
        let mut bytes = Vec::with_capacity(4 * self.packed.len());
        bytes.extend(self.packed.iter().flat_map(|number| number.to_le_bytes()));
        Ok((bytes, size))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(builder: Builder, words: &[&str]) -> AutomatonSize {
        let mut builder = builder;
        for word in words {
            builder.add(&word.bytes().map(|b| b - b'a').collect::<Vec<_>>()).unwrap();
        }
        builder.finish().unwrap().1
    }

    #[test]
    fn both_forms_are_minimal() {
        // a and ab: Moore needs 0 -a-> 1(final) -b-> 2(final), Mealy as many states.
        let both = ["a", "ab"];
        assert_eq!(
            size(Builder::new(), &both),
            AutomatonSize { words: 2, states: 3, transitions: 2 }
        );
        assert_eq!(
            size(Builder::moore(), &both),
            AutomatonSize { words: 2, states: 3, transitions: 2 }
        );
        // With x and xb beside them only Moore must tell the state after a from the one after y.
        let more = ["a", "ab", "yb"];
        assert_eq!(
            size(Builder::new(), &more),
            AutomatonSize { words: 3, states: 3, transitions: 3 }
        );
        assert_eq!(
            size(Builder::moore(), &more),
            AutomatonSize { words: 3, states: 4, transitions: 4 }
        );
    }

    #[test]
    fn bad_words_are_refused() {
        let mut builder = Builder::new();
        builder.add(&[1, 2]).unwrap();
        assert_eq!(builder.add(&[1, 1]), Err(BuildError::Unsorted));
        assert_eq!(builder.add(&[64]), Err(BuildError::Letter(64)));
        builder.add(&[1, 2]).unwrap();
        builder.add(&[]).unwrap_err();
        assert_eq!(builder.finish().unwrap().1.words, 1);
    }
}
