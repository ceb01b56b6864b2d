//! The side of whoever asks.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

use super::{Gateway, SOCKET, reach};
use crate::store::TableId;
use crate::store::backup::Counts;

/// How long nothing may come before the bot counts as stuck.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a sign of life may take.
const SIGN_OF_LIFE: Duration = Duration::from_secs(5);

/// The longest line of an answer, which is one of a backup.
const LONGEST: u64 = 4 * 1024 * 1024;

/// Why a running bot has not given what was asked.
#[derive(Debug, thiserror::Error)]
pub enum AskError {
    /// No bot answers in this folder.
    #[error("no bot answers in {folder}: {cause}")]
    Nobody {
        /// The data folder.
        folder: String,
        /// Why.
        cause: io::Error,
    },
    /// The bot does not do it.
    #[error("the running bot says: {0}")]
    Refused(String),
    /// The bot has gone in the middle of its answer.
    #[error("the bot went away in the middle of its answer")]
    CutOff,
    /// What came cannot be written, or nothing came.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Asks for a sign of life, and how the connection to the gateway stands; an older bot does not say.
///
/// # Errors
/// When no bot runs on the folder, or its store fails.
pub fn ping(data: &Path) -> Result<Option<Gateway>, AskError> {
    let told = ask(data, "ping", SIGN_OF_LIFE, &mut io::sink())?;
    Ok(Gateway::read(&told))
}

/// Lets the bot that runs on a folder write a backup.
///
/// # Errors
/// When no bot runs there, there is no such table, or the backup did not arrive as a whole.
pub fn export(
    data: &Path,
    table: Option<TableId>,
    out: &mut impl Write,
) -> Result<Counts, AskError> {
    let request = table.map_or_else(|| "export".to_owned(), |table| format!("export {table}"));
    let told = ask(data, &request, PATIENCE, out)?;
    out.flush()?;
    serde_json::from_str(&told).map_err(|_| AskError::CutOff)
}

/// Asks, copies the lines that come and returns what the last one tells.
fn ask(
    data: &Path,
    request: &str,
    patience: Duration,
    out: &mut impl Write,
) -> Result<String, AskError> {
    let connected = reach(data, SOCKET, |path| UnixStream::connect(path)).and_then(|mut stream| {
        stream.set_read_timeout(Some(patience))?;
        stream.set_write_timeout(Some(patience))?;
        stream.write_all(format!("{request}\n").as_bytes())?;
        Ok(stream)
    });
    let stream = connected.map_err(|cause| {
        let folder = data.display().to_string();
        AskError::Nobody { folder, cause }
    })?;
    let mut answer = BufReader::new(stream);
    let mut line = String::new();
    loop {
        line.clear();
        answer.by_ref().take(LONGEST).read_line(&mut line)?;
        let Some(whole) = line.strip_suffix('\n') else { return Err(AskError::CutOff) };
        if let Some(told) = whole.strip_prefix("end ") {
            return Ok(told.to_owned());
        }
        if let Some(sentence) = whole.strip_prefix("no ") {
            return Err(AskError::Refused(sentence.to_owned()));
        }
        out.write_all(line.as_bytes())?;
    }
}
