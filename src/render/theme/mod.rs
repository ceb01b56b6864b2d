//! The colours of pictures, and what makes them fit to be seen.
//!
//! A theme has a part that all pictures share and one for each game, whose tables stand with its
//! pictures.

mod file;
mod swatch;

pub use self::file::{Tenths, ThemeError, Usual};
pub use self::swatch::Pair;
pub(super) use self::swatch::{Swatch, colours};
use super::colour::Colour;
use super::scrabble::ScrabbleColours;
use crate::texts::Tongue;

/// The colours of all pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The name it is asked for by.
    pub name: String,
    titles: file::Titles,
    /// Typefaces to use instead of the shipped ones.
    pub fonts: Option<FontFiles>,
    /// What all pictures share.
    pub picture: PictureColours,
    /// What is Scrabble's alone.
    pub scrabble: ScrabbleColours,
}

/// The part of a theme that is one game's alone: its colours have a place in the pictures of that game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Squares, tiles and racks.
    Scrabble,
    /// Nothing: what all pictures share is enough.
    #[cfg(feature = "noughts")]
    Noughts,
}

impl Part {
    const ALL: &[Self] = &[
        Self::Scrabble,
        #[cfg(feature = "noughts")]
        Self::Noughts,
    ];
}

colours! {
    /// Pages, cards and charts.
    "picture" => PictureColours {
        /// Behind everything, and the text on it.
        page: Pair,
        /// Text that matters less, on the page and on cards.
        muted: Colour,
        /// Cards of players, and the text on them.
        card: Pair,
        /// What must be noticed: whose turn it is.
        accent: Pair,
        /// Lines of players in charts.
        #[serde(deserialize_with = "swatch::four")]
        players: [Colour; 4],
    }
}

/// Files with typefaces, beside the file of the theme.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table of keys")]
pub struct FontFiles {
    /// The usual weight.
    #[serde(deserialize_with = "file::short")]
    pub regular: String,
    /// The bold weight.
    #[serde(deserialize_with = "file::short")]
    pub bold: String,
}

/// The contrast that WCAG 2 asks of text (AA).
const TEXT_CONTRAST: f64 = 4.5;
/// The contrast that WCAG 2 asks of shapes that mean something.
const SHAPE_CONTRAST: f64 = 3.0;

impl Theme {
    /// The name as people read it.
    pub fn title(&self, tongue: Tongue) -> &str {
        self.titles.of(tongue)
    }

    /// Thin lines on the page and around cards.
    pub fn line(&self) -> Colour {
        self.picture.page.fill.mixed(self.picture.muted, 1, 3)
    }

    fn part(&self, part: Part) -> Vec<Swatch> {
        match part {
            Part::Scrabble => self.scrabble.swatches(),
            #[cfg(feature = "noughts")]
            Part::Noughts => Vec::new(),
        }
    }

    /// The colours of a game's pictures, those of large areas first.
    pub fn colours(&self, part: Part) -> impl Iterator<Item = Colour> {
        let (shared, own) = (self.picture.swatches(), self.part(part));
        let pairs = shared.iter().chain(&own).filter_map(|swatch| swatch.pair());
        let mut colours: Vec<Colour> = pairs.flat_map(|(_, pair)| [pair.fill, pair.ink]).collect();
        colours.extend(own.iter().chain(&shared).filter_map(|swatch| swatch.plain()));
        colours.push(self.line());
        colours.extend(own.iter().chain(&shared).filter_map(|swatch| swatch.players()).flatten());
        colours.into_iter()
    }

    /// Refuses texts that could hardly be read, and what each game finds wrong with its part.
    fn check(&self) -> Result<(), ThemeError> {
        let PictureColours { page, card, muted, players, .. } = self.picture;
        let parts = Part::ALL.iter().flat_map(|part| self.part(*part));
        let swatches = self.picture.swatches().into_iter().chain(parts);
        for (key, pair) in swatches.filter_map(Swatch::pair) {
            check_text(key, pair)?;
        }
        for fill in [page.fill, card.fill] {
            check_text("picture.muted", Pair { fill, ink: muted })?;
            for ink in players {
                check_contrast("picture.players", Pair { fill, ink }, SHAPE_CONTRAST)?;
            }
        }
        self.scrabble.check()
    }
}

/// Refuses a text that could hardly be read.
pub(super) fn check_text(key: &'static str, pair: Pair) -> Result<(), ThemeError> {
    check_contrast(key, pair, TEXT_CONTRAST)
}

fn check_contrast(key: &'static str, pair: Pair, needed: f64) -> Result<(), ThemeError> {
    let Pair { fill, ink } = pair;
    let contrast = ink.contrast(fill);
    if contrast < needed {
        let (contrast, needed) = (Tenths::new(contrast), Tenths::new(needed));
        return Err(ThemeError::Contrast { key, ink, fill, contrast, needed });
    }
    Ok(())
}
