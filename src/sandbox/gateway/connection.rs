//! One connection of a bot, from HELLO to its end.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::time::Instant;

use super::close;
use super::sessions::{Next, Order};
use super::wire::Wire;
use crate::sandbox::hub::Hub;
use crate::sandbox::live::Audience;
use crate::sandbox::world::Event;

/// A client that takes nothing for so long, with all buffers full, is gone.
const LONGEST_SEND: Duration = Duration::from_secs(5);
/// Discord's limit for what clients send, in bytes.
const LONGEST_PAYLOAD: usize = 4096;
/// How many payloads a client may send in [`RATE_WINDOW`].
const RATE: usize = 120;
const RATE_WINDOW: Duration = Duration::from_secs(60);

/// Why a connection ends.
pub enum End {
    Close(u16, &'static str),
    /// Without a close frame.
    Cut(&'static str),
}

/// A connection and how far it is.
pub struct Connection {
    pub hub: Arc<Hub>,
    pub number: u64,
    pub wire: Wire,
    pub session: Option<String>,
    /// The last event sent.
    pub sent: u64,
    pub wake: Arc<Notify>,
    socket: WebSocket,
    heartbeat: Duration,
    last_heartbeat: Instant,
    received: VecDeque<Instant>,
}

/// Serves a connection until it ends.
pub async fn serve(hub: Arc<Hub>, socket: WebSocket, query: HashMap<String, String>) {
    let heartbeat = hub.world().heartbeat();
    let mut connection = Connection {
        number: hub.next_connection(),
        hub,
        wire: Wire::Text,
        session: None,
        sent: 0,
        wake: Arc::default(),
        socket,
        heartbeat,
        last_heartbeat: Instant::now(),
        received: VecDeque::new(),
    };
    let end = connection.run(&query).await;
    connection.finish(end).await;
}

impl Connection {
    async fn run(&mut self, query: &HashMap<String, String>) -> End {
        let asked = |key: &str| query.get(key).map(String::as_str);
        if !matches!(asked("v"), None | Some("10")) {
            return End::Close(close::INVALID_API_VERSION, "Invalid API version");
        }
        if !matches!(asked("encoding"), None | Some("json")) {
            return End::Close(close::DECODE_ERROR, "Only the encoding json is served here");
        }
        match asked("compress") {
            None => {}
            Some("zlib-stream") => self.wire = Wire::stream(),
            Some(_) => {
                return End::Close(close::DECODE_ERROR, "Only zlib-stream is served here");
            }
        }
        let hello = json!({
            "op": 10, "s": null, "t": null,
            "d": {"heartbeat_interval": self.heartbeat.as_millis() as u64, "_trace": ["sandbox"]},
        });
        if let Err(end) = self.send(&hello).await {
            return end;
        }
        loop {
            if let Err(end) = self.step().await {
                return end;
            }
        }
    }

    /// Sends what is due, then waits for whatever comes next.
    async fn step(&mut self) -> Result<(), End> {
        let was_busy = self.pump().await?;
        // Two intervals without a heartbeat: one may be under way.
        let deadline = self.last_heartbeat + self.heartbeat * 2;
        let (wake, hub) = (self.wake.clone(), self.hub.clone());
        tokio::select! {
            biased;
            message = self.socket.recv() => match message {
                Some(Ok(message)) => self.receive(message).await,
                Some(Err(_)) => Err(End::Cut("The connection broke")),
                None => Err(End::Cut("The client went away")),
            },
            () = std::future::ready(()), if was_busy => Ok(()),
            () = wake.notified() => Ok(()),
            () = tokio::time::sleep_until(deadline) => {
                Err(End::Close(close::SESSION_TIMED_OUT, "No heartbeat came"))
            }
            () = hub.stopped() => Err(End::Close(1001, "The sandbox stops")),
        }
    }

    /// Sends some of the events that wait; tells whether there were any.
    async fn pump(&mut self) -> Result<bool, End> {
        let Some(session) = self.session.clone() else { return Ok(false) };
        let next = self.hub.world().sessions.next(&session, self.number, self.sent);
        match next {
            Next::Nothing => Ok(false),
            Next::Gone => Err(End::Close(close::UNKNOWN_ERROR, "Another connection took over")),
            Next::FellBehind => {
                self.hub.world().sessions.remove(&session);
                Err(End::Close(close::UNKNOWN_ERROR, "The client is too slow"))
            }
            Next::Order(order) => self.obey(order).await.map(|()| true),
            Next::Events(events) => {
                for event in events {
                    let departure = {
                        let mut world = self.hub.world();
                        let session = world.sessions.get_mut(&session);
                        let session = session.filter(|session| !session.mischief.is_none());
                        session.map(|session| session.mischief.depart(event.clone()))
                    };
                    self.sent = event.seq;
                    let Some(departure) = departure else {
                        self.send_text(&event.text).await?;
                        continue;
                    };
                    tokio::time::sleep(departure.wait).await;
                    for event in departure.events {
                        self.send_text(&event.text).await?;
                    }
                }
                Ok(true)
            }
        }
    }

    async fn obey(&mut self, order: Order) -> Result<(), End> {
        match order {
            Order::Drop => Err(End::Cut("Cut on demand")),
            Order::Close(code) => Err(End::Close(code, "Closed on demand")),
            Order::Reconnect => self.send(&json!({"op": 7, "d": null, "s": null, "t": null})).await,
            Order::Invalidate { resumable } => {
                if let Some(session) = self.session.take() {
                    let mut world = self.hub.world();
                    world.sessions.lose(&session, self.number);
                    if !resumable {
                        world.sessions.remove(&session);
                    }
                }
                self.send_invalid_session(resumable).await
            }
        }
    }

    pub async fn send_invalid_session(&mut self, resumable: bool) -> Result<(), End> {
        self.send(&json!({"op": 9, "d": resumable, "s": null, "t": null})).await
    }

    async fn send(&mut self, payload: &Value) -> Result<(), End> {
        self.send_text(&payload.to_string()).await
    }

    async fn send_text(&mut self, text: &str) -> Result<(), End> {
        let Some(message) = self.wire.message(text) else {
            return Err(End::Close(close::UNKNOWN_ERROR, "Compression failed"));
        };
        match tokio::time::timeout(LONGEST_SEND, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Cut("The connection broke")),
            Err(_) => Err(End::Cut("The client does not read")),
        }
    }

    async fn receive(&mut self, message: Message) -> Result<(), End> {
        let bytes = match message {
            Message::Text(text) => axum::body::Bytes::from(text),
            Message::Binary(bytes) => bytes,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(End::Cut("The client closed")),
        };
        let now = Instant::now();
        self.received.push_back(now);
        while self.received.front().is_some_and(|first| now - *first > RATE_WINDOW) {
            self.received.pop_front();
        }
        if self.received.len() > RATE {
            return Err(End::Close(close::RATE_LIMITED, "You are being rate limited."));
        }
        if bytes.len() > LONGEST_PAYLOAD {
            return Err(End::Close(close::DECODE_ERROR, "Payload too large"));
        }
        let Ok(payload) = serde_json::from_slice::<Value>(&bytes) else {
            return Err(End::Close(close::DECODE_ERROR, "Error while decoding payload."));
        };
        let Some(op) = payload["op"].as_u64() else {
            return Err(End::Close(close::DECODE_ERROR, "Error while decoding payload."));
        };
        match op {
            1 => self.heartbeat().await,
            2 => self.identify(&payload["d"]),
            6 => self.resume(&payload["d"]).await,
            3 | 4 | 8 | 31 if self.session.is_none() => {
                Err(End::Close(close::NOT_AUTHENTICATED, "Not authenticated."))
            }
            8 => self.request_members(&payload["d"]),
            3 | 4 | 31 => Ok(()),
            _ => Err(End::Close(close::UNKNOWN_OPCODE, "Unknown opcode.")),
        }
    }

    async fn heartbeat(&mut self) -> Result<(), End> {
        self.last_heartbeat = Instant::now();
        let is_deaf = {
            let mut world = self.hub.world();
            let session = self.session.as_ref().and_then(|id| world.sessions.get_mut(id));
            session.is_some_and(|session| session.mischief.deaf)
        };
        if is_deaf {
            return Ok(());
        }
        self.send(&json!({"op": 11, "d": null, "s": null, "t": null})).await
    }

    /// Answers op 8 with one chunk of members.
    fn request_members(&mut self, asked: &Value) -> Result<(), End> {
        let Some(session) = &self.session else { return Ok(()) };
        let mut world = self.hub.world();
        let guild_id = asked["guild_id"].as_str().and_then(crate::sandbox::Snowflake::parse);
        let Some(guild) = guild_id.and_then(|id| world.guilds.get(&id)) else { return Ok(()) };
        let mut members = world.member_objects(guild);
        if let Some(query) = asked["query"].as_str() {
            let starts = |member: &Value| {
                let name = member["user"]["username"].as_str().unwrap_or_default();
                name.starts_with(&query.to_lowercase())
            };
            members.retain(starts);
        }
        let data = json!({
            "guild_id": guild.id, "members": members, "chunk_index": 0, "chunk_count": 1,
            "not_found": [], "nonce": asked["nonce"],
        });
        let event = Event::in_guild("GUILD_MEMBERS_CHUNK", guild.id, data);
        let application = world.application.id;
        world.sessions.send_to(session, &event, application);
        Ok(())
    }

    /// Notes the end, lets go of the session and closes.
    async fn finish(mut self, end: End) {
        {
            let mut world = self.hub.world();
            if let Some(session) = &self.session {
                world.sessions.lose(session, self.number);
                if matches!(end, End::Close(close::SESSION_TIMED_OUT, _)) {
                    world.sessions.remove(session);
                }
            }
            let (title, problem) = match &end {
                End::Cut(why) => (format!("Connection {} ended: {why}", self.number), None),
                End::Close(code, why) => {
                    let problem = (*code >= 4000).then(|| format!("Closed with {code}: {why}"));
                    (format!("Connection {} closed with {code}", self.number), problem)
                }
            };
            world.note("gateway", &title, None, problem.as_deref());
            let online = world.sessions.is_anyone_connected();
            world.live.tell(Audience::Everyone, || json!({"type": "bot", "online": online}));
        }
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            let closing = async {
                self.socket.send(Message::Close(Some(frame))).await?;
                // The client's own close frame, so that it sees ours before the socket ends.
                while let Some(Ok(message)) = self.socket.recv().await {
                    if matches!(message, Message::Close(_)) {
                        break;
                    }
                }
                Ok::<(), axum::Error>(())
            };
            let _ = tokio::time::timeout(Duration::from_secs(1), closing).await;
        }
    }
}
