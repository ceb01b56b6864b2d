//! Gateway sessions: each keeps a bounded log of its events, from which connections read and to
//! which a resumed connection returns.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::Notify;

use super::intents;
use super::mischief::Mischief;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::world::Event;

/// How many events a session keeps for a connection that is slow or gone.
const EVENTS_KEPT: usize = 4_096;
/// How many bytes of events a session keeps.
const BYTES_KEPT: usize = 16 << 20;
/// How many sessions are kept; those longest without a connection go first.
const SESSIONS_KEPT: usize = 64;
/// How many bytes of events all sessions keep that have no connection.
const IDLE_BYTES_KEPT: usize = 16 << 20;

/// What a connection is told to do beside sending events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Cut the connection without a word.
    Drop,
    /// Close with a code.
    Close(u16),
    /// Ask the client to reconnect.
    Reconnect,
    /// Say that the session is no longer valid, or that it may be resumed.
    Invalidate { resumable: bool },
}

/// A numbered event, as it is sent.
#[derive(Clone, Debug)]
pub struct Logged {
    pub seq: u64,
    pub text: Arc<str>,
}

/// A session of a bot.
#[derive(Debug)]
pub struct Session {
    pub shard: (u64, u64),
    pub intents: u64,
    pub seq: u64,
    pub resumes: u64,
    pub compress: &'static str,
    /// Which connection serves it now.
    pub connection: Option<u64>,
    pub mischief: Mischief,
    pub wake: Arc<Notify>,
    order: Option<Order>,
    log: VecDeque<Logged>,
    bytes: usize,
    /// When it last lost its connection, in the order of losses.
    lost: u64,
    /// How many events came since then.
    missed: usize,
}

/// What comes next on a connection.
#[derive(Debug)]
pub enum Next {
    Order(Order),
    /// Events in their order, and the number of the last.
    Events(Vec<Logged>),
    /// Events that it should have sent are no longer kept.
    FellBehind,
    /// The session has been given to another connection, or is gone.
    Gone,
    Nothing,
}

/// How many events a connection takes at once.
const BATCH: usize = 64;

impl Session {
    fn push(&mut self, event: &Event, application: Snowflake) {
        self.seq += 1;
        self.missed += 1;
        let redacted = self.redacted(event, application);
        let data = redacted.as_ref().unwrap_or(&event.data);
        let payload = json!({"op": 0, "t": event.name, "s": self.seq, "d": data});
        let text: Arc<str> = payload.to_string().into();
        self.bytes += text.len();
        self.log.push_back(Logged { seq: self.seq, text });
        while self.log.len() > EVENTS_KEPT || self.bytes > BYTES_KEPT {
            let Some(old) = self.log.pop_front() else { break };
            self.bytes -= old.text.len();
        }
        self.wake.notify_one();
    }

    /// A message without its content, for bots that may not read what is not meant for them: in
    /// guilds they read only what they wrote and what mentions them, unless they have the intent.
    fn redacted(&self, event: &Event, application: Snowflake) -> Option<Value> {
        let is_message = matches!(event.name, "MESSAGE_CREATE" | "MESSAGE_UPDATE");
        if !is_message || event.guild.is_none() || self.intents & intents::MESSAGE_CONTENT != 0 {
            return None;
        }
        let me = application.to_string();
        let is_secret = |message: &Value| message.is_object() && !concerns(message, &me);
        let answered = &event.data["referenced_message"];
        let (own, other) = (is_secret(&event.data), is_secret(answered));
        if !own && !other {
            return None;
        }
        let mut data = event.data.clone();
        if own {
            hide(&mut data);
        }
        if other {
            hide(&mut data["referenced_message"]);
        }
        Some(data)
    }

    /// Whether a client that has seen `seq` can go on from there.
    pub fn can_resume(&self, seq: u64) -> bool {
        seq <= self.seq && self.log.front().is_none_or(|first| first.seq <= seq + 1)
    }

    pub fn order(&mut self, order: Order) {
        self.order = Some(order);
        self.wake.notify_one();
    }
}

/// Whether a message was written by a user or mentions them.
fn concerns(message: &Value, user: &str) -> bool {
    let mentions = message["mentions"].as_array();
    message["author"]["id"] == user
        || mentions.into_iter().flatten().any(|mentioned| mentioned["id"] == user)
}

/// Takes out what only those read who may.
fn hide(message: &mut Value) {
    message["content"] = json!("");
    for list in ["embeds", "attachments", "components"] {
        message[list] = json!([]);
    }
}

/// All sessions of the bot.
#[derive(Debug, Default)]
pub struct Sessions {
    by_id: BTreeMap<String, Session>,
    losses: u64,
}

impl Sessions {
    pub fn get_mut(&mut self, id: &str) -> Option<&mut Session> {
        self.by_id.get_mut(id)
    }

    pub fn open(&mut self, id: String, shard: (u64, u64), intents: u64, connection: u64) {
        // A shard that identifies anew replaces what it had before.
        self.by_id.retain(|_, session| session.shard != shard || session.connection.is_some());
        while self.by_id.len() >= SESSIONS_KEPT {
            let idle = self.by_id.iter().filter(|(_, session)| session.connection.is_none());
            let oldest = idle.min_by_key(|(_, session)| session.lost).map(|(id, _)| id.clone());
            let Some(oldest) = oldest.or_else(|| self.by_id.keys().next().cloned()) else { break };
            self.by_id.remove(&oldest);
        }
        let session = Session {
            shard,
            intents,
            seq: 0,
            resumes: 0,
            compress: "none",
            connection: Some(connection),
            mischief: Mischief::default(),
            wake: Arc::default(),
            order: None,
            log: VecDeque::new(),
            bytes: 0,
            lost: 0,
            missed: 0,
        };
        self.by_id.insert(id, session);
    }

    pub fn remove(&mut self, id: &str) {
        self.by_id.remove(id);
    }

    /// Notes that a connection is gone; the session stays to be resumed.
    pub fn lose(&mut self, id: &str, connection: u64) {
        self.losses += 1;
        if let Some(session) = self.by_id.get_mut(id)
            && session.connection == Some(connection)
        {
            session.connection = None;
            session.lost = self.losses;
            session.missed = 0;
            session.order = None;
        }
    }

    /// What a connection that has sent everything up to `seq` does next.
    pub fn next(&mut self, id: &str, connection: u64, seq: u64) -> Next {
        let Some(session) = self.by_id.get_mut(id) else { return Next::Gone };
        if session.connection != Some(connection) {
            return Next::Gone;
        }
        if let Some(order) = session.order.take() {
            return Next::Order(order);
        }
        if !session.can_resume(seq) {
            return Next::FellBehind;
        }
        let known = session.log.partition_point(|event| event.seq <= seq);
        let events: Vec<Logged> = session.log.iter().skip(known).take(BATCH).cloned().collect();
        if events.is_empty() { Next::Nothing } else { Next::Events(events) }
    }

    /// Sends an event to one session.
    pub fn send_to(&mut self, id: &str, event: &Event, application: Snowflake) {
        if let Some(session) = self.by_id.get_mut(id) {
            session.push(event, application);
        }
    }

    /// Sends an event to all sessions whose shard and intents fit.
    pub fn dispatch(&mut self, event: &Event, application: Snowflake) {
        let needed = intents::needed(event.name, event.guild.is_some());
        for session in self.by_id.values_mut() {
            if session.intents & needed == needed && session.serves(event.guild) {
                session.push(event, application);
            }
        }
        // Nobody can resume what has lost events.
        self.by_id
            .retain(|_, session| session.connection.is_some() || session.missed <= EVENTS_KEPT);
        loop {
            let idle = || self.by_id.iter().filter(|(_, session)| session.connection.is_none());
            if idle().map(|(_, session)| session.bytes).sum::<usize>() <= IDLE_BYTES_KEPT {
                return;
            }
            let oldest = idle().min_by_key(|(_, session)| session.lost).map(|(id, _)| id.clone());
            let Some(oldest) = oldest else { return };
            self.by_id.remove(&oldest);
        }
    }

    /// Whether a session would hear of what happens in a guild, or in a DM.
    pub fn hears(&self, guild: Option<Snowflake>) -> bool {
        self.by_id.values().any(|session| session.serves(guild))
    }

    pub fn someone_hears(&self, intents: u64) -> bool {
        self.by_id.values().any(|session| session.intents & intents != 0)
    }

    pub fn is_anyone_connected(&self) -> bool {
        self.by_id.values().any(|session| session.connection.is_some())
    }

    /// Makes every bot identify again.
    pub fn invalidate_all(&mut self) {
        self.by_id.retain(|_, session| session.connection.is_some());
        for session in self.by_id.values_mut() {
            session.order(Order::Invalidate { resumable: false });
        }
    }

    /// The connected sessions, or those of one shard.
    pub fn connected(&mut self, shard: Option<u64>) -> impl Iterator<Item = &mut Session> {
        self.by_id.values_mut().filter(move |session| {
            session.connection.is_some() && shard.is_none_or(|shard| shard == session.shard.0)
        })
    }

    /// The control door's list.
    pub fn shown(&self) -> Value {
        let sessions = self.by_id.iter().map(|(id, session)| {
            json!({
                "id": id, "shard": [session.shard.0, session.shard.1],
                "connected": session.connection.is_some(), "seq": session.seq,
                "intents": session.intents, "resumes": session.resumes,
                "compress": session.compress,
            })
        });
        json!({"sessions": sessions.collect::<Vec<Value>>()})
    }
}

impl Session {
    /// Guilds are spread over the shards by their ids; DMs go to the first.
    pub fn serves(&self, guild: Option<Snowflake>) -> bool {
        guild.map_or(0, |guild| guild.shard_of(self.shard.1)) == self.shard.0
    }
}
