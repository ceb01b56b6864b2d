//! Squares, as they are called.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A square: a column from `a` to `c`, and a row from 1, the upper one, to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// How many squares a row and a column have.
    pub const SIDE: usize = 3;

    /// How many there are.
    pub const COUNT: usize = Self::SIDE * Self::SIDE;

    /// All of them as they are read: from left to right, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(|place| u8::try_from(place).ok()).map(Self)
    }

    /// Its place among all.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its row, the upper one is 0.
    pub fn row(self) -> usize {
        self.index() / Self::SIDE
    }

    /// Its column, the left one is 0.
    pub fn column(self) -> usize {
        self.index() % Self::SIDE
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = ['a', 'b', 'c'][self.column()];
        write!(f, "{column}{}", self.row() + 1)
    }
}

/// The text names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a letter from a to c and a number from 1 to 3")]
pub struct SquareError;

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        Self::all().find(|square| text.eq_ignore_ascii_case(&square.to_string())).ok_or(SquareError)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_read_as_it_is_called() {
        assert_eq!(Square::all().count(), Square::COUNT);
        for square in Square::all() {
            let name = square.to_string();
            assert_eq!((name.parse(), name.to_uppercase().parse()), (Ok(square), Ok(square)));
        }
        for text in ["", "a", "a0", "a4", "d1", "1a", "a11", "ä1"] {
            assert_eq!(text.parse::<Square>(), Err(SquareError), "{text}");
        }
    }
}
