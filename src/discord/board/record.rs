//! Which message shows a table, kept beside the table so that it goes on being edited after a restart.

use serde::{Deserialize, Serialize};

use crate::discord::failure::Failure;
use crate::session::ChannelId;
use crate::session::table::Table;
use crate::store::{
    Expect, Kind, RecordKey, RecordVersion, Store, StoreError, TableId, Version, Written,
};
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
    /// The version at which the turn that it shows began.
    #[serde(default, rename = "moved")]
    pub turn_began: Version,
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
    /// Which reminders have been told.
    #[serde(default)]
    reminded: Reminded,
    /// Which writing of the record was read; nothing before there is one.
    #[serde(skip)]
    read: Option<RecordVersion>,
}

/// How often whoever must act was reminded, and of which turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Reminded {
    turn: Version,
    times: u8,
}

impl BoardRecord {
    /// A record before anything was posted.
    pub fn new(channel: ChannelId, tongue: Tongue, reached: bool) -> Self {
        let tongue = tongue.code().to_owned();
        let (shown, turn_began) = (Version::NONE, Version::NONE);
        let (message, note, asked, ended) = (None, None, None, false);
        let (reminded, read) = (Reminded::default(), None);
        Self {
            channel,
            message,
            shown,
            turn_began,
            tongue,
            reached,
            note,
            asked,
            ended,
            reminded,
            read,
        }
    }

    /// The same, from now on where and in the language that another one says.
    pub fn shown_as(self, other: &Self) -> Self {
        let tongue = other.tongue.clone();
        Self { channel: other.channel, tongue, reached: other.reached, ..self }
    }

    /// Whether whoever must act has been reminded of their turn, and nobody has told them.
    pub fn owes_reminder(&self, state: &Table) -> bool {
        let Reminded { turn, times } = self.reminded;
        let told = if turn == state.turn_began() { times } else { 0 };
        self.reached && state.reminders() > told
    }

    /// Whoever must act has been told of everything so far.
    pub fn told(&mut self, state: &Table) {
        self.reminded = Reminded { turn: state.turn_began(), times: state.reminders() };
    }

    /// The language it is in.
    pub fn tongue(&self) -> Tongue {
        self.tongue.parse().unwrap_or(Tongue::English)
    }

    /// Reads the record of a table.
    pub async fn read(store: &Store, table: TableId) -> Result<Option<Self>, Failure> {
        let Some(stored) = store.get(&BOARD, &key(table)?).await? else { return Ok(None) };
        let record: Self = serde_json::from_str(&stored.value)
            .map_err(|error| StoreError::Damaged(format!("{BOARD} {table}: {error}")))?;
        Ok(Some(Self { read: Some(stored.version), ..record }))
    }

    /// Writes the record of a table; not over what somebody else has written since it was read.
    pub async fn write(&mut self, store: &Store, table: TableId) -> Result<(), Failure> {
        let value = serde_json::to_string(self).map_err(Failure::fault)?;
        let expect = self.read.map_or(Expect::Absent, Expect::Version);
        match store.put(BOARD, key(table)?, value, expect).await? {
            Written::Written(version) => {
                self.read = Some(version);
                Ok(())
            }
            Written::Refused(_) => Err(Failure::fault("somebody else shows this table")),
        }
    }
}

fn key(table: TableId) -> Result<RecordKey, Failure> {
    Ok(RecordKey::new(table.to_string())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_record_is_not_written_over_what_somebody_else_has_written() {
        let (store, table) = (Store::memory(), TableId::from_random([7; 8]));
        let mut first = BoardRecord::new(ChannelId(1), Tongue::Czech, true);
        let mut late = first.clone();
        first.write(&store, table).await.unwrap();
        assert!(late.write(&store, table).await.is_err(), "there is one already");
        let mut other = BoardRecord::read(&store, table).await.unwrap().unwrap();
        first.note = Some(5);
        first.write(&store, table).await.unwrap();
        first.note = Some(6);
        first.write(&store, table).await.unwrap();
        other.message = Some(8);
        assert!(other.write(&store, table).await.is_err());
        assert_eq!(BoardRecord::read(&store, table).await.unwrap(), Some(first));
    }

    #[test]
    fn a_record_of_before_reminders_is_read() {
        let json =
            r#"{"channel":"1","message":2,"shown":9,"moved":7,"tongue":"sk","reached":true}"#;
        let record: BoardRecord = serde_json::from_str(json).unwrap();
        assert_eq!((record.turn_began, record.tongue()), (Version(7), Tongue::Slovak));
        assert_eq!(record.reminded, Reminded::default());
    }
}
