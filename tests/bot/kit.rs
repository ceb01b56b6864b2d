//! A sandbox with the bot at it, and short words for what tests look at.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use kamen::discord::{Address, Setup, Token, serve};
use kamen::session::{Clock, Limits};
use kamen::store::Store;
use serde_json::Value;

use crate::driver::{Login, Table};

/// A folder that goes when the test ends.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("kamen-bot-{name}-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Limits for tests: computers answer at once, and nobody is too fast.
pub fn limits() -> Limits {
    Limits {
        computer_pause: Duration::ZERO,
        requests_per_minute: 100_000,
        burst: 10_000,
        ..Limits::default()
    }
}

/// Serves a store until the task ends.
pub async fn run(login: Login, store: Store, limits: Limits) {
    let folder = Folder::new("data");
    let setup = Setup {
        address: Address { token: Token::new(&login.token), api: Some(login.url.clone()) },
        store,
        clock: Clock::System,
        limits,
        data: folder.0.clone(),
        watcher: Some(Arc::new(login.watcher())),
    };
    serve(setup, std::future::pending()).await.unwrap();
}

/// A sandbox with the bot at it.
pub async fn table() -> Table {
    Table::start(|login| run(login, Store::memory(), limits())).await
}

/// The labels of a message's buttons.
pub fn labels(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().cloned().unwrap_or_default();
    let buttons = rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap());
    buttons.filter_map(|button| Some(button["label"].as_str()?.to_owned())).collect()
}

/// The alt text of a message's first picture.
pub fn alt(message: &Value) -> String {
    message["attachments"][0]["description"].as_str().unwrap_or_default().to_owned()
}
