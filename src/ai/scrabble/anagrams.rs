//! Is there any word made of just these letters? A filter that answers "no" for certain.
//!
//! Peers keep a map from every multiset of letters to its words, with blanks resolved; for an
//! inflected language that takes gigabytes. Here a word is a sum of random numbers, one for each
//! letter, so that its anagrams share the sum; the sums of all words set bits in a table of two
//! bytes a word. A "yes" is wrong about once in two hundred times and only costs a vain search.

use super::graph::Graph;

/// A sum of the numbers of some letters: the same for all orders of them.
pub(super) type LetterSum = u64;

/// The number of a letter or blank, the same in every run.
pub(super) const fn letter_number(letter: u8) -> LetterSum {
    // The finaliser of splitmix64 (Steele, Lea, Flood 2014).
    let mut z = (letter as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The numbers of all letters.
pub(super) static LETTER_NUMBERS: [LetterSum; 64] = {
    let mut numbers = [0; 64];
    let mut letter = 0;
    while letter < 64 {
        numbers[letter as usize] = letter_number(letter);
        letter += 1;
    }
    numbers
};

/// The multisets of letters that make a word.
#[derive(Clone)]
pub(super) struct Anagrams {
    blocks: Vec<u64>,
}

/// Bits of the table for each word.
const BITS_PER_WORD: usize = 16;

impl Anagrams {
    /// Collects all words of the graph of up to so many letters.
    pub fn new(graph: &Graph, longest: usize) -> Self {
        let mut sums = Vec::new();
        graph.for_each_word(longest, &mut |word| {
            let numbers = word.iter().map(|&letter| LETTER_NUMBERS[usize::from(letter)]);
            sums.push(numbers.fold(0, LetterSum::wrapping_add));
        });
        let blocks = (sums.len() * BITS_PER_WORD).div_ceil(64).max(1);
        let mut table = Self { blocks: vec![0; blocks] };
        for sum in sums {
            let (block, bits) = table.place(sum);
            table.blocks[block] |= bits;
        }
        table
    }

    /// The block of a sum, by its high bits, and its four bits there, by the low ones.
    #[inline]
    fn place(&self, sum: LetterSum) -> (usize, u64) {
        let block = (u128::from(sum) * self.blocks.len() as u128) >> 64;
        let bits = 1 << (sum & 63) | 1 << (sum >> 6 & 63) | 1 << (sum >> 12 & 63) | 1 << (sum >> 18 & 63);
        (block as usize, bits)
    }

    /// Whether some word may have these letters.
    #[inline]
    pub fn may_hold(&self, sum: LetterSum) -> bool {
        let (block, bits) = self.place(sum);
        self.blocks[block] & bits == bits
    }

    /// The memory that it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.blocks.capacity() * size_of::<u64>()
    }
}
