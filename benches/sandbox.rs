//! The sandbox over real sockets: interaction to answer, interactions a second, memory.
//!
//! `cargo bench --bench sandbox`; person, bot and sandbox share one process and two threads.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a bench that fails says where")]

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use kamen::sandbox::{Sandbox, Setup};
use reqwest::Client;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// Interactions one after the other.
const SEQUENTIAL: usize = 2_000;
/// Interactions under way at once.
const CONCURRENT: usize = 32;
/// How long the load lasts.
const LOAD: Duration = Duration::from_secs(10);
/// Messages written while memory is watched.
const MESSAGES: usize = 100_000;

fn main() {
    // `cargo test --benches` and lists of benches pass arguments that mean nothing here.
    if std::env::args().any(|argument| argument == "--test" || argument == "--list") {
        return;
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(measure());
}

async fn measure() {
    let sandbox = Sandbox::start(Setup::default(), 0).await.unwrap();
    let http = Client::builder().no_proxy().tcp_nodelay(true).build().unwrap();
    tokio::spawn(bot(sandbox.url(), sandbox.token().to_owned(), http.clone()));
    let table = Arc::new(Table { url: sandbox.url(), token: sandbox.token().to_owned(), http });
    table.wait_for_commands().await;

    let mut times = Vec::new();
    for _ in 0..SEQUENTIAL {
        let began = Instant::now();
        table.interact().await;
        times.push(began.elapsed());
    }
    times.sort();
    let at = |part: usize| times[times.len() * part / 100].as_secs_f64() * 1000.0;
    println!("interaction to answer: p50 {:.2} ms, p99 {:.2} ms", at(50), at(99));

    let count = Arc::new(AtomicUsize::new(0));
    let began = Instant::now();
    let workers: Vec<_> = (0..CONCURRENT)
        .map(|_| {
            let (table, count) = (table.clone(), count.clone());
            tokio::spawn(async move {
                while began.elapsed() < LOAD {
                    table.interact().await;
                    count.fetch_add(1, Ordering::Relaxed);
                }
            })
        })
        .collect();
    for worker in workers {
        worker.await.unwrap();
    }
    let rate = count.load(Ordering::Relaxed) as f64 / began.elapsed().as_secs_f64();
    println!("{CONCURRENT} at once: {rate:.0} interactions/s for {} s", LOAD.as_secs());

    let channel = table.get("world").await["guilds"][0]["channels"][0]["id"].clone();
    let path = format!("{}/api/v10/channels/{}/messages", table.url, channel.as_str().unwrap());
    let text = json!({"content": "x".repeat(200)}).to_string();
    for i in 0..=MESSAGES {
        if i % (MESSAGES / 5) == 0 {
            println!("{i} messages: {} MB", resident_megabytes());
        }
        let request = table.http.post(&path).body(text.clone());
        let request = request.header("content-type", "application/json");
        let answer = request.header("authorization", format!("Bot {}", table.token)).send().await;
        assert_eq!(answer.unwrap().status(), 200);
    }
}

/// What the process holds in memory.
fn resident_megabytes() -> usize {
    let pages = fs::read_to_string("/proc/self/statm").unwrap();
    let pages: usize = pages.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096 / 1_000_000
}

struct Table {
    url: String,
    token: String,
    http: Client,
}

impl Table {
    async fn get(&self, path: &str) -> Value {
        let answer = self.http.get(format!("{}/sandbox/{path}", self.url)).send().await.unwrap();
        serde_json::from_str(&answer.text().await.unwrap()).unwrap()
    }

    async fn wait_for_commands(&self) {
        loop {
            let shown = self.get("people/Anna/channels/general/commands").await;
            if shown["commands"][0]["name"] == "go" {
                return;
            }
            tokio::task::yield_now().await;
        }
    }

    /// Uses the command and waits for its answer, which must be right.
    async fn interact(&self) {
        let url = format!("{}/sandbox/people/Anna/command", self.url);
        let body = json!({"channel": "general", "text": "/go"}).to_string();
        let answer = self.http.post(url).body(body).send().await.unwrap().text().await.unwrap();
        let begun: Value = serde_json::from_str(&answer).unwrap();
        let id = begun["interaction"]["id"].as_str().unwrap();
        let told = self.get(&format!("interactions/{id}?wait=first")).await;
        assert_eq!(told["message"]["content"], "gone", "{told}");
    }
}

/// A bot that registers one command and answers it.
async fn bot(url: String, token: String, http: Client) {
    let gateway = format!("{}/gateway?v=10", url.replace("http", "ws"));
    let (mut socket, _) = tokio_tungstenite::connect_async(gateway).await.unwrap();
    let identify = json!({"op": 2, "d": {"token": token, "intents": 1, "properties": {}}});
    socket.send(Message::text(identify.to_string())).await.unwrap();
    while let Some(Ok(message)) = socket.next().await {
        let Ok(text) = message.into_text() else { continue };
        let Ok(payload) = serde_json::from_str::<Value>(&text) else { continue };
        let data = &payload["d"];
        let request = match payload["t"].as_str() {
            Some("READY") => {
                let application = data["application"]["id"].as_str().unwrap();
                let url = format!("{url}/api/v10/applications/{application}/commands");
                let commands = json!([{"name": "go", "description": "Go"}]);
                http.put(url).body(commands.to_string())
            }
            Some("INTERACTION_CREATE") => {
                let (id, secret) = (data["id"].as_str().unwrap(), data["token"].as_str().unwrap());
                let url = format!("{url}/api/v10/interactions/{id}/{secret}/callback");
                http.post(url).body(json!({"type": 4, "data": {"content": "gone"}}).to_string())
            }
            _ => continue,
        };
        let request = request
            .header("content-type", "application/json")
            .header("authorization", format!("Bot {token}"));
        tokio::spawn(async move { assert!(request.send().await.unwrap().status().is_success()) });
    }
}
