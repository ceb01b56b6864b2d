//! Boards that are not posted by the job that shows their table: a command has answered with one, or has
//! said how it is to be shown.

use super::message::delete;
use super::{BoardRecord, Boards};
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::session::ChannelId;
use crate::session::table::{Stage, TableView};
use crate::store::{TableId, Version};

impl Boards {
    /// Remembers the message with which a command has answered.
    pub async fn adopt(
        &self,
        caller: &Caller,
        view: &TableView,
        turn_began: Version,
    ) -> Result<(), Failure> {
        let message = caller.answer_message().await?.id;
        let _alone = self.alone_with(view.id).await;
        let (channel, tongue) = (view.room.channel, caller.public_tongue);
        let new = BoardRecord::new(channel, tongue, caller.reaches_channel);
        let before = BoardRecord::read(&self.store, view.id).await?;
        let old = before.as_ref().filter(|before| before.reached).and_then(|before| before.message);
        // Who was called is not called again.
        let mut record = before.map_or(new.clone(), |before| before.shown_as(&new));
        (record.message, record.shown, record.turn_began) =
            (Some(message.get()), view.version, turn_began);
        record.ended = view.stage == Stage::Over;
        record.write(&self.store, view.id).await?;
        self.lend(view.id, caller, Some(message));
        self.is_at_the_bottom(channel);
        // One board is enough; the result of a game stays where it was told.
        if let Some(old) = old.filter(|old| !record.ended && *old != message.get()) {
            delete(&caller.bot, serenity::all::ChannelId::new(channel.0), old).await;
        }
        Ok(())
    }

    /// Writes down how a table is to be shown that nobody has answered with.
    pub async fn prepare(
        &self,
        table: TableId,
        channel: ChannelId,
        caller: &Caller,
    ) -> Result<(), Failure> {
        let _alone = self.alone_with(table).await;
        if BoardRecord::read(&self.store, table).await?.is_some() {
            return Ok(());
        }
        let mut record = BoardRecord::new(channel, caller.public_tongue, caller.reaches_channel);
        record.write(&self.store, table).await
    }
}
