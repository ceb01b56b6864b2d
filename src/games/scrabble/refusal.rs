//! Why an action is not possible, with the facts a player needs to mend it.

use super::notation::MoveTextError;
use super::square::{Square, Start};
use super::tile::{LaidTile, LaidWord, Tile};
use crate::games::clock::TimeLeft;
use crate::games::rules::Seat;
use crate::lexicon::Letter;

/// Why an action is refused. The game is untouched and the player can try something else.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Nobody sits in this seat.
    #[error("{seat} does not sit at this table, which has {players} players")]
    NotSeated {
        /// Who asked.
        seat: Seat,
        /// How many play.
        players: usize,
    },
    /// The player has resigned or left.
    #[error("{seat} has left this game")]
    HasLeft {
        /// Who asked.
        seat: Seat,
    },
    /// It is another player's turn.
    #[error("it is the turn of {turn}")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Somebody has laid their last tile; only that play can still be challenged.
    #[error("{by} has played the last tile: challenge the play, or pass to accept it")]
    OnlyChallengeOrPass {
        /// Who has no tiles left.
        by: Seat,
    },
    /// The text of a move cannot be read.
    #[error(transparent)]
    Unreadable(#[from] MoveTextError),
    /// The board has no such square.
    #[error("{square} is outside the board, which has {rows} rows and {cols} columns")]
    OutsideBoard {
        /// The square as it was named.
        square: String,
        /// Rows of the board.
        rows: u8,
        /// Columns of the board.
        cols: u8,
    },
    /// The word runs over the edge.
    #[error("a word from {start} would leave the board, which has {rows} rows and {cols} columns")]
    OffBoard {
        /// Where the word begins.
        start: Start,
        /// Rows of the board.
        rows: u8,
        /// Columns of the board.
        cols: u8,
    },
    /// Another tile lies there.
    #[error("on {square} lies {holds}, so {wanted} cannot be laid there")]
    SquareTaken {
        /// Which square.
        square: Square,
        /// The tile on it.
        holds: LaidTile,
        /// The tile that was to be laid.
        wanted: LaidTile,
    },
    /// A dot stands for a tile that is not there.
    #[error("no tile lies on {square}; a dot stands for a tile that is already on the board")]
    NothingThere {
        /// Which square.
        square: Square,
    },
    /// No new tile is laid.
    #[error("this lays no tile of yours on the board")]
    NoTiles,
    /// The letter is not in the alphabet of this edition.
    #[error("{letter} is no letter of this game")]
    UnknownLetter {
        /// Which letter.
        letter: Letter,
    },
    /// The rack does not hold such a tile, or not so many.
    #[error("you need {wanted} × {tile} and have {have} on your rack")]
    MissingTile {
        /// Which tile.
        tile: Tile,
        /// How many the action takes.
        wanted: usize,
        /// How many are on the rack.
        have: usize,
    },
    /// The rack lacks letters and there are not enough blanks to stand for them.
    #[error("your rack lacks {}, and has {blanks} free blanks to stand for it", list(.letters))]
    MissingLetters {
        /// Letters that would each need a blank.
        letters: Vec<Letter>,
        /// Blanks on the rack that are free for it.
        blanks: usize,
    },
    /// The first word must cover the start.
    #[error("the first word must cover the star on {start}")]
    MissesStart {
        /// The square with the star.
        start: Square,
    },
    /// The first word needs two tiles.
    #[error("the first word needs at least two tiles")]
    FirstWordTooShort,
    /// The tiles touch no tile on the board.
    #[error("a new word must touch a tile on the board, above, below, left or right")]
    TouchesNothing,
    /// The lexicon does not know these words.
    #[error("not in the lexicon: {}", list(.words))]
    InvalidWords {
        /// The words, in the order they were made.
        words: Vec<LaidWord>,
    },
    /// An exchange of nothing.
    #[error("name the tiles to exchange, for example: exchange ABC")]
    ExchangeNothing,
    /// The bag is too empty for this exchange.
    #[error("the bag holds {bag} tiles; to exchange {wanted} it must hold {needed}")]
    BagTooSmall {
        /// Tiles in the bag.
        bag: usize,
        /// Tiles to be exchanged.
        wanted: usize,
        /// Tiles the bag would have to hold.
        needed: usize,
    },
    /// Words are checked at once, so there is nothing to challenge.
    #[error("words are checked at once in this game, so there is nothing to challenge")]
    NoChallenges,
    /// No play can be challenged now.
    #[error("there is no play to challenge; only the last one can be, before the next move")]
    NothingToChallenge,
    /// Nobody challenges their own play.
    #[error("you cannot challenge your own play")]
    OwnPlay,
    /// The named word was not made by the last play.
    #[error("the last play did not make {word}; it made {}", list(.made))]
    NotPlayed {
        /// The word that was named.
        word: String,
        /// The words that can be challenged.
        made: Vec<LaidWord>,
    },
    /// There is no turn to take back.
    #[error("there is no turn to take back")]
    NothingToUndo,
    /// The game is played without a clock, or without a limit of overtime.
    #[error("nobody can run out of time in this game")]
    NoTimeLimit,
    /// The player on turn still has time.
    #[error("{turn} still has time ({} s before the game is lost)", .before_loss.0 / 1000)]
    TimeRemains {
        /// Whose turn it is.
        turn: Seat,
        /// Time before the overtime limit is passed.
        before_loss: TimeLeft,
    },
}

fn list<T: std::fmt::Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
