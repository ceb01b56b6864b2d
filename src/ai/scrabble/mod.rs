//! The computer player of Scrabble.
//!
//! An [`Engine`] is an edition with its words, made ready once and shared. A [`Position`] is a board
//! for searching, a [`Turn`] the rack on it; [`Generator`] finds all moves, [`Finder`] the best one.
//! A [`Level`] says how strong the computer plays; [`end_game`] searches when nothing is hidden.
//! [`Leaves`] tell what tiles kept are worth; a [`Course`] learns them from [`self_play`].

mod anagrams;
pub mod analysis;
mod beginnings;
mod best;
mod chances;
mod completions;
mod decision;
pub mod end_game;
mod engine;
mod equity;
mod feasible;
mod fill;
mod filter;
mod generate;
mod graph;
mod hand;
mod heuristic;
mod leaves;
mod level;
mod level_points;
mod moves;
mod needs;
mod opening;
mod players;
mod position;
mod rack;
mod scan;
mod seen;
pub mod self_play;
mod sight;
pub mod simulation;
mod slots;
mod words_made;

pub use best::Finder;
pub use chances::{Chances, Courses};
pub use decision::decide;
pub use engine::Engine;
pub use equity::Equity;
pub use generate::Generator;
pub use hand::{Turn, Worth};
pub use heuristic::Heuristic;
pub use leaves::{Course, Evidence, Growth, Leaves, LeavesError, LeavesFile, Origin, Pupil};
pub use level::{Level, UnknownLevel};
pub use moves::{Kinds, Move, Play, Ranked};
pub use opening::{OpeningPupil, Replies};
pub use position::Position;
pub use rack::Rack;
pub use seen::Seen;
pub use sight::Sight;
