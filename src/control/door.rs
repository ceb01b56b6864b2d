//! The running bot's side of the door.

use std::fs::{self, Permissions};
use std::io::{self, BufWriter, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::net::UnixListener;
use tokio::runtime::Handle;
use tokio::task::JoinHandle;

use super::{Gateway, SOCKET, reach};
use crate::store::backup::{BackupError, export};
use crate::store::{Store, TableId};

/// The name of the socket while it is made.
const ASIDE: &str = "control.new";

/// The longest request in bytes, and how long it may take to arrive.
const LONGEST: u64 = 64;
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a reader of a backup may take none of it.
const STALLED: Duration = Duration::from_secs(60);

/// Whom the door asks.
#[derive(Clone)]
struct Asked {
    store: Store,
    gateway: Arc<dyn Fn() -> Gateway + Send + Sync>,
}

/// An open door; it closes when this is dropped.
#[derive(Debug)]
pub struct Door {
    path: PathBuf,
    listening: JoinHandle<()>,
}

impl Door {
    /// Opens the door in a data folder, whose store this process has open: a socket that another
    /// process has left there is of no use any more. `gateway` tells how the connection stands.
    ///
    /// # Errors
    /// When the socket cannot be made.
    pub fn open(
        data: &Path,
        store: Store,
        gateway: impl Fn() -> Gateway + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let path = data.join(SOCKET);
        let aside = data.join(ASIDE);
        for old in [&path, &aside] {
            match fs::remove_file(old) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        // Nobody else may ask, not even in the moment before the permissions are set.
        let listener = reach(data, ASIDE, |path| UnixListener::bind(path))?;
        fs::set_permissions(&aside, Permissions::from_mode(0o600))?;
        fs::rename(&aside, &path)?;
        let listening = tokio::spawn(listen(listener, Asked { store, gateway: Arc::new(gateway) }));
        Ok(Self { path, listening })
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        self.listening.abort();
        let _ = fs::remove_file(&self.path);
    }
}

async fn listen(listener: UnixListener, asked: Asked) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                tokio::spawn(serve(stream, asked.clone()));
            }
            Err(error) => {
                // Most likely too many files are open; some will be closed.
                tracing::warn!(%error, "nobody is let in at the control door");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

async fn serve(mut stream: tokio::net::UnixStream, asked: Asked) {
    let mut line = String::new();
    let read = async { BufReader::new((&mut stream).take(LONGEST)).read_line(&mut line).await };
    if !matches!(tokio::time::timeout(PATIENCE, read).await, Ok(Ok(_))) {
        return;
    }
    let Ok(stream) = stream.into_std() else { return };
    let runtime = Handle::current();
    // Whoever reads a backup slowly keeps a thread of their own waiting, nobody else.
    let answered = tokio::task::spawn_blocking(move || {
        stream.set_nonblocking(false)?;
        stream.set_write_timeout(Some(STALLED))?;
        answer(&stream, line.trim(), &asked, &runtime)
    });
    if let Ok(Err(error)) = answered.await {
        tracing::warn!(%error, "an answer at the control door was not read");
    }
}

fn answer(stream: &UnixStream, request: &str, asked: &Asked, runtime: &Handle) -> io::Result<()> {
    let Asked { store, gateway } = asked;
    let mut out = BufWriter::new(stream);
    let (verb, rest) = request.split_once(' ').unwrap_or((request, ""));
    let done = match (verb, rest) {
        ("ping", "") => runtime
            .block_on(store.list_active(None))
            .map(|_| gateway().written())
            .map_err(|error| error.to_string()),
        ("export", "") => backup(store, None, &mut out, runtime)?,
        ("export", table) => match table.parse::<TableId>() {
            Ok(table) => backup(store, Some(table), &mut out, runtime)?,
            Err(error) => Err(error.to_string()),
        },
        _ => Err("this is not known here; there are ping and export".to_owned()),
    };
    match done {
        Ok(told) => writeln!(out, "end {told}")?,
        Err(sentence) => writeln!(out, "no {}", sentence.replace('\n', " "))?,
    }
    out.flush()
}

/// Writes a backup; returns its counts, or why it cannot be made.
fn backup(
    store: &Store,
    table: Option<TableId>,
    out: &mut impl Write,
    runtime: &Handle,
) -> io::Result<Result<String, String>> {
    match runtime.block_on(export(store, table, out)) {
        Ok(counts) => Ok(serde_json::to_string(&counts).map_err(|error| error.to_string())),
        Err(BackupError::Io(error)) => Err(error),
        Err(other) => Ok(Err(other.to_string())),
    }
}
