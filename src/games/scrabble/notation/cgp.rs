//! CGP, the text form of a position: `board racks scores scoreless-turns`, then operations.

use std::fmt;
use std::str::FromStr;

use super::super::board::Board;
use super::super::edition::Edition;
use super::super::glyph::{Glyph, TileTextError, glyphs};
use super::super::score::Score;
use super::super::square::Square;
use super::super::tile::{LaidTile, Tile, Tiles};
use super::super::view::View;
use crate::games::rules::{Seat, Viewer};
use crate::lexicon::Letter;

/// A position: the board, and the racks and scores of the players from the one on turn on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cgp {
    /// The tiles on the board.
    pub board: Board,
    /// The racks as far as they are known.
    pub racks: Vec<Tiles>,
    /// The scores.
    pub scores: Vec<Score>,
    /// Turns in a row that scored nothing.
    pub scoreless: usize,
    /// Further operations, such as `lex` and its value.
    pub operations: Vec<(String, String)>,
}

/// Why a text is no position, or not one of this edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CgpError {
    /// The text is absurdly long.
    #[error("a CGP position has at most {max} characters", max = Cgp::MAX_CHARS)]
    TooLong,
    /// A field is missing.
    #[error(
        "a CGP position is board, racks, scores and scoreless turns, separated by spaces; the {0} are missing"
    )]
    Missing(&'static str),
    /// A row of the board cannot be read.
    #[error("row {row} of the board: {cause}")]
    Row {
        /// The row, from one.
        row: usize,
        /// What is wrong.
        cause: TileTextError,
    },
    /// A row has another length than the first.
    #[error("row {row} of the board has {found} squares, the first has {expected}")]
    Uneven {
        /// The row, from one.
        row: usize,
        /// Squares in this row.
        found: usize,
        /// Squares in the first row.
        expected: usize,
    },
    /// The board is too small or too large.
    #[error("a board has {min} to {max} rows and columns, this one {rows} rows and {cols} columns", min = Square::MIN_SIDE, max = Square::MAX_SIDE)]
    Size {
        /// Rows found.
        rows: usize,
        /// Columns found.
        cols: usize,
    },
    /// A rack cannot be read.
    #[error("rack {player}: {cause}")]
    Rack {
        /// The player, from one.
        player: usize,
        /// What is wrong.
        cause: TileTextError,
    },
    /// More players than four.
    #[error("a game has at most 4 players, here are {0} racks")]
    Players(usize),
    /// Racks and scores differ in number.
    #[error("{racks} racks and {scores} scores do not go together")]
    Counts {
        /// Number of racks.
        racks: usize,
        /// Number of scores.
        scores: usize,
    },
    /// A number cannot be read.
    #[error("\"{0}\" is no number that can stand here")]
    Number(String),
    /// The board is not that of the edition.
    #[error(
        "the board has {rows} rows and {cols} columns, the edition's {expected_rows} and {expected_cols}"
    )]
    OtherBoard {
        /// Rows found.
        rows: u8,
        /// Columns found.
        cols: u8,
        /// Rows of the edition.
        expected_rows: u8,
        /// Columns of the edition.
        expected_cols: u8,
    },
    /// A letter is not in the alphabet of the edition.
    #[error("{0} is no letter of this edition")]
    UnknownLetter(Letter),
    /// A rack holds more tiles than it may.
    #[error("rack {player} has {tiles} tiles, a full one has {rack_size}")]
    RackTooLong {
        /// The player, from one.
        player: usize,
        /// Tiles on the rack.
        tiles: usize,
        /// Tiles on a full rack.
        rack_size: u8,
    },
    /// More tiles of a kind than there are.
    #[error("there are {found} tiles {tile} on board and racks, the set has {set}")]
    TooManyTiles {
        /// Which tile.
        tile: Tile,
        /// How many are in the position.
        found: usize,
        /// How many the set has.
        set: usize,
    },
}

impl Cgp {
    /// The longest text that is read.
    pub const MAX_CHARS: usize = 8_000;

    /// The position that a viewer sees: racks the viewer may not know are left empty.
    pub fn from_view(view: &View) -> Self {
        let players = view.players.len();
        let first = view.turn.unwrap_or_default().index();
        let order = (0..players).map(|i| (first + i) % players);
        let rack = |i: usize| match (&view.outcome, view.viewer) {
            (Some(outcome), _) => outcome.racks[i].clone(),
            (None, Viewer::Seat(Seat(seat))) if usize::from(seat) == i => {
                view.rack.clone().unwrap_or_default()
            }
            (None, _) => Tiles::default(),
        };
        Self {
            board: view.board.clone(),
            racks: order.clone().map(rack).collect(),
            scores: order.map(|i| view.players[i].score).collect(),
            scoreless: view.scoreless,
            operations: Vec::new(),
        }
    }

    /// Checks that the position can occur with these tiles on this board.
    ///
    /// # Errors
    /// When board, letters, racks or the number of tiles do not fit the edition.
    pub fn check(&self, edition: &Edition) -> Result<(), CgpError> {
        let (rows, cols) = (self.board.rows(), self.board.cols());
        let (expected_rows, expected_cols) = (edition.layout.rows(), edition.layout.cols());
        if (rows, cols) != (expected_rows, expected_cols) {
            return Err(CgpError::OtherBoard { rows, cols, expected_rows, expected_cols });
        }
        let alphabet = edition.tiles.alphabet();
        let on_board = self.board.tiles().map(|(_, tile)| tile.letter);
        let on_racks = self.racks.iter().flat_map(Tiles::iter).filter_map(|tile| match tile {
            Tile::Letter(letter) => Some(letter),
            Tile::Blank => None,
        });
        if let Some(letter) = on_board.chain(on_racks).find(|&letter| !alphabet.contains(letter)) {
            return Err(CgpError::UnknownLetter(letter));
        }
        for (i, rack) in self.racks.iter().enumerate() {
            if rack.len() > usize::from(edition.rack_size) {
                let (player, tiles) = (i + 1, rack.len());
                return Err(CgpError::RackTooLong { player, tiles, rack_size: edition.rack_size });
            }
        }
        let begun = edition.layout.board();
        let played = self.board.tiles().filter(|(square, tile)| begun.get(*square) != Some(*tile));
        let laid = played.map(|(_, tile)| tile.tile());
        let used: Tiles = laid.chain(self.racks.iter().flat_map(Tiles::iter)).collect();
        for tile in edition.tiles.kinds() {
            let (found, set) = (used.count(tile), edition.tiles.count(tile));
            if found > set {
                return Err(CgpError::TooManyTiles { tile, found, set });
            }
        }
        Ok(())
    }

    /// The value of an operation, such as the lexicon's name of `lex`.
    pub fn operation(&self, name: &str) -> Option<&str> {
        let found = self.operations.iter().find(|(found, _)| found == name);
        found.map(|(_, value)| value.as_str())
    }
}

impl fmt::Display for Cgp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.board.rows() {
            if row > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for col in 0..self.board.cols() {
                match self.board.get(Square::new(row, col)) {
                    None => empty += 1,
                    Some(tile) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        write!(f, "{tile}")?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        let joined = |items: Vec<String>| items.join("/");
        let racks = joined(self.racks.iter().map(Tiles::to_string).collect());
        let scores = joined(self.scores.iter().map(Score::to_string).collect());
        // A single unknown rack would vanish between the spaces.
        let racks = if racks.is_empty() { "/".to_owned() } else { racks };
        write!(f, " {racks} {scores} {}", self.scoreless)?;
        self.operations.iter().try_for_each(|(name, value)| {
            let space = if value.is_empty() { "" } else { " " };
            write!(f, " {name}{space}{value};")
        })
    }
}

impl FromStr for Cgp {
    type Err = CgpError;

    fn from_str(text: &str) -> Result<Self, CgpError> {
        if text.chars().nth(Self::MAX_CHARS).is_some() {
            return Err(CgpError::TooLong);
        }
        let (board, rest) = field(text).ok_or(CgpError::Missing("board"))?;
        let (racks, rest) = field(rest).ok_or(CgpError::Missing("racks"))?;
        let (scores, rest) = field(rest).ok_or(CgpError::Missing("scores"))?;
        let (scoreless, rest) = field(rest).ok_or(CgpError::Missing("scoreless turns"))?;
        let board = parse_board(board)?;
        let scores: Vec<Score> =
            scores.split('/').map(|text| number(text).map(Score)).collect::<Result<_, _>>()?;
        let mut racks: Vec<Tiles> = (1..)
            .zip(racks.split('/'))
            .map(|(player, text)| text.parse().map_err(|cause| CgpError::Rack { player, cause }))
            .collect::<Result<_, _>>()?;
        if scores.len() == 1 && racks.len() == 2 && racks[1].is_empty() {
            racks.pop();
        }
        if racks.len() != scores.len() {
            return Err(CgpError::Counts { racks: racks.len(), scores: scores.len() });
        }
        if racks.len() > 4 {
            return Err(CgpError::Players(racks.len()));
        }
        let operations = rest.split(';').map(str::trim).filter(|op| !op.is_empty()).map(|op| {
            let (name, value) = op.split_once(char::is_whitespace).unwrap_or((op, ""));
            (name.to_owned(), value.split_whitespace().collect::<Vec<_>>().join(" "))
        });
        Ok(Self {
            board,
            racks,
            scores,
            scoreless: number::<u16>(scoreless)?.into(),
            operations: operations.collect(),
        })
    }
}

/// The next field and what follows it.
fn field(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}

fn number<N: FromStr>(text: &str) -> Result<N, CgpError> {
    text.parse().map_err(|_| CgpError::Number(text.chars().take(20).collect()))
}

fn parse_board(text: &str) -> Result<Board, CgpError> {
    let rows = (1..)
        .zip(text.split('/'))
        .map(|(row, text)| parse_row(text).map_err(|cause| CgpError::Row { row, cause }))
        .collect::<Result<Vec<_>, _>>()?;
    let cols = rows[0].len();
    let side = |n: usize| {
        u8::try_from(n).ok().filter(|n| (Square::MIN_SIDE..=Square::MAX_SIDE).contains(n))
    };
    let (Some(height), Some(width)) = (side(rows.len()), side(cols)) else {
        return Err(CgpError::Size { rows: rows.len(), cols });
    };
    let mut board = Board::empty(height, width);
    for (row, tiles) in (0..height).zip(&rows) {
        if tiles.len() != cols {
            let row = usize::from(row) + 1;
            return Err(CgpError::Uneven { row, found: tiles.len(), expected: cols });
        }
        for (col, tile) in (0..width).zip(tiles) {
            if let Some(tile) = tile {
                board.lay(Square::new(row, col), *tile);
            }
        }
    }
    Ok(board)
}

/// Squares of a row: digits are empty squares, letters tiles, lower case or `?X` blanks.
fn parse_row(text: &str) -> Result<Vec<Option<LaidTile>>, TileTextError> {
    let most = usize::from(Square::MAX_SIDE);
    let mut row = Vec::new();
    let mut empty: Option<usize> = None;
    let mut forced = false;
    for glyph in glyphs(text, 4 * most)? {
        if let Glyph::Sign(c) = glyph
            && let Some(digit) = c.to_digit(10)
            && !forced
        {
            empty = Some(empty.unwrap_or(0) * 10 + digit as usize);
            if empty > Some(most) {
                return Err(TileTextError::TooLong(most));
            }
            continue;
        }
        row.extend(std::iter::repeat_n(None, empty.take().unwrap_or(0)));
        match glyph {
            Glyph::Letter { letter, lower } => {
                row.push(Some(LaidTile { letter, blank: lower || forced }));
                forced = false;
            }
            Glyph::Sign('?') if !forced => forced = true,
            Glyph::Sign(_) if forced => return Err(TileTextError::BlankWithoutLetter),
            Glyph::Sign(c) => return Err(TileTextError::Unexpected(c)),
        }
    }
    if forced {
        return Err(TileTextError::BlankWithoutLetter);
    }
    row.extend(std::iter::repeat_n(None, empty.unwrap_or(0)));
    Ok(row)
}
