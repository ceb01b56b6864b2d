//! `kamen sandbox` as people start it: a process of its own with server, bot and world in one folder.

// Each test binary that includes this module uses a part of it.
#![allow(dead_code, reason = "shared by several test binaries")]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use kamen::store::Store;
use serde_json::Value;

use crate::driver::{Table, soon};
use crate::folder::Folder;
use crate::process::{Process, kamen, log_of, stored, until_online};

/// A running sandbox with its data folder.
pub struct Served {
    pub table: Table,
    pub process: Process,
    pub data: PathBuf,
    /// What it said at its start.
    pub told: Value,
}

impl Served {
    /// Starts it on any free port and waits until the bot is there.
    pub async fn start(folder: &Folder) -> Self {
        Self::start_with(folder, &["--port", "0"]).await
    }

    /// The same with other arguments.
    pub async fn start_with(folder: &Folder, arguments: &[&str]) -> Self {
        let data = data_of(folder);
        let out = folder.0.join("said");
        let arguments = [&["sandbox", "--json"], arguments].concat();
        let mut command = kamen(&arguments, &data);
        command
            .env("KAMEN_COMPUTER_PAUSE_MS", "0")
            .env("KAMEN_REQUESTS_PER_MINUTE", "60000")
            .env("KAMEN_BURST", "10000");
        let said = File::create(&out).unwrap();
        let process = Process::spawn_to(command, &log_of(&data), said.into());
        let told = soon("the greeting", async {
            loop {
                let said = fs::read_to_string(&out).unwrap();
                if let Ok(told) = serde_json::from_str::<Value>(&said) {
                    return told;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await;
        let (url, token) = (told["url"].as_str().unwrap(), told["token"].as_str().unwrap());
        let table = Table::elsewhere(url, token).await;
        if told["bot"] == true {
            until_online(&table, true).await;
            soon("the commands", async {
                let path = "people/Anna/channels/general/commands";
                while table.get(path).await["commands"].as_array().unwrap().is_empty() {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
            })
            .await;
        }
        Self { table, process, data, told }
    }

    /// The port of the page.
    pub fn port(&self) -> String {
        self.table.login.url.rsplit(':').next().unwrap().to_owned()
    }

    /// What the bot has stored, at this moment.
    pub async fn store(&self) -> Store {
        store_of(&self.data).await
    }

    /// Ends it by a signal: `INT` as Ctrl-C does, or `KILL`.
    pub async fn end(mut self, signal: &str) {
        self.process.signal(signal);
        let status = self.process.ended().await;
        if signal != "KILL" {
            assert_eq!(status.code(), Some(0), "{}", self.process.log());
        }
    }
}

/// The data folder of a sandbox that was started in a folder.
pub fn data_of(folder: &Folder) -> PathBuf {
    folder.0.join("data")
}

/// What the bot of a data folder has stored, as soon as it tells.
pub async fn store_of(data: &Path) -> Store {
    soon("the store", async {
        loop {
            if let Some(store) = stored(data).await {
                return store;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await
}
