//! Which tiles, board and words a command uses.

use std::sync::Arc;

use anyhow::Context;

use crate::ai::scrabble::{Engine, Leaves};
use crate::cli::lexicon::{Overlay, open_lexicon};
use crate::games::scrabble::Edition;
use crate::games::scrabble::pack::Pack;
use crate::leaves;
use crate::lexicon::Words;
use crate::lexicons::{self, AnyLexicon};
use crate::packs;

/// Tiles, board and words as they are named on the command line.
#[derive(clap::Args)]
pub(super) struct Language {
    /// A shipped language (cs, sk, sk-110, en), a language pack (a folder or ZIP file), or a file of
    /// tiles with letter,value,count on each line; without it the language of the lexicon, or cs.
    #[arg(long, value_name = "NAME or PATH")]
    language: Option<String>,
    /// A shipped lexicon (cs-klasik, cs-plus, sk, en), a compiled file, a list of words, or `none` to
    /// judge for yourselves; without it the words of the pack or the usual ones of the language.
    #[arg(long, value_name = "NAME or FILE")]
    lexicon: Option<String>,
    /// What tiles kept are worth: a file of learned leaves, the name of a lexicon that some are
    /// shipped for, or `none`; without it those that suit the lexicon.
    #[arg(long, value_name = "NAME or FILE")]
    leaves: Option<String>,
    #[command(flatten)]
    overlay: Overlay,
}

/// The language when nothing tells another.
const USUAL_LANGUAGE: &str = "cs";

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
    /// The tiles and words of a lexicon, with the leaves that suit it.
    pub fn of_lexicon(lexicon: &str) -> Self {
        let (lexicon, overlay) = (Some(lexicon.to_owned()), Overlay::default());
        Self { language: None, lexicon, leaves: None, overlay }
    }

    /// The name or path of the language: the one asked for, or that of the lexicon.
    pub fn name(&self) -> String {
        let of_lexicon = || lexicons::language(self.lexicon.as_deref()?);
        let asked = self.language.clone();
        asked.or_else(of_lexicon).unwrap_or_else(|| USUAL_LANGUAGE.to_owned())
    }

    /// Opens the words and reads what lies in the box.
    pub fn open(&self) -> anyhow::Result<Opened> {
        let language = self.name();
        let Pack { edition, words } = packs::load(&language)?;
        let (opened, name) = match (self.lexicon.as_deref(), words) {
            (None, Some(own)) => {
                (Some(AnyLexicon::List(own)), Some(format!("the words of {}", edition.name)))
            }
            (asked, _) => {
                let usual = || usual_lexicon(&language);
                let name = asked.or_else(usual).filter(|name| *name != "none");
                let opened = name.map(|name| open_lexicon(name, edition.tiles.alphabet()));
                (opened.transpose()?, name.map(str::to_owned))
            }
        };
        let lexicon = opened.map(|lexicon| self.overlay.put_on(lexicon)).transpose()?;
        Ok(Opened { edition, lexicon, name, language, leaves: self.leaves.clone() })
    }

    /// The edition, and whoever judges its words.
    pub fn load(&self) -> anyhow::Result<Equipment> {
        let Opened { edition, lexicon, name, .. } = self.open()?;
        Ok(Equipment { edition, words: lexicons::judge(lexicon), lexicon: name })
    }
}

/// The edition and whoever judges its words.
pub(super) struct Equipment {
    pub edition: Edition,
    pub words: Box<dyn Words + Send + Sync>,
    /// The name of the lexicon, when there is one.
    pub lexicon: Option<String>,
}

/// The edition and its words, to be searched.
pub(super) struct Opened {
    pub edition: Edition,
    lexicon: Option<AnyLexicon>,
    name: Option<String>,
    language: String,
    leaves: Option<String>,
}

impl Opened {
    /// The name of the lexicon.
    pub fn lexicon_name(&self) -> anyhow::Result<&str> {
        self.name.as_deref().context("moves cannot be found without words: name a --lexicon")
    }

    /// Makes edition and words ready for searching.
    pub fn engine(&self) -> anyhow::Result<Engine> {
        self.lexicon_name()?;
        let lexicon = self.lexicon.as_ref().context("there are no words")?;
        let leaves = Arc::new(self.leaves()?);
        let engine = Engine::new(self.edition.clone(), lexicon.vocabulary(), leaves);
        Ok(match lexicon.common() {
            Some(common) => engine.with_known(Arc::new(common)),
            None => engine,
        })
    }

    /// What tiles kept are worth.
    fn leaves(&self) -> anyhow::Result<Leaves> {
        let file = match self.leaves.as_deref() {
            Some("none") => None,
            Some(name) => Some(leaves::open(name)?),
            None => leaves::of_lexicon(self.lexicon_name()?, &self.language),
        };
        let alphabet = self.edition.tiles.alphabet();
        Ok(file.map_or_else(Leaves::none, |file| file.leaves(alphabet)))
    }
}
