//! What is known of a form: base form, part of speech, case, number, person, degree.
//!
//! | file | |
//! |---|---|
//! | `features.rs` | part of speech, case, number, person, degree |
//! | `table.rs` `analyse.rs` | what rules make, and the way back from a form |
//! | `bases.rs` `ending.rs` `merge.rs` | reviewed base forms, endings, readings told as one |
//!
//! A compiled lexicon keeps no list of forms with grammar. A form is taken apart by the affix rules of the dictionary;
//! what is left must be one of its words with the flags of these rules, and the table says what the rule makes. The
//! same table decides at build time which variant a form belongs to.

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
