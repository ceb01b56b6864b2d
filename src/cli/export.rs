//! `kamen export [--table ID [--gcg]] [--output FILE]`, also while the bot runs

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use serde_json::json;

use super::report::Report;
use super::scrabble;
use super::stored::{self, Stored, wait};
use crate::control::{self, AskError};
use crate::files::write_whole;
use crate::games::rules::Viewer;
use crate::session::game::Variant;
use crate::session::game::scrabble::Scrabble;
use crate::session::table::{Chair, Entry, Sitter, Table};
use crate::store::backup::{BackupError, Counts, export};
use crate::store::{Store, StoreError, TableId};

/// Write everything that is stored as lines of JSON with a chain of hashes, or a game as GCG.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Only this table.
    #[arg(long, value_name = "ID")]
    table: Option<TableId>,
    /// The game of the table as GCG; before its end without the racks.
    #[arg(long, requires = "table")]
    gcg: bool,
    /// The file to write; standard output when it is not given.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    stored: Stored,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        if let (true, Some(table)) = (self.gcg, self.table) {
            return self.run_gcg(&self.stored.look()?, table);
        }
        let source = Source::open(self.stored.config()?.data)?;
        let Some(path) = &self.output else {
            let mut out = BufWriter::new(io::stdout().lock());
            self.write(&source, &mut out)?;
            return Ok(Report::nothing());
        };
        let counts = self.write_file(&source, path).with_context(|| path.display().to_string())?;
        Ok(report(counts, &format!("Written to {}", path.display())))
    }

    fn run_gcg(&self, store: &Store, table: TableId) -> anyhow::Result<Report> {
        let text = wait(gcg(store, table))??;
        let Some(path) = &self.output else {
            let json = json!({ "table": table.to_string(), "gcg": text });
            return Ok(Report { text, json });
        };
        write_whole(path, text.as_bytes()).with_context(|| path.display().to_string())?;
        Ok(Report {
            text: format!("Written to {}\n", path.display()),
            json: json!({ "table": table.to_string(), "file": path.display().to_string() }),
        })
    }

    /// Writes aside and renames, so that a file of this name is always a whole one.
    fn write_file(&self, source: &Source, path: &Path) -> anyhow::Result<Counts> {
        let mut aside = path.as_os_str().to_owned();
        aside.push(".part");
        let file = File::create(&aside)?;
        let mut out = BufWriter::new(&file);
        let written = self.write(source, &mut out);
        drop(out);
        let done = written.and_then(|counts| {
            file.sync_all()?;
            fs::rename(&aside, path)?;
            Ok(counts)
        });
        if done.is_err() {
            let _ = fs::remove_file(&aside);
        }
        done
    }

    fn write(&self, source: &Source, out: &mut impl Write) -> anyhow::Result<Counts> {
        // A closed pipe is to be known as such.
        match source {
            Source::Alone(store) => {
                wait(export(store, self.table, out))?.map_err(|error| match error {
                    BackupError::Io(cause) => cause.into(),
                    other => other.into(),
                })
            }
            Source::Running(data) => {
                control::export(data, self.table, out).map_err(|error| match error {
                    AskError::Io(cause) => cause.into(),
                    other => other.into(),
                })
            }
        }
    }
}

/// Who writes the backup: we ourselves, or the bot that has the store open.
enum Source {
    Alone(Store),
    Running(PathBuf),
}

impl Source {
    fn open(data: PathBuf) -> anyhow::Result<Self> {
        match stored::open(&data, false) {
            Err(StoreError::InUse { .. }) if control::ping(&data).is_ok() => {
                Ok(Self::Running(data))
            }
            opened => Ok(Self::Alone(opened?)),
        }
    }
}

/// The game of a table as everybody may know it, with people and computers as its players.
async fn gcg(store: &Store, table: TableId) -> anyhow::Result<String> {
    let log = store.log(table).await?;
    ensure!(!log.is_empty(), "there is no table {table}");
    let state = Table::replay(&Entry::read_log(&log)?)?;
    let view = state.view_as(Viewer::Spectator);
    let game = view.game.with_context(|| format!("the game of table {table} has not begun"))?;
    let game = Scrabble::view(&game)
        .with_context(|| format!("the game of table {table} is no Scrabble, which GCG is for"))?;
    let name = |chair: &Chair| match chair.sitter {
        Sitter::Person(person) | Sitter::Invited(person) => format!("person {person}"),
        Sitter::Computer(level) => level.to_string(),
        Sitter::Open => String::new(),
    };
    let names: Vec<String> = view.chairs.iter().map(name).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Ok(scrabble::gcg(game, &names))
}

/// What was moved.
pub(super) fn report(counts: Counts, done: &str) -> Report {
    let Counts { tables, events, requests, records } = counts;
    Report {
        text: format!("{done}: {tables} tables with {events} events, {records} records\n"),
        json: json!({
            "tables": tables, "events": events, "requests": requests, "records": records,
        }),
    }
}
