//! `kamen scrabble …`

mod pack;
mod play;
mod room;
mod score;
mod show;
mod verify;

use std::path::Path;

use anyhow::Context;
use clap::{Args, Subcommand};

use super::overlay::Overlay;
use super::report::Report;
use crate::games::scrabble::Edition;
use crate::games::scrabble::pack::Pack;
use crate::lexicon::Words;
use crate::lexicons::{self, AnyLexicon};
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
    /// A shipped lexicon (cs-klasik, cs-plus, sk, en), a compiled file, a list of words, or `none` to
    /// judge for yourselves; without it the words of the pack or the usual ones of the language.
    #[arg(long, value_name = "NAME or FILE")]
    lexicon: Option<String>,
    #[command(flatten)]
    overlay: Overlay,
}

/// The edition and whoever judges its words.
struct Equipment {
    edition: Edition,
    words: Box<dyn Words + Send + Sync>,
    /// The name of the lexicon, when there is one.
    lexicon: Option<String>,
}

/// The lexicon that a shipped language is usually played with.
fn usual_lexicon(language: &str) -> Option<&'static str> {
    match language {
        "cs" => Some("cs-klasik"),
        "sk" | "sk-110" => Some("sk"),
        "en" => Some("en"),
        _ => None,
    }
}

impl Language {
    fn load(&self) -> anyhow::Result<Equipment> {
        let Pack { edition, words } = packs::load(&self.language)?;
        let asked = self.lexicon.as_deref();
        let (opened, lexicon) = match (asked, words) {
            (None, Some(own)) => {
                (Some(AnyLexicon::List(own)), Some(format!("the words of {}", edition.name)))
            }
            (asked, _) => {
                let usual = || usual_lexicon(&self.language);
                let name = asked.or_else(usual).filter(|name| *name != "none");
                let opened = name.map(|name| lexicons::open(name, edition.tiles.alphabet()));
                (opened.transpose()?, name.map(str::to_owned))
            }
        };
        let opened = opened.map(|lexicon| self.overlay.put_on(lexicon)).transpose()?;
        Ok(Equipment { edition, words: lexicons::judge(opened), lexicon })
    }
}

fn read_text(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| path.display().to_string())
}
