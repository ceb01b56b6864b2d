//! Chance that repeats itself, and the changes it makes.

/// Numbers that look random and are the same for the same seed (xorshift64*).
pub struct Dice(u64);

impl Dice {
    /// Dice for a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below another, which is not zero.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    /// True once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of some things.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// Changes some bytes: bits, fields of two to eight bytes, pieces that go, come or are repeated.
    pub fn change_bytes(&mut self, bytes: &mut Vec<u8>) {
        for _ in 0..=self.below(3) {
            self.change_once(bytes);
        }
    }

    fn change_once(&mut self, bytes: &mut Vec<u8>) {
        if bytes.is_empty() {
            bytes.push(self.next() as u8);
            return;
        }
        let at = self.below(bytes.len());
        let field = at / 4 * 4;
        match self.below(9) {
            0 | 1 => bytes[at] ^= 1 << self.below(8),
            2 => bytes[at] = *self.pick(&[0, 1, 0x3f, 0x40, 0x7f, 0x80, 0xc0, 0xfe, 0xff]),
            3 => bytes[at] = self.next() as u8,
            4 if field + 4 <= bytes.len() => {
                let small = self.below(64) as u32;
                let number = *self.pick(&[small, small << 24, u32::MAX - small, 1 << 31 | small]);
                bytes[field..field + 4].copy_from_slice(&number.to_le_bytes());
            }
            5 if field + 8 <= bytes.len() => {
                let (from, to) = (field, field + 4);
                let copied = bytes[from..from + 4].to_vec();
                bytes[to..to + 4].copy_from_slice(&copied);
            }
            6 => {
                let end = (at + 1 + self.below(8)).min(bytes.len());
                bytes.drain(at..end);
            }
            7 => {
                let end = (at + 1 + self.below(16)).min(bytes.len());
                let again = bytes[at..end].to_vec();
                bytes.splice(at..at, again);
            }
            _ => bytes.insert(at, self.next() as u8),
        }
    }

    /// Changes a text by pieces of its kind, and now and then by bytes.
    pub fn change_text(&mut self, text: &mut Vec<u8>, pieces: &[&str]) {
        if self.one_in(8) {
            self.change_bytes(text);
        }
        for _ in 0..=self.below(3) {
            let piece = match self.below(12) {
                0 => self.pick(ODD),
                _ => self.pick(pieces),
            };
            let at = self.below(text.len() + 1);
            let end = (at + self.below(6)).min(text.len());
            match self.below(4) {
                0 => drop(text.drain(at..end)),
                1 => drop(text.splice(at..at, piece.bytes())),
                _ => drop(text.splice(at..end, piece.bytes())),
            }
        }
        if self.one_in(100) && !text.is_empty() {
            let at = self.below(text.len());
            let again = text[at..(at + 20).min(text.len())].repeat(1 + self.below(40));
            text.splice(at..at, again);
        }
    }
}

/// What no notation expects.
const ODD: &[&str] = &[
    "\u{301}",
    "\u{200b}",
    "\u{feff}",
    "é",
    "İ",
    "ß",
    "ǅ",
    "ﬁ",
    "א",
    "\0",
    "[",
    "]",
    "\r",
    "\n",
    "\t",
    " ",
    "-1",
    "99999999999999999999",
    "2147483647",
    "-2147483648",
    "1e308",
    "\"",
    "\\",
];
