//! A host's own added and banned words, as every command about words takes them.

use std::path::PathBuf;

use anyhow::Context;

use crate::files::read_text;
use crate::lexicon::{Alphabet, Word, WordList};
use crate::lexicons::AnyLexicon;

/// Lists on top of a lexicon.
#[derive(Default, clap::Args)]
pub(in crate::cli) struct Overlay {
    /// A list of further words that count.
    #[arg(long, value_name = "FILE")]
    added: Option<PathBuf>,
    /// A list of words that do not count.
    #[arg(long, value_name = "FILE")]
    banned: Option<PathBuf>,
}

impl Overlay {
    /// The lexicon with the lists on top.
    pub fn put_on(&self, lexicon: AnyLexicon) -> anyhow::Result<AnyLexicon> {
        if self.added.is_none() && self.banned.is_none() {
            return Ok(lexicon);
        }
        let alphabet = lexicon.vocabulary().alphabet();
        let (added, banned) =
            (read(self.added.as_ref(), alphabet)?, read(self.banned.as_ref(), alphabet)?);
        let with_lists = lexicon.with_overlay(&added, &banned);
        if lexicon.vocabulary().compiled().len_bytes() > LARGE {
            with_lists.vocabulary().try_merged()?;
        }
        Ok(with_lists)
    }
}

/// A lexicon of more bytes than this, several times as many as any of ours, may have no room left for
/// a host's words.
const LARGE: usize = 16 << 20;

fn read(path: Option<&PathBuf>, alphabet: &Alphabet) -> anyhow::Result<Vec<Word>> {
    let Some(path) = path else { return Ok(Vec::new()) };
    let name = || path.display().to_string();
    let text = read_text(path, WordList::MOST_BYTES).with_context(name)?;
    let list = WordList::parse(&text, alphabet).with_context(name)?;
    Ok(list.into_words().collect())
}
