//! The computer player of Scrabble.
//!
//! An [`Engine`] is an edition with its words, made ready once and shared. A [`Position`] is a board
//! for searching, a [`Turn`] the rack on it; [`Generator`] finds all moves, [`Finder`] the best one.
//! A [`Level`] says how strong the computer plays; [`end_game`] searches when nothing is hidden.
//! [`Leaves`] tell what tiles kept are worth; a [`Course`] learns them from [`self_play`].
//!
//! | file | |
//! |---|---|
//! | `engine.rs` `graph.rs` | an edition with its words as numbers, made once and shared; the words as nodes with a 64-bit set of letters |
//! | `anagrams.rs` `filter.rs` | words by their letters, behind filters that rule most questions out |
//! | `position.rs` `rack.rs` `hand.rs` `moves.rs` `equity.rs` | a board for searching, tiles, all parts of a rack with what the rest is worth, moves, worth |
//! | `beginnings.rs` `generate.rs` | all moves |
//! | `scan.rs` `slots.rs` `needs.rs` `feasible.rs` `completions.rs` `fill.rs` `best.rs` | the best move alone |
//! | `leaves/` `opening.rs` `chances.rs` `self_play.rs` | what games with itself have taught: tiles kept, first words, the chance to win |
//! | `seen.rs` `sight.rs` | what a player on turn sees; a view made ready for searching |
//! | `decision.rs` `level.rs` `level_points.rs` `players/` | what the computer does on turn, how strong it is, a file for each way of choosing |
//! | `simulation/` `end_game/` `heuristic/` | moves judged by playing on, the exact search, the measure of the third thesis |
//! | `analysis/` `words_made.rs` | what is to be said of a move and of a game; the words that a play makes |
//!
//! A `Generator` and a `Finder` belong to one thread each. There is no second automaton and no map with blanks
//! resolved, so Czech with two and a half million words takes 64 MB and is ready in a quarter of a second.
//! Sums that are learned are whole numbers, and a player's chance comes from the seed, the number of the deal, the
//! rotation and the player: threads and interruptions change nothing.

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
