//! What a misspelt word was meant to be: missing diacritics first, then small slips.

use super::super::automaton::{Automaton, Index, State};
use super::super::container::Section;
use super::super::vocabulary::Vocabulary;
use super::super::word::Word;
use crate::lexicon::{Letter, without_accents};

/// Another accent on the same letter is a much smaller slip than another letter.
const ACCENT: u32 = 1;
const SLIP: u32 = 10;

/// A proposal and how far it is from what was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The word.
    pub word: Word,
    /// How much has to be changed; accents count little.
    pub distance: u32,
}

impl Vocabulary {
    /// Words near a text that is none, the nearest first; among equals those for which `weight` is
    /// greater, such as the more frequent ones.
    pub fn suggest(
        &self,
        text: &Word,
        most: usize,
        weight: impl Fn(&Word) -> u32,
    ) -> Vec<Suggestion> {
        let letters: Vec<Letter> = text.letters().iter().copied().take(20).collect();
        // A short word has too many neighbours at two slips to be of help.
        let limit = if letters.len() <= 4 { SLIP + 2 } else { 2 * SLIP };
        let alphabet = self.alphabet().letters();
        let folded: Vec<String> = alphabet.iter().map(|l| without_accents(l.as_str())).collect();
        let wanted: Vec<(Letter, String)> =
            letters.iter().map(|&letter| (letter, without_accents(letter.as_str()))).collect();
        let cost = |place: Index, wanted: &(Letter, String)| {
            let place = usize::from(place);
            if alphabet[place] == wanted.0 {
                0
            } else if folded[place] == wanted.1 {
                ACCENT
            } else {
                SLIP
            }
        };
        let mut found = Vec::new();
        for automaton in self.automata() {
            let first: Vec<u32> = (0..=wanted.len()).map(|n| n as u32 * SLIP).collect();
            let mut walk =
                Walk { automaton, wanted: &wanted, cost: &cost, limit, found: &mut found };
            walk.visit(automaton.root(), &first, &mut Vec::new());
        }
        let mut suggestions: Vec<(Suggestion, u32)> = found
            .into_iter()
            .filter(|(word, _)| !self.is_banned(word))
            .map(|(word, distance)| {
                let word = self.word(&word);
                let weight = weight(&word);
                (Suggestion { word, distance }, weight)
            })
            .collect();
        suggestions.sort_by(|(a, a_weight), (b, b_weight)| {
            a.distance
                .cmp(&b.distance)
                .then(b_weight.cmp(a_weight))
                .then_with(|| a.word.cmp(&b.word))
        });
        suggestions.dedup_by(|(a, _), (b, _)| a.word == b.word);
        suggestions.into_iter().take(most).map(|(suggestion, _)| suggestion).collect()
    }
}

struct Walk<'a, C> {
    automaton: &'a Automaton<Section>,
    wanted: &'a [(Letter, String)],
    cost: &'a C,
    limit: u32,
    found: &'a mut Vec<(Vec<Index>, u32)>,
}

impl<C: Fn(Index, &(Letter, String)) -> u32> Walk<'_, C> {
    /// One row of the table of edit distances for each letter of the word; where a whole row is
    /// beyond the limit, no longer word comes back.
    fn visit(&mut self, state: State, row: &[u32], word: &mut Vec<Index>) {
        for step in self.automaton.transitions(state) {
            let mut next = vec![row[0] + SLIP];
            for (i, wanted) in self.wanted.iter().enumerate() {
                let replaced = row[i] + (self.cost)(step.letter, wanted);
                next.push(replaced.min(row[i + 1] + SLIP).min(next[i] + SLIP));
            }
            if next.iter().all(|&distance| distance > self.limit) {
                continue;
            }
            word.push(step.letter);
            let distance = next[self.wanted.len()];
            if step.ends_word && distance <= self.limit {
                self.found.push((word.clone(), distance));
            }
            self.visit(step.target, &next, word);
            word.pop();
        }
    }
}
