//! A set of numbers that forgets a little: it may hold what was never put in.

/// Bits of the table for each number; a wrong "maybe" then comes about once in fifty times.
const BITS_EACH: usize = 12;

/// A set of random numbers in which each has four bits of one word (a blocked Bloom filter, Putze,
/// Sanders and Singler 2007): one access tells.
pub(super) struct Filter {
    blocks: Vec<u64>,
}

impl Filter {
    /// Room for so many numbers.
    pub fn new(count: usize) -> Self {
        Self { blocks: vec![0; (count * BITS_EACH).div_ceil(64).max(1)] }
    }

    /// Puts a number in.
    #[inline]
    pub fn insert(&mut self, number: u64) {
        let (block, bits) = self.place(number);
        self.blocks[block] |= bits;
    }

    /// Whether the number may be in.
    #[inline]
    pub fn may_hold(&self, number: u64) -> bool {
        let (block, bits) = self.place(number);
        self.blocks[block] & bits == bits
    }

    /// The block, by the high bits, and four bits there, by the low ones.
    #[inline]
    fn place(&self, number: u64) -> (usize, u64) {
        let block = (u128::from(number) * self.blocks.len() as u128) >> 64;
        let bit = |shift: u32| 1 << (number >> shift & 63);
        (block as usize, bit(0) | bit(6) | bit(12) | bit(18))
    }

    /// The memory that it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.blocks.capacity() * size_of::<u64>()
    }
}
