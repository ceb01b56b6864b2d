//! A few tiles as one number.

use crate::ai::scrabble::rack::{BLANK, Rack};

/// Some tiles in the order of their kinds, seven bits each, so that equal tiles are equal numbers. Nine tiles fit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct TileKey(u64);

impl TileKey {
    /// The same with one tile more, whose kind is not before the others.
    #[inline]
    pub fn with(self, kind: u8) -> Self {
        Self(self.0 << 7 | u64::from(kind + 1))
    }

    /// The kinds, the last one first.
    pub fn kinds(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let last = (rest & 0x7f) as u8;
            rest >>= 7;
            last.checked_sub(1)
        })
    }

    /// The number of tiles.
    pub fn len(self) -> usize {
        self.kinds().count()
    }

    /// The tiles.
    pub fn rack(self) -> Rack {
        self.kinds().collect()
    }

    /// The number itself.
    pub fn number(self) -> u64 {
        self.0
    }

    /// The tiles of a number; nothing when they are no tiles, out of order or none.
    pub fn from_number(number: u64) -> Option<Self> {
        let key = Self(number);
        if key.kinds().any(|kind| kind > BLANK) {
            return None;
        }
        let sorted: Self = key.rack().each().collect();
        (sorted == key && number != 0).then_some(key)
    }
}

impl FromIterator<u8> for TileKey {
    /// Takes kinds in rising order.
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::default(), Self::with)
    }
}

/// Calls for every way to choose some of the tiles, up to a number, not none.
pub(crate) fn for_each_choice(kinds: &[u8], most: usize, visit: &mut impl FnMut(TileKey)) {
    fn go(rest: &[u8], most: usize, key: TileKey, visit: &mut impl FnMut(TileKey)) {
        if most == 0 {
            return;
        }
        for (i, &kind) in rest.iter().enumerate() {
            let longer = key.with(kind);
            visit(longer);
            go(&rest[i + 1..], most - 1, longer, visit);
        }
    }
    go(kinds, most, TileKey::default(), visit);
}
