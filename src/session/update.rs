//! What is told to whoever watches tables.

use std::sync::Arc;

use super::table::Table;
use crate::store::{TableId, Version};

/// Something that has happened at a table and is on disk.
#[derive(Clone, Debug)]
pub struct Update {
    /// Which table.
    pub table: TableId,
    /// Its version afterwards.
    pub version: Version,
    /// The table afterwards; everybody sees it through a view.
    pub state: Arc<Table>,
}
