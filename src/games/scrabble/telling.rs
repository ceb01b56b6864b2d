//! Refusals as keys and facts, so that they can be said in the player's language.

use super::glyph::TileTextError;
use super::notation::MoveTextError;
use super::refusal::Refusal;
use super::square::Square;
use super::tile::Tile;
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;
use crate::lexicon::{LetterError, SpellError, shown_plain};

impl Refusal {
    /// The sentence that tells this refusal; `name` gives the names of players.
    pub fn telling(&self, name: &dyn Fn(Seat) -> String) -> Telling {
        let player = |seat: &Seat| ("player", Fact::Text(name(*seat)));
        let text =
            |key: &'static str, value: &dyn std::fmt::Display| (key, Fact::Text(value.to_string()));
        match self {
            Self::GameOver => Telling::new("scrabble-refusal-game-over", []),
            Self::NotSeated { players, .. } => {
                Telling::new("scrabble-refusal-not-seated", [("players", (*players).into())])
            }
            Self::HasLeft { .. } => Telling::new("scrabble-refusal-has-left", []),
            Self::NotYourTurn { turn } => {
                Telling::new("scrabble-refusal-not-your-turn", [player(turn)])
            }
            Self::OnlyChallengeOrPass { by } => {
                Telling::new("scrabble-refusal-only-challenge-or-pass", [player(by)])
            }
            Self::Unreadable(error) => error.telling(),
            Self::OutsideBoard { square, rows, cols } => {
                let last = Square::new(0, cols.saturating_sub(1)).column_letter();
                Telling::new(
                    "scrabble-refusal-outside-board",
                    [
                        text("square", square),
                        ("rows", usize::from(*rows).into()),
                        text("column", &last),
                    ],
                )
            }
            Self::OffBoard { start, rows, cols } => Telling::new(
                "scrabble-refusal-off-board",
                [
                    text("start", start),
                    ("rows", usize::from(*rows).into()),
                    ("cols", usize::from(*cols).into()),
                ],
            ),
            Self::SquareTaken { square, holds, wanted } => Telling::new(
                "scrabble-refusal-square-taken",
                [text("square", square), text("holds", holds), text("wanted", wanted)],
            ),
            Self::NothingThere { square } => {
                Telling::new("scrabble-refusal-nothing-there", [text("square", square)])
            }
            Self::NoTiles => Telling::new("scrabble-refusal-no-tiles", []),
            Self::UnknownLetter { letter } => {
                Telling::new("scrabble-refusal-unknown-letter", [text("letter", letter)])
            }
            Self::MissingTile { tile, wanted, have } => {
                let key = match tile {
                    Tile::Letter(_) => "scrabble-refusal-missing-tile",
                    Tile::Blank => "scrabble-refusal-missing-blank",
                };
                let (wanted, have) = ((*wanted).into(), (*have).into());
                Telling::new(key, [text("tile", tile), ("wanted", wanted), ("have", have)])
            }
            Self::MissingLetters { letters, blanks } => Telling::new(
                "scrabble-refusal-missing-letters",
                [
                    ("letters", list(letters)),
                    ("count", letters.len().into()),
                    ("blanks", (*blanks).into()),
                ],
            ),
            Self::MissesStart { start } => {
                Telling::new("scrabble-refusal-misses-start", [text("start", start)])
            }
            Self::FirstWordTooShort => Telling::new("scrabble-refusal-first-word-too-short", []),
            Self::TouchesNothing => Telling::new("scrabble-refusal-touches-nothing", []),
            Self::InvalidWords { words } => Telling::new(
                "scrabble-refusal-invalid-words",
                [("words", list(words)), ("count", words.len().into())],
            ),
            Self::ExchangeNothing => Telling::new("scrabble-refusal-exchange-nothing", []),
            Self::BagTooSmall { bag, wanted, needed } => Telling::new(
                "scrabble-refusal-bag-too-small",
                [
                    ("bag", (*bag).into()),
                    ("wanted", (*wanted).into()),
                    ("needed", (*needed).into()),
                ],
            ),
            Self::NoChallenges => Telling::new("scrabble-refusal-no-challenges", []),
            Self::NothingToChallenge => Telling::new("scrabble-refusal-nothing-to-challenge", []),
            Self::OwnPlay => Telling::new("scrabble-refusal-own-play", []),
            Self::NotPlayed { word, made } => Telling::new(
                "scrabble-refusal-not-played",
                [text("word", word), ("made", list(made))],
            ),
            Self::NothingToUndo => Telling::new("scrabble-refusal-nothing-to-undo", []),
            Self::NoTimeLimit => Telling::new("scrabble-refusal-no-time-limit", []),
            Self::TimeRemains { turn, before_loss } => Telling::new(
                "scrabble-refusal-time-remains",
                [player(turn), ("seconds", Fact::Number(before_loss.0 / 1000))],
            ),
        }
    }
}

impl MoveTextError {
    fn telling(&self) -> Telling {
        match self {
            Self::Empty => Telling::new("scrabble-refusal-empty-move", []),
            Self::TooLong => Telling::new("scrabble-refusal-too-long", []),
            Self::BadSquare(text) => {
                Telling::new("scrabble-refusal-bad-square", [("text", text.clone().into())])
            }
            Self::NoSquare(text) => {
                Telling::new("scrabble-refusal-no-square", [("text", text.clone().into())])
            }
            Self::NoWord(start) => {
                Telling::new("scrabble-refusal-no-word", [("start", start.to_string().into())])
            }
            Self::Sign(error) => error.telling(),
            Self::Letter(SpellError::TooLong) => Telling::new("scrabble-refusal-too-long", []),
            Self::Letter(SpellError::Unknown(c)) => strange(*c),
        }
    }
}

impl TileTextError {
    fn telling(&self) -> Telling {
        match self {
            Self::TooLong(_) | Self::Letter(LetterError::TooLong(_)) => {
                Telling::new("scrabble-refusal-too-long", [])
            }
            Self::OpenBracket | Self::Letter(LetterError::Empty) => {
                Telling::new("scrabble-refusal-open-bracket", [])
            }
            Self::Letter(LetterError::NotALetter(c)) | Self::Unexpected(c) => strange(*c),
            Self::BlankWithoutLetter => Telling::new("scrabble-refusal-blank-without-letter", []),
        }
    }
}

/// A character that has no place in a move; an invisible one is told by its code point.
fn strange(c: char) -> Telling {
    Telling::new("scrabble-refusal-strange-character", [("character", shown_plain(c).into())])
}

fn list<T: std::fmt::Display>(items: &[T]) -> Fact {
    Fact::Text(items.iter().map(T::to_string).collect::<Vec<_>>().join(", "))
}
