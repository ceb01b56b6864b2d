//! The words that begin as somebody has typed so far, without asking for accents.

use std::cmp::Reverse;

use super::super::automaton::{Automaton, Index, State};
use super::super::container::Section;
use super::super::vocabulary::Vocabulary;
use super::super::word::Word;
use crate::lexicon::without_accents;

impl Vocabulary {
    /// Words that begin as a text, in which a letter without an accent stands for those with one,
    /// too. Shorter words come first, so those that differ by accents alone lead; among words of one
    /// length those that begin exactly as typed, then those for which `weight` is greater.
    pub fn completions(
        &self,
        typed: &Word,
        most: usize,
        weight: impl Fn(&Word) -> u32,
    ) -> Vec<Word> {
        let alphabet = self.alphabet().letters();
        let allowed: Vec<Vec<Index>> = typed
            .letters()
            .iter()
            .map(|letter| {
                let stands_for = |other: &str| other == letter.as_str();
                let places = (0..).zip(alphabet).filter(|(_, other)| {
                    stands_for(other.as_str()) || stands_for(&without_accents(other.as_str()))
                });
                places.map(|(place, _)| place).collect()
            })
            .collect();
        let is_exact = |word: &Word| word.letters().starts_with(typed.letters());
        let mut words = Vec::new();
        for length in allowed.len()..=LONGEST {
            let mut found = Vec::new();
            for automaton in self.automata() {
                let mut walk = Walk { automaton, allowed: &allowed, length, found: &mut found };
                walk.visit(automaton.root(), &mut Vec::new());
            }
            found.retain(|word| !self.is_banned(word));
            let mut found: Vec<Word> = found.iter().map(|word| self.word(word)).collect();
            found.sort_by_cached_key(|word| (!is_exact(word), Reverse(weight(word)), word.clone()));
            found.dedup();
            words.append(&mut found);
            if words.len() >= most {
                break;
            }
        }
        words.truncate(most);
        words
    }
}

/// No word of a lexicon has more letters.
const LONGEST: usize = 15;

/// A walk to all words of one length.
struct Walk<'a> {
    automaton: &'a Automaton<Section>,
    /// Which letters each of the first squares may have.
    allowed: &'a [Vec<Index>],
    length: usize,
    found: &'a mut Vec<Vec<Index>>,
}

impl Walk<'_> {
    fn visit(&mut self, state: State, word: &mut Vec<Index>) {
        let allowed = self.allowed.get(word.len());
        for step in self.automaton.transitions(state) {
            if allowed.is_some_and(|allowed| !allowed.contains(&step.letter)) {
                continue;
            }
            word.push(step.letter);
            if word.len() < self.length {
                self.visit(step.target, word);
            } else if step.ends_word {
                self.found.push(word.clone());
            }
            word.pop();
        }
    }
}
