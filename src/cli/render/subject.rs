//! What is drawn, read by the game it is of.

use std::ops::RangeInclusive;
use std::path::Path;

use super::input::{Game, Input};
use super::target::Kind;
use crate::cli::scrabble::render as scrabble;
use crate::render::{Painter, Repeat};
use crate::texts::Tongue;

/// A position or a game.
pub(super) enum Subject {
    Scrabble(scrabble::Source),
}

/// How it is to be drawn.
pub(in crate::cli) struct Wish {
    pub kind: Kind,
    pub width: u32,
    pub tongue: Option<Tongue>,
    pub repeat: Repeat,
}

/// A picture as a file, with what is told of it.
pub(in crate::cli) struct Drawn {
    pub bytes: Vec<u8>,
    pub width: u32,
    pub height: u32,
    pub alt: String,
}

impl Subject {
    /// Reads a file with what its game wants to know.
    pub fn open(file: &Path, of_scrabble: &scrabble::Options) -> anyhow::Result<Self> {
        let input = Input::read(file)?;
        match input.game(file)? {
            Game::Scrabble => of_scrabble.read(&input).map(Self::Scrabble),
        }
    }

    /// The same after a turn, when it can be drawn in this way at all.
    pub fn seen(self, turn: Option<usize>, kind: Kind) -> anyhow::Result<Self> {
        match self {
            Self::Scrabble(source) => source.seen(turn, kind).map(Self::Scrabble),
        }
    }

    /// How many pixels wide pictures of this kind are, and usually.
    pub fn widths(&self, kind: Kind) -> (RangeInclusive<u32>, u32) {
        match self {
            Self::Scrabble(_) => scrabble::widths(kind),
        }
    }

    pub fn draw(&self, wish: &Wish, painter: &Painter) -> Drawn {
        match self {
            Self::Scrabble(source) => source.draw(wish, painter),
        }
    }
}
