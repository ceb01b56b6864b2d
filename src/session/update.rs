//! What is told to whoever watches tables.

use std::sync::Arc;

use super::table::{News, Table};
use crate::store::{TableId, Version};

/// Something that has happened at a table and is on disk.
#[derive(Clone, Debug)]
pub struct Update {
    /// Which table.
    pub table: TableId,
    /// Its version afterwards.
    pub version: Version,
    /// What happened, as everybody may know it.
    pub news: Arc<[News]>,
    /// The table afterwards; everybody sees it through a view.
    pub state: Arc<Table>,
}
