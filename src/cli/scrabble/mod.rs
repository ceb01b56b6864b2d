//! `kamen scrabble …`
//!
//! | file | |
//! |---|---|
//! | `play/` `score.rs` `show.rs` `verify.rs` `pack.rs` | a game at one keyboard, what a move earns, a game move by move, the draw checked, a pack checked |
//! | `language.rs` `situation.rs` `crew.rs` | what many of them share: tiles and words, a position on turn, threads |
//! | `moves.rs` `analyse/` `endgame.rs` `render/` | of a position or a game: moves, what is to be said of them, the exact search, pictures |
//! | `simulate/` `bench.rs` | levels against each other; how fast moves are found |
//! | `learn.rs` `chances.rs` | what games with itself teach |
//! | `doctor.rs` | what `kamen doctor` looks at |

mod analyse;
mod bench;
mod chances;
mod crew;
pub(super) mod doctor;
mod endgame;
mod language;
mod learn;
mod moves;
mod pack;
mod play;
pub(super) mod render;
mod score;
mod show;
mod simulate;
mod situation;
mod verify;

use std::path::Path;

use anyhow::Context;
use clap::Subcommand;

use self::language::{Equipment, Language};
use super::report::Report;
use crate::ai::scrabble::Engine;
use crate::games::scrabble::View;
use crate::games::scrabble::notation::Gcg;

/// A shipped lexicon with its tiles, ready for searching.
pub(super) fn engine(lexicon: &str) -> anyhow::Result<Engine> {
    Language::of_lexicon(lexicon).open()?.engine()
}

/// The commands about Scrabble.
#[derive(Subcommand)]
pub(super) enum Command {
    /// Play in the terminal: two to four people at one keyboard, or one against the computer.
    Play(play::Arguments),
    /// Tell what a move makes and earns, before it counts.
    Score(score::Arguments),
    /// Show a CGP position or a GCG game, and whether its figures are right.
    Show(show::Arguments),
    /// Verify the draw and every result of a finished game from its log.
    Verify(verify::Arguments),
    /// Check a language pack.
    Pack(pack::Arguments),
    /// Find the moves of a position, best first.
    Moves(moves::Arguments),
    /// Put the best move beside every turn of a GCG game, or tell the best moves of a position.
    Analyse(analyse::Arguments),
    /// Search an end game: what it is worth, and how both play it best.
    Endgame(endgame::Arguments),
    /// Let levels of the computer play each other: wins, points, time.
    Simulate(simulate::Arguments),
    /// Learn from self-play what tiles kept on the rack are worth.
    Learn(learn::Arguments),
    /// Learn from self-play how games go on, for the chance to win.
    Chances(chances::Arguments),
    /// Measure how fast moves are found in positions of a file.
    Bench(bench::Arguments),
}

impl Command {
    pub fn run(self) -> anyhow::Result<Report> {
        match self {
            Self::Play(arguments) => arguments.run(),
            Self::Score(arguments) => arguments.run(),
            Self::Show(arguments) => arguments.run(),
            Self::Verify(arguments) => arguments.run(),
            Self::Pack(arguments) => arguments.run(),
            Self::Moves(arguments) => arguments.run(),
            Self::Analyse(arguments) => arguments.run(),
            Self::Endgame(arguments) => arguments.run(),
            Self::Simulate(arguments) => arguments.run(),
            Self::Learn(arguments) => arguments.run(),
            Self::Chances(arguments) => arguments.run(),
            Self::Bench(arguments) => arguments.run(),
        }
    }
}

/// A game as everybody may know it, in the notation that other programs read.
pub(super) fn gcg(view: &View, names: &[&str]) -> String {
    Gcg::from_view(view, names).to_string()
}

fn read_text(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| path.display().to_string())
}
