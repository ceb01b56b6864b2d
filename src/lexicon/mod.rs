//! Letters, words, and the question whether a word may be played.
//!
//! The lowest layer: it knows no game, no file and no network.
//!
//! | file | |
//! |---|---|
//! | `letter.rs` `alphabet.rs` `word.rs` | what a word is; the trait `Words` is all that rules ask |
//! | `automaton/` `sorted_map.rs` | a set of words, four bytes a transition; maps; both checked whole before anything is asked |
//! | `vocabulary.rs` `common.rs` `word_list.rs` | words with a host's own on top: what everyone asks; the words that everybody knows; plain lists |
//! | `search/` | patterns, anagrams, hooks, suggestions |
//! | `container.rs` `lexicon_file.rs` | the compiled file, and a lexicon opened from it |
//! | `grammar/` | from a form back to its base forms |
//! | `hunspell/` `source/` | spelling dictionaries, and all else that goes into a lexicon |
//! | `meanings/` | what words mean |

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
