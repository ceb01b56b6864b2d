//! `kamen lexicon …`
//!
//! | file | |
//! |---|---|
//! | `ask.rs` `info.rs` | words checked and found; what a lexicon is |
//! | `open.rs` `overlay.rs` | opening one while somebody waits; a host's own words on top |
//! | `build.rs` `shipped.rs` | a lexicon of one's own; the recipes of the shipped ones |

mod ask;
mod build;
mod info;
mod open;
mod overlay;
mod shipped;

use clap::{Args, Subcommand};
use serde_json::json;

pub(super) use self::open::open_lexicon;
pub(super) use self::overlay::Overlay;
use super::report::Report;
use crate::dictionary::Volume;
use crate::lexicons::{self, AnyLexicon};
use crate::packs;

/// The commands about lexicons.
#[derive(Subcommand)]
pub(super) enum Command {
    /// List the shipped lexicons.
    List,
    /// Tell what a lexicon holds: words by length, states and transitions, sources.
    Info(info::Arguments),
    /// Tell which words are valid.
    Check(ask::Check),
    /// Find words by a pattern: ? one letter, * any letters.
    Find(ask::Find),
    /// Find words made of given letters; ? is a blank.
    Anagrams(ask::Anagrams),
    /// Tell which letters make another word in front of or behind a word or part of one.
    Hooks(ask::HookQuery),
    /// Build a lexicon from a spelling dictionary, a list of words or a language pack.
    Build(build::Arguments),
}

impl Command {
    pub fn run(self) -> anyhow::Result<Report> {
        match self {
            Self::List => Ok(list()),
            Self::Info(arguments) => arguments.run(),
            Self::Check(arguments) => arguments.run(),
            Self::Find(arguments) => arguments.run(),
            Self::Anagrams(arguments) => arguments.run(),
            Self::Hooks(arguments) => arguments.run(),
            Self::Build(arguments) => arguments.run(),
        }
    }
}

/// Which lexicon is asked.
#[derive(Args)]
struct Asked {
    /// A shipped lexicon (cs-klasik, cs-plus, sk, en), a compiled file or a list of words.
    #[arg(value_name = "NAME or FILE")]
    lexicon: String,
    /// The language whose letters a plain list is written in.
    #[arg(long, default_value = "cs", value_name = "NAME or PATH")]
    language: String,
    #[command(flatten)]
    overlay: Overlay,
}

impl Asked {
    fn open(&self) -> anyhow::Result<AnyLexicon> {
        let pack = packs::load(&self.language)?;
        self.overlay.put_on(open_lexicon(&self.lexicon, pack.edition.tiles.alphabet())?)
    }

    fn volume(&self) -> anyhow::Result<Volume> {
        self.open().map(Volume::new)
    }
}

fn list() -> Report {
    let mut text = String::new();
    let mut entries = Vec::new();
    for (name, language) in lexicons::shipped() {
        let words = lexicons::open_shipped(name).map(|lexicon| lexicon.variant().words).ok();
        let count = words.map_or_else(|| "not built".to_owned(), |words| format!("{words} words"));
        text += &format!("{name:<10} {count:>16}  tiles {language}\n");
        entries.push(json!({ "name": name, "words": words, "language": language }));
    }
    Report { text, json: json!(entries) }
}
