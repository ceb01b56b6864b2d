//! `kamen scrabble …`

mod pack;
mod play;
mod score;
mod show;
mod verify;

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Subcommand};

use super::report::Report;
use crate::games::scrabble::Edition;
use crate::games::scrabble::pack::Pack;
use crate::lexicon::{AnyWord, WordList, Words};
use crate::packs;

/// The commands about Scrabble.
#[derive(Subcommand)]
pub(super) enum Command {
    /// Play in the terminal: two to four people at one keyboard.
    Play(play::Arguments),
    /// Tell what a move makes and earns, before it counts.
    Score(score::Arguments),
    /// Show a CGP position or a GCG game, and whether its figures are right.
    Show(show::Arguments),
    /// Verify the draw and every result of a finished game from its log.
    Verify(verify::Arguments),
    /// Check a language pack.
    Pack(pack::Arguments),
}

impl Command {
    pub fn run(self) -> anyhow::Result<Report> {
        match self {
            Self::Play(arguments) => arguments.run(),
            Self::Score(arguments) => arguments.run(),
            Self::Show(arguments) => arguments.run(),
            Self::Verify(arguments) => arguments.run(),
            Self::Pack(arguments) => arguments.run(),
        }
    }
}

/// Which tiles, board and words are used.
#[derive(Args)]
struct Language {
    /// A shipped language (cs, sk, sk-110, en), or a language pack: a folder or ZIP file.
    #[arg(long, default_value = "cs", value_name = "NAME or PATH")]
    language: String,
    /// A list of words, one on a line; without it any word counts unless the pack has its own.
    #[arg(long, value_name = "FILE")]
    lexicon: Option<PathBuf>,
}

/// The edition and whoever judges its words.
struct Equipment {
    edition: Edition,
    words: Box<dyn Words + Send + Sync>,
    /// Whether there is a list, so that words are judged at all.
    has_words: bool,
}

impl Language {
    fn load(&self) -> anyhow::Result<Equipment> {
        let Pack { edition, words } = packs::load(&self.language)?;
        let list = match &self.lexicon {
            Some(path) => Some(load_list(path, &edition)?),
            None => words,
        };
        let has_words = list.is_some();
        let words: Box<dyn Words + Send + Sync> = match list {
            Some(list) => Box::new(list),
            None => Box::new(AnyWord),
        };
        Ok(Equipment { edition, words, has_words })
    }
}

fn load_list(path: &Path, edition: &Edition) -> anyhow::Result<WordList> {
    let text = read_text(path)?;
    WordList::parse(&text, edition.tiles.alphabet()).with_context(|| path.display().to_string())
}

fn read_text(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| path.display().to_string())
}
