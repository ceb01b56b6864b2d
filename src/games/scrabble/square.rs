//! Squares and directions, in the notation of the game: `8H` across, `H8` down.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A square of the board, counted from zero from the top left corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    /// The row, from the top.
    pub row: u8,
    /// The column, from the left.
    pub col: u8,
}

impl Square {
    /// The most rows and columns of a board.
    pub const MAX_SIDE: u8 = 21;
    /// The fewest rows and columns of a board.
    pub const MIN_SIDE: u8 = 5;

    /// Makes a square of its row and column, from zero.
    pub fn new(row: u8, col: u8) -> Self {
        Self { row, col }
    }

    /// The square so many steps further in a direction; `None` before the edge or out of numbers.
    pub fn step(self, direction: Direction, steps: i16) -> Option<Self> {
        let moved = |from: u8| u8::try_from(i16::from(from) + steps).ok();
        Some(match direction {
            Direction::Across => Self { row: self.row, col: moved(self.col)? },
            Direction::Down => Self { row: moved(self.row)?, col: self.col },
        })
    }

    /// The column's letter.
    pub fn column_letter(self) -> char {
        char::from(b'A' + self.col.min(25))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column_letter(), u16::from(self.row) + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The two directions in which words are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
}

impl Direction {
    /// The other direction.
    pub fn turned(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }
}

/// Where a word begins and which way it goes: `8H` across, `H8` down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// The first square.
    pub square: Square,
    /// The direction of reading.
    pub direction: Direction,
}

/// The text is no square of any board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no square; write 8H for a word across, H8 for a word down")]
pub struct SquareError(pub String);

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Square { row, .. } = self.square;
        let (row, col) = (u16::from(row) + 1, self.square.column_letter());
        match self.direction {
            Direction::Across => write!(f, "{row}{col}"),
            Direction::Down => write!(f, "{col}{row}"),
        }
    }
}

impl FromStr for Start {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let wrong = || SquareError(text.chars().take(12).collect());
        let (first, last) = match (text.chars().next(), text.chars().next_back()) {
            (Some(first), Some(last)) if text.is_ascii() && text.len() <= 3 => (first, last),
            _ => return Err(wrong()),
        };
        let (direction, column, row) = if first.is_ascii_alphabetic() {
            (Direction::Down, first, &text[1..])
        } else {
            (Direction::Across, last, &text[..text.len() - 1])
        };
        let column = column.to_ascii_uppercase();
        if !column.is_ascii_uppercase()
            || row.is_empty()
            || !row.bytes().all(|b| b.is_ascii_digit())
        {
            return Err(wrong());
        }
        let row: u8 = row.parse().map_err(|_| wrong())?;
        let col = column as u8 - b'A';
        if row == 0 || row > Square::MAX_SIDE || col >= Square::MAX_SIDE {
            return Err(wrong());
        }
        Ok(Self { square: Square::new(row - 1, col), direction })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn row_first_is_across_and_column_first_is_down() {
        let across: Start = "8h".parse().unwrap();
        assert_eq!((across.square, across.direction), (Square::new(7, 7), Direction::Across));
        let down: Start = "O15".parse().unwrap();
        assert_eq!((down.square, down.direction), (Square::new(14, 14), Direction::Down));
    }

    #[test]
    fn every_start_is_read_back() {
        for row in 0..Square::MAX_SIDE {
            for col in 0..Square::MAX_SIDE {
                for direction in [Direction::Across, Direction::Down] {
                    let start = Start { square: Square::new(row, col), direction };
                    assert_eq!(start.to_string().parse(), Ok(start));
                }
            }
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in ["", "8", "H", "HH", "88", "0H", "H0", "22A", "A22", "8V", "8Č", "+8H", "8 H"]
        {
            assert!(text.parse::<Start>().is_err(), "{text:?}");
        }
    }
}
