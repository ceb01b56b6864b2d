//! Drives a bot through the sandbox's control door: people who type, press, choose and look.
//!
//! ```ignore
//! let table = Table::start(echo_bot).await;
//! let anna = table.person("Anna").await;
//! let answer = anna.command("/echo text:ahoj").await;
//! let again = answer.press("Again").await;
//! assert_eq!(again.text(), "ahoj ahoj");
//! table.finish().await;
//! ```
//!
//! Everything waits for events, with a generous limit; nothing sleeps.

// Each test binary that includes this module uses a part of it.
#![allow(dead_code, reason = "shared by several test binaries")]

mod login;
mod openapi;

use std::future::Future;
use std::time::Duration;

use futures_util::StreamExt;
use kamen::sandbox::{Sandbox, Setup};
pub use login::Login;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longer than anything takes, even on a busy machine.
const LIMIT: Duration = Duration::from_secs(60);

/// Waits for something that must come.
pub async fn soon<T>(what: &str, future: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(LIMIT, future).await;
    waited.unwrap_or_else(|_| panic!("waited too long for {what}"))
}

/// A sandbox with a bot at it.
pub struct Table {
    pub sandbox: Sandbox,
    pub login: Login,
    http: Client,
    bot: Option<JoinHandle<()>>,
}

impl Table {
    /// A sandbox without a bot.
    pub async fn empty(setup: Setup) -> Self {
        // A slow machine must not make the bot late: time passes only when a test says so.
        let setup = Setup { clock_stands: true, ..setup };
        let sandbox = Sandbox::start(setup, 0).await.unwrap();
        let http = Client::builder().no_proxy().build().unwrap();
        let login = Login::new(sandbox.url(), sandbox.token().to_owned());
        Self { sandbox, login, http, bot: None }
    }

    /// A sandbox that runs elsewhere, as a process of its own; the one in here stands idle.
    pub async fn elsewhere(url: &str, token: &str) -> Self {
        let login = Login::new(url.to_owned(), token.to_owned());
        Self { login, ..Self::empty(Setup::default()).await }
    }

    /// A sandbox with a bot that has registered its commands.
    pub async fn start<F>(bot: impl FnOnce(Login) -> F) -> Self
    where
        F: Future<Output = ()> + Send + 'static,
    {
        Self::start_with(Setup::default(), bot).await
    }

    /// The same, beginning otherwise.
    pub async fn start_with<F>(setup: Setup, bot: impl FnOnce(Login) -> F) -> Self
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let mut table = Self::empty(setup).await;
        let mut live = table.live("").await;
        table.bot = Some(tokio::spawn(bot(table.login.clone())));
        live.until("commands", |frame| frame["type"] == "commands").await;
        table
    }

    /// Asks the control door; returns status and answer.
    pub async fn ask(&self, method: Method, path: &str, body: &Value) -> (u16, Value) {
        let url = format!("{}/sandbox/{path}", self.login.url);
        let request = self.http.request(method, url).body(body.to_string());
        let response = soon(path, request.send()).await.unwrap();
        let status = response.status().as_u16();
        (status, serde_json::from_str(&response.text().await.unwrap()).unwrap())
    }

    /// Looks at something that must be there.
    pub async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.ask(Method::GET, path, &json!({})).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    /// Does something that must succeed.
    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(Method::POST, path, &body).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    /// Does something that must be refused; returns the sentence.
    pub async fn refused(&self, path: &str, body: Value) -> String {
        let (status, answer) = self.ask(Method::POST, path, &body).await;
        assert!((400..500).contains(&status), "{path}: {status} {answer}");
        answer["error"].as_str().unwrap().to_owned()
    }

    /// A person in the first channel, added if there is none of that name.
    pub async fn person(&self, name: &str) -> Person<'_> {
        let (status, _) = self.ask(Method::GET, &format!("people/{name}"), &json!({})).await;
        if status == 404 {
            self.post("people", json!({"name": name})).await;
        }
        Person { table: self, name: name.to_owned(), channel: "general".to_owned() }
    }

    /// What mentions the bot in a text.
    pub async fn mention_of_bot(&self) -> String {
        let world = self.get("world").await;
        format!("<@{}>", world["application"]["id"].as_str().unwrap())
    }

    /// A live socket; `query` such as `as=Anna&journal=true`.
    pub async fn live(&self, query: &str) -> LiveSocket {
        let url = format!("{}/sandbox/live?{query}", self.login.url.replace("http://", "ws://"));
        let (socket, _) = soon("live", tokio_tungstenite::connect_async(url)).await.unwrap();
        let mut live = LiveSocket { socket };
        live.until("hello", |frame| frame["type"] == "hello").await;
        live
    }

    /// Hurts the gateway.
    pub async fn hurt(&self, what: Value) {
        let done = self.post("gateway", what).await;
        assert_ne!(done["sessions"], 0, "no session to hurt");
    }

    /// Turns the clock forward.
    pub async fn advance(&self, milliseconds: u64) {
        self.post("clock", json!({"advance_ms": milliseconds})).await;
    }

    /// What bots asked so far, oldest first.
    pub async fn requests(&self) -> Vec<Value> {
        let journal = self.get("journal?limit=2000").await;
        let entries = journal["entries"].as_array().unwrap();
        entries.iter().filter(|entry| entry["kind"] == "request").cloned().collect()
    }

    /// Ends the test: every event was understood, every request fits Discord's description.
    pub async fn finish(self) {
        let requests = self.requests().await;
        openapi::check(&requests);
        let unknown = self.login.unknown_events();
        assert!(unknown.is_empty(), "serenity could not parse: {unknown:?}");
        if let Some(bot) = &self.bot {
            bot.abort();
        }
        soon("the end", self.sandbox.stop()).await;
    }
}

/// Frames of the live socket.
pub struct LiveSocket {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl LiveSocket {
    /// The next frame.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let message = self.socket.next().await?.ok()?;
            if let Ok(text) = message.to_text()
                && message.is_text()
            {
                return Some(serde_json::from_str(text).unwrap());
            }
        }
    }

    /// The first frame that fits.
    pub async fn until(&mut self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let found = async {
            loop {
                let frame = self.next().await.unwrap_or_else(|| panic!("no more frames: {what}"));
                if fits(&frame) {
                    return frame;
                }
            }
        };
        soon(what, found).await
    }
}

/// Someone who acts in a channel.
#[derive(Clone)]
pub struct Person<'a> {
    pub table: &'a Table,
    pub name: String,
    /// The channel, by id or name.
    pub channel: String,
}

impl<'a> Person<'a> {
    /// The same person in another channel.
    pub fn at(&self, channel: &str) -> Self {
        Self { channel: channel.to_owned(), ..self.clone() }
    }

    /// The same person in the DM with the bot.
    pub async fn in_dm(&self) -> Self {
        let opened = self.table.post(&self.path("dm"), json!({})).await;
        self.at(opened["channel"]["id"].as_str().unwrap())
    }

    fn path(&self, deed: &str) -> String {
        format!("people/{}/{deed}", self.name)
    }

    /// The id.
    pub async fn id(&self) -> String {
        let me = self.table.get(&format!("people/{}", self.name)).await;
        me["person"]["id"].as_str().unwrap().to_owned()
    }

    /// Does something that the bot answers; returns the first answer or failure.
    pub async fn act(&self, deed: &str, body: Value) -> Answer<'a> {
        let begun = self.table.post(&self.path(deed), body).await;
        self.follow(begun["interaction"]["id"].as_str().unwrap(), "first").await
    }

    /// Begins something and does not wait for the bot; returns the id of the interaction.
    pub async fn begin(&self, deed: &str, body: Value) -> String {
        let begun = self.table.post(&self.path(deed), body).await;
        begun["interaction"]["id"].as_str().unwrap().to_owned()
    }

    /// Waits for an interaction: `first` answer, or `done`.
    pub async fn follow(&self, id: &str, wait: &str) -> Answer<'a> {
        let told = self.table.get(&format!("interactions/{id}?wait={wait}")).await;
        Answer {
            person: self.clone(),
            interaction: told["interaction"].clone(),
            message: told["message"].clone(),
        }
    }

    /// Uses a command as it is typed.
    pub async fn command(&self, text: &str) -> Answer<'a> {
        self.act("command", json!({"channel": self.channel, "text": text})).await
    }

    /// The names of the completions for an option.
    pub async fn completions(&self, command: &str, option: &str, typed: &str) -> Vec<String> {
        let body = json!({
            "channel": self.channel, "command": command, "options": {option: typed},
            "focused": option,
        });
        let answer = self.act("autocomplete", body).await;
        let choices = answer.interaction["choices"].as_array();
        let choices = choices.unwrap_or_else(|| panic!("{}", answer.interaction));
        choices.iter().map(|choice| choice["shown_name"].as_str().unwrap().to_owned()).collect()
    }

    /// Writes a message.
    pub async fn write(&self, content: &str) -> Value {
        let body = json!({"channel": self.channel, "content": content});
        self.table.post(&self.path("type"), body).await["message"].clone()
    }

    /// Writes a message that mentions the bot first.
    pub async fn call_bot(&self, content: &str) -> Value {
        self.write(&format!("{} {content}", self.table.mention_of_bot().await)).await
    }

    /// Answers a message of the channel, which pings its author.
    pub async fn reply(&self, message: &Value, content: &str) -> Value {
        self.reply_with(message, content, true).await
    }

    /// Answers a message of the channel with the ping switched off.
    pub async fn reply_quietly(&self, message: &Value, content: &str) -> Value {
        self.reply_with(message, content, false).await
    }

    async fn reply_with(&self, message: &Value, content: &str, ping: bool) -> Value {
        let body = json!({
            "channel": self.channel, "content": content, "reply_to": message["id"], "ping": ping,
        });
        self.table.post(&self.path("type"), body).await["message"].clone()
    }

    /// What this person sees in the channel, oldest first.
    pub async fn messages(&self) -> Vec<Value> {
        let path = self.path(&format!("channels/{}/messages?limit=500", self.channel));
        self.table.get(&path).await["messages"].as_array().unwrap().clone()
    }

    /// Waits until this person sees a message that fits, in any channel.
    pub async fn sees(&self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let mut live = self.table.live(&format!("as={}", self.name)).await;
        let mine = self.table.get(&format!("people/{}", self.name)).await;
        let guilds = mine["guilds"].as_array().unwrap().iter();
        let channels = guilds.flat_map(|guild| guild["channels"].as_array().unwrap());
        for channel in channels.chain(mine["dms"].as_array().unwrap()) {
            let found = self.at(channel["id"].as_str().unwrap()).messages().await;
            if let Some(message) = found.into_iter().find(&fits) {
                return message;
            }
        }
        let frame = live
            .until(what, |frame| {
                matches!(frame["type"].as_str(), Some("message" | "message_edit"))
                    && fits(&frame["message"])
            })
            .await;
        frame["message"].clone()
    }
}

/// The names of those whom a message pings.
pub fn pinged(message: &Value) -> Vec<&str> {
    let users = message["mentions"].as_array().unwrap().iter();
    users.map(|user| user["global_name"].as_str().or(user["username"].as_str()).unwrap()).collect()
}

/// What became of something a person did.
pub struct Answer<'a> {
    pub person: Person<'a>,
    pub interaction: Value,
    /// The message that answers, or null.
    pub message: Value,
}

impl<'a> Answer<'a> {
    /// The text of the message.
    pub fn text(&self) -> &str {
        self.message["content"]
            .as_str()
            .unwrap_or_else(|| panic!("no message: {}", self.interaction))
    }

    /// `waiting`, `thinking`, `answered` or `failed`.
    pub fn state(&self) -> &str {
        self.interaction["state"].as_str().unwrap()
    }

    pub fn is_ephemeral(&self) -> bool {
        self.message["flags"].as_u64().unwrap() & 64 != 0
    }

    /// The same once the bot is no longer thinking.
    pub async fn done(&self) -> Answer<'a> {
        self.person.follow(self.interaction["id"].as_str().unwrap(), "done").await
    }

    /// Presses a button of the message.
    pub async fn press(&self, label: &str) -> Answer<'a> {
        self.person.press(&self.message, label).await
    }

    /// Chooses in the message's select.
    pub async fn choose(&self, values: &[&str]) -> Answer<'a> {
        let body = json!({"message": self.message["id"], "values": values});
        self.person.act("choose", body).await
    }

    /// Submits the modal that was opened.
    pub async fn submit(&self, values: Value) -> Answer<'a> {
        let body = json!({"modal": self.interaction["id"], "values": values});
        self.person.act("submit", body).await
    }
}

impl<'a> Person<'a> {
    /// Presses a button of a message.
    pub async fn press(&self, message: &Value, label: &str) -> Answer<'a> {
        self.act("press", json!({"message": message["id"], "label": label})).await
    }
}
