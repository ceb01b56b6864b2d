//! `kamen scrabble verify LOG`

use std::path::PathBuf;

use anyhow::{Context, bail};
use serde_json::json;

use super::read_text;
use crate::cli::report::Report;
use crate::games::scrabble::{Event, fairness};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The log of a game: one event as JSON on each line.
    #[arg(value_name = "LOG")]
    log: PathBuf,
    /// The commitment as it was published at the start of the game.
    #[arg(long, value_name = "HASH")]
    commitment: Option<String>,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let events = read_log(&self.log)?;
        let game = fairness::verify(&events)
            .with_context(|| format!("{}: this log is not honest", self.log.display()))?;
        let setup = &game.started().setup;
        if let Some(published) = &self.commitment
            && !published.trim().eq_ignore_ascii_case(&setup.commitment)
        {
            bail!(
                "{}: the log is consistent, but its commitment is {}, not the published {}",
                self.log.display(),
                setup.commitment,
                published.trim()
            );
        }
        let text = format!(
            "{}: verified. {} events follow from the rules and the seed.\ncommitment {}\nseed       {}\n",
            setup.game,
            events.len(),
            setup.commitment,
            game.started().seed.reveal(),
        );
        let json = json!({
            "verified": true,
            "game": setup.game,
            "events": events.len(),
            "over": game.is_over(),
            "scores": game.scores(),
            "commitment": setup.commitment,
            "seed": game.started().seed,
        });
        Ok(Report { text, json })
    }
}

/// Reads a log, one event on each line.
pub(super) fn read_log(path: &std::path::Path) -> anyhow::Result<Vec<Event>> {
    let text = read_text(path)?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(number, line)| {
            serde_json::from_str(line).with_context(|| {
                format!("{}, line {number}: this is no event of a game", path.display())
            })
        })
        .collect()
}
