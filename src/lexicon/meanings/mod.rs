//! What words mean: reading dictionaries, one compact file of them all, and looking a word up.
//!
//! Bytes come in and go out; where they are kept is the business of the caller. The way of a
//! meaning: a [`Package`] names the files of an installed dictionary, a [`Collection`] reads them
//! into [`Entry`] values, a [`StoreBuilder`] packs these into one file, a [`Store`] opens it, and
//! [`senses`] puts what it finds for a word there and among our own [`Definitions`] into the right
//! order.
//!
//! The sentences of dictionaries belong to their authors; they are read from what is installed and
//! never kept in this repository.
//!
//! | file | |
//! |---|---|
//! | `package.rs` `collection.rs` `error.rs` | what can be installed, and reading it all |
//! | `entry.rs` `text.rs` `articles.rs` | a meaning, cleaned; where in a long text each headword stands |
//! | `stardict.rs` `dictd.rs` `dictzip.rs` `freedict.rs` `gcide/` `wordnet.rs` `mythes.rs` `plain.rs` `wiktionary/` | a reader for each kind of dictionary |
//! | `definitions.rs` | our own definitions |
//! | `store/` | all of them in one file |
//! | `lookup.rs` `morphology.rs` `derivation.rs` | a word through its base forms, in the right order |
//! | `agreement.rs` `vulgar.rs` | which synonyms are believed; what is not for decent company |

mod agreement;
mod articles;
mod collection;
mod definitions;
mod derivation;
pub mod dictd;
mod dictzip;
mod entry;
mod error;
mod freedict;
mod gcide;
mod lookup;
mod morphology;
pub mod mythes;
mod package;
pub mod plain;
pub mod stardict;
mod store;
mod text;
mod vulgar;
pub mod wiktionary;
pub mod wordnet;

pub use articles::Articles;
pub use collection::Collection;
pub use definitions::{
    Definition, DefinitionError, Definitions, LONGEST_DEFINITION, LONGEST_EXAMPLE, Mark,
};
pub use entry::{Entry, Kind, Language, PartOfSpeech, Source};
pub use error::{SourceError, SourceFile};
pub use lookup::{Sense, Sources, Via, senses};
pub(crate) use morphology::base_forms;
pub use package::Package;
pub use store::{BuildError, REMEDY, Store, StoreBuilder, StoreError};
