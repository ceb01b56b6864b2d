//! What is known of a form: base form, part of speech, case, number, person, degree.

pub(crate) mod analyse;
mod features;
mod table;

pub use analyse::Analyser;
pub use features::{Feature, GrammarCodeError, PartOfSpeech, Reading};
pub use table::{Class, GrammarTable, SuffixUse, TableError, TableFault, Verdict};
