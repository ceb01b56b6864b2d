//! Parts of speech of English words, from the index of WordNet.

use std::collections::BTreeMap;

use super::super::grammar::PartOfSpeech;

/// How many parts of speech are kept of a word.
const MOST_PARTS: usize = 4;
const BITS: usize = 4;

/// The parts of speech of words, the commonest first.
#[derive(Clone, Debug, Default)]
pub struct Parts(BTreeMap<String, Vec<PartOfSpeech>>);

impl Parts {
    /// Reads index files, each with its part of speech, and the counts of senses in texts.
    ///
    /// A line of an index begins with a word; a line of counts is `word%kind:…  sense  count`. What is
    /// no single word, or begins with a capital or a sign, is passed over.
    pub fn read(indices: &[(PartOfSpeech, &str)], counts: &str) -> Self {
        let mut seen: BTreeMap<(&str, PartOfSpeech), u32> = BTreeMap::new();
        for line in counts.lines() {
            let mut fields = line.split(' ');
            let (key, count) = (fields.next().unwrap_or_default(), fields.next_back());
            let Some((word, kind)) = key.split_once('%') else { continue };
            let part = match kind.as_bytes().first() {
                Some(b'1') => PartOfSpeech::Noun,
                Some(b'2') => PartOfSpeech::Verb,
                Some(b'3' | b'5') => PartOfSpeech::Adjective,
                Some(b'4') => PartOfSpeech::Adverb,
                _ => continue,
            };
            let count = count.and_then(|count| count.parse().ok()).unwrap_or(0);
            *seen.entry((word, part)).or_default() += count;
        }
        let mut parts: BTreeMap<String, Vec<PartOfSpeech>> = BTreeMap::new();
        for &(part, index) in indices {
            let words = index.lines().filter_map(|line| line.split(' ').next());
            let is_word =
                |word: &&str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
            for word in words.filter(is_word) {
                parts.entry(word.to_owned()).or_default().push(part);
            }
        }
        for (word, parts) in &mut parts {
            let count =
                |part: &PartOfSpeech| seen.get(&(word.as_str(), *part)).copied().unwrap_or(0);
            parts.sort_by_key(|part| std::cmp::Reverse(count(part)));
        }
        Self(parts)
    }

    /// The parts of speech of a word.
    pub fn of(&self, word: &str) -> &[PartOfSpeech] {
        self.0.get(word).map_or(&[], Vec::as_slice)
    }
}

/// What the plural of an English noun may be.
pub(crate) fn plurals(word: &str) -> impl Iterator<Item = String> {
    let of_y = word.strip_suffix('y').map(|stem| format!("{stem}ies"));
    [format!("{word}s"), format!("{word}es")].into_iter().chain(of_y)
}

/// Parts of speech as a number: each as its place in the list of all and one more.
pub(super) fn pack_parts(parts: &[PartOfSpeech]) -> u64 {
    let place = |part: &PartOfSpeech| PartOfSpeech::ALL.iter().position(|other| other == part);
    let numbers = parts.iter().filter_map(place).take(MOST_PARTS);
    numbers.zip(0..).fold(0, |sum, (place, i)| sum | (place as u64 + 1) << (BITS * i))
}

/// What [`pack_parts`] has made a number of.
pub(crate) fn unpack_parts(packed: u64) -> Vec<PartOfSpeech> {
    let number = |i: usize| usize::try_from(packed >> (BITS * i) & 0xf).ok()?.checked_sub(1);
    (0..MOST_PARTS).map_while(number).filter_map(|n| PartOfSpeech::ALL.get(n).copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commonest_part_of_speech_comes_first() {
        use PartOfSpeech::{Adverb, Noun, Verb};
        let indices = [
            (Noun, "  1 licence of the index\nrun n 16 4\nhot_dog n 1\n"),
            (Verb, "run v 41 5\n"),
            (Adverb, "soon r 1\n"),
        ];
        let counts = "run%1:04:00:: 1 10\nrun%2:38:00:: 1 100\nrun%1:11:00:: 2 5\nnonsense\n";
        let parts = Parts::read(&indices, counts);
        assert_eq!(parts.of("run"), [Verb, Noun]);
        assert_eq!((parts.of("hot_dog"), parts.of("soon")), (&[][..], &[Adverb][..]));
        assert_eq!(unpack_parts(pack_parts(&[Verb, Noun, Adverb])), [Verb, Noun, Adverb]);
        assert_eq!(unpack_parts(0), []);
    }
}
