//! A bot without a library: it sends what it likes, also what no library would.

use std::io::Read;
use std::io::Write;

use flate2::read::ZlibDecoder;
use flate2::write::ZlibDecoder as StreamDecoder;
use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::driver::{Table, soon};

/// Intents of guilds, and of messages in guilds and DMs.
pub const INTENTS: u64 = 1 | 1 << 9 | 1 << 12;

/// One end of a gateway connection.
pub struct Gateway {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// For a compressed stream.
    decoder: Option<StreamDecoder<Vec<u8>>>,
    /// How many frames came compressed.
    pub compressed: usize,
}

impl Gateway {
    pub async fn open(table: &Table, query: &str) -> Self {
        let url = format!("ws://{}/gateway{query}", table.sandbox.address());
        let (socket, _) = soon("gateway", tokio_tungstenite::connect_async(url)).await.unwrap();
        let is_stream = query.contains("zlib-stream");
        let decoder = is_stream.then(|| StreamDecoder::new(Vec::new()));
        Self { socket, decoder, compressed: 0 }
    }

    /// Opens and identifies, with changes to the usual payload.
    pub async fn identify(table: &Table, query: &str, changes: Value) -> Self {
        let mut gateway = Self::open(table, query).await;
        gateway.send(&json!({"op": 2, "d": identity(table, &changes)})).await;
        gateway
    }

    pub async fn send(&mut self, payload: &Value) {
        self.send_text(&payload.to_string()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next payload, or the code by which the connection was closed; 0 if it was cut.
    pub async fn next(&mut self) -> Result<Value, u16> {
        loop {
            match soon("a payload", self.socket.next()).await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Binary(bytes))) => {
                    self.compressed += 1;
                    let text = match &mut self.decoder {
                        Some(decoder) => {
                            decoder.write_all(&bytes).unwrap();
                            decoder.flush().unwrap();
                            String::from_utf8(std::mem::take(decoder.get_mut())).unwrap()
                        }
                        None => {
                            let mut text = String::new();
                            ZlibDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
                            text
                        }
                    };
                    return Ok(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map_or(0, |frame| CloseCode::into(frame.code)));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    }

    /// The data of the next event of a kind.
    pub async fn event(&mut self, name: &str) -> Value {
        loop {
            let payload = self.next().await.unwrap_or_else(|code| panic!("closed with {code}"));
            if payload["t"] == name {
                return payload;
            }
        }
    }

    /// The code that the connection is closed with.
    pub async fn end(&mut self) -> u16 {
        loop {
            if let Err(code) = self.next().await {
                return code;
            }
        }
    }
}

/// The `d` of IDENTIFY.
pub fn identity(table: &Table, changes: &Value) -> Value {
    let mut data = json!({
        "token": table.login.token, "intents": INTENTS,
        "properties": {"os": "linux", "browser": "raw", "device": "raw"},
    });
    data.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    data
}

/// A bot with one command, which answers only when it is told to.
pub struct RawBot<'a> {
    table: &'a Table,
    http: Client,
    pub gateway: Gateway,
    pub application: String,
}

impl<'a> RawBot<'a> {
    pub async fn start(table: &'a Table) -> Self {
        let mut gateway = Gateway::identify(table, "?v=10&encoding=json", json!({})).await;
        let ready = gateway.event("READY").await;
        gateway.event("GUILD_CREATE").await;
        let application = ready["d"]["application"]["id"].as_str().unwrap().to_owned();
        let http = Client::builder().no_proxy().build().unwrap();
        let bot = Self { table, http, gateway, application };
        let command = json!([{
            "name": "go", "description": "Go", "integration_types": [0, 1],
            "contexts": [0, 1, 2],
            "options": [{"type": 3, "name": "where", "description": "Where", "autocomplete": true}],
        }]);
        let path = format!("/applications/{}/commands", bot.application);
        let (status, answer) = bot.call(Method::PUT, &path, &command).await;
        assert_eq!(status, 200, "{answer}");
        bot
    }

    /// A request with the token, not sent yet.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let url = format!("{}/api/v10{path}", self.table.login.url);
        self.http
            .request(method, url)
            .header("authorization", format!("Bot {}", self.table.login.token))
    }

    /// Sends JSON; returns status and answer.
    pub async fn call(&self, method: Method, path: &str, body: &Value) -> (u16, Value) {
        let request = self.request(method, path).header("content-type", "application/json");
        sent(request.body(body.to_string())).await
    }

    /// Sends JSON with files; each a name and bytes.
    pub async fn upload(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        files: &[(&str, &[u8])],
    ) -> (u16, Value) {
        let mut form = reqwest::multipart::Form::new().text("payload_json", body.to_string());
        for (i, (name, bytes)) in files.iter().enumerate() {
            let part = reqwest::multipart::Part::bytes(bytes.to_vec()).file_name(name.to_string());
            form = form.part(format!("files[{i}]"), part);
        }
        sent(self.request(method, path).multipart(form)).await
    }

    /// The next interaction.
    pub async fn interaction(&mut self) -> Value {
        self.gateway.event("INTERACTION_CREATE").await["d"].clone()
    }

    /// Answers an interaction.
    pub async fn callback(&self, interaction: &Value, body: Value) -> (u16, Value) {
        let (id, token) =
            (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
        self.call(Method::POST, &format!("/interactions/{id}/{token}/callback"), &body).await
    }

    /// The path of later answers.
    pub fn webhook(&self, interaction: &Value) -> String {
        format!("/webhooks/{}/{}", self.application, interaction["token"].as_str().unwrap())
    }

    /// The id of the first channel.
    pub async fn channel(&self) -> String {
        let world = self.table.get("world").await;
        world["guilds"][0]["channels"][0]["id"].as_str().unwrap().to_owned()
    }
}

/// Sends a request; returns status and answer.
pub async fn sent(request: RequestBuilder) -> (u16, Value) {
    let response = soon("an answer", request.send()).await.unwrap();
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::Null))
}
