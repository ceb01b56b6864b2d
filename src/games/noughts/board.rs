//! The board: who has marked which square, and rows of three.

use super::square::Square;
use crate::games::rules::Seat;

/// Who has marked which square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Board([Option<Seat>; Square::COUNT]);

/// Three squares in a row.
pub type Line = [Square; Square::SIDE];

/// The places of all rows, columns and diagonals.
const LINES: [[usize; Square::SIDE]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl Board {
    /// Who has marked a square.
    pub fn get(&self, square: Square) -> Option<Seat> {
        self.0[square.index()]
    }

    /// The board after a square was marked.
    #[must_use]
    pub fn with(mut self, square: Square, seat: Seat) -> Self {
        self.0[square.index()] = Some(seat);
        self
    }

    /// The squares that nobody has marked.
    pub fn free(&self) -> impl Iterator<Item = Square> + '_ {
        Square::all().filter(|square| self.get(*square).is_none())
    }

    /// Who has three in a row.
    pub fn winner(&self) -> Option<Seat> {
        LINES.iter().find_map(|places| self.owner(places))
    }

    /// All rows of three.
    pub fn lines(&self) -> Vec<Line> {
        let squares: Vec<Square> = Square::all().collect();
        let won = LINES.iter().filter(|places| self.owner(places).is_some());
        won.map(|places| places.map(|place| squares[place])).collect()
    }

    /// Who has marked all squares of a row.
    fn owner(&self, places: &[usize; Square::SIDE]) -> Option<Seat> {
        let first = self.0[places[0]];
        first.filter(|_| places.iter().all(|place| self.0[*place] == first))
    }
}
