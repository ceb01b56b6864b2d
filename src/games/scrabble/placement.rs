//! Laying tiles: does a placement fit the board, and which words does it make?

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::edition::Edition;
use super::glyph::TileTextError;
use super::refusal::Refusal;
use super::square::{Direction, Square, SquareError, Start};
use super::tile::{LaidTile, LaidWord, Tile, Tiles, parse_laid};

/// Tiles to be laid: where they begin, and for each square a tile or the one already there.
///
/// As text `8H SLoVO` across or `H8 S.OVO` down; lower case is a blank, `.` a tile on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Placement {
    /// The first square and the direction.
    pub start: Start,
    /// What each square from there on gets; `None` where a tile lies already.
    pub tiles: Vec<Option<LaidTile>>,
}

impl Placement {
    /// The new tiles, as they are taken from the rack.
    pub fn tiles_used(&self) -> impl Iterator<Item = Tile> + '_ {
        self.tiles.iter().flatten().map(|tile| tile.tile())
    }

    /// The new tiles with their squares; squares beyond all boards are left out.
    pub fn laid(&self) -> impl Iterator<Item = (Square, LaidTile)> + '_ {
        (0..).zip(&self.tiles).filter_map(|(steps, tile)| {
            Some((self.start.square.step(self.start.direction, steps)?, (*tile)?))
        })
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.start)?;
        self.tiles.iter().try_for_each(|tile| match tile {
            Some(tile) => write!(f, "{tile}"),
            None => f.write_str("."),
        })
    }
}

/// Why a text is no placement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlacementTextError {
    /// There is no square or there are no tiles.
    #[error("a placement is a square and tiles, such as 8H HORSE")]
    Incomplete,
    /// The first part is no square.
    #[error(transparent)]
    Square(#[from] SquareError),
    /// The second part cannot be read as tiles.
    #[error(transparent)]
    Tiles(#[from] TileTextError),
}

impl FromStr for Placement {
    type Err = PlacementTextError;

    /// Reads the form that [`Display`](fmt::Display) writes; people's own ways are read by
    /// [`TypedMove`](super::notation::TypedMove).
    fn from_str(text: &str) -> Result<Self, PlacementTextError> {
        let (start, tiles) = text.split_once(' ').ok_or(PlacementTextError::Incomplete)?;
        let (start, tiles) = (start.parse()?, parse_laid(tiles)?);
        if tiles.is_empty() {
            Err(PlacementTextError::Incomplete)
        } else {
            Ok(Self { start, tiles })
        }
    }
}

impl TryFrom<String> for Placement {
    type Error = PlacementTextError;

    fn try_from(text: String) -> Result<Self, PlacementTextError> {
        text.parse()
    }
}

impl From<Placement> for String {
    fn from(placement: Placement) -> Self {
        placement.to_string()
    }
}

/// A placement that fits the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The placement from the first to the last tile of its main word, each play in one form only:
    /// a single tile that makes words both ways goes across.
    pub placement: Placement,
    /// The words made or changed, the main word first; each with its first square.
    pub words: Vec<(Start, LaidWord)>,
}

/// Lays a placement on a board, whether or not its words are valid and the tiles are at hand.
///
/// # Errors
/// When it leaves the board, hits a tile, leaves a gap, touches nothing or misses the start.
pub fn fit(board: &Board, edition: &Edition, placement: &Placement) -> Result<Play, Refusal> {
    let Start { square: first, direction } = placement.start;
    let mut laid_board = board.clone();
    let mut laid = Vec::new();
    for (steps, &tile) in (0..).zip(&placement.tiles) {
        let square = first.step(direction, steps).filter(|&square| board.contains(square));
        let Some(square) = square else {
            let (rows, cols) = (board.rows(), board.cols());
            return Err(Refusal::OffBoard { start: placement.start, rows, cols });
        };
        match (tile, board.get(square)) {
            (Some(wanted), Some(holds)) => {
                return Err(Refusal::SquareTaken { square, holds, wanted });
            }
            (None, None) => return Err(Refusal::NothingThere { square }),
            (None, Some(_)) => {}
            (Some(tile), None) => {
                if !edition.tiles.alphabet().contains(tile.letter) {
                    return Err(Refusal::UnknownLetter { letter: tile.letter });
                }
                laid_board.lay(square, tile);
                laid.push(square);
            }
        }
    }
    let [first_laid, ..] = laid.as_slice() else { return Err(Refusal::NoTiles) };
    check_contact(board, edition, &laid)?;

    let across_reads = word_at(&laid_board, *first_laid, Direction::Across).is_some();
    let direction = match laid.len() {
        1 if across_reads => Direction::Across,
        1 => Direction::Down,
        _ => direction,
    };
    let square = laid_board.run_start(*first_laid, direction);
    let tiles = laid_board
        .run(square, direction)
        .map(|(square, tile)| laid.contains(&square).then_some(tile))
        .collect();
    let main = word_at(&laid_board, *first_laid, direction);
    let crossing =
        laid.iter().filter_map(|&square| word_at(&laid_board, square, direction.turned()));
    let words = main.into_iter().chain(crossing).collect();
    Ok(Play { placement: Placement { start: Start { square, direction }, tiles }, words })
}

fn check_contact(board: &Board, edition: &Edition, laid: &[Square]) -> Result<(), Refusal> {
    if board.is_empty() {
        let start = edition.layout.start();
        if !laid.contains(&start) {
            return Err(Refusal::MissesStart { start });
        }
        if laid.len() < 2 {
            return Err(Refusal::FirstWordTooShort);
        }
    } else if !laid.iter().any(|&square| board.touches(square)) {
        return Err(Refusal::TouchesNothing);
    }
    Ok(())
}

/// The word through a square, when it has two tiles or more.
fn word_at(board: &Board, square: Square, direction: Direction) -> Option<(Start, LaidWord)> {
    let first = board.run_start(square, direction);
    let tiles: Vec<LaidTile> = board.run(first, direction).map(|(_, tile)| tile).collect();
    (tiles.len() > 1).then_some((Start { square: first, direction }, LaidWord(tiles)))
}

/// Checks that a rack holds all the tiles that an action takes from it.
pub(crate) fn check_rack(rack: &Tiles, used: &Tiles) -> Result<(), Refusal> {
    rack.missing(used.iter()).map_or(Ok(()), |tile| {
        Err(Refusal::MissingTile { tile, wanted: used.count(tile), have: rack.count(tile) })
    })
}
