//! `kamen sandbox`: a Discord-compatible server on this machine, with a page to play on.

use std::io;

use anyhow::Context;
use serde_json::json;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::filter::LevelFilter;

use super::report::Report;
use crate::sandbox::{Sandbox, Setup};

/// Arguments of `kamen sandbox`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The port on 127.0.0.1; the next free one if it is taken, any free one if it is 0.
    #[arg(long, default_value_t = 8127)]
    port: u16,
    /// Start the server alone, for a bot of your own.
    #[arg(long)]
    no_bot: bool,
    /// Switch privileged intents on, as in Discord's developer portal.
    #[arg(long)]
    privileged_intents: bool,
    /// Say on standard error what goes on.
    #[arg(long, short)]
    verbose: bool,
}

impl Arguments {
    /// Starts the sandbox, says where it is, and serves until it is interrupted.
    pub fn run(self, as_json: bool) -> anyhow::Result<Report> {
        let level = if self.verbose { LevelFilter::DEBUG } else { LevelFilter::ERROR };
        tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).init();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        runtime.context("the runtime does not start")?.block_on(self.serve(as_json))
    }

    async fn serve(self, as_json: bool) -> anyhow::Result<Report> {
        let mut terminate = signal(SignalKind::terminate()).context("SIGTERM")?;
        let setup = Setup {
            application: "Kámen".into(),
            privileged_intents: self.privileged_intents,
            ..Setup::default()
        };
        let sandbox = Sandbox::start(setup, self.port).await?;
        self.greeting(&sandbox).print(as_json);
        tokio::select! {
            interrupted = tokio::signal::ctrl_c() => interrupted.context("SIGINT")?,
            _ = terminate.recv() => {}
        }
        sandbox.stop().await;
        Ok(Report::nothing())
    }

    fn greeting(&self, sandbox: &Sandbox) -> Report {
        let (url, token) = (sandbox.url(), sandbox.token());
        let mut text = String::new();
        if self.port != 0 && sandbox.address().port() != self.port {
            text += &format!("Port {} is taken.\n", self.port);
        }
        text += &format!("The sandbox is at {url}/\n");
        if !self.no_bot {
            text += "Kámen itself does not play here yet; any bot can be tried:\n";
        }
        text += &format!("KAMEN_DISCORD_API={url}\nDISCORD_TOKEN={token}\nCtrl-C stops it.\n");
        let json = json!({"url": url, "api": format!("{url}/api/v10"), "token": token});
        Report { text, json }
    }
}
