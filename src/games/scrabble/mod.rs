//! Scrabble for two to four players, with any alphabet, board and rack.
//!
//! An [`Edition`] is what lies in the box. [`open`] begins a game; [`Game`] takes an [`Action`],
//! gives [`Event`]s or a [`Refusal`], and shows each viewer a [`View`].

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
pub use opening::{OpenError, open};
pub use options::{ChallengeRule, EndRule, ExchangeRule, Judging, Options};
pub use placement::{Placement, PlacementTextError, Play, fit};
pub use refusal::Refusal;
pub use score::Score;
pub use scoring::{Points, ScoredWord, score};
pub use square::{Direction, Square, SquareError, Start};
pub use tile::{LaidTile, LaidWord, Tile, Tiles};
pub use tile_set::{TileSet, TileSetError};
pub use view::{ContestView, Deed, Outcome, PlayerView, Standing, TurnView, View};
