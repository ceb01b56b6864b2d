//! What a move is worth, in thousandths of a point.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use crate::games::scrabble::Score;

/// The worth of a move or of tiles kept, in thousandths of a point: exact and totally ordered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Equity(pub i64);

impl Equity {
    /// Less than anything that is worth something.
    pub const LEAST: Self = Self(i64::MIN / 4);

    /// So many whole points.
    pub const fn points(points: i32) -> Self {
        Self(points as i64 * 1_000)
    }

    /// The nearest equity to a number of points.
    pub fn from_f64(points: f64) -> Self {
        Self((points * 1_000.0).round() as i64)
    }

    /// The number of points.
    pub fn to_f64(self) -> f64 {
        self.0 as f64 / 1_000.0
    }
}

impl From<Score> for Equity {
    fn from(score: Score) -> Self {
        Self::points(score.0)
    }
}

impl Add for Equity {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Equity {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Equity {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Equity {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for Equity {
    fn sum<I: Iterator<Item = Self>>(items: I) -> Self {
        items.fold(Self(0), Add::add)
    }
}

impl fmt::Display for Equity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let precision = f.precision().unwrap_or(2);
        write!(f, "{:.precision$}", self.to_f64())
    }
}
