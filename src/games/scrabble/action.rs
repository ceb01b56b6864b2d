//! What a player can do.

use super::placement::Placement;
use super::tile::Tiles;
use crate::lexicon::Word;

/// What a player can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Lay tiles on the board.
    Place(Placement),
    /// Put tiles back into the bag and draw as many.
    Exchange(Tiles),
    /// Do nothing this turn; when the last tile has been played, accept that play.
    Pass,
    /// Contest words of the last play.
    Challenge {
        /// The words contested; all of them when none is named.
        words: Vec<Word>,
    },
    /// Give the game up.
    Resign,
    /// Leave the table.
    Leave,
    /// State that the player on turn has run out of time.
    ClaimTime,
    /// Take the last turn back, as agreed at the table.
    Undo,
}
