//! `kamen export [--table ID] [--output FILE]`

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde_json::json;

use super::report::Report;
use super::stored::{Stored, wait};
use crate::store::backup::{BackupError, Counts, export};
use crate::store::{Store, TableId};

/// Write everything that is stored as lines of JSON with a chain of hashes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Only this table.
    #[arg(long, value_name = "ID")]
    table: Option<TableId>,
    /// The file to write; standard output when it is not given.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    stored: Stored,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let store = self.stored.open()?;
        let Some(path) = &self.output else {
            let mut out = BufWriter::new(io::stdout().lock());
            self.write(&store, &mut out)?;
            return Ok(Report::nothing());
        };
        let counts = self.write_file(&store, path).with_context(|| path.display().to_string())?;
        Ok(report(counts, &format!("Written to {}", path.display())))
    }

    /// Writes aside and renames, so that a file of this name is always a whole one.
    fn write_file(&self, store: &Store, path: &Path) -> anyhow::Result<Counts> {
        let mut aside = path.as_os_str().to_owned();
        aside.push(".part");
        let file = File::create(&aside)?;
        let mut out = BufWriter::new(&file);
        let written = self.write(store, &mut out);
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

    fn write(&self, store: &Store, out: &mut impl Write) -> anyhow::Result<Counts> {
        // A closed pipe is to be known as such.
        wait(export(store, self.table, out))?.map_err(|error| match error {
            BackupError::Io(cause) => cause.into(),
            other => other.into(),
        })
    }
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
