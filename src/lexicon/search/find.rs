//! The words that fit a pattern, without a walk through all of them.
//!
//! Words share their endings in the automaton, so a state is met by many words. What can follow it
//! is counted once for each progress of the pattern; the counts give the total, and lead straight
//! to the few words that are shown.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use super::super::automaton::{Automaton, Index, State};
use super::super::container::Section;
use super::super::vocabulary::Vocabulary;
use super::Found;
use super::pattern::{Matcher, Pattern, Progress};

/// How many states are remembered. The hardest natural patterns need some hundred thousand; one made
/// to need more than this becomes slower instead of filling the memory. Tests want to see that.
const MOST_KNOWN: usize = if cfg!(test) { 20 } else { 400_000 };

impl Vocabulary {
    /// The words that fit a pattern: shorter first unless it says otherwise, then by the alphabet.
    pub fn find(&self, pattern: &Pattern, most: usize) -> Found {
        let matcher = Matcher::new(pattern);
        let searches: Vec<Search<'_>> =
            self.automata().map(|automaton| Search::new(&matcher, automaton)).collect();
        let longest = searches.iter().map(|search| search.all.len()).max().unwrap_or(0);
        let lengths = pattern.min_length.max(1)..=pattern.max_length.min(longest);
        let mut order: Vec<usize> = lengths.clone().collect();
        if pattern.longest_first {
            order.reverse();
        }
        let mut found = Found::default();
        for length in order {
            let counts = searches.iter().map(|search| search.count(search.all.clone(), length));
            found.total += counts.sum::<usize>();
            let wanted = most.saturating_sub(found.words.len());
            let mut words = Vec::new();
            let is_met = |search: &&Search<'_>| search.count(search.all.clone(), length) > 0;
            for search in searches.iter().filter(is_met) {
                let mut walk = Walk { search, vocabulary: self, wanted, words: Vec::new() };
                walk.visit(search.automaton.root(), matcher.start(), length, &mut Vec::new());
                words.append(&mut walk.words);
            }
            words.sort_unstable();
            found.words.extend(words.iter().take(wanted).map(|word| self.word(word)));
        }
        let is_counted = |word: &&[Index]| {
            let is_held = || self.automata().any(|a| a.contains(word.iter().copied()));
            lengths.contains(&word.len()) && matcher.fits(word) && is_held()
        };
        found.total -= self.banned().filter(is_counted).count();
        found
    }
}

/// How many words of each length fit, from every state on.
struct Search<'a> {
    matcher: &'a Matcher,
    automaton: &'a Automaton<Section>,
    /// Counts of endings by their length, from one: those remembered, then what is needed now.
    counts: Vec<u32>,
    /// Where the counts that are remembered end.
    kept: usize,
    known: HashMap<(State, Progress), Range<usize>, BuildHasherDefault<KeyHasher>>,
    /// Counts that are still being added up, of the states on the way.
    open: Vec<u32>,
    /// The counts of whole words.
    all: Range<usize>,
}

impl<'a> Search<'a> {
    fn new(matcher: &'a Matcher, automaton: &'a Automaton<Section>) -> Self {
        let (counts, open, known) = (Vec::new(), Vec::new(), HashMap::default());
        let mut search = Self { matcher, automaton, counts, kept: 0, known, open, all: 0..0 };
        search.all = search.endings(automaton.root(), matcher.start());
        search
    }

    fn count(&self, counts: Range<usize>, length: usize) -> usize {
        self.counts[counts].get(length - 1).map_or(0, |&count| count as usize)
    }

    fn endings(&mut self, state: State, progress: Progress) -> Range<usize> {
        if let Some(known) = self.known.get(&(state, progress)) {
            return known.clone();
        }
        let first = self.open.len();
        for step in self.automaton.transitions(state) {
            let Some(next) = self.matcher.step(progress, step.letter) else { continue };
            let longer = self.endings(step.target, next);
            let ends_here = step.ends_word && self.matcher.accepts(next);
            let needed = longer.len() + usize::from(ends_here || !longer.is_empty());
            if self.open.len() < first + needed {
                self.open.resize(first + needed, 0);
            }
            if ends_here {
                self.open[first] += 1;
            }
            let longer_open = self.open[first..].iter_mut().skip(1);
            longer_open.zip(&self.counts[longer.clone()]).for_each(|(sum, n)| *sum += n);
            if longer.start >= self.kept {
                self.counts.truncate(longer.start);
            }
        }
        let start = self.counts.len();
        self.counts.extend_from_slice(&self.open[first..]);
        self.open.truncate(first);
        let counts = start..self.counts.len();
        if self.known.len() < MOST_KNOWN {
            self.known.insert((state, progress), counts.clone());
            self.kept = counts.end;
        }
        counts
    }

    /// Whether an ending of this length may fit; one that was not remembered may.
    fn may_end(&self, state: State, progress: Progress, length: usize) -> bool {
        let known = self.known.get(&(state, progress));
        known.is_none_or(|counts| self.count(counts.clone(), length) > 0)
    }
}

/// A walk to the first words of one length.
struct Walk<'a> {
    search: &'a Search<'a>,
    vocabulary: &'a Vocabulary,
    wanted: usize,
    words: Vec<Vec<Index>>,
}

impl Walk<'_> {
    fn visit(&mut self, state: State, progress: Progress, length: usize, word: &mut Vec<Index>) {
        for step in self.search.automaton.transitions(state) {
            if self.words.len() >= self.wanted {
                return;
            }
            let Some(next) = self.search.matcher.step(progress, step.letter) else { continue };
            word.push(step.letter);
            if length > 1 {
                if self.search.may_end(step.target, next, length - 1) {
                    self.visit(step.target, next, length - 1, word);
                }
            } else if step.ends_word
                && self.search.matcher.accepts(next)
                && !self.vocabulary.is_banned(word)
            {
                self.words.push(word.clone());
            }
            word.pop();
        }
    }
}

/// Hashes small numbers quickly: the keys are met a million times in one search.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    fn finish(&self) -> u64 {
        // The map takes the low bits, a product has its best ones on top.
        self.0.rotate_left(26)
    }
}
