//! Tiles by kind: a rack, the unseen tiles, a bag.

use super::anagrams::{LETTER_NUMBERS, LetterSum};
use super::graph::LetterSet;
use crate::games::scrabble::{Tile, Tiles};
use crate::lexicon::Alphabet;

/// The place of the blank among the kinds of tiles: after every letter an alphabet may have.
pub(super) const BLANK: u8 = 63;

/// How many tiles there are of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rack {
    counts: [u8; 64],
    len: u16,
}

impl Default for Rack {
    fn default() -> Self {
        Self { counts: [0; 64], len: 0 }
    }
}

impl Rack {
    /// Counts tiles; those whose letter is not in the alphabet are left out.
    pub fn new(tiles: &Tiles, alphabet: &Alphabet) -> Self {
        tiles.iter().filter_map(|tile| kind(tile, alphabet)).collect()
    }

    /// The number of tiles.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is no tile.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number of blanks.
    pub fn blanks(&self) -> usize {
        self.count(BLANK)
    }

    /// How many there are of a kind.
    #[inline]
    pub(super) fn count(&self, kind: u8) -> usize {
        usize::from(self.counts[usize::from(kind)])
    }

    /// Puts a tile to the others.
    #[inline]
    pub(super) fn add(&mut self, kind: u8) {
        self.counts[usize::from(kind)] += 1;
        self.len += 1;
    }

    /// Takes a tile away that is there.
    #[inline]
    pub(super) fn remove(&mut self, kind: u8) {
        self.counts[usize::from(kind)] -= 1;
        self.len -= 1;
    }

    /// Each kind that is there with its number, the blank last.
    pub(super) fn kinds(&self) -> impl Iterator<Item = (u8, usize)> + '_ {
        let present = (0..).zip(&self.counts).filter(|(_, count)| **count > 0);
        present.map(|(kind, &count)| (kind, count.into()))
    }

    /// The kinds of all tiles, one by one.
    pub(super) fn each(&self) -> impl Iterator<Item = u8> + '_ {
        self.kinds().flat_map(|(kind, count)| std::iter::repeat_n(kind, count))
    }

    /// The letters that are there.
    pub(super) fn letters(&self) -> LetterSet {
        self.kinds().filter(|&(kind, _)| kind != BLANK).fold(0, |set, (kind, _)| set | 1 << kind)
    }

    /// The sum that these tiles share with all their orders.
    pub(super) fn sum(&self) -> LetterSum {
        self.each().map(|kind| LETTER_NUMBERS[usize::from(kind)]).fold(0, u64::wrapping_add)
    }

    /// The tiles, in the order of the alphabet, blanks last.
    pub fn tiles(&self, alphabet: &Alphabet) -> Tiles {
        self.each().filter_map(|kind| tile(kind, alphabet)).collect()
    }
}

impl FromIterator<u8> for Rack {
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> Self {
        let mut rack = Self::default();
        kinds.into_iter().for_each(|kind| rack.add(kind));
        rack
    }
}

/// The kind of a tile; nothing when its letter is not in the alphabet.
pub(super) fn kind(tile: Tile, alphabet: &Alphabet) -> Option<u8> {
    match tile {
        Tile::Blank => Some(BLANK),
        Tile::Letter(letter) => alphabet.position(letter).map(|place| place as u8),
    }
}

/// The tile of a kind.
pub(super) fn tile(kind: u8, alphabet: &Alphabet) -> Option<Tile> {
    if kind == BLANK {
        return Some(Tile::Blank);
    }
    alphabet.letters().get(usize::from(kind)).map(|&letter| Tile::Letter(letter))
}
