//! What has changed since it was last written down, for a world that is kept.

use std::collections::BTreeSet;

use crate::sandbox::snowflake::Snowflake;

/// The ids of what is new, different or gone.
#[derive(Debug, Default)]
pub struct Changes {
    /// Whether everything that was written before is gone.
    pub reset: bool,
    pub application: bool,
    pub clock: bool,
    pub commands: bool,
    pub people: BTreeSet<Snowflake>,
    pub guilds: BTreeSet<Snowflake>,
    pub channels: BTreeSet<Snowflake>,
    pub messages: BTreeSet<Snowflake>,
}
