//! Letters, words, and the question whether a word may be played.
//!
//! The lowest layer: it knows no game, no file and no network.

mod alphabet;
pub mod automaton;
mod common;
pub mod container;
pub mod grammar;
pub mod hunspell;
mod letter;
mod lexicon_file;
pub mod meanings;
pub mod search;
mod sorted_map;
pub mod source;
mod vocabulary;
mod word;
mod word_list;

pub use alphabet::{Alphabet, AlphabetError, SpellError};
pub use common::CommonWords;
pub use letter::{Letter, LetterError, shown, shown_plain, without_accents};
pub use lexicon_file::{Lexicon, LexiconError, LexiconFile, lower};
pub use vocabulary::Vocabulary;
pub use word::{AnyWord, Word, Words};
pub use word_list::{Progress, WordList, WordListError};
