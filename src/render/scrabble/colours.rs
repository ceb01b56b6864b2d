//! Scrabble's part of a theme: squares, tiles, racks.

use crate::games::scrabble::Premium;
use crate::render::theme::{Swatch, check_text, colours};
use crate::render::{Colour, Eyes, Painter, Pair, Part, Raster, ThemeError};

/// The colours of Scrabble.
///
/// Their tables do not name the game: the first themes of hosts were written when there was no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScrabbleColours {
    /// The board.
    pub board: BoardColours,
    /// What lies on it.
    pub tile: TileColours,
    /// What a player's tiles stand on.
    pub rack: RackColours,
}

colours! {
    /// A board.
    "board" => BoardColours {
        /// The frame of the board and the coordinates on it.
        frame: Pair,
        /// Between the squares.
        grid: Colour,
        /// A square without premium.
        plain: Colour,
        /// The start, and its star.
        start: Pair,
        /// A square that doubles a letter.
        letter_2 = "2L": Pair,
        /// A square that multiplies a letter by 3.
        letter_3 = "3L": Pair,
        /// A square that multiplies a letter by 4.
        letter_4 = "4L": Pair,
        /// A square that doubles a word.
        word_2 = "2W": Pair,
        /// A square that multiplies a word by 3.
        word_3 = "3W": Pair,
        /// A square that multiplies a word by 4.
        word_4 = "4W": Pair,
    }
}

colours! {
    /// Tiles, and what is told of them.
    "tile" => TileColours {
        /// A tile.
        plain: Pair,
        /// The lower edge of a tile.
        edge: Colour,
        /// A blank and the letter it stands for.
        blank: Pair,
        /// A tile of the last move.
        last: Pair,
        /// A tile that is not laid yet.
        preview: Pair,
        /// The points beside a move.
        badge: Pair,
    }
}

colours! {
    /// A rack.
    "rack" => RackColours {
        /// The wood of a rack, and what is written on it.
        wood: Pair,
        /// The edge of a rack that a tile stands on.
        edge: Colour,
    }
}

/// The least difference (ΔE*ab) between two kinds of squares; all are labelled as well.
const SQUARE_DIFFERENCE: f64 = 7.0;

impl ScrabbleColours {
    pub(in crate::render) fn swatches(&self) -> Vec<Swatch> {
        [self.board.swatches(), self.tile.swatches(), self.rack.swatches()].concat()
    }

    /// The two kinds of squares that look most alike to some eyes, and how much they differ (ΔE*ab).
    pub fn closest_squares(&self, eyes: Eyes) -> (&'static str, &'static str, f64) {
        let squares = self.board.squares();
        let mut closest = ("", "", f64::MAX);
        for (i, &(key, colour)) in squares.iter().enumerate() {
            for &(other_key, other) in &squares[i + 1..] {
                let difference = colour.seen_by(eyes).difference(other.seen_by(eyes));
                if difference < closest.2 {
                    closest = (key, other_key, difference);
                }
            }
        }
        closest
    }

    /// Refuses new blanks that could hardly be read and squares that look alike.
    pub(in crate::render) fn check(&self) -> Result<(), ThemeError> {
        // New tiles keep the colour of blanks.
        check_text("tile.blank", Pair { fill: self.tile.last.fill, ink: self.tile.blank.ink })?;
        match self.closest_squares(Eyes::Common) {
            (one, other, difference) if difference < SQUARE_DIFFERENCE => {
                Err(ThemeError::Alike(one, other))
            }
            _ => Ok(()),
        }
    }
}

impl BoardColours {
    /// The colours of a square with a premium; `None` for a plain one.
    pub fn premium(&self, premium: Premium) -> Option<Pair> {
        match premium {
            Premium { word: 4.., .. } => Some(self.word_4),
            Premium { word: 3, .. } => Some(self.word_3),
            Premium { word: 2, .. } => Some(self.word_2),
            Premium { letter: 4.., .. } => Some(self.letter_4),
            Premium { letter: 3, .. } => Some(self.letter_3),
            Premium { letter: 2, .. } => Some(self.letter_2),
            _ => None,
        }
    }

    /// The kinds of squares by their keys; the start is one of those that double a word.
    fn squares(&self) -> Vec<(&'static str, Colour)> {
        let premiums = self.swatches().into_iter().filter_map(Swatch::pair);
        let premiums = premiums.filter(|(key, _)| !["board.frame", "board.start"].contains(key));
        let premiums = premiums.map(|(key, pair)| (key, pair.fill));
        [("board.plain", self.plain)].into_iter().chain(premiums).collect()
    }
}

/// A picture of one colour that has a place for every colour of Scrabble.
pub(super) fn page(painter: &Painter, width: u32, height: u32) -> Raster {
    painter.page(width, height, Part::Scrabble)
}
