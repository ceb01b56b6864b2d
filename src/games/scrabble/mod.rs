//! Scrabble for two to four players, with any alphabet, board and rack.
//!
//! An [`Edition`] is what lies in the box. [`open`] begins a game; [`Game`] takes an [`Action`],
//! gives [`Event`]s or a [`Refusal`], and shows each viewer a [`View`].
//!
//! | file | |
//! |---|---|
//! | `tile.rs` `glyph.rs` | tiles, and their text: lower case is a blank, `[CH]` one letter |
//! | `square.rs` `layout.rs` `board.rs` | squares, premiums, tiles on the board |
//! | `tile_set.rs` `edition.rs` `pack.rs` `table.rs` | what lies in the box, from CSV |
//! | `options.rs` `clock.rs` | what a table may choose |
//! | `placement.rs` `scoring.rs` `score.rs` | does it fit, what does it make, what is it worth |
//! | `action.rs` `event.rs` `refusal.rs` `view.rs` | the four faces of the game |
//! | `telling.rs` `chronicle.rs` | refusals, turns and ends as keys and facts, for `texts.rs` to say |
//! | `opening.rs` `position.rs` `game.rs` `decide/` `finished.rs` | how it begins, stands, changes, ends, and what it leaves to be counted |
//! | `retrace.rs` | earlier positions from the turns alone, as a spectator saw them |
//! | `fairness.rs` | promise and check |
//! | `notation/` | moves as typed, CGP, GCG |

mod action;
mod board;
mod chronicle;
mod clock;
mod decide;
mod edition;
mod event;
pub mod fairness;
mod finished;
mod game;
mod glyph;
mod layout;
pub mod notation;
mod opening;
mod options;
pub mod pack;
mod placement;
mod position;
mod refusal;
mod retrace;
mod score;
mod scoring;
mod square;
mod table;
mod telling;
mod tile;
mod tile_set;
mod view;

pub use action::Action;
pub use board::Board;
pub use chronicle::Pen;
pub use clock::ClockRule;
pub use edition::{Edition, EditionError};
pub use event::{
    Adjustment, AdjustmentCause, ChallengeOutcome, Challenged, Departed, EndReason, Ended, Event,
    Exchanged, JudgedWord, Passed, Placed, Setup, Started, TurnDraw, Undone,
};
pub use finished::{BestPlay, Finished, Played};
pub use game::{Game, LogError};
pub use glyph::TileTextError;
pub use layout::{Layout, LayoutError, Premium};
pub use opening::{StartError, open};
pub use options::{ChallengeRule, EndRule, ExchangeRule, Judging, Options};
pub use placement::{Placement, PlacementTextError, Play, fit};
pub use refusal::Refusal;
pub use score::Score;
pub use scoring::{Points, ScoredWord, score};
pub use square::{Direction, Square, SquareError, Start};
pub use tile::{LaidTile, LaidWord, Tile, Tiles};
pub use tile_set::{TileSet, TileSetError};
pub use view::{ContestView, Outcome, PlayerView, Standing, TurnDeed, TurnView, View};
