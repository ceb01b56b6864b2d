//! The store as ordered rows of bytes, for engines that keep just that: what the keys and values
//! are, which changes an append makes, and how everything is read back.
//!
//! | file | |
//! |---|---|
//! | `keys.rs` `values.rs` `pieces.rs` | what stands in a row; long values in several |
//! | `judge.rs` `pending.rs` | where versions are compared; what is decided and not yet made |
//! | `read.rs` `check.rs` | reading back; looking through everything |

pub(super) mod check;
pub(super) mod judge;
pub(super) mod keys;
mod pending;
mod pieces;
pub(super) mod read;
mod values;

pub(super) use pending::{Changes, Pending};
pub(super) use values::{decode_number, encode_number};

use super::StoreError;

/// The newest schema, which is the meaning of keys and values, that this program knows.
pub(super) const SCHEMA: u32 = 1;

/// A row: its key and its value.
pub(super) type Row = (Vec<u8>, Vec<u8>);

/// Rows in the order of their keys.
pub(super) trait Rows {
    /// The value of a key.
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError>;

    /// All rows from this key on.
    fn from<'a>(&'a self, key: &[u8]) -> Box<dyn Iterator<Item = Result<Row, StoreError>> + 'a>;
}
