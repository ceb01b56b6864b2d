//! Moves that people write as messages: to the bot alone, or where they mention it.
//!
//! Everybody may see the answer, so nothing in it depends on a rack: a move is read against the board
//! and the rack only when its writer presses the button below the answer, which opens what `/play` shows.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateButton, Message, MessageReference, MessageType};
use serenity::builder::Builder;
use tracing::Instrument;

use super::board::BoardRecord;
use super::bot::Bot;
use super::button::TableVerb;
use super::face::Face;
use super::failure::Failure;
use super::persistence::persist;
use super::reply::Reply;
use super::seen::SeenTable;
use crate::members::ServerSettings;
use crate::session::game::{GameKind, each};
use crate::session::table::Table;
use crate::session::{ChannelId, PersonId, Room, ServerId};
use crate::texts::Tongue;

/// Answers a message that was written to us.
pub(super) async fn take(bot: &Arc<Bot>, message: &Message) {
    let is_plain = matches!(message.kind, MessageType::Regular | MessageType::InlineReply);
    if message.author.bot || message.webhook_id.is_some() || !is_plain || bot.is_closing() {
        return;
    }
    let Some(text) = bot.me.get().and_then(|me| meant_for(*me, message)) else { return };
    let person = PersonId(message.author.id.get());
    // Whoever writes too much is not answered: that would only be more to read.
    if bot.hall.admit(person).is_err() {
        return;
    }
    let span = tracing::info_span!("written", message = %message.id, by = %person);
    let _call = bot.begin_call();
    async {
        let server = message.guild_id.map(|guild| ServerId(guild.get()));
        let room = Room { server, channel: ChannelId(message.channel_id.get()) };
        if let Err(failure) = reply_to(bot, message, person, room, &text).await {
            tracing::warn!(?failure, "an answer was not written");
        }
    }
    .instrument(span)
    .await;
}

/// What was written to us, without our name; nothing when it was written to others.
fn meant_for(me: u64, message: &Message) -> Option<String> {
    let is_named = message.mentions.iter().any(|user| user.id.get() == me);
    if message.guild_id.is_some() && !is_named {
        return None;
    }
    let names = [format!("<@{me}>"), format!("<@!{me}>")];
    let text = names.iter().fold(message.content.clone(), |text, name| text.replace(name, " "));
    Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

async fn reply_to(
    bot: &Arc<Bot>,
    message: &Message,
    person: PersonId,
    room: Room,
    text: &str,
) -> Result<(), Failure> {
    let found = bot.hall.table_in(room.channel).await?;
    let state = match found {
        Some(found) => Some(bot.hall.look(found.table).await?).filter(|state| state.is_live()),
        None => None,
    };
    let tongue = tongue(bot, person, room, state.as_deref()).await?;
    let reply = answer(tongue, person, state, text)?;
    let nonce = format!("w{}", message.id);
    let reference = MessageReference::from(message).fail_if_not_exists(false);
    let reply = reply.into_message(nonce).reference_message(reference);
    persist(|| reply.clone().execute(&bot.http, (message.channel_id, None))).await?;
    Ok(())
}

/// What is said to a text, with nothing in it that depends on a rack.
fn answer(
    tongue: Tongue,
    person: PersonId,
    state: Option<Arc<Table>>,
    text: &str,
) -> Result<Reply, Failure> {
    let here = state.as_ref().map(|state| state.terms().game.kind());
    let kinds = here.as_ref().map_or(GameKind::ALL, std::slice::from_ref);
    // Somebody says hello, or asks something.
    if !kinds.iter().any(|kind| each!(GameKind, *kind, H => H::is_move(text))) {
        return Ok(Reply::text(tongue.say("written-hello", &[])));
    }
    let Some(state) = state else { return Ok(Reply::text(tongue.say("bot-no-table", &[]))) };
    let at = SeenTable::of(person, tongue, state);
    match at.check_turn() {
        Ok(()) => {}
        Err(Failure::Told(telling)) => return Ok(Reply::text(tongue.tell(&telling))),
        Err(Failure::Refused(refusal)) => {
            return Ok(Reply::text(tongue.tell(&refusal.telling(&|_| String::new()))));
        }
        Err(fault) => return Err(fault),
    }
    let show = at.controls().id(TableVerb::Written).with_typed(text);
    if show.argument.is_empty() {
        return Ok(Reply::text(tongue.say("written-too-long", &[])));
    }
    let label = tongue.say("button-written", &[]);
    let button = CreateButton::new(show.to_string()).label(label).style(ButtonStyle::Primary);
    Ok(Reply::text(tongue.say("written-show", &[])).with_buttons(vec![button]))
}

/// The language of an answer: a message does not tell the language of whoever wrote it.
async fn tongue(
    bot: &Bot,
    person: PersonId,
    room: Room,
    state: Option<&Table>,
) -> Result<Tongue, Failure> {
    let own = bot.members.person(person).await?.tongue;
    let of_server = match room.server {
        Some(server) => bot.members.server(server).await?,
        None => ServerSettings::default(),
    };
    let of_board = match state {
        Some(state) => bot.boards.record(state.id()).await?.as_ref().map(BoardRecord::tongue),
        None => None,
    };
    let chosen = match room.server {
        Some(_) => of_server.tongue.or(of_board).or(own),
        None => own.or(of_board),
    };
    Ok(chosen.unwrap_or(Tongue::English))
}
