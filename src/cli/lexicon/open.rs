//! Opening a lexicon where a person may be waiting for it.

use crate::cli::terminal::Bar;
use crate::lexicon::Alphabet;
use crate::lexicons::{self, AnyLexicon, OpenError};

/// Opens a lexicon by its name or path; whoever waits for a long list of words sees how far it is.
pub(in crate::cli) fn open_lexicon(
    name: &str,
    alphabet: &Alphabet,
) -> Result<AnyLexicon, OpenError> {
    let mut bar: Option<Bar> = None;
    lexicons::open_telling(name, alphabet, &mut |done, all| {
        bar.get_or_insert_with(|| Bar::new("bytes", all as u64)).show(done as u64);
    })
}
