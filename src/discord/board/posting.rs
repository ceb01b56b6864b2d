//! Getting a board into its channel: edited in place, posted anew, or shown by an answer where that is
//! the only way. The end of a game comes below the last board, which keeps no buttons.

use serenity::all::{Channel, ChannelId};
use serenity::builder::Builder;

use super::message::{delete, edit};
use super::telling::before_the_end;
use super::{BoardRecord, Boards, Posted, TOKEN_LASTS, lock, willing};
use crate::discord::bot::Bot;
use crate::discord::failure::Failure;
use crate::discord::persistence::{
    MISSING_ACCESS, MISSING_PERMISSIONS, UNKNOWN_CHANNEL, code, persist,
};
use crate::discord::reply::Reply;
use crate::session::table::{Stage, Table, UndoRequest};
use crate::store::{TableId, Version};

impl Boards {
    /// Shows a table; says whether it stands in its channel for the first time.
    pub(super) async fn post(
        &self,
        bot: &Bot,
        state: &Table,
        again: bool,
    ) -> Result<Posted, Failure> {
        let (table, view) = (state.id(), state.view(None));
        self.wait_for_answer(view.room.channel).await;
        let _alone = self.alone_with(table).await;
        let mut record = match BoardRecord::read(&self.store, table).await? {
            Some(record) => record,
            None => BoardRecord::new(view.room.channel, self.tongue(bot, &view).await?, true),
        };
        let before = record.message;
        let is_shown = before.is_some() && record.shown >= view.version;
        if is_shown && !again && !record.owes_reminder(state) {
            return Ok(Posted::Again);
        }
        let mut reply = self.compose(bot, &view, record.tongue()).await?;
        if record.shown == Version::NONE {
            // Who is invited hears of it from the first message, and never again.
            reply = reply.pinging(willing(bot, view.invited()).await);
        }
        let turn_is_new = record.turn_began != state.turn_began();
        let ends = view.stage == Stage::Over && turn_is_new && !record.ended;
        let last = ends.then(|| reply.retold(before_the_end(&view, record.tongue())));
        if record.reached
            && let Err(error) =
                self.post_to_channel(bot, state, &mut record, reply.clone(), last.clone()).await
        {
            if !is_shut(&error) {
                return Err(error.into());
            }
            // From now on only answers show the board.
            tracing::info!(%table, %error, "the channel is not ours to write to");
            record.reached = false;
            record.write(&self.store, table).await?;
        }
        if !record.reached {
            if !self.post_by_token(bot, table, reply, last).await? {
                return Ok(Posted::Again);
            }
            if let Some(call) = self.undo_call(bot, &view, &record).await {
                self.say_by_token(bot, table, call).await?;
            }
            record.asked = view.undo.as_ref().map(UndoRequest::since);
        }
        (record.shown, record.turn_began) = (view.version, state.turn_began());
        record.ended = view.stage == Stage::Over;
        record.told(state);
        record.write(&self.store, table).await?;
        Ok(if before.is_none() { Posted::First } else { Posted::Again })
    }

    /// Shows a board in a channel that we can write to; at the end the last one stays above it.
    async fn post_to_channel(
        &self,
        bot: &Bot,
        state: &Table,
        record: &mut BoardRecord,
        reply: Reply,
        last: Option<Reply>,
    ) -> serenity::Result<()> {
        let channel = ChannelId::new(record.channel.0);
        let turn_is_new = record.turn_began != state.turn_began();
        let is_called = turn_is_new || record.owes_reminder(state);
        let note = record.note.filter(|_| is_called);
        if let Some(note) = note {
            record.note = None;
            delete(bot, channel, note).await;
        }
        let old = record.message;
        let in_place = match old {
            Some(_) if last.is_some() => false,
            Some(_) if turn_is_new && self.is_far_up(record.channel) => false,
            Some(old) => !(turn_is_new && moved_on(bot, channel, old, note).await),
            None => false,
        };
        // First, so that after a crash in between it is done again, while the end is posted once.
        if let (Some(old), Some(last)) = (old, &last) {
            edit(bot, channel, old, last.clone().into_edited_message()).await?;
        }
        let edited = match old {
            Some(old) if in_place => {
                edit(bot, channel, old, reply.clone().into_edited_message()).await?
            }
            _ => false,
        };
        if !edited {
            let nonce = match last.is_some() {
                true => format!("{}-{}-end", state.id(), state.turn_began()),
                false => format!("{}-{}", state.id(), state.version()),
            };
            let message = reply.into_message(nonce);
            let sent = persist(|| message.clone().execute(&bot.http, (channel, None))).await?;
            record.message = Some(sent.id.get());
            self.is_at_the_bottom(record.channel);
            if let Some(old) = old.filter(|_| last.is_none()) {
                delete(bot, channel, old).await;
            }
        }
        if is_called {
            record.note = self.tell_to_move(bot, state, record).await?;
        }
        self.tell_of_undo(bot, state, record).await
    }

    /// Says something where we may only answer.
    async fn say_by_token(&self, bot: &Bot, table: TableId, reply: Reply) -> Result<(), Failure> {
        let lent = lock(&self.shared.lent).get(&table).cloned();
        let Some(lent) = lent.filter(|lent| lent.at.elapsed() < TOKEN_LASTS) else { return Ok(()) };
        let further = reply.into_further_answer(false);
        persist(|| further.clone().execute(&bot.http, (None, &lent.token))).await?;
        Ok(())
    }

    /// Shows a board where we may only answer; says whether there was a way. At the end the last one
    /// stays above it.
    async fn post_by_token(
        &self,
        bot: &Bot,
        table: TableId,
        reply: Reply,
        last: Option<Reply>,
    ) -> Result<bool, Failure> {
        let lent = lock(&self.shared.lent).get(&table).cloned();
        let Some(lent) = lent.filter(|lent| lent.at.elapsed() < TOKEN_LASTS) else {
            return Ok(false);
        };
        if let (Some(last), Some(old)) = (&last, lent.posted) {
            let last = last.clone().into_further_answer(false);
            persist(|| last.clone().execute(&bot.http, (Some(old), &lent.token))).await?;
        }
        let posted = lent.posted.filter(|_| last.is_none());
        let further = reply.into_further_answer(false);
        let send = || further.clone().execute(&bot.http, (posted, &lent.token));
        let sent = persist(send).await?;
        if let Some(known) = lock(&self.shared.lent).get_mut(&table)
            && known.token == lent.token
        {
            known.posted = Some(sent.id);
        }
        Ok(true)
    }
}

/// Whether somebody has written below a message; a note of ours that was deleted does not count, though
/// Discord may still call it the last message.
async fn moved_on(bot: &Bot, channel: ChannelId, message: u64, note: Option<u64>) -> bool {
    let found = persist(|| bot.http.get_channel(channel)).await;
    let last = match found {
        Ok(Channel::Guild(channel)) => channel.last_message_id,
        Ok(Channel::Private(channel)) => channel.last_message_id,
        _ => None,
    };
    last.is_some_and(|last| last.get() > message && Some(last.get()) != note)
}

/// Whether a channel is gone or closed to us.
fn is_shut(error: &serenity::Error) -> bool {
    matches!(code(error), Some(UNKNOWN_CHANNEL | MISSING_ACCESS | MISSING_PERMISSIONS))
}
