//! Which message shows a table, kept beside the table so that it goes on being edited after a restart.

use serde::{Deserialize, Serialize};

use crate::discord::failure::Failure;
use crate::session::ChannelId;
use crate::store::{Expect, Kind, RecordKey, RecordWrite, Store, TableId, Version};
use crate::texts::Tongue;

const BOARD: Kind = Kind::named("board");

/// The message that shows a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::discord) struct BoardRecord {
    /// Where the message is.
    pub channel: ChannelId,
    /// Which message; none before the first was posted.
    pub message: Option<u64>,
    /// The version that it shows.
    pub shown: Version,
    /// The version since which the position that it shows is what it is.
    #[serde(default)]
    pub moved: Version,
    /// The language it is in, by its code.
    pub tongue: String,
    /// Whether we can write to the channel ourselves, or only by answering.
    pub reached: bool,
    /// The message that told somebody to move.
    #[serde(default)]
    pub note: Option<u64>,
    /// Whether the message tells the end of the game.
    #[serde(default)]
    pub ended: bool,
    /// The version of the request for a turn back about which people were called.
    #[serde(default)]
    pub asked: Option<Version>,
}

impl BoardRecord {
    /// A record before anything was posted.
    pub fn new(channel: ChannelId, tongue: Tongue, reached: bool) -> Self {
        let tongue = tongue.code().to_owned();
        let (shown, moved) = (Version::NONE, Version::NONE);
        let (message, note, asked, ended) = (None, None, None, false);
        Self { channel, message, shown, moved, tongue, reached, note, asked, ended }
    }

    /// The language it is in.
    pub fn tongue(&self) -> Tongue {
        self.tongue.parse().unwrap_or(Tongue::English)
    }

    /// Reads the record of a table.
    pub async fn read(store: &Store, table: TableId) -> Result<Option<Self>, Failure> {
        let Some(record) = store.get(&BOARD, &key(table)?).await? else { return Ok(None) };
        Ok(serde_json::from_str(&record.value).ok())
    }

    /// Writes the record of a table.
    pub async fn write(&self, store: &Store, table: TableId) -> Result<(), Failure> {
        let value = serde_json::to_string(self).map_err(Failure::fault)?;
        let write = RecordWrite::put(BOARD, key(table)?, value, Expect::Anything);
        store.write(vec![write]).await?;
        Ok(())
    }
}

fn key(table: TableId) -> Result<RecordKey, Failure> {
    Ok(RecordKey::new(table.to_string())?)
}
