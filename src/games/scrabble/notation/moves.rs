//! Moves as people type them: any case, composed or decomposed, with or without the letters that
//! are already on the board.

use super::super::action::Action;
use super::super::board::Board;
use super::super::edition::Edition;
use super::super::glyph::TileTextError;
use super::super::placement::{Placement, fit};
use super::super::refusal::Refusal;
use super::super::scoring::score;
use super::super::square::{Square, Start};
use super::super::tile::{LaidTile, Tile, Tiles};
use super::super::view::View;
use crate::lexicon::{Alphabet, Letter, SpellError, Word, without_accents};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A move as it was typed, before it meets a board and a rack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedMove {
    /// `8H SLOVO`: a square and a word.
    Place {
        /// Where the word begins.
        start: Start,
        /// The word, piece by piece.
        word: Vec<Piece>,
    },
    /// `exchange ABC`.
    Exchange {
        /// The tiles, piece by piece.
        tiles: Vec<Piece>,
    },
    /// `16A SLOVO` on a usual board: what is written as a square is none of it.
    Outside {
        /// The square as typed.
        square: String,
    },
    /// `pass`.
    Pass,
}

/// A piece of a typed word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A run of letters, to be split by the alphabet of the game; with `forced` its first letter
    /// is a blank.
    Letters {
        /// The letters as typed.
        text: String,
        /// Whether `*` or `?` stands before it.
        forced: bool,
    },
    /// A letter in brackets, such as `[CH]`.
    Bracketed {
        /// The letter.
        letter: Letter,
        /// Whether `*` or `?` stands before it.
        forced: bool,
    },
    /// A dot: the tile that lies there.
    There,
    /// A blank without a letter, which only an exchange can have.
    Blank,
}

/// Why a typed text is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// Nothing was typed.
    #[error("type a move, such as 8H HORSE across, H8 HORSE down, exchange ABC or pass")]
    Empty,
    /// The text is absurdly long.
    #[error("a move has at most {max} characters", max = TypedMove::MAX_CHARS)]
    TooLong,
    /// What should be a square is none.
    #[error("\"{0}\" is no square; write 8H for a word across, H8 for a word down")]
    BadSquare(String),
    /// There is no square.
    #[error("\"{0}\" has no square; write 8H HORSE for across, H8 HORSE for down")]
    NoSquare(String),
    /// There is a square and no word.
    #[error("a word must follow the square {0}, such as {0} HORSE")]
    NoWord(Start),
    /// A sign that has no meaning in a move.
    #[error(transparent)]
    Sign(#[from] TileTextError),
    /// A letter that the game does not have.
    #[error(transparent)]
    Letter(#[from] SpellError),
}

/// What an exchange is called in any of the languages, without accents.
const EXCHANGE: [&str; 10] = [
    "exchange", "swap", "vymenit", "vymena", "vymen", "vymente", "vymenim", "vymienam", "menit",
    "zmenit",
];
/// What passing is called in any of the languages, without accents.
const PASS: [&str; 11] = [
    "pass",
    "pas",
    "pasovat",
    "pasuji",
    "pasuju",
    "pasujem",
    "vynechat",
    "vynecham",
    "vynechavam",
    "vynech",
    "vynechaj",
];
/// Ways of splitting a word into letters and choosing blanks that are tried at most.
const MAX_READINGS: usize = 64;

impl TypedMove {
    /// The longest text that is read.
    pub const MAX_CHARS: usize = 200;

    fn read(text: &str) -> Result<Self, MoveTextError> {
        if text.chars().nth(Self::MAX_CHARS).is_some() {
            return Err(MoveTextError::TooLong);
        }
        let composed: String = text.nfc().collect();
        let mut words = composed.split_whitespace();
        let first = words.next().ok_or(MoveTextError::Empty)?;
        let rest: Vec<&str> = words.collect();
        let keyword = without_accents(first).to_lowercase();
        // No tile has a digit, so a square behind the word means that the word is to be laid.
        let names_square = rest.last().is_some_and(|last| last.parse::<Start>().is_ok());
        if EXCHANGE.contains(&keyword.as_str()) && !names_square {
            let tiles = rest.concat().replace(',', "");
            return Ok(Self::Exchange { tiles: pieces(&tiles, true)? });
        }
        if rest.is_empty() && PASS.contains(&keyword.as_str()) {
            return Ok(Self::Pass);
        }
        // Most people write the square first; some write it last.
        let (start, word) = match (first.trim_end_matches(':').parse(), rest.as_slice()) {
            (Ok(start), _) => (start, rest.concat()),
            (Err(_), [.., last]) => match last.parse() {
                Ok(start) => (start, [&[first], &rest[..rest.len() - 1]].concat().concat()),
                Err(_) => return without_square(first, Some(last), &composed),
            },
            (Err(_), []) => return without_square(first, None, &composed),
        };
        let word = pieces(&word, false)?;
        if word.is_empty() {
            Err(MoveTextError::NoWord(start))
        } else {
            Ok(Self::Place { start, word })
        }
    }

    /// Reads the move for a board and a rack: letters already there are skipped, a letter missing
    /// from the rack takes the blank, and among several ways the one with the highest score counts.
    ///
    /// # Errors
    /// When it does not fit the board, the alphabet or the rack.
    pub fn resolve(
        &self,
        board: &Board,
        edition: &Edition,
        rack: &Tiles,
    ) -> Result<Action, Refusal> {
        match self {
            Self::Pass => Ok(Action::Pass),
            Self::Outside { square } => Err(outside(square.clone(), board)),
            Self::Place { start, .. } if !board.contains(start.square) => {
                Err(outside(start.to_string(), board))
            }
            Self::Exchange { tiles } => {
                let readings = readings(tiles, edition.tiles.alphabet())?;
                let tiles = |signs: &[Sign]| signs.iter().filter_map(|sign| sign.tile()).collect();
                let all: Vec<Tiles> = readings.iter().map(|signs| tiles(signs)).collect();
                let held = all.iter().find(|tiles| rack.missing(tiles.iter()).is_none());
                let chosen = held.or(all.first()).cloned().unwrap_or_default();
                Ok(Action::Exchange(chosen))
            }
            Self::Place { start, word } => {
                let readings = readings(word, edition.tiles.alphabet())?;
                let mut best: Option<(Placement, _)> = None;
                let mut refusal = None;
                for signs in &readings {
                    match best_placement(*start, signs, board, edition, rack) {
                        Ok(found) if best.as_ref().is_none_or(|(_, s)| found.1 > *s) => {
                            best = Some(found);
                        }
                        Ok(_) => {}
                        Err(why) => refusal = refusal.or(Some(why)),
                    }
                }
                match (best, refusal) {
                    (Some((placement, _)), _) => Ok(Action::Place(placement)),
                    (None, why) => Err(why.unwrap_or(Refusal::NoTiles)),
                }
            }
        }
    }
}

impl std::str::FromStr for TypedMove {
    type Err = MoveTextError;

    /// Reads a text without knowing the game.
    ///
    /// # Errors
    /// When it is empty, too long, has no square or word, or holds a sign that means nothing.
    ///
    /// # Examples
    /// ```
    /// use kamen::games::scrabble::notation::TypedMove;
    /// assert!(matches!("8h slovo".parse(), Ok(TypedMove::Place { .. })));
    /// assert!(matches!("Exchange ABC?".parse(), Ok(TypedMove::Exchange { .. })));
    /// assert!(matches!("pass".parse(), Ok(TypedMove::Pass)));
    /// assert!("8h".parse::<TypedMove>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, MoveTextError> {
        Self::read(text)
    }
}

impl View {
    /// Reads what the viewer has typed, with the viewer's own rack.
    ///
    /// # Errors
    /// When it cannot be read or does not fit the board and the rack.
    pub fn read_move(&self, text: &str) -> Result<Action, Refusal> {
        let typed: TypedMove = text.parse()?;
        typed.resolve(&self.board, self.edition(), self.rack.as_ref().unwrap_or(&Tiles::default()))
    }

    /// Reads the words of a challenge as the viewer has typed them.
    ///
    /// # Errors
    /// When a word holds a sign that is no letter of the game.
    pub fn read_words(&self, text: &str) -> Result<Vec<Word>, Refusal> {
        let words = text.split(|c: char| c.is_whitespace() || c == ',').filter(|w| !w.is_empty());
        let spell = |word| self.edition().tiles.alphabet().spell(word);
        Ok(words.map(spell).collect::<Result<_, _>>().map_err(MoveTextError::from)?)
    }
}

/// What is to be said of a text in which neither the first nor the last word is a square.
fn without_square(first: &str, last: Option<&str>, text: &str) -> Result<TypedMove, MoveTextError> {
    let both = || [Some(first.trim_end_matches(':')), last].into_iter().flatten();
    if let Some(square) = both().find(|text| is_written_as_square(text)) {
        return Ok(TypedMove::Outside { square: square.to_uppercase() });
    }
    let shown = |text: &str| text.chars().filter(|c| !c.is_control()).take(20).collect();
    match both().find(|text| text.contains(|c: char| c.is_ascii_digit())) {
        Some(square) => Err(MoveTextError::BadSquare(shown(square))),
        None => Err(MoveTextError::NoSquare(shown(text))),
    }
}

/// Whether a text is a letter and a number, in any order.
fn is_written_as_square(text: &str) -> bool {
    let letter = |c: char| c.is_ascii_alphabetic();
    let number = text.strip_prefix(letter).or_else(|| text.strip_suffix(letter));
    number.is_some_and(|number| {
        (1..=4).contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit())
    })
}

fn outside(square: String, board: &Board) -> Refusal {
    Refusal::OutsideBoard { square, rows: board.rows(), cols: board.cols() }
}

fn pieces(text: &str, exchange: bool) -> Result<Vec<Piece>, MoveTextError> {
    let mut read: Vec<Piece> = Vec::new();
    let mut forced = false;
    let mut open = false;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '?' | '*' if exchange => read.push(Piece::Blank),
            '?' | '*' if !forced => forced = true,
            '[' => {
                let inner: String = chars.by_ref().take_while(|&c| c != ']').collect();
                let letter = Letter::new(&inner).map_err(TileTextError::from)?;
                read.push(Piece::Bracketed { letter, forced: std::mem::take(&mut forced) });
            }
            // Some write letters on the board in parentheses.
            '(' | ')' if !forced && !exchange => {}
            '.' if !forced && !exchange => read.push(Piece::There),
            c if c.is_alphabetic() || (is_combining_mark(c) && open) || matches!(c, '·' | '\'') => {
                match read.last_mut() {
                    Some(Piece::Letters { text, .. }) if open && !forced => text.push(c),
                    _ => {
                        let forced = std::mem::take(&mut forced);
                        read.push(Piece::Letters { text: c.to_string(), forced });
                    }
                }
                open = true;
                continue;
            }
            _ if forced => return Err(TileTextError::BlankWithoutLetter.into()),
            c => return Err(TileTextError::Unexpected(c).into()),
        }
        open = false;
    }
    if forced { Err(TileTextError::BlankWithoutLetter.into()) } else { Ok(read) }
}

/// A sign of a word once it has been split into letters.
#[derive(Clone, Copy, Debug)]
enum Sign {
    Letter { letter: Letter, forced: bool },
    There,
    Blank,
}

impl Sign {
    /// The tile that an exchange means by it.
    fn tile(self) -> Option<Tile> {
        match self {
            Self::Letter { letter, .. } => Some(Tile::Letter(letter)),
            Self::Blank => Some(Tile::Blank),
            Self::There => None,
        }
    }
}

/// Every way to split the pieces into letters of the alphabet.
fn readings(pieces: &[Piece], alphabet: &Alphabet) -> Result<Vec<Vec<Sign>>, MoveTextError> {
    let mut all: Vec<Vec<Sign>> = vec![Vec::new()];
    for piece in pieces {
        let options: Vec<Vec<Sign>> = match piece {
            Piece::There => vec![vec![Sign::There]],
            Piece::Blank => vec![vec![Sign::Blank]],
            Piece::Bracketed { letter, forced } => {
                vec![vec![Sign::Letter { letter: *letter, forced: *forced }]]
            }
            Piece::Letters { text, forced } => {
                let words = alphabet.spellings(text, MAX_READINGS)?;
                words.iter().map(|word| signs(word, *forced)).collect()
            }
        };
        all = all
            .iter()
            .flat_map(|head| options.iter().map(move |tail| [head.as_slice(), tail].concat()))
            .take(MAX_READINGS)
            .collect();
    }
    Ok(all)
}

fn signs(word: &Word, forced: bool) -> Vec<Sign> {
    let letters = word.letters().iter().enumerate();
    letters.map(|(i, &letter)| Sign::Letter { letter, forced: forced && i == 0 }).collect()
}

/// A letter that this move must lay on an empty square.
#[derive(Clone, Copy)]
struct Need {
    /// Its place in the word.
    at: usize,
    letter: Letter,
    forced: bool,
}

fn best_placement(
    start: Start,
    signs: &[Sign],
    board: &Board,
    edition: &Edition,
    rack: &Tiles,
) -> Result<(Placement, super::super::score::Score), Refusal> {
    let needs = needs(start, signs, board)?;
    if let Some(need) = needs.iter().find(|need| !edition.tiles.alphabet().contains(need.letter)) {
        return Err(Refusal::UnknownLetter { letter: need.letter });
    }
    let mut best: Option<(Placement, _)> = None;
    for blanks in blank_choices(&needs, rack)? {
        let mut tiles = vec![None; signs.len()];
        for (i, need) in needs.iter().enumerate() {
            tiles[need.at] = Some(LaidTile { letter: need.letter, blank: blanks.contains(&i) });
        }
        let play = fit(board, edition, &Placement { start, tiles })?;
        let points = score(board, edition, &play).total();
        if best.as_ref().is_none_or(|(_, best)| points > *best) {
            best = Some((play.placement, points));
        }
    }
    best.ok_or(Refusal::NoTiles)
}

/// The letters that fall on empty squares; those on tiles must agree with them.
fn needs(start: Start, signs: &[Sign], board: &Board) -> Result<Vec<Need>, Refusal> {
    let mut needs = Vec::new();
    for (at, sign) in signs.iter().enumerate() {
        let square = square_at(start, at).filter(|&square| board.contains(square));
        let Some(square) = square else {
            return Err(Refusal::OffBoard { start, rows: board.rows(), cols: board.cols() });
        };
        match (*sign, board.get(square)) {
            (Sign::There, Some(_)) => {}
            (Sign::There | Sign::Blank, _) => return Err(Refusal::NothingThere { square }),
            (Sign::Letter { letter, .. }, Some(holds)) if holds.letter == letter => {}
            (Sign::Letter { letter, forced }, Some(holds)) => {
                let wanted = LaidTile { letter, blank: forced };
                return Err(Refusal::SquareTaken { square, holds, wanted });
            }
            (Sign::Letter { letter, forced }, None) => needs.push(Need { at, letter, forced }),
        }
    }
    if needs.is_empty() { Err(Refusal::NoTiles) } else { Ok(needs) }
}

fn square_at(start: Start, at: usize) -> Option<Square> {
    start.square.step(start.direction, i16::try_from(at).ok()?)
}

/// Every choice of which needs are met by blanks, using no more blanks than it takes.
fn blank_choices(needs: &[Need], rack: &Tiles) -> Result<Vec<Vec<usize>>, Refusal> {
    let forced: Vec<usize> = (0..needs.len()).filter(|&i| needs[i].forced).collect();
    let mut letters: Vec<Letter> = needs.iter().map(|need| need.letter).collect();
    letters.sort();
    letters.dedup();
    let mut missing = Vec::new();
    let mut choices = vec![forced.clone()];
    for letter in letters {
        let places: Vec<usize> =
            (0..needs.len()).filter(|&i| needs[i].letter == letter && !needs[i].forced).collect();
        let lacking = places.len().saturating_sub(rack.count(Tile::Letter(letter)));
        missing.extend(std::iter::repeat_n(letter, lacking));
        if lacking == 0 || missing.len() > rack.len() {
            continue;
        }
        choices = choices
            .iter()
            .flat_map(|head| {
                subsets(&places, lacking)
                    .into_iter()
                    .map(move |tail| [head.as_slice(), &tail].concat())
            })
            .take(MAX_READINGS * MAX_READINGS)
            .collect();
    }
    let blanks = rack.count(Tile::Blank);
    if forced.len() > blanks {
        let wanted = forced.len();
        return Err(Refusal::MissingTile { tile: Tile::Blank, wanted, have: blanks });
    }
    if forced.len() + missing.len() > blanks {
        return Err(Refusal::MissingLetters { letters: missing, blanks: blanks - forced.len() });
    }
    Ok(choices)
}

/// Every way to choose `count` of the items, in their order.
fn subsets(items: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &item) in items.iter().enumerate() {
        for mut rest in subsets(&items[i + 1..], count - 1) {
            rest.insert(0, item);
            all.push(rest);
        }
    }
    all
}
