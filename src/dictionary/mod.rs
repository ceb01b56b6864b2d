//! What people ask about words: is it one, what does it mean, which fit, which can be made.
//!
//! A [`Dictionary`] is opened once and shared; a [`Volume`] of it is one lexicon with the words that
//! a server has added and banned. Text that somebody typed is read first (`read`, `read_pattern`,
//! `read_letters`), which refuses what cannot be meant and bounds all that follows; then the volume is
//! asked; who does not say where to look asks several lexicons, the nearest first ([`Place`]). Answers are values, and texts in somebody's [`Tongue`](crate::texts::Tongue) are made of
//! them last. Nothing here waits for anything: it is plain work for whichever thread is given to it.
//!
//! | file | |
//! |---|---|
//! | `volume.rs` `places.rs` | a lexicon with a server's own words; several at once, the nearest first |
//! | `typed.rs` `refusal.rs` | reading what people typed, within bounds, and refusing what cannot be meant |
//! | `check.rs` `entry.rs` | the answers: whether a word counts, and all that is known of it |
//! | `groups.rs` `synonyms.rs` | what is known of a word, gathered by its base forms; which synonyms are shown |
//! | `told.rs` `grammar.rs` `brief.rs` | an entry in somebody's language: lines for laying out, or one line |
//!
//! A question has at most 40 letters and signs (20 for anagrams, 4 of them blanks), so none can take long. A text of
//! a foreign dictionary stays a part of its own in what is told: a terminal prints it, a chat has to escape it.

mod brief;
mod check;
mod entry;
mod grammar;
mod groups;
mod places;
mod refusal;
mod synonyms;
mod told;
mod typed;
mod volume;

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

pub use brief::Brief;
pub use check::{Checked, Own, found_telling};
pub use entry::Entry;
pub use grammar::in_full;
pub use places::{Place, nearest};
pub use refusal::Refusal;
pub use told::{Told, ToldLine};
pub use volume::{OwnWords, Volume};

use crate::files::Unknown;
use crate::lexicon::Lexicon;
use crate::lexicon::meanings::StoreError;
use crate::lexicons::{self, OpenError};
use crate::meanings::{self, Meanings, MeaningsError};

/// Why a question about words has no answer.
#[derive(Debug, thiserror::Error)]
pub enum DictionaryError {
    /// Whoever asked can mend it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A shipped lexicon cannot be opened.
    #[error(transparent)]
    Lexicon(#[from] OpenError),
    /// The file of meanings is damaged.
    #[error(transparent)]
    Meanings(#[from] StoreError),
}

/// The shipped lexicons, opened when they are first asked, and what is installed of the meanings of
/// their words.
pub struct Dictionary {
    meanings: Option<Arc<Meanings>>,
    shelf: Mutex<HashMap<String, Lexicon>>,
}

impl Dictionary {
    /// A dictionary that knows these meanings besides our own, or none.
    pub fn new(meanings: Option<Meanings>) -> Self {
        Self { meanings: meanings.map(Arc::new), shelf: Mutex::default() }
    }

    /// Opens the dictionary of a data folder; without a file of meanings it knows our own alone.
    ///
    /// # Errors
    /// When there is a file of meanings that cannot be read or is damaged.
    pub fn open(data: &Path) -> Result<Self, MeaningsError> {
        meanings::open(data).map(Self::new)
    }

    /// The meanings of installed dictionaries, when they have been built.
    pub fn meanings(&self) -> Option<&Meanings> {
        self.meanings.as_deref()
    }

    /// A shipped lexicon by its name, as it is asked.
    ///
    /// # Errors
    /// A refusal when there is none of that name.
    pub fn volume(&self, name: &str) -> Result<Volume, DictionaryError> {
        Ok(Volume::shipped(self.lexicon(name)?, self.meanings.clone()))
    }

    fn lexicon(&self, name: &str) -> Result<Lexicon, DictionaryError> {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lexicon) = shelf.get(name) {
            return Ok(lexicon.clone());
        }
        let opened = match lexicons::open_shipped(name) {
            Ok(opened) => opened,
            Err(OpenError::Unknown(Unknown { name, known })) => {
                return Err(Refusal::UnknownLexicon { name, shipped: known }.into());
            }
            Err(error) => return Err(error.into()),
        };
        // The lexicons of one file share what it says of grammar.
        for lexicon in volume::family(&opened) {
            shelf.insert(lexicon.name().to_owned(), lexicon);
        }
        Ok(opened)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dictionary_is_shared_by_threads() {
        fn is_shared<T: Send + Sync>() {}
        is_shared::<Dictionary>();
        is_shared::<Volume>();
    }

    #[test]
    fn a_lexicon_is_opened_once_and_an_unknown_one_refused() {
        let dictionary = Dictionary::new(None);
        for (name, _) in lexicons::shipped() {
            assert_eq!(dictionary.volume(name).unwrap().name(), Some(name));
        }
        let shelved = dictionary.shelf.lock().unwrap().len();
        assert_eq!(shelved, lexicons::shipped().count());
        let refused = dictionary.volume("../klingon").err().unwrap();
        assert!(
            matches!(&refused, DictionaryError::Refused(Refusal::UnknownLexicon { name, shipped })
                if name == "../klingon" && shipped.contains("cs-klasik")),
            "{refused}"
        );
    }
}
