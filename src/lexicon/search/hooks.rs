//! What can stand before and after a word, or after a part of one.

use super::super::automaton::{Automaton, Index, State};
use super::super::container::Section;
use super::super::vocabulary::Vocabulary;
use super::super::word::{Word, Words};
use crate::lexicon::Letter;

/// The letters that make a longer word of one.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Hooks {
    /// Letters that can be put in front, in the order of the alphabet.
    pub left: Vec<Letter>,
    /// Letters that can be put behind.
    pub right: Vec<Letter>,
}

impl Vocabulary {
    /// The letters that, put in front of or behind a word, make another word.
    pub fn hooks(&self, word: &Word) -> Hooks {
        let letters = word.letters();
        let makes = |longer: Vec<Letter>| self.contains(&Word::new(longer));
        let all = self.alphabet().letters().iter().copied();
        Hooks {
            left: all.clone().filter(|&l| makes([&[l], letters].concat())).collect(),
            right: all.filter(|&l| makes([letters, &[l]].concat())).collect(),
        }
    }

    /// The letters that follow a part somewhere in a compiled word (the third thesis'
    /// `right_letterset`).
    pub fn letters_after(&self, part: &Word) -> Vec<Letter> {
        let Some(part) = self.indices(part) else { return Vec::new() };
        let mut follows = vec![false; self.alphabet().letters().len()];
        self.each_state(|automaton, state| {
            // Every state of a minimal automaton lies on the way to some word.
            if let Some(end) = walk(automaton, state, &part) {
                for step in automaton.transitions(end) {
                    follows[usize::from(step.letter)] = true;
                }
            }
        });
        self.chosen(&follows)
    }

    /// The letters that stand before a part somewhere in a compiled word (the third thesis'
    /// `left_letterset`).
    pub fn letters_before(&self, part: &Word) -> Vec<Letter> {
        let Some(part) = self.indices(part) else { return Vec::new() };
        let mut precedes = vec![false; self.alphabet().letters().len()];
        self.each_state(|automaton, state| {
            for step in automaton.transitions(state) {
                if !precedes[usize::from(step.letter)]
                    && walk(automaton, step.target, &part).is_some()
                {
                    precedes[usize::from(step.letter)] = true;
                }
            }
        });
        self.chosen(&precedes)
    }

    fn each_state(&self, mut visit: impl FnMut(&Automaton<Section>, State)) {
        for automaton in self.automata() {
            automaton.states().for_each(|state| visit(automaton, state));
        }
    }

    fn chosen(&self, marks: &[bool]) -> Vec<Letter> {
        let letters = self.alphabet().letters().iter().zip(marks);
        letters.filter(|(_, mark)| **mark).map(|(letter, _)| *letter).collect()
    }
}

fn walk(automaton: &Automaton<Section>, mut state: State, part: &[Index]) -> Option<State> {
    for &letter in part {
        state = automaton.step(state, letter)?.target;
    }
    Some(state)
}
