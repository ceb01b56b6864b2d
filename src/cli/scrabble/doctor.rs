//! What `kamen doctor` looks at for Scrabble: its words and what they mean.

use std::path::Path;

use crate::store::Check;
use crate::{lexicons, meanings};

/// Whether every shipped lexicon can be opened.
pub(in crate::cli) fn lexicons() -> Check {
    let mut words = Check::new("lexicons");
    for (name, _) in lexicons::shipped() {
        words.look(lexicons::open_shipped(name).map(drop).map_err(|error| error.to_string()));
    }
    words
}

/// Whether the meanings in the data folder can be read; and advice when there are none.
pub(in crate::cli) fn meanings(data: &Path) -> (Check, Option<String>) {
    let mut known = Check::new("meanings");
    match meanings::open(data) {
        Ok(Some(_)) => known.look(Ok(())),
        Ok(None) => {
            let hint = "there are no meanings of words; kamen meaning --rebuild collects them";
            return (known, Some(hint.to_owned()));
        }
        Err(error) => known.look(Err(error.to_string())),
    }
    (known, None)
}
