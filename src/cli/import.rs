//! `kamen import FILE`

use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use anyhow::Context;

use super::export::report;
use super::report::Report;
use super::stored::{self, Stored, wait};
use crate::store::backup::import;

/// Read what `kamen export` has written into an empty store.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file; all of it is checked before anything is stored.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    stored: Stored,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let name = || self.file.display().to_string();
        let mut file = BufReader::new(File::open(&self.file).with_context(name)?);
        let data = self.stored.config()?.data;
        let store = stored::open(&data, true)?;
        let counts = wait(import(&store, &mut file))?.with_context(name)?;
        Ok(report(counts, &format!("Stored in {}", stored::folder(&data).display())))
    }
}
