//! Which words are made of just these letters?
//!
//! A word is a sum of random numbers, one for each letter, so that its anagrams share the sum;
//! sums of 64 bits do for any alphabet. Known maps of this kind also hold an entry for every way to
//! replace one or two letters by blanks, which takes gigabytes for an inflected language. Here two
//! filters of bits answer first, and are wrong only when they say "maybe": whether any word has
//! these letters, and whether one has these and any other. Few questions get past them to the
//! words themselves, and a blank is tried letter by letter.

use super::filter::Filter;
use super::graph::Graph;

/// A sum of the numbers of some letters: the same for all orders of them.
pub(super) type LetterSum = u64;

/// The numbers of all letters and of the blank, the same in every run.
pub(super) static LETTER_NUMBERS: [LetterSum; 64] = {
    let mut numbers = [0; 64];
    let mut letter = 0;
    while letter < 64 {
        // The finaliser of splitmix64 (Steele, Lea, Flood 2014).
        let mut z = (letter as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        numbers[letter] = z ^ z >> 31;
        letter += 1;
    }
    numbers
};

/// The numbers of tiles as they lie on squares: those of their letters, nothing for an empty one.
pub(super) static TILE_NUMBERS: [LetterSum; 256] = {
    let mut numbers = [0; 256];
    let mut tile = 0;
    while tile < 128 {
        numbers[tile] = LETTER_NUMBERS[tile & 0x3f];
        tile += 1;
    }
    numbers
};

/// The sum of some letters.
pub(super) fn letter_sum(letters: &[u8]) -> LetterSum {
    letters.iter().map(|&l| LETTER_NUMBERS[usize::from(l)]).fold(0, LetterSum::wrapping_add)
}

/// The words of a lexicon by their letters, apart for each length: most questions are about short
/// words, whose part is small enough for the processor's cache.
pub(super) struct Anagrams {
    by_length: Vec<Length>,
}

/// The words of one length.
pub(super) struct Length {
    /// The sums of all words.
    whole: Filter,
    /// The sums of all words without one letter; none for long words.
    one_missing: Option<Filter>,
    words: Table,
}

/// The words of one length, in buckets by the high bits of their sums.
#[derive(Default)]
struct Table {
    /// Where each bucket begins, and the end of the last.
    starts: Vec<u32>,
    /// The low bits of the sums.
    checks: Vec<u32>,
    letters: Vec<u8>,
}

impl Anagrams {
    /// Collects all words of the graph of up to so many letters; racks have so many tiles.
    pub fn new(graph: &Graph, longest: usize, rack_size: usize) -> Self {
        let mut words: Vec<Vec<u8>> = vec![Vec::new(); longest + 1];
        graph.for_each_word(longest, &mut |word| words[word.len()].extend_from_slice(word));
        // A blank almost always lies in a word with few tiles that were there before.
        let longest_missing = rack_size + 3;
        let lengths = words.into_iter().enumerate();
        let lengths =
            lengths.map(|(length, words)| Length::new(length, &words, length <= longest_missing));
        Self { by_length: lengths.collect() }
    }

    /// The words of a length.
    #[inline]
    pub fn of_length(&self, length: usize) -> &Length {
        &self.by_length[length]
    }

    /// The memory that it takes, in bytes: of the filters and of the words.
    pub fn bytes(&self) -> (usize, usize) {
        let filters = self.by_length.iter().map(|length| {
            length.whole.bytes() + length.one_missing.as_ref().map_or(0, Filter::bytes)
        });
        let tables = self.by_length.iter().map(|Length { words, .. }| {
            4 * (words.starts.capacity() + words.checks.capacity()) + words.letters.capacity()
        });
        (filters.sum(), tables.sum())
    }
}

impl Length {
    fn new(length: usize, letters: &[u8], with_missing: bool) -> Self {
        let words = || letters.chunks_exact(length.max(1));
        let mut whole = Filter::new(words().len());
        let mut one_missing = with_missing.then(|| Filter::new(letters.len()));
        for word in words() {
            let sum = letter_sum(word);
            whole.insert(sum);
            for &letter in word {
                if let Some(filter) = &mut one_missing {
                    filter.insert(sum.wrapping_sub(LETTER_NUMBERS[usize::from(letter)]));
                }
            }
        }
        Self { whole, one_missing, words: Table::new(length, letters) }
    }

    /// Whether some word may have these letters.
    #[inline]
    pub fn may_hold(&self, sum: LetterSum) -> bool {
        self.whole.may_hold(sum)
    }

    /// Whether some word may have these letters and one more.
    #[inline]
    pub fn may_hold_with_one(&self, sum: LetterSum) -> bool {
        self.one_missing.as_ref().is_none_or(|filter| filter.may_hold(sum))
    }

    /// The words with these letters; by a rare chance also others, which a caller must rule out
    /// before believing.
    #[inline]
    pub fn words(&self, length: usize, sum: LetterSum) -> impl Iterator<Item = &[u8]> {
        let table = &self.words;
        let bucket = table.bucket(sum);
        let range = match table.starts.get(bucket..bucket + 2) {
            Some(ends) => ends[0] as usize..ends[1] as usize,
            None => 0..0,
        };
        range
            .filter(move |&place| table.checks[place] == sum as u32)
            .map(move |place| &table.letters[place * length..(place + 1) * length])
    }
}

impl Table {
    fn new(length: usize, words: &[u8]) -> Self {
        if words.is_empty() {
            return Self::default();
        }
        let count = words.len() / length;
        let mut table = Self {
            starts: vec![0; count.div_ceil(2) + 1],
            checks: vec![0; count],
            letters: vec![0; words.len()],
        };
        for word in words.chunks_exact(length) {
            let bucket = table.bucket(letter_sum(word));
            table.starts[bucket + 1] += 1;
        }
        for bucket in 1..table.starts.len() {
            table.starts[bucket] += table.starts[bucket - 1];
        }
        let mut next = table.starts.clone();
        for word in words.chunks_exact(length) {
            let sum = letter_sum(word);
            let place = &mut next[table.bucket(sum)];
            let at = *place as usize;
            *place += 1;
            table.checks[at] = sum as u32;
            table.letters[at * length..(at + 1) * length].copy_from_slice(word);
        }
        table
    }

    #[inline]
    fn bucket(&self, sum: LetterSum) -> usize {
        let buckets = self.starts.len().saturating_sub(1) as u128;
        ((u128::from(sum) * buckets) >> 64) as usize
    }
}
