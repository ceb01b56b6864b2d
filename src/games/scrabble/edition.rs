//! What lies in the box: tiles, board, rack size and the bonus for using a whole rack.

use serde::{Deserialize, Serialize};

use super::layout::Layout;
use super::score::Score;
use super::square::Square;
use super::tile::LaidTile;
use super::tile_set::TileSet;
use crate::lexicon::Letter;

/// One edition of the game, such as the Czech one, or a player's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// A short name, such as `cs`.
    pub name: String,
    /// The tiles and the alphabet.
    pub tiles: TileSet,
    /// The board.
    pub layout: Layout,
    /// How many tiles a full rack holds.
    pub rack_size: u8,
    /// What it earns to lay a full rack in one turn.
    pub bingo_bonus: Score,
}

/// Why the parts do not make an edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditionError {
    /// The rack is too small or too large.
    #[error("a rack holds {min} to {max} tiles, not {0}", min = Edition::MIN_RACK, max = Edition::MAX_RACK)]
    RackSize(u8),
    /// The bonus is out of range.
    #[error("the bingo bonus is 0 to {max} points, not {0}", max = Edition::MAX_BONUS)]
    Bonus(Score),
    /// The bag cannot fill two racks.
    #[error("{tiles} tiles cannot fill two racks of {rack_size}")]
    TooFewTiles {
        /// Tiles in the set.
        tiles: usize,
        /// Tiles on a full rack.
        rack_size: u8,
    },
    /// The premiums of a line multiply to more than games can count.
    #[error(
        "one word could earn {points} points, more than {max}; give the board fewer premiums for words or \
         the rack fewer tiles",
        max = Edition::MAX_WORD_POINTS
    )]
    TooRich {
        /// Points of the best word that one could think of.
        points: u64,
    },
    /// A tile lies on the board whose letter is not in the set.
    #[error("on {square} lies {letter}, which is no letter of this edition")]
    StrayTile {
        /// Where it lies.
        square: Square,
        /// Its letter.
        letter: Letter,
    },
}

impl Edition {
    /// The smallest rack.
    pub const MIN_RACK: u8 = 1;
    /// The largest rack.
    pub const MAX_RACK: u8 = 12;
    /// The greatest bingo bonus.
    pub const MAX_BONUS: i32 = 1000;
    /// The most points that one word may earn: sums of a whole game must still be numbers.
    pub const MAX_WORD_POINTS: u64 = 10_000_000;

    /// Checks that the parts fit together.
    ///
    /// # Errors
    /// When the rack size or the bonus is out of range, two racks cannot be filled, or a foreign tile
    /// lies on the board.
    pub fn check(&self) -> Result<(), EditionError> {
        if !(Self::MIN_RACK..=Self::MAX_RACK).contains(&self.rack_size) {
            return Err(EditionError::RackSize(self.rack_size));
        }
        if !(0..=Self::MAX_BONUS).contains(&self.bingo_bonus.0) {
            return Err(EditionError::Bonus(self.bingo_bonus));
        }
        let tiles = self.tiles.total();
        if tiles < 2 * usize::from(self.rack_size) {
            return Err(EditionError::TooFewTiles { tiles, rack_size: self.rack_size });
        }
        let board = self.layout.board();
        let stray = board.tiles().find(|(_, tile)| !self.tiles.alphabet().contains(tile.letter));
        stray.map_or(Ok(()), |(square, LaidTile { letter, .. })| {
            Err(EditionError::StrayTile { square, letter })
        })
    }

    /// Checks that no word earns more than a computer can reckon with; the rules can count any.
    ///
    /// # Errors
    /// When the premiums of a line multiply to more.
    pub fn check_points(&self) -> Result<(), EditionError> {
        match self.richest_word() {
            points if points > Self::MAX_WORD_POINTS => Err(EditionError::TooRich { points }),
            _ => Ok(()),
        }
    }

    /// What no word can exceed: a line full of the highest tiles, with as many premiums for words as a
    /// rack can cover.
    fn richest_word(&self) -> u64 {
        let (rows, cols) = (self.layout.rows(), self.layout.cols());
        let across = (0..rows).map(|row| (0..cols).map(|col| Square::new(row, col)).collect());
        let down = (0..cols).map(|col| (0..rows).map(|row| Square::new(row, col)).collect());
        let values = self.tiles.kinds().map(|tile| self.tiles.value(tile).0);
        let highest = values.max().unwrap_or(0).unsigned_abs();
        let line = |squares: Vec<Square>| {
            let premiums = || squares.iter().map(|&square| self.layout.premium(square));
            let sum: u64 = premiums().map(|premium| u64::from(premium.letter)).sum();
            let mut factors: Vec<u64> = premiums().map(|premium| premium.word.into()).collect();
            factors.sort_unstable_by(|a, b| b.cmp(a));
            let factor: u64 = factors.iter().take(self.rack_size.into()).product();
            u64::from(highest) * sum * factor
        };
        across.chain(down).map(line).max().unwrap_or(0)
    }
}
