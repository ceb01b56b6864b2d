//! The colours of a picture, and what makes them fit to be seen.

use super::colour::{Colour, Eyes};
use super::theme_file::{Tenths, ThemeError};
use crate::games::scrabble::Premium;
use crate::texts::Tongue;

/// A colour and what is written on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// What lies below.
    pub fill: Colour,
    /// What is written on it.
    pub ink: Colour,
}

/// The colours of all pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The name it is asked for by.
    pub name: String,
    pub(super) titles: [String; 3],
    /// Typefaces to use instead of the shipped ones.
    pub fonts: Option<FontFiles>,
    /// Behind everything, and the text on it.
    pub page: Pair,
    /// Text that matters less, on the page and on cards.
    pub muted: Colour,
    /// Cards of players, and the text on them.
    pub card: Pair,
    /// What must be noticed: whose turn it is.
    pub accent: Pair,
    /// Lines of players in charts.
    pub players: [Colour; 4],
    /// The frame of the board and the coordinates on it.
    pub frame: Pair,
    /// Between the squares.
    pub grid: Colour,
    /// A square without premium.
    pub plain: Colour,
    /// The start, and its star.
    pub start: Pair,
    /// Squares that multiply a letter by 2, 3 and 4.
    pub letters: [Pair; 3],
    /// Squares that multiply a word by 2, 3 and 4.
    pub words: [Pair; 3],
    /// A tile.
    pub tile: Pair,
    /// The lower edge of a tile.
    pub tile_edge: Colour,
    /// A blank and the letter it stands for.
    pub blank: Pair,
    /// A tile of the last move.
    pub last: Pair,
    /// A tile that is not laid yet.
    pub preview: Pair,
    /// The points beside a move.
    pub badge: Pair,
    /// The wood of a rack, and what is written on it.
    pub rack: Pair,
    /// The edge of a rack that a tile stands on.
    pub rack_edge: Colour,
}

/// Files with typefaces, beside the file of the theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FontFiles {
    /// The usual weight.
    pub regular: String,
    /// The bold weight.
    pub bold: String,
}

/// The contrast that WCAG 2 asks of text (AA).
const TEXT_CONTRAST: f64 = 4.5;
/// The contrast that WCAG 2 asks of shapes that mean something.
const SHAPE_CONTRAST: f64 = 3.0;
/// The least difference (ΔE*ab) between two kinds of squares; all are labelled as well.
const SQUARE_DIFFERENCE: f64 = 7.0;

impl Theme {
    /// The name as people read it.
    pub fn title(&self, tongue: Tongue) -> &str {
        let [cs, sk, en] = &self.titles;
        match tongue {
            Tongue::Czech => cs,
            Tongue::Slovak => sk,
            Tongue::English => en,
        }
    }

    /// Thin lines on the page and around cards.
    pub fn line(&self) -> Colour {
        self.page.fill.mixed(self.muted, 1, 3)
    }

    /// The colours of a square with a premium; `None` for a plain one.
    pub fn premium(&self, premium: Premium) -> Option<Pair> {
        let of = |pairs: &[Pair; 3], factor: u8| pairs[usize::from(factor.clamp(2, 4)) - 2];
        match premium {
            Premium { word: 2.., .. } => Some(of(&self.words, premium.word)),
            Premium { letter: 2.., .. } => Some(of(&self.letters, premium.letter)),
            _ => None,
        }
    }

    /// All its colours, those of large areas first.
    pub fn colours(&self) -> impl Iterator<Item = Colour> {
        let pairs = self.pairs().into_iter().flat_map(|(_, pair)| [pair.fill, pair.ink]);
        let single =
            [self.grid, self.plain, self.tile_edge, self.rack_edge, self.muted, self.line()];
        pairs.chain(single).chain(self.players)
    }

    fn pairs(&self) -> [(&'static str, Pair); 17] {
        let ([l2, l3, l4], [w2, w3, w4]) = (self.letters, self.words);
        [
            ("picture.page", self.page),
            ("picture.card", self.card),
            ("picture.accent", self.accent),
            ("board.frame", self.frame),
            ("board.start", self.start),
            ("board.2L", l2),
            ("board.3L", l3),
            ("board.4L", l4),
            ("board.2W", w2),
            ("board.3W", w3),
            ("board.4W", w4),
            ("tile.plain", self.tile),
            ("tile.blank", self.blank),
            ("tile.last", self.last),
            ("tile.preview", self.preview),
            ("tile.badge", self.badge),
            ("rack.wood", self.rack),
        ]
    }

    /// The kinds of squares by their keys.
    fn squares(&self) -> [(&'static str, Colour); 7] {
        let ([l2, l3, l4], [w2, w3, w4]) = (self.letters, self.words);
        [
            ("board.plain", self.plain),
            ("board.2L", l2.fill),
            ("board.3L", l3.fill),
            ("board.4L", l4.fill),
            ("board.2W", w2.fill),
            ("board.3W", w3.fill),
            ("board.4W", w4.fill),
        ]
    }

    /// The two kinds of squares that look most alike to some eyes, and how much they differ (ΔE*ab).
    pub fn closest_squares(&self, eyes: Eyes) -> (&'static str, &'static str, f64) {
        let squares = self.squares();
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

    /// Refuses texts that could hardly be read and squares that look alike.
    pub(super) fn check(&self) -> Result<(), ThemeError> {
        let muted = |below: Pair| Pair { fill: below.fill, ink: self.muted };
        let texts = self.pairs().into_iter().chain([
            ("picture.muted", muted(self.page)),
            ("picture.muted", muted(self.card)),
            // New tiles keep the colour of blanks.
            ("tile.blank", Pair { fill: self.last.fill, ink: self.blank.ink }),
        ]);
        let shapes = self.players.iter().flat_map(|&ink| {
            [self.page.fill, self.card.fill].map(|fill| ("picture.players", Pair { fill, ink }))
        });
        let needs = texts.map(|text| (text, TEXT_CONTRAST));
        for ((key, pair), needed) in needs.chain(shapes.map(|shape| (shape, SHAPE_CONTRAST))) {
            let Pair { fill, ink } = pair;
            let contrast = ink.contrast(fill);
            if contrast < needed {
                let (contrast, needed) = (Tenths::new(contrast), Tenths::new(needed));
                return Err(ThemeError::Contrast { key, ink, fill, contrast, needed });
            }
        }
        match self.closest_squares(Eyes::Common) {
            (one, other, difference) if difference < SQUARE_DIFFERENCE => {
                Err(ThemeError::Alike(one, other))
            }
            _ => Ok(()),
        }
    }
}
