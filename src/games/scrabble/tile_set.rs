//! The tiles of an edition: which letters, how many of each, and what they are worth.

use serde::{Deserialize, Serialize};

use super::score::Score;
use super::table;
use super::tile::{LaidTile, Tile, Tiles};
use crate::lexicon::{Alphabet, AlphabetError, Letter, LetterError};

/// The letters of an edition in the order of the alphabet, with values and counts, and the blanks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "TileSetRecord", into = "TileSetRecord")]
pub struct TileSet {
    alphabet: Alphabet,
    kinds: Vec<Kind>,
    blanks: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kind {
    value: u16,
    count: u16,
}

/// The stored form: letters as text, so that a log can be read without the asset it came from.
#[derive(Clone, Serialize, Deserialize)]
struct TileSetRecord {
    letters: Vec<(Letter, u16, u16)>,
    blanks: u16,
}

/// Why a list of tiles cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TileSetError {
    /// A line is not `letter,value,count`.
    #[error("expected letter,value,count (for example A,1,5) and found {0} fields")]
    Fields(usize),
    /// The text in the place of a letter is none.
    #[error("{0}; write ? for the blank")]
    Letter(#[from] LetterError),
    /// A value or count is no number from 0 to 99.
    #[error("\"{0}\" is no number from 0 to 99")]
    Number(String),
    /// A blank with a value.
    #[error("a blank is worth nothing, so its value must be 0")]
    BlankValue,
    /// The blank is listed twice.
    #[error("the blank stands twice in the list")]
    BlankTwice,
    /// The letters do not make an alphabet.
    #[error(transparent)]
    Alphabet(#[from] AlphabetError),
    /// Fewer tiles than two, or more than a bag may hold.
    #[error("a bag holds 2 to {max} tiles, this one has {0}", max = Tiles::MAX)]
    Total(usize),
    /// The file is no text of fields separated by commas.
    #[error("this is no CSV text: {0}")]
    Csv(String),
}

impl TileSet {
    /// The highest value of a tile, and the most tiles of a kind.
    const MAX_NUMBER: u16 = 99;

    /// Reads lines of `letter,value,count` in the order of the alphabet; `?` is the blank, a line
    /// that begins with `#` a comment. A count of 0 is a letter only a blank can stand for.
    ///
    /// # Errors
    /// The line, from one, and what is wrong with it; line 0 when it is the list as a whole.
    pub fn parse(text: &str) -> Result<Self, (u64, TileSetError)> {
        let mut letters: Vec<(Letter, u16, u16)> = Vec::new();
        let mut blanks = None;
        for (line, fields) in table::rows(text) {
            let at = |error: TileSetError| (line, error);
            let record = fields.map_err(|error| at(TileSetError::Csv(error)))?;
            if record.first().is_some_and(|field| field.starts_with('#')) {
                continue;
            }
            if record.len() != 3 {
                return Err(at(TileSetError::Fields(record.len())));
            }
            let number = |field: usize| {
                let text = record[field].as_str();
                let number = text.parse().ok().filter(|&n: &u16| n <= Self::MAX_NUMBER);
                number.ok_or_else(|| at(TileSetError::Number(text.chars().take(20).collect())))
            };
            let (value, count) = (number(1)?, number(2)?);
            if record[0] == "?" {
                if value != 0 {
                    return Err(at(TileSetError::BlankValue));
                }
                if blanks.replace(count).is_some() {
                    return Err(at(TileSetError::BlankTwice));
                }
                continue;
            }
            let letter = Letter::new(&record[0]).map_err(|e| at(e.into()))?;
            if letters.iter().any(|&(l, ..)| l == letter) {
                return Err(at(AlphabetError::Twice(letter).into()));
            }
            letters.push((letter, value, count));
        }
        Self::new(letters, blanks.unwrap_or(0)).map_err(|error| (0, error))
    }

    /// Makes a set of letters with value and count, in the order of the alphabet.
    ///
    /// # Errors
    /// When the letters make no alphabet, or a value or a number of tiles is out of range.
    pub fn new(letters: Vec<(Letter, u16, u16)>, blanks: u16) -> Result<Self, TileSetError> {
        let numbers = letters.iter().flat_map(|&(_, value, count)| [value, count]);
        if let Some(number) = numbers.chain([blanks]).find(|&number| number > Self::MAX_NUMBER) {
            return Err(TileSetError::Number(number.to_string()));
        }
        let alphabet = Alphabet::new(letters.iter().map(|&(letter, ..)| letter).collect())?;
        let kinds = letters.into_iter().map(|(_, value, count)| Kind { value, count }).collect();
        let set = Self { alphabet, kinds, blanks };
        match set.total() {
            2..=Tiles::MAX => Ok(set),
            total => Err(TileSetError::Total(total)),
        }
    }

    /// The letters in their order.
    pub fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// How many such tiles the set holds.
    pub fn count(&self, tile: Tile) -> usize {
        match tile {
            Tile::Blank => self.blanks.into(),
            Tile::Letter(letter) => {
                self.alphabet.position(letter).map_or(0, |i| self.kinds[i].count.into())
            }
        }
    }

    /// What a tile on a rack is worth.
    pub fn value(&self, tile: Tile) -> Score {
        match tile {
            Tile::Blank => Score(0),
            Tile::Letter(letter) => {
                let kind = self.alphabet.position(letter).map(|i| self.kinds[i]);
                Score(kind.map_or(0, |kind| kind.value.into()))
            }
        }
    }

    /// What a tile on the board is worth.
    pub fn laid_value(&self, tile: LaidTile) -> Score {
        self.value(tile.tile())
    }

    /// The worth of all these tiles together.
    pub fn sum(&self, tiles: &Tiles) -> Score {
        tiles.iter().map(|tile| self.value(tile)).sum()
    }

    /// The number of tiles in the set.
    pub fn total(&self) -> usize {
        self.kinds.iter().map(|kind| usize::from(kind.count)).sum::<usize>()
            + usize::from(self.blanks)
    }

    /// Every kind of tile in the order of the alphabet, the blank last.
    pub fn kinds(&self) -> impl Iterator<Item = Tile> + '_ {
        self.alphabet.letters().iter().map(|&l| Tile::Letter(l)).chain([Tile::Blank])
    }

    /// All tiles in the order of the alphabet, the blanks last.
    pub fn tiles(&self) -> Tiles {
        self.kinds().flat_map(|tile| std::iter::repeat_n(tile, self.count(tile))).collect()
    }

    /// Puts tiles into the order of the alphabet, the blanks last.
    pub fn sort(&self, tiles: &mut Tiles) {
        tiles.0.sort_by_key(|&tile| self.rank(tile));
    }

    /// The place of a tile in the alphabet, the blank after the last letter.
    pub fn rank(&self, tile: Tile) -> usize {
        let place = match tile {
            Tile::Blank => None,
            Tile::Letter(letter) => self.alphabet.position(letter),
        };
        place.unwrap_or(usize::MAX)
    }
}

impl TryFrom<TileSetRecord> for TileSet {
    type Error = TileSetError;

    fn try_from(record: TileSetRecord) -> Result<Self, TileSetError> {
        Self::new(record.letters, record.blanks)
    }
}

impl From<TileSet> for TileSetRecord {
    fn from(set: TileSet) -> Self {
        let letters = set.alphabet.letters().iter().zip(&set.kinds);
        Self {
            letters: letters.map(|(&letter, kind)| (letter, kind.value, kind.count)).collect(),
            blanks: set.blanks,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_with_comments_blanks_and_letters_without_tiles() {
        let set =
            TileSet::parse("\u{feff}# tiles\nA,1,5\r\nch, 4 ,2\n\nQ;0;0\n\"?\",0,2\n").unwrap();
        assert_eq!(set.total(), 9);
        assert_eq!(set.tiles().to_string(), "AAAAA[CH][CH]??");
        assert_eq!(set.alphabet().letters().len(), 3);
        let stored = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<TileSet>(&stored).unwrap(), set);
    }

    #[test]
    fn a_bad_list_names_its_line() {
        use TileSetError::*;
        for (text, line, error) in [
            ("A,1,5\nB,1", 2, Fields(2)),
            ("A,1,5\n\nB,x,1", 3, Number("x".into())),
            ("A,1,100", 1, Number("100".into())),
            ("A,1,-1", 1, Number("-1".into())),
            ("# no\n7,1,1", 2, Letter(LetterError::NotALetter('7'))),
            ("A,1,5\na,1,1", 2, Alphabet(AlphabetError::Twice("A".parse().unwrap()))),
            ("?,1,2", 1, BlankValue),
            ("?,0,2\n?,0,2", 2, BlankTwice),
            ("", 0, Alphabet(AlphabetError::Empty)),
            ("A,1,1", 0, Total(1)),
        ] {
            assert_eq!(TileSet::parse(text), Err((line, error)), "{text:?}");
        }
    }
}
