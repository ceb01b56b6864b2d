//! Calling people, each once for each cause: the person to move, again when they are reminded, and whoever
//! must agree before a turn is taken back. Who is invited is called by the first message of the table.

use serenity::all::ChannelId;
use serenity::builder::Builder;

use super::message::delete;
use super::{BoardRecord, Boards, buttons};
use crate::discord::bot::Bot;
use crate::discord::face::Face;
use crate::discord::persistence::persist;
use crate::discord::players::mention_at;
use crate::discord::reply::Reply;
use crate::session::PersonId;
use crate::session::game::{GameView, each};
use crate::session::table::{OnTurn, Table, TableView};

/// Those of some people who want to be called; who cannot be asked about it is not disturbed.
pub(in crate::discord) async fn willing(bot: &Bot, people: Vec<PersonId>) -> Vec<PersonId> {
    let mut willing = Vec::new();
    for person in people {
        if bot.members.person(person).await.is_ok_and(|settings| settings.pings) {
            willing.push(person);
        }
    }
    willing
}

impl Boards {
    /// Pings the person to move where others have moved before, if they want it; says so when they have
    /// been reminded.
    pub(super) async fn tell_to_move(
        &self,
        bot: &Bot,
        state: &Table,
        record: &BoardRecord,
    ) -> serenity::Result<Option<u64>> {
        let head = state.head();
        let Some(OnTurn::Person(person)) = head.turn else { return Ok(None) };
        if head.persons.len() < 2 || willing(bot, vec![person]).await.is_empty() {
            return Ok(None);
        }
        let who = format!("<@{person}>");
        let key = match state.reminders() {
            0 => to_do(state),
            _ => "bot-reminder",
        };
        let text = record.tongue().say(key, &[("who", &who)]);
        let nonce = format!("{}-{}-turn", state.id(), state.version());
        let message = Reply::text(text).pinging([person]).into_message(nonce);
        let channel = ChannelId::new(record.channel.0);
        let sent = persist(|| message.clone().execute(&bot.http, (channel, None))).await?;
        Ok(Some(sent.id.get()))
    }

    /// Calls whoever must agree to a turn being taken back, in place of what told them to move; once that
    /// is settled, the call goes.
    pub(super) async fn tell_of_undo(
        &self,
        bot: &Bot,
        state: &Table,
        record: &mut BoardRecord,
    ) -> serenity::Result<()> {
        let channel = ChannelId::new(record.channel.0);
        let asked = state.undo_request().map(|(undo, _)| undo.since());
        if asked == record.asked {
            return Ok(());
        }
        // Where the position has changed, what was said about the one before is gone already.
        let is_settled = record.asked.is_some() && record.turn_began == state.turn_began();
        let call = self.undo_call(bot, &state.view(None), record).await;
        if let Some(note) = record.note.take_if(|_| is_settled || call.is_some()) {
            delete(bot, channel, note).await;
        }
        if let Some(call) = call {
            let nonce = format!("{}-{}-undo", state.id(), state.version());
            let message = call.into_message(nonce);
            let sent = persist(|| message.clone().execute(&bot.http, (channel, None))).await?;
            record.note = Some(sent.id.get());
        }
        record.asked = asked;
        Ok(())
    }

    /// What whoever must agree to a turn being taken back is told, if anybody wants to be called.
    pub(super) async fn undo_call(
        &self,
        bot: &Bot,
        view: &TableView,
        record: &BoardRecord,
    ) -> Option<Reply> {
        let undo = view.undo.as_ref().filter(|undo| record.asked != Some(undo.since()))?;
        let tongue = record.tongue();
        let mentioned: Vec<String> =
            view.awaited.iter().map(|seat| mention_at(view, *seat, tongue)).collect();
        let sitters = view.awaited.iter().filter_map(|seat| view.chairs.get(seat.index()));
        let awaited = sitters.filter_map(|chair| chair.sitter.person()).collect();
        let willing = willing(bot, awaited).await;
        if willing.is_empty() {
            return None;
        }
        let by = mention_at(view, undo.by, tongue);
        let facts = [("who", &*mentioned.join(", ")), ("by", &*by)];
        let text = tongue.say("bot-undo-call", &facts);
        Some(Reply::text(text).with_buttons(buttons::about_undo(view, tongue)).pinging(willing))
    }
}

/// The key of what whoever must act is called to: to move, or to answer where it is another's turn.
fn to_do(state: &Table) -> &'static str {
    let question = match state.view(None).game {
        Some(game) if state.turn() != state.to_act() => {
            each!(GameView, game, (view, H) => H::question(&view))
        }
        _ => None,
    };
    question.unwrap_or("bot-your-turn")
}
