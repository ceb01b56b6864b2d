//! What has happened, with all results in it, so that a game replays without any chance.
//!
//! Events are what is stored: letters are text, and the first event carries the whole edition, so
//! that a log is understood however the shipped files may have changed since.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::edition::Edition;
use super::options::Options;
use super::placement::Placement;
use super::score::Score;
use super::scoring::ScoredWord;
use super::tile::{LaidWord, Tile, Tiles};
use crate::games::chance::Seed;
use crate::games::ending::Departure;
use crate::games::rules::Seat;

/// One thing that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game began.
    Started(Box<Started>),
    /// Tiles were laid.
    Placed(Placed),
    /// Tiles were exchanged.
    Exchanged(Exchanged),
    /// A turn was passed.
    Passed(Passed),
    /// Words of the last play were contested.
    Challenged(Challenged),
    /// A player gave up or left.
    Departed(Departed),
    /// The last turn was taken back.
    Undone(Undone),
    /// The game ended.
    Ended(Ended),
}

/// The beginning: what everyone knows of it, and what is secret until the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Started {
    /// The format of the events that follow; what a later program changes, it reads by this.
    pub format: u16,
    /// What everyone knows.
    pub setup: Arc<Setup>,
    /// The secret all chance comes from, revealed at the end.
    pub seed: Seed,
    /// The bag before dealing, drawn from the left; secret.
    pub bag: Tiles,
    /// The racks dealt, by seat; secret.
    pub racks: Vec<Tiles>,
}

impl Started {
    /// The format that this program writes.
    pub const FORMAT: u16 = 1;
}

/// What everyone knows of the beginning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The game's name, which the commitment is bound to.
    pub game: String,
    /// Tiles and board.
    pub edition: Edition,
    /// The rules agreed on.
    pub options: Options,
    /// Number of players.
    pub players: u8,
    /// The published promise that seed and bag were fixed before the first turn.
    pub commitment: String,
    /// The draws for the first turn; each round is drawn by those who tied in the one before.
    pub draws: Vec<Vec<TurnDraw>>,
    /// Who begins.
    pub first: Seat,
}

/// A tile drawn for the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnDraw {
    /// Who drew.
    pub seat: Seat,
    /// What was drawn.
    #[serde(with = "tile_text")]
    pub tile: Tile,
}

/// Tiles laid on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Who played.
    pub seat: Seat,
    /// Where, and which tiles; blanks with their letter.
    pub placement: Placement,
    /// The words made, the main word first, with their points.
    pub words: Vec<ScoredWord>,
    /// The bonus for a whole rack, or zero.
    pub bingo: Score,
    /// Points of the turn.
    pub score: Score,
    /// The tiles drawn afterwards; secret.
    pub drawn: Tiles,
    /// Milliseconds taken.
    pub elapsed_ms: u64,
}

/// Tiles put back and drawn anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exchanged {
    /// Who exchanged.
    pub seat: Seat,
    /// The tiles put back; secret but for their number.
    pub returned: Tiles,
    /// The tiles drawn; secret.
    pub drawn: Tiles,
    /// The bag after mixing; secret.
    pub bag: Tiles,
    /// Milliseconds taken.
    pub elapsed_ms: u64,
}

/// A turn without a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passed {
    /// Who passed.
    pub seat: Seat,
    /// Milliseconds taken.
    pub elapsed_ms: u64,
}

/// Words of the last play contested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Challenged {
    /// Who contested.
    pub by: Seat,
    /// Whose play it was.
    pub seat: Seat,
    /// The words contested and what the judge said of each.
    pub words: Vec<JudgedWord>,
    /// What followed.
    pub outcome: ChallengeOutcome,
    /// Milliseconds taken by the player on turn.
    pub elapsed_ms: u64,
}

/// A word that was contested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgedWord {
    /// The word as it lies.
    pub word: LaidWord,
    /// Whether the judge knows it.
    pub valid: bool,
}

/// What followed from a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeOutcome {
    /// A word was invalid: the play was taken back.
    Withdrawn {
        /// The points that were lost again.
        score: Score,
        /// Whether its player moves again; otherwise the turn is lost.
        moves_again: bool,
        /// The bag after what had been drawn was mixed in; secret.
        bag: Tiles,
    },
    /// All words were valid: the play stands.
    Stood {
        /// Points for the player challenged.
        bonus: Score,
        /// Whether the challenger loses a turn.
        challenger_loses_turn: bool,
    },
}

/// A player out of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departed {
    /// Who is gone.
    pub seat: Seat,
    /// Why.
    pub how: Departure,
    /// The bag after the player's tiles were mixed in, when the others play on; secret.
    pub bag: Option<Tiles>,
    /// Milliseconds taken by the player on turn.
    pub elapsed_ms: u64,
}

/// The last turn taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undone {
    /// Who asked for it.
    pub by: Seat,
}

/// The end, and what it changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// Why the game is over.
    pub reason: EndReason,
    /// Points lost and gained at the end, in the order they are explained.
    pub adjustments: Vec<Adjustment>,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// A player laid the last tile and the bag was empty.
    PlayedOut(Seat),
    /// Every player passed in two consecutive rounds.
    AllPassed,
    /// Six turns in a row scored nothing.
    Scoreless,
    /// All other players have gone.
    OnlyOneLeft(Seat),
}

/// A change of a player's score at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjustment {
    /// Whose score.
    pub seat: Seat,
    /// By how much.
    pub score: Score,
    /// What for.
    pub cause: AdjustmentCause,
}

/// What a final change of the score is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdjustmentCause {
    /// Tiles left on the player's own rack.
    OwnTiles(Tiles),
    /// Tiles left on the racks of the others.
    OthersTiles(Tiles),
    /// Milliseconds of overtime.
    Overtime(u64),
}

/// A single tile as text: `A`, `[CH]` or `?`.
mod tile_text {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Tile, Tiles};

    pub fn serialize<S: Serializer>(tile: &Tile, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(tile)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let text = String::deserialize(deserializer)?;
        let tiles: Tiles = text.parse().map_err(serde::de::Error::custom)?;
        match tiles.0.as_slice() {
            [tile] => Ok(*tile),
            _ => Err(serde::de::Error::custom("expected exactly one tile")),
        }
    }
}
