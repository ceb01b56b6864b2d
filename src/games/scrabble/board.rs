//! The tiles lying on the board.

use std::fmt;
use std::sync::Arc;

use super::square::{Direction, Square};
use super::tile::{LaidTile, LaidWord};

/// The tiles on the squares of a board of some size; clones share them until one is changed.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    rows: u8,
    cols: u8,
    squares: Arc<[Option<LaidTile>]>,
}

impl Board {
    /// A board without tiles.
    pub fn empty(rows: u8, cols: u8) -> Self {
        Self { rows, cols, squares: vec![None; usize::from(rows) * usize::from(cols)].into() }
    }

    /// The number of rows.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// The number of columns.
    pub fn cols(&self) -> u8 {
        self.cols
    }

    /// Whether the board has this square.
    pub fn contains(&self, square: Square) -> bool {
        square.row < self.rows && square.col < self.cols
    }

    fn index(&self, square: Square) -> Option<usize> {
        self.contains(square)
            .then(|| usize::from(square.row) * usize::from(self.cols) + usize::from(square.col))
    }

    /// The tile on a square; `None` when it is empty or off the board.
    pub fn get(&self, square: Square) -> Option<LaidTile> {
        self.squares[self.index(square)?]
    }

    /// Lays a tile on a square; off the board nothing happens.
    pub fn lay(&mut self, square: Square, tile: LaidTile) {
        if let Some(i) = self.index(square) {
            Arc::make_mut(&mut self.squares)[i] = Some(tile);
        }
    }

    /// Takes the tile of a square away.
    pub fn lift(&mut self, square: Square) {
        if let Some(i) = self.index(square) {
            Arc::make_mut(&mut self.squares)[i] = None;
        }
    }

    /// Whether no tile lies on the board.
    pub fn is_empty(&self) -> bool {
        self.squares.iter().all(Option::is_none)
    }

    /// Every square from the top left, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (rows, cols) = (self.rows, self.cols);
        (0..rows).flat_map(move |row| (0..cols).map(move |col| Square::new(row, col)))
    }

    /// Every tile with its square.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, LaidTile)> + '_ {
        self.squares().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// Whether a neighbour above, below, left or right holds a tile.
    pub fn touches(&self, square: Square) -> bool {
        [Direction::Across, Direction::Down].into_iter().any(|direction| {
            [-1, 1].into_iter().any(|steps| {
                square.step(direction, steps).is_some_and(|next| self.get(next).is_some())
            })
        })
    }

    /// The first square of the unbroken run of tiles that ends just before `square`, or `square`
    /// itself when none lies there.
    pub fn run_start(&self, square: Square, direction: Direction) -> Square {
        let mut start = square;
        while let Some(before) = start.step(direction, -1).filter(|&s| self.get(s).is_some()) {
            start = before;
        }
        start
    }

    /// The unbroken run of tiles from `start` on.
    pub fn run(
        &self,
        start: Square,
        direction: Direction,
    ) -> impl Iterator<Item = (Square, LaidTile)> + '_ {
        (0..).map_while(move |steps| {
            let square = start.step(direction, steps)?;
            Some((square, self.get(square)?))
        })
    }

    /// Every word of two or more tiles on the board, across first, each with its first square.
    pub fn words(&self) -> impl Iterator<Item = (Square, Direction, LaidWord)> + '_ {
        [Direction::Across, Direction::Down].into_iter().flat_map(move |direction| {
            self.squares().filter_map(move |square| {
                if self.get(square).is_none() || self.run_start(square, direction) != square {
                    return None;
                }
                let tiles: Vec<LaidTile> = self.run(square, direction).map(|(_, t)| t).collect();
                (tiles.len() > 1).then_some((square, direction, LaidWord(tiles)))
            })
        })
    }
}

impl fmt::Debug for Board {
    /// Draws the board row by row, so that a failing test shows it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.rows {
            writeln!(f)?;
            for col in 0..self.cols {
                match self.get(Square::new(row, col)) {
                    Some(tile) => write!(f, "{tile}")?,
                    None => f.write_str("·")?,
                }
            }
        }
        Ok(())
    }
}
