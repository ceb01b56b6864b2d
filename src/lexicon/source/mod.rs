//! Building a lexicon: from spelling dictionaries, word lists and what people have reviewed.
//!
//! | file | |
//! |---|---|
//! | `collect.rs` `deverbal.rs` `review.rs` | the forms of a dictionary, what verbs make, reviewed lists |
//! | `frequency.rs` `parts.rs` | how common words are; parts of speech of English words |
//! | `compile.rs` | the bytes of a lexicon |

mod collect;
mod compile;
mod deverbal;
mod frequency;
mod parts;
mod review;

pub use collect::{Collector, Decisions, Forms, LENGTHS, REVIEWED_LENGTH};
pub use compile::{CompileError, GrammarSource, Info, Recipe, Source, Variant, compile};
pub(crate) use compile::{FREQUENCY, INFO, PARTS, WORDS};
pub use deverbal::is_deverbal;
pub use frequency::{Frequencies, FrequencyClass, FrequencyError};
pub use parts::Parts;
pub(crate) use parts::{plurals, unpack_parts};
pub use review::{ReviewError, Reviewed, read_reviewed};
