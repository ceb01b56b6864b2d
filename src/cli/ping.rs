//! `kamen ping`

use serde_json::json;

use super::report::Report;
use super::stored::Stored;
use crate::control;

/// Arguments of `kamen ping`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    stored: Stored,
}

impl Arguments {
    /// Asks the bot that runs on the data folder for a sign of life.
    pub fn run(&self) -> anyhow::Result<Report> {
        control::ping(&self.stored.config()?.data)?;
        Ok(Report { text: "The bot is alive.\n".to_owned(), json: json!({ "alive": true }) })
    }
}
