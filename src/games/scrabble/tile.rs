//! Tiles in the bag and on racks, and tiles lying on the board.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::glyph::{Glyph, TileTextError, glyphs, write_letter};
use crate::lexicon::{Letter, Word};

/// A tile in the bag or on a rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tile {
    /// A tile with a letter on it.
    Letter(Letter),
    /// A blank, which may stand for any letter.
    Blank,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter(letter) => write_letter(f, letter.as_str()),
            Self::Blank => f.write_str("?"),
        }
    }
}

/// A tile on the board: the letter it shows, and whether it is a blank standing for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LaidTile {
    /// The letter it stands for, fixed for the rest of the game.
    pub letter: Letter,
    /// Whether the tile is a blank, worth nothing.
    pub blank: bool,
}

impl LaidTile {
    /// The tile as it was on the rack.
    pub fn tile(self) -> Tile {
        if self.blank { Tile::Blank } else { Tile::Letter(self.letter) }
    }
}

impl fmt::Display for LaidTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.blank {
            return write_letter(f, self.letter.as_str());
        }
        match self.letter.lower() {
            Some(lower) => write_letter(f, &lower),
            None => {
                f.write_str("?")?;
                write_letter(f, self.letter.as_str())
            }
        }
    }
}

/// A row of tiles as text: a rack, a draw, the order of the bag. `ABC?` is three letters and a
/// blank, `[CH]` one letter of two characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Tiles(pub Vec<Tile>);

impl Tiles {
    /// The longest row that is read: more tiles than any bag may hold.
    pub const MAX: usize = 500;

    /// The tiles one by one.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Tile> + '_ {
        self.0.iter().copied()
    }

    /// The number of tiles.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no tile.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes one such tile away; `false` when there is none.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let found = self.0.iter().position(|&t| t == tile);
        if let Some(i) = found {
            self.0.remove(i);
        }
        found.is_some()
    }

    /// The first of `wanted` that these tiles do not hold, counting repeats.
    pub fn missing(&self, wanted: impl IntoIterator<Item = Tile>) -> Option<Tile> {
        let mut left = self.clone();
        wanted.into_iter().find(|&tile| !left.remove(tile))
    }

    /// How many such tiles there are.
    pub fn count(&self, tile: Tile) -> usize {
        self.iter().filter(|&t| t == tile).count()
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        Self(tiles.into_iter().collect())
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}

impl FromStr for Tiles {
    type Err = TileTextError;

    /// Reads tiles in any case; `?` is a blank.
    fn from_str(text: &str) -> Result<Self, TileTextError> {
        glyphs(text, Self::MAX)?
            .into_iter()
            .map(|glyph| match glyph {
                Glyph::Letter { letter, .. } => Ok(Tile::Letter(letter)),
                Glyph::Sign('?') => Ok(Tile::Blank),
                Glyph::Sign(c) => Err(TileTextError::Unexpected(c)),
            })
            .collect()
    }
}

impl TryFrom<String> for Tiles {
    type Error = TileTextError;

    fn try_from(text: String) -> Result<Self, TileTextError> {
        text.parse()
    }
}

impl From<Tiles> for String {
    fn from(tiles: Tiles) -> Self {
        tiles.to_string()
    }
}

/// A word on the board, tile by tile, so that blanks can be told: `SLoVO`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LaidWord(pub Vec<LaidTile>);

impl LaidWord {
    /// The letters alone, as a lexicon knows them.
    pub fn word(&self) -> Word {
        self.0.iter().map(|tile| tile.letter).collect()
    }
}

impl fmt::Display for LaidWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}

impl FromStr for LaidWord {
    type Err = TileTextError;

    /// Reads tiles as they lie; lower case is a blank.
    fn from_str(text: &str) -> Result<Self, TileTextError> {
        parse_laid(text)?
            .into_iter()
            .map(|tile| tile.ok_or(TileTextError::Unexpected('.')))
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

impl TryFrom<String> for LaidWord {
    type Error = TileTextError;

    fn try_from(text: String) -> Result<Self, TileTextError> {
        text.parse()
    }
}

impl From<LaidWord> for String {
    fn from(word: LaidWord) -> Self {
        word.to_string()
    }
}

/// Reads tiles to be laid: lower case or a leading `?` or `*` is a blank, `.` a tile that is
/// already there.
pub(crate) fn parse_laid(text: &str) -> Result<Vec<Option<LaidTile>>, TileTextError> {
    let mut laid = Vec::new();
    let mut forced = false;
    for glyph in glyphs(text, Tiles::MAX)? {
        match glyph {
            Glyph::Letter { letter, lower } => {
                laid.push(Some(LaidTile { letter, blank: lower || forced }));
                forced = false;
            }
            Glyph::Sign(_) if forced => return Err(TileTextError::BlankWithoutLetter),
            Glyph::Sign('?' | '*') => forced = true,
            Glyph::Sign('.') => laid.push(None),
            Glyph::Sign(c) => return Err(TileTextError::Unexpected(c)),
        }
    }
    if forced { Err(TileTextError::BlankWithoutLetter) } else { Ok(laid) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_written_and_read_alike() {
        for text in ["ABC?DEF", "ŘÁ?", "[CH]A[LL]", ""] {
            assert_eq!(text.parse::<Tiles>().unwrap().to_string(), text);
        }
        assert_eq!("r\u{30c}a".parse::<Tiles>().unwrap().to_string(), "ŘA");
    }

    #[test]
    fn blanks_lie_in_lower_case_or_behind_a_mark() {
        for text in ["SLoVO", "[ch]A", "?אב"] {
            assert_eq!(text.parse::<LaidWord>().unwrap().to_string(), text);
        }
        assert_eq!("*SA".parse::<LaidWord>().unwrap().to_string(), "sA");
    }

    #[test]
    fn unreadable_tiles_are_refused_with_their_reason() {
        use TileTextError::*;
        for (text, error) in [
            ("A1", Unexpected('1')),
            ("A.", Unexpected('.')),
            ("[CH", OpenBracket),
            ("[]", Letter(LetterError::Empty)),
            ("A\u{200d}", Unexpected('\u{200d}')),
            ("\u{30c}A", Unexpected('\u{30c}')),
        ] {
            assert_eq!(text.parse::<Tiles>(), Err(error), "{text:?}");
        }
        assert_eq!("A?".parse::<LaidWord>(), Err(BlankWithoutLetter));
        assert_eq!("?.A".parse::<LaidWord>(), Err(BlankWithoutLetter));
        assert!(matches!("A".repeat(501).parse::<Tiles>(), Err(TooLong(_))));
    }

    use crate::lexicon::LetterError;

    #[test]
    fn missing_counts_repeats() {
        let rack: Tiles = "AAB?".parse().unwrap();
        let wanted = |text: &str| rack.missing(text.parse::<Tiles>().unwrap().0);
        assert_eq!(wanted("ABA?"), None);
        assert_eq!(wanted("ABAA").map(|t| t.to_string()).as_deref(), Some("A"));
    }
}
