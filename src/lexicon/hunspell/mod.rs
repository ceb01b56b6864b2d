//! Word forms from the dictionaries of the spelling checker Hunspell.
//!
//! A dictionary is a pair of files: `.aff` with rules for prefixes and suffixes, read by
//! [`Affixes`], and `.dic` with entries that name the rules they take, read by [`Dictionary`].
//! [`Expansion`] makes the forms of the entries and tells of each which rules made it. They are the
//! words that the program `hunspell` accepts in the case in which they are written; compounds, of
//! which there may be no end, are not made.
//!
//! | file | |
//! |---|---|
//! | `text.rs` `flag.rs` | lines in any encoding; the names of rules |
//! | `affix.rs` `affix_reader.rs` `rule.rs` `condition.rs` | what stands in `.aff` |
//! | `dictionary.rs` | what stands in `.dic` |
//! | `derivation.rs` `expand.rs` | which rules go together, and all forms |

mod affix;
mod affix_reader;
mod condition;
mod derivation;
mod dictionary;
mod expand;
mod flag;
mod rule;
mod text;

pub use affix::{Affixes, Mark};
pub use affix_reader::{AffixError, AffixFault};
pub use condition::{Condition, ConditionError};
pub use dictionary::{Dictionary, DictionaryError, DictionaryFault, Entry};
pub use expand::{Expansion, Form};
pub use flag::{Flag, FlagError};
pub use rule::{End, Rule};
