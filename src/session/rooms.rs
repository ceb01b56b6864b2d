//! Which table stands in a room: a record beside the logs, written together with them, so that
//! there is never a second one.

use serde::{Deserialize, Serialize};

use super::people::ChannelId;
use super::table::{Refusal, Table};
use crate::store::{Expect, Kind, RecordKey, RecordWrite, Store, StoreError, TableId};

const CHANNEL: Kind = Kind::named("channel");

/// The last table of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Occupant {
    /// Which table.
    pub table: TableId,
    /// Whether it goes on; one that is over or closed makes way for another.
    pub live: bool,
}

/// Why a room cannot be had.
pub(super) enum RoomError {
    Taken(TableId),
    Store(StoreError),
}

impl From<StoreError> for RoomError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl RoomError {
    /// The refusal, when it is one.
    pub fn refusal(self) -> Result<Refusal, StoreError> {
        match self {
            Self::Taken(table) => Ok(Refusal::RoomTaken { table }),
            Self::Store(error) => Err(error),
        }
    }
}

/// Who stands in a room, with what a change of that must expect.
pub(super) async fn occupant(
    store: &Store,
    channel: ChannelId,
) -> Result<(Option<Occupant>, Expect), StoreError> {
    let Some(record) = store.get(&CHANNEL, &key(channel)?).await? else {
        return Ok((None, Expect::Absent));
    };
    let occupant = serde_json::from_str(&record.value);
    let occupant = occupant.map_err(|_| StoreError::Damaged(format!("channel {channel}")))?;
    Ok((Some(occupant), Expect::Version(record.version)))
}

/// What must be written for a table to take its room or to make way; nothing when neither changes.
pub(super) async fn change(
    store: &Store,
    before: Option<&Table>,
    after: &Table,
) -> Result<Option<RecordWrite>, RoomError> {
    let live = after.is_live();
    if before.is_some_and(Table::is_live) == live {
        return Ok(None);
    }
    let channel = after.room().channel;
    let (found, expect) = occupant(store, channel).await?;
    match found {
        Some(other) if other.table != after.id() => {
            // A table that goes has nothing to say about the one that came after it.
            if !live {
                return Ok(None);
            }
            if other.live {
                return Err(RoomError::Taken(other.table));
            }
        }
        Some(_) | None => {}
    }
    let occupant = Occupant { table: after.id(), live };
    let value = serde_json::to_string(&occupant).unwrap_or_default();
    Ok(Some(RecordWrite::put(CHANNEL, key(channel)?, value, expect)))
}

fn key(channel: ChannelId) -> Result<RecordKey, StoreError> {
    RecordKey::new(channel.to_string())
}
