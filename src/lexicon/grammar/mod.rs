//! What is known of a form: base form, part of speech, case, number, person, degree.

pub(crate) mod analyse;
mod bases;
mod ending;
mod features;
mod merge;
mod table;

pub use analyse::Analyser;
pub(crate) use bases::{BASE_LINES, BaseForms, Headwords};
pub use bases::{BaseLineError, check_base_lines};
pub use features::{Feature, GrammarCodeError, PartOfSpeech, Reading};
pub use table::{Class, GrammarTable, SuffixUse, TableError, TableFault, Verdict};
