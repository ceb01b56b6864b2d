//! Messages of ours, changed and deleted; one that somebody has deleted is no fault.

use serenity::all::{ChannelId, EditMessage, MessageId};
use serenity::builder::Builder;

use crate::discord::bot::Bot;
use crate::discord::persistence::{UNKNOWN_MESSAGE, code, persist};

/// Changes a message; says whether it was there.
pub(super) async fn edit(
    bot: &Bot,
    channel: ChannelId,
    message: u64,
    edited: EditMessage,
) -> serenity::Result<bool> {
    let place = (channel, MessageId::new(message), None);
    match persist(|| edited.clone().execute(&bot.http, place)).await {
        Ok(_) => Ok(true),
        Err(error) if code(&error) == Some(UNKNOWN_MESSAGE) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Deletes a message of ours; one that stays disturbs nobody.
pub(super) async fn delete(bot: &Bot, channel: ChannelId, message: u64) {
    let gone = persist(|| bot.http.delete_message(channel, MessageId::new(message), None)).await;
    if let Err(error) = gone
        && code(&error) != Some(UNKNOWN_MESSAGE)
    {
        tracing::debug!(%error, "an old message stays");
    }
}
