//! The squares of a board and their premiums, as CSV: `*` the start, `2W 3W 2L 3L` premiums,
//! `:C` a tile, `2W:I` both.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::square::Square;
use super::table;
use super::tile::{LaidTile, parse_laid};

/// What a square multiplies when a tile is laid on it; plain squares multiply by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Premium {
    /// The factor of the letter on it.
    pub letter: u8,
    /// The factor of every word through it.
    pub word: u8,
}

impl Premium {
    /// A square without a premium.
    pub const NONE: Self = Self { letter: 1, word: 1 };
    /// What a plain `*` means: the start of the standard board doubles the word.
    const STAR: Self = Self { letter: 1, word: 2 };
}

/// The board at the start: its size, its premiums, the square where the first word must lie, and
/// the tiles that some boards begin with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Layout {
    rows: u8,
    cols: u8,
    premiums: Vec<Premium>,
    start: Square,
    tiles: Vec<(Square, LaidTile)>,
}

/// Why a board cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// The number of rows is out of range.
    #[error("a board has {min} to {max} rows, this one has {0}", min = Square::MIN_SIDE, max = Square::MAX_SIDE)]
    Rows(usize),
    /// The number of columns is out of range.
    #[error("a board has {min} to {max} columns, this row has {0}", min = Square::MIN_SIDE, max = Square::MAX_SIDE)]
    Columns(usize),
    /// A row is longer or shorter than the first.
    #[error("this row has {found} squares, the first has {expected}")]
    Uneven {
        /// Squares in this row.
        found: usize,
        /// Squares in the first row.
        expected: usize,
    },
    /// A cell that means nothing.
    #[error(
        "column {column}: \"{text}\" is no square (empty, *, 2L to 4L, 2W to 4W, a tile such as :C, or both as 2W:C)"
    )]
    Cell {
        /// The column, from one.
        column: usize,
        /// What stands there.
        text: String,
    },
    /// No square is marked as the start.
    #[error("no square is marked * as the start")]
    NoStart,
    /// A second square is marked as the start.
    #[error("column {column}: a second start; only one square can be marked *")]
    SecondStart {
        /// The column, from one.
        column: usize,
    },
    /// The file is no text of fields separated by commas.
    #[error("this is no CSV text: {0}")]
    Csv(String),
}

impl Layout {
    /// Reads a board and the tiles on it, a row on a line.
    ///
    /// # Errors
    /// The line, from one, and what is wrong with it; line 0 when it is the board as a whole.
    pub fn parse(text: &str) -> Result<Self, (u64, LayoutError)> {
        let mut premiums = Vec::new();
        let mut tiles = Vec::new();
        let mut start = None;
        let (mut rows, mut cols) = (0u8, 0u8);
        for (line, fields) in table::rows(text) {
            let record = fields.map_err(|error| (line, LayoutError::Csv(error)))?;
            let width = side(record.len()).ok_or((line, LayoutError::Columns(record.len())))?;
            if rows == 0 {
                cols = width;
            } else if cols != width {
                let (found, expected) = (record.len(), cols.into());
                return Err((line, LayoutError::Uneven { found, expected }));
            }
            if rows == Square::MAX_SIDE {
                return Err((line, LayoutError::Rows(usize::from(rows) + 1)));
            }
            for (col, text) in (0..).zip(&record) {
                let column = usize::from(col) + 1;
                let cell = parse_cell(text).ok_or_else(|| {
                    let text = text.chars().take(12).collect();
                    (line, LayoutError::Cell { column, text })
                })?;
                premiums.push(cell.premium);
                let square = Square::new(rows, col);
                if cell.is_start && start.replace(square).is_some() {
                    return Err((line, LayoutError::SecondStart { column }));
                }
                tiles.extend(cell.tile.map(|tile| (square, tile)));
            }
            rows += 1;
        }
        side(rows.into()).ok_or((0, LayoutError::Rows(rows.into())))?;
        let start = start.ok_or((0, LayoutError::NoStart))?;
        Ok(Self { rows, cols, premiums, start, tiles })
    }

    /// The board before the first turn.
    pub fn board(&self) -> Board {
        let mut board = Board::empty(self.rows, self.cols);
        for &(square, tile) in &self.tiles {
            board.lay(square, tile);
        }
        board
    }

    /// Writes the squares with the tiles of a board on them, in the notation that
    /// [`Layout::parse`] reads.
    pub fn to_csv(&self, board: &Board) -> String {
        let row = |row: u8| {
            let cells: Vec<String> = (0..self.cols)
                .map(|col| {
                    let square = Square::new(row, col);
                    let tile = board.get(square).map(|tile| format!(":{tile}"));
                    self.premium_text(square) + &tile.unwrap_or_default()
                })
                .collect();
            cells.join(",") + "\n"
        };
        (0..self.rows).map(row).collect()
    }

    fn premium_text(&self, square: Square) -> String {
        let premium = self.premium(square);
        let text = match premium {
            Premium::NONE => String::new(),
            Premium { letter: 1, word } => format!("{word}W"),
            Premium { letter, .. } => format!("{letter}L"),
        };
        match (square == self.start, premium) {
            (false, _) => text,
            (true, Premium::STAR) => "*".into(),
            (true, Premium::NONE) => "*1W".into(),
            (true, _) => format!("*{text}"),
        }
    }

    /// The number of rows.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// The number of columns.
    pub fn cols(&self) -> u8 {
        self.cols
    }

    /// The square that the first word must cover.
    pub fn start(&self) -> Square {
        self.start
    }

    /// Whether the board has this square.
    pub fn contains(&self, square: Square) -> bool {
        square.row < self.rows && square.col < self.cols
    }

    /// The premium of a square; none outside the board.
    pub fn premium(&self, square: Square) -> Premium {
        if !self.contains(square) {
            return Premium::NONE;
        }
        self.premiums[usize::from(square.row) * usize::from(self.cols) + usize::from(square.col)]
    }
}

fn side(length: usize) -> Option<u8> {
    u8::try_from(length).ok().filter(|n| (Square::MIN_SIDE..=Square::MAX_SIDE).contains(n))
}

struct Cell {
    premium: Premium,
    is_start: bool,
    tile: Option<LaidTile>,
}

fn parse_cell(text: &str) -> Option<Cell> {
    let (square, tile) = match text.split_once(':') {
        None => (text, None),
        Some((square, tile)) => match parse_laid(tile).ok()?.as_slice() {
            [Some(tile)] => (square, Some(*tile)),
            _ => return None,
        },
    };
    let (is_start, factor) = match square.strip_prefix('*') {
        Some(factor) => (true, factor),
        None => (false, square),
    };
    let premium = match factor.as_bytes() {
        [] if is_start => Premium::STAR,
        [] => Premium::NONE,
        [b'1', b'W'] if is_start => Premium::NONE,
        [n @ b'2'..=b'4', b'W' | b'w'] => Premium { letter: 1, word: n - b'0' },
        [n @ b'2'..=b'4', b'L' | b'l'] => Premium { letter: n - b'0', word: 1 },
        _ => return None,
    };
    Some(Cell { premium, is_start, tile })
}

impl TryFrom<Vec<String>> for Layout {
    type Error = LayoutError;

    fn try_from(rows: Vec<String>) -> Result<Self, LayoutError> {
        Self::parse(&rows.join("\n")).map_err(|(_, error)| error)
    }
}

impl From<Layout> for Vec<String> {
    fn from(layout: Layout) -> Self {
        layout.to_csv(&layout.board()).lines().map(str::to_owned).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_written_and_read_alike_with_its_tiles() {
        let text = "3W,,2L,,3L:A\n,2W:i,,,\n,,*:[CH],,\n,,,4W,\n4L,,,,:X\n";
        let layout = Layout::parse(text).unwrap();
        assert_eq!(layout.to_csv(&layout.board()), text);
        assert_eq!(layout.board().tiles().count(), 4);
        assert_eq!(layout.start(), Square::new(2, 2));
        assert_eq!(layout.premium(Square::new(2, 2)), Premium { letter: 1, word: 2 });
        let stored = serde_json::to_string(&layout).unwrap();
        assert_eq!(serde_json::from_str::<Layout>(&stored).unwrap(), layout);
    }

    #[test]
    fn a_bad_board_names_its_line() {
        use LayoutError::*;
        let five = |changed: &str| format!("{changed},,,,\n,,,,\n,,*,,\n,,,,\n,,,,\n");
        assert!(Layout::parse(&five("")).is_ok());
        for bad in ["2X", "1L", "5W", "10W", "2W:", "2W:AB", "W2", "☃", ":?"] {
            let error = Cell { column: 1, text: bad.into() };
            assert_eq!(Layout::parse(&five(bad)), Err((1, error)), "{bad:?}");
        }
        assert_eq!(Layout::parse(&five("*")), Err((3, SecondStart { column: 3 })));
        assert_eq!(Layout::parse(",,*,,\n,,,\n"), Err((2, Columns(4))));
        assert_eq!(Layout::parse(",,*,,\n,,,,,\n"), Err((2, Uneven { found: 6, expected: 5 })));
        assert_eq!(Layout::parse(",,*,,\n,,,,\n"), Err((0, Rows(2))));
        assert_eq!(Layout::parse(&",,,,\n".repeat(5)), Err((0, NoStart)));
        assert_eq!(Layout::parse(&",,,,\n".repeat(22)), Err((22, Rows(22))));
    }
}
