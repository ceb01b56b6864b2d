//! `kamen run`: the bot on Discord, or in a sandbox for those who have no token.

use anyhow::bail;

use super::log;
use super::report::Report;
use super::sandbox;
use super::serving::{Ready, Signals, block_on};
use super::stored::Stored;
use crate::discord::Address;

/// Arguments of `kamen run`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Without a token: set the world of the sandbox aside and begin anew.
    #[arg(long)]
    fresh: bool,
    #[command(flatten)]
    stored: Stored,
}

impl Arguments {
    /// Serves until it is told to stop.
    pub fn run(self, as_json: bool) -> anyhow::Result<Report> {
        let config = self.stored.config()?;
        let Some(token) = config.token.clone() else {
            if config.api.is_some() {
                bail!("KAMEN_DISCORD_API names a server, but DISCORD_TOKEN no token for it");
            }
            return sandbox::Arguments::without_token(self.stored, self.fresh).run(as_json);
        };
        if self.fresh {
            bail!("--fresh is for the sandbox; with a DISCORD_TOKEN the games are on Discord");
        }
        log::start(config.log, Some(token.clone()));
        let address = Address { token, api: config.api.clone() };
        block_on(async {
            let signals = Signals::listen()?;
            let ready = Ready::open(&config)?;
            let server = config.api.as_deref().unwrap_or("Discord");
            let (version, data) = (env!("CARGO_PKG_VERSION"), config.data.display());
            tracing::info!(version, %data, server, "starting");
            ready.serve(address, config.mentions.unwrap_or(false), signals).await
        })?;
        Ok(Report::nothing())
    }
}
