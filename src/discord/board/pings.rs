//! Telling the person to move: once when it is their turn, and again when they are reminded.

use std::sync::Arc;

use serenity::all::ChannelId;
use serenity::builder::Builder;

use super::message::delete;
use super::{BoardRecord, Boards};
use crate::discord::bot::Bot;
use crate::discord::persistence::persist;
use crate::discord::reply::Reply;
use crate::session::table::{OnTurn, Table};

impl Boards {
    /// Pings the person to move where others have moved before, if they want it.
    pub(super) async fn tell_to_move(
        &self,
        bot: &Bot,
        state: &Table,
        record: &BoardRecord,
        key: &str,
    ) -> serenity::Result<Option<u64>> {
        let head = state.head();
        let Some(OnTurn::Person(person)) = head.turn else { return Ok(None) };
        // Who cannot be asked about it is not disturbed.
        let wanted = bot.members.person(person).await.is_ok_and(|settings| settings.pings);
        if head.persons.len() < 2 || !wanted {
            return Ok(None);
        }
        let who = format!("<@{person}>");
        let text = record.tongue().say(key, &[("who", &who)]);
        let nonce = format!("{}-{}-turn", state.id(), state.version());
        let message = Reply::text(text).pinging(person).into_message(nonce);
        let channel = ChannelId::new(record.channel.0);
        let sent = persist(|| message.clone().execute(&bot.http, (channel, None))).await?;
        Ok(Some(sent.id.get()))
    }

    /// Reminds the player on turn, in place of what told them before.
    pub(super) fn remind(&self, bot: &Arc<Bot>, table: Arc<Table>) {
        let (boards, bot) = (self.clone(), Arc::clone(bot));
        tokio::spawn(async move {
            let Ok(Some(mut record)) = BoardRecord::read(&boards.store, table.id()).await else {
                return;
            };
            let channel = ChannelId::new(record.channel.0);
            if let Some(note) = record.note.take() {
                delete(&bot, channel, note).await;
            }
            match boards.tell_to_move(&bot, &table, &record, "bot-reminder").await {
                Ok(note) => record.note = note,
                Err(error) => tracing::warn!(%error, "a player was not reminded"),
            }
            if let Err(failure) = record.write(&boards.store, table.id()).await {
                tracing::warn!(?failure, "a reminder was not noted");
            }
        });
    }
}
