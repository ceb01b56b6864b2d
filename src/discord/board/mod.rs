//! The message that shows a table: posted once, edited in place, posted anew at the bottom when
//! people have talked meanwhile. It follows the table by itself: whatever happens there, whoever
//! brought it about, and whatever Discord does, the message shows it in the end.

mod buttons;
mod catch_up;
mod message;
mod record;
mod rematch;
mod telling;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serenity::all::MessageId;
use serenity::builder::Builder;
use tokio::sync::Notify;
use tokio::sync::broadcast::error::RecvError;

pub(super) use record::BoardRecord;
pub(super) use telling::{rule_key, turn_text};

use self::message::{delete, edit};
use super::bot::Bot;
use super::caller::Caller;
use super::failure::Failure;
use super::persistence::{MISSING_ACCESS, MISSING_PERMISSIONS, UNKNOWN_CHANNEL, code, persist};
use super::pictures::Manner;
use super::players;
use super::reply::Reply;
use crate::members::ServerSettings;
use crate::session::ChannelId;
use crate::session::table::{GameView, Happening, OnTurn, Stage, Table, TableView};
use crate::store::{Store, TableId, Version};
use crate::texts::Tongue;
use crate::themes;

/// How long answers can be changed by an interaction's token, with a minute to spare.
const TOKEN_LASTS: Duration = Duration::from_secs(14 * 60);

/// So many tokens are kept before old ones are thrown away.
const LENT_MOST: usize = 4_096;

/// How often a board is tried to be shown before the next thing that happens at its table is awaited,
/// and how much longer each time until it is tried again.
const ATTEMPTS: u32 = 10;
const AGAIN: Duration = Duration::from_secs(3);

/// The messages of all tables.
#[derive(Clone)]
pub(super) struct Boards {
    store: Store,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    jobs: Mutex<HashMap<TableId, Job>>,
    /// Channels where a command is about to answer with the board of a new table.
    reserved: Mutex<HashSet<ChannelId>>,
    released: Notify,
    /// By which tokens boards can be shown where we may only answer.
    lent: Mutex<HashMap<TableId, Lent>>,
}

/// What is to be shown of a table.
struct Job {
    latest: Arc<Table>,
    is_new: bool,
    /// Whether it is shown even if the message shows this version already.
    again: bool,
}

/// Whether a board stands in its channel for the first time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Posted {
    First,
    Again,
}

/// The token of an interaction, and the message that was posted by it.
#[derive(Clone)]
struct Lent {
    token: String,
    at: Instant,
    posted: Option<MessageId>,
}

/// A channel where somebody is about to answer with the board of a new table.
pub(super) struct Reservation(Arc<Shared>, ChannelId);

impl Drop for Reservation {
    fn drop(&mut self) {
        lock(&self.0.reserved).remove(&self.1);
        self.0.released.notify_waiters();
    }
}

impl Boards {
    pub fn new(store: Store) -> Self {
        Self { store, shared: Arc::default() }
    }

    /// Shows what happens at all tables, until the hall is closed.
    pub async fn follow(&self, bot: Arc<Bot>) {
        let mut updates = bot.hall.updates();
        self.catch_up(&bot).await;
        loop {
            match updates.recv().await {
                Ok(update) => {
                    if update.state.stage() == Stage::Over {
                        self.keep_result(&bot, Arc::clone(&update.state));
                    }
                    if update.news.iter().any(|news| matches!(news.what, Happening::Reminded(_))) {
                        self.remind(&bot, Arc::clone(&update.state));
                    }
                    self.show(&bot, update.state);
                }
                Err(RecvError::Lagged(missed)) => {
                    tracing::warn!(missed, "boards are behind; looking at all tables");
                    self.catch_up(&bot).await;
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    fn keep_result(&self, bot: &Arc<Bot>, table: Arc<Table>) {
        let bot = Arc::clone(bot);
        tokio::spawn(async move {
            if let Err(error) = bot.members.keep_result(&table).await {
                tracing::error!(table = %table.id(), %error, "a result was not kept");
            }
        });
    }

    /// Reminds the player on turn, in place of what told them before.
    fn remind(&self, bot: &Arc<Bot>, table: Arc<Table>) {
        let (boards, bot) = (self.clone(), Arc::clone(bot));
        tokio::spawn(async move {
            let Ok(Some(mut record)) = BoardRecord::read(&boards.store, table.id()).await else {
                return;
            };
            let channel = serenity::all::ChannelId::new(record.channel.0);
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

    /// The channel's next table is shown by whoever holds the reservation.
    pub fn reserve(&self, channel: ChannelId) -> Reservation {
        lock(&self.shared.reserved).insert(channel);
        Reservation(Arc::clone(&self.shared), channel)
    }

    /// Lends the caller's token to a table, for the case that it cannot be shown otherwise.
    pub fn lend(&self, table: TableId, caller: &Caller, posted: Option<MessageId>) {
        let Some(token) = caller.token() else { return };
        let lent = Lent { token: token.to_owned(), at: Instant::now(), posted };
        let mut all = lock(&self.shared.lent);
        if all.len() >= LENT_MOST {
            all.retain(|_, lent| lent.at.elapsed() < TOKEN_LASTS);
        }
        all.insert(table, lent);
    }

    /// Shows a table as it is now, as soon as what is being shown has arrived.
    pub fn show(&self, bot: &Arc<Bot>, state: Arc<Table>) {
        self.begin(bot, state, false);
    }

    fn begin(&self, bot: &Arc<Bot>, state: Arc<Table>, again: bool) {
        let table = state.id();
        {
            let mut jobs = lock(&self.shared.jobs);
            if let Some(job) = jobs.get_mut(&table) {
                if job.latest.version() < state.version() {
                    (job.latest, job.is_new) = (state, true);
                } else if again {
                    job.is_new = true;
                }
                job.again |= again;
                return;
            }
            jobs.insert(table, Job { latest: state, is_new: true, again });
        }
        let (boards, bot) = (self.clone(), Arc::clone(bot));
        tokio::spawn(async move {
            tokio::select! {
                () = bot.closing() => {}
                () = boards.keep_shown(&bot, table) => {}
            }
        });
    }

    /// Shows a table until it is shown as it is.
    async fn keep_shown(&self, bot: &Arc<Bot>, table: TableId) {
        let mut failures = 0;
        while let Some((state, again)) = self.next(table) {
            match self.post(bot, &state, again).await {
                Ok(posted) => {
                    failures = 0;
                    if posted == Posted::First {
                        self.point_to(bot, &state).await;
                    }
                }
                Err(failure) => {
                    failures += 1;
                    tracing::warn!(%table, failures, ?failure, "a board was not shown");
                    if failures < ATTEMPTS {
                        tokio::time::sleep(AGAIN * failures).await;
                        self.once_more(table);
                    }
                }
            }
        }
    }

    /// Shows the same again.
    fn once_more(&self, table: TableId) {
        if let Some(job) = lock(&self.shared.jobs).get_mut(&table) {
            (job.is_new, job.again) = (true, true);
        }
    }

    /// What is to be shown next; nothing ends the job.
    fn next(&self, table: TableId) -> Option<(Arc<Table>, bool)> {
        let mut jobs = lock(&self.shared.jobs);
        let job = jobs.get_mut(&table)?;
        if !job.is_new {
            jobs.remove(&table);
            return None;
        }
        job.is_new = false;
        Some((Arc::clone(&job.latest), std::mem::take(&mut job.again)))
    }

    /// The board as a message, for whoever looks at the table without a seat.
    pub async fn compose(
        &self,
        bot: &Bot,
        view: &TableView,
        tongue: Tongue,
    ) -> Result<Reply, Failure> {
        let names = players::names(bot, view, tongue).await?;
        let mut text = telling::text(view, tongue);
        if let Some(next) = view.rematch {
            text = format!("{text}\n{}", self.pointer(view, next, tongue).await?);
        }
        let reply = Reply::text(text).with_rows(buttons::rows(view, tongue));
        let Some(GameView::Scrabble(game)) = &view.game else { return Ok(reply) };
        let server = match view.room.server {
            Some(server) => bot.members.server(server).await?,
            None => ServerSettings::default(),
        };
        let theme = server.theme.unwrap_or_else(|| themes::DEFAULT.to_owned());
        let manner = Manner { theme, tongue, names };
        let picture = bot.pictures.board(Arc::new(game.as_ref().clone()), manner).await?;
        Ok(reply.with_file(picture))
    }

    /// Remembers the message with which a command has answered.
    pub async fn adopt(
        &self,
        caller: &Caller,
        view: &TableView,
        moved: Version,
    ) -> Result<(), Failure> {
        let message = caller.answer_message().await?.id;
        let mut record =
            BoardRecord::new(view.room.channel, caller.public_tongue, caller.reaches_channel);
        (record.message, record.shown, record.moved) = (Some(message.get()), view.version, moved);
        record.write(&self.store, view.id).await?;
        self.lend(view.id, caller, Some(message));
        Ok(())
    }

    /// Writes down how a table is to be shown that nobody has answered with.
    pub async fn prepare(
        &self,
        table: TableId,
        channel: ChannelId,
        caller: &Caller,
    ) -> Result<(), Failure> {
        if BoardRecord::read(&self.store, table).await?.is_some() {
            return Ok(());
        }
        let record = BoardRecord::new(channel, caller.public_tongue, caller.reaches_channel);
        record.write(&self.store, table).await
    }

    /// Waits while a command is about to answer with this channel's board.
    async fn wait_for_answer(&self, channel: ChannelId) {
        loop {
            let released = self.shared.released.notified();
            if !lock(&self.shared.reserved).contains(&channel) {
                return;
            }
            released.await;
        }
    }

    async fn post(&self, bot: &Bot, state: &Table, again: bool) -> Result<Posted, Failure> {
        let (table, view) = (state.id(), state.view(None));
        self.wait_for_answer(view.room.channel).await;
        let mut record = match BoardRecord::read(&self.store, table).await? {
            Some(record) => record,
            None => BoardRecord::new(view.room.channel, self.tongue(bot, &view).await?, true),
        };
        let before = record.message;
        if before.is_some() && record.shown >= view.version && !again {
            return Ok(Posted::Again);
        }
        let reply = self.compose(bot, &view, record.tongue()).await?;
        if record.reached
            && let Err(error) = self.post_to_channel(bot, state, &mut record, reply.clone()).await
        {
            if !is_shut(&error) {
                return Err(error.into());
            }
            // From now on only answers show the board.
            tracing::info!(%table, %error, "the channel is not ours to write to");
            record.reached = false;
            record.write(&self.store, table).await?;
        }
        if !record.reached && !self.post_by_token(bot, table, reply).await? {
            return Ok(Posted::Again);
        }
        (record.shown, record.moved) = (view.version, state.moved());
        record.write(&self.store, table).await?;
        Ok(if before.is_none() { Posted::First } else { Posted::Again })
    }

    /// The language of a table that was not opened by a command: the server's, or the host's.
    async fn tongue(&self, bot: &Bot, view: &TableView) -> Result<Tongue, Failure> {
        let of_server = match view.room.server {
            Some(server) => bot.members.server(server).await?.tongue,
            None => None,
        };
        let before = match view.after {
            Some(table) => BoardRecord::read(&self.store, table).await?,
            None => None,
        };
        let own = bot.members.person(view.host).await?.tongue;
        let before = before.map(|record| record.tongue());
        Ok(of_server.or(before).or(own).unwrap_or(Tongue::English))
    }

    async fn post_to_channel(
        &self,
        bot: &Bot,
        state: &Table,
        record: &mut BoardRecord,
        reply: Reply,
    ) -> serenity::Result<()> {
        let channel = serenity::all::ChannelId::new(record.channel.0);
        let turn_is_new = record.moved != state.moved();
        if turn_is_new && let Some(note) = record.note.take() {
            delete(bot, channel, note).await;
        }
        let old = record.message;
        let in_place = match old {
            Some(old) => !(turn_is_new && self.moved_on(bot, channel, old).await),
            None => false,
        };
        let edited = match old {
            Some(old) if in_place => {
                edit(bot, channel, old, reply.clone().into_edited_message()).await?
            }
            _ => false,
        };
        if !edited {
            let nonce = format!("{}-{}", state.id(), state.version());
            let message = reply.into_message(nonce);
            let sent = persist(|| message.clone().execute(&bot.http, (channel, None))).await?;
            record.message = Some(sent.id.get());
            if let Some(old) = old {
                delete(bot, channel, old).await;
            }
        }
        if turn_is_new {
            record.note = self.tell_to_move(bot, state, record, "bot-your-turn").await?;
        }
        Ok(())
    }

    /// Whether somebody has written below a message.
    async fn moved_on(&self, bot: &Bot, channel: serenity::all::ChannelId, message: u64) -> bool {
        let found = persist(|| bot.http.get_channel(channel)).await;
        let last = match found {
            Ok(serenity::all::Channel::Guild(channel)) => channel.last_message_id,
            Ok(serenity::all::Channel::Private(channel)) => channel.last_message_id,
            _ => None,
        };
        last.is_some_and(|last| last.get() > message)
    }

    /// Pings the person to move where others have moved before, if they want it.
    async fn tell_to_move(
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
        let channel = serenity::all::ChannelId::new(record.channel.0);
        let sent = persist(|| message.clone().execute(&bot.http, (channel, None))).await?;
        Ok(Some(sent.id.get()))
    }

    /// Shows a board where we may only answer; says whether there was a way.
    async fn post_by_token(
        &self,
        bot: &Bot,
        table: TableId,
        reply: Reply,
    ) -> Result<bool, Failure> {
        let lent = lock(&self.shared.lent).get(&table).cloned();
        let Some(lent) = lent.filter(|lent| lent.at.elapsed() < TOKEN_LASTS) else {
            return Ok(false);
        };
        let further = reply.into_further_answer(false);
        let send = || further.clone().execute(&bot.http, (lent.posted, &lent.token));
        let sent = persist(send).await?;
        if let Some(known) = lock(&self.shared.lent).get_mut(&table)
            && known.token == lent.token
        {
            known.posted = Some(sent.id);
        }
        Ok(true)
    }
}

/// Whether a channel is gone or closed to us.
fn is_shut(error: &serenity::Error) -> bool {
    matches!(code(error), Some(UNKNOWN_CHANNEL | MISSING_ACCESS | MISSING_PERMISSIONS))
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
