//! The bot as a process of its own, as hosts start it.

// Each test binary that includes this module uses a part of it.
#![allow(dead_code, reason = "shared by several test binaries")]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::Duration;

use kamen::store::Store;
use kamen::store::backup::import;

use crate::driver::{Table, soon};

/// A running bot; it is killed when this is dropped.
pub struct Process {
    child: Child,
    log: PathBuf,
}

/// `kamen` with settings of its own and nobody else's.
pub fn kamen(arguments: &[&str], data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kamen"));
    command.args(arguments).env("KAMEN_DATA", data).stdin(Stdio::null());
    for other in ["DISCORD_TOKEN", "KAMEN_DISCORD_API", "KAMEN_STORE", "KAMEN_CONFIG", "KAMEN_LOG"]
    {
        command.env_remove(other);
    }
    command
}

/// The same at a sandbox.
pub fn at(table: &Table, arguments: &[&str], data: &Path) -> Command {
    let mut command = kamen(arguments, data);
    command
        .env("KAMEN_DISCORD_API", &table.login.url)
        .env("DISCORD_TOKEN", &table.login.token)
        .env("KAMEN_COMPUTER_PAUSE_MS", "0")
        .env("KAMEN_REQUESTS_PER_MINUTE", "60000")
        .env("KAMEN_BURST", "10000");
    command
}

/// The one sentence of a command that has failed.
pub fn sentence(output: &Output) -> String {
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(said.starts_with("kamen: ") && said.lines().count() == 1, "{said}");
    said
}

impl Process {
    /// Starts a command whose log goes to a file.
    pub fn spawn(command: Command, log: &Path) -> Self {
        Self::spawn_to(command, log, Stdio::null())
    }

    /// The same, with what it says going somewhere.
    pub fn spawn_to(mut command: Command, log: &Path, out: Stdio) -> Self {
        let file = File::options().create(true).append(true).open(log).unwrap();
        let child = command.stdout(out).stderr(file).spawn().unwrap();
        Self { child, log: log.to_owned() }
    }

    /// Starts the bot at a sandbox.
    pub fn start(table: &Table, data: &Path) -> Self {
        Self::spawn(at(table, &["run"], data), &log_of(data))
    }

    /// Starts the bot at a sandbox and waits until it is there.
    pub async fn start_and_wait(table: &Table, data: &Path) -> Self {
        let process = Self::start(table, data);
        until_online(table, true).await;
        soon("the commands", async {
            let path = "people/Anna/channels/general/commands";
            while table.get(path).await["commands"].as_array().unwrap().is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await;
        process
    }

    /// Sends a signal, such as `TERM`.
    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([&format!("-{name}"), &id]).status().unwrap();
        assert!(sent.success());
    }

    /// Waits until it has ended.
    pub async fn ended(&mut self) -> ExitStatus {
        let child = &mut self.child;
        soon("the end of the process", async {
            loop {
                if let Some(status) = child.try_wait().unwrap() {
                    return status;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await
    }

    /// Stops it as a service manager would; it must end well.
    pub async fn stop(mut self) {
        self.signal("TERM");
        let status = self.ended().await;
        assert_eq!(status.code(), Some(0), "{}", self.log());
    }

    /// Kills it, as a power cut would.
    pub async fn kill(mut self) {
        self.child.kill().unwrap();
        self.ended().await;
    }

    /// What all processes of this folder have logged so far.
    pub fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        // A test that fails shows what its bots have said.
        if std::thread::panicking() {
            eprintln!("{}", fs::read_to_string(&self.log).unwrap_or_default());
        }
    }
}

/// The file beside a data folder to which its bots log.
pub fn log_of(data: &Path) -> PathBuf {
    data.with_extension("log")
}

/// Waits until the sandbox sees a bot, or none.
pub async fn until_online(table: &Table, online: bool) {
    soon("the bot to come or go", async {
        while table.get("world").await["bot_online"] != online {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

/// What a running bot has stored, at one moment; nothing while none is there to tell.
pub async fn stored(data: &Path) -> Option<Store> {
    let data = data.to_owned();
    let asked = move || {
        let mut lines = Vec::new();
        kamen::control::export(&data, None, &mut lines).map(|_| lines)
    };
    let lines = tokio::task::spawn_blocking(asked).await.unwrap().ok()?;
    let store = Store::memory();
    import(&store, &mut std::io::Cursor::new(lines)).await.unwrap();
    Some(store)
}
