//! `kamen sandbox`: a Discord-compatible server on this machine with the bot at it, and a page to
//! play on.

use serde_json::json;

use super::log;
use super::report::Report;
use super::serving::{Ready, Signals, block_on};
use super::stored::Stored;
use crate::config::{Config, LogLevel};
use crate::discord::{Address, Token};
use crate::sandbox::{Home, Sandbox, Setup};

/// Where the page is when nobody wants it elsewhere.
const PORT: u16 = 8127;

/// Arguments of `kamen sandbox`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The port on 127.0.0.1; the next free one if it is taken, any free one if it is 0.
    #[arg(long, default_value_t = PORT)]
    port: u16,
    /// Start the server alone, for a bot of your own.
    #[arg(long)]
    no_bot: bool,
    /// Switch privileged intents on, as in Discord's developer portal.
    #[arg(long)]
    privileged_intents: bool,
    /// Set the world of earlier times aside, with its people, messages and games, and begin anew.
    #[arg(long)]
    fresh: bool,
    /// Say on standard error what goes on.
    #[arg(long, short)]
    verbose: bool,
    #[command(flatten)]
    stored: Stored,
    /// Whether it is here because there is no token.
    #[arg(skip)]
    instead: bool,
}

impl Arguments {
    /// What `kamen run` starts when there is no token.
    pub fn without_token(stored: Stored, fresh: bool) -> Self {
        let (no_bot, privileged_intents, verbose) = (false, false, false);
        Self { port: PORT, no_bot, privileged_intents, fresh, verbose, stored, instead: true }
    }

    /// Starts the sandbox, says where it is, and serves until it is interrupted.
    pub fn run(self, as_json: bool) -> anyhow::Result<Report> {
        let config = self.stored.config()?;
        // Whoever plays here looks at the page; a developer asks for more.
        let level = if self.verbose { LogLevel::Debug } else { config.log.min(LogLevel::Warn) };
        log::start(level, None);
        block_on(self.serve(&config, as_json))
    }

    async fn serve(self, config: &Config, as_json: bool) -> anyhow::Result<Report> {
        let mut signals = Signals::listen()?;
        let bot = if self.no_bot { None } else { Some(Ready::open(config)?) };
        let setup = Setup {
            application: "Kámen".into(),
            privileged_intents: self.privileged_intents,
            home: Some(Home { folder: config.data.join("sandbox"), fresh: self.fresh }),
            ..Setup::default()
        };
        let sandbox = Sandbox::start(setup, self.port).await?;
        if let Some(bot) = &bot {
            bot.give_up(sandbox.lost_channels()).await?;
        }
        self.greeting(&sandbox).print(as_json);
        let (token, api) = (Token::new(sandbox.token()), Some(sandbox.url()));
        let served = match bot {
            Some(bot) => {
                // Nobody else's messages come in here, and newcomers just write.
                let mentions = config.mentions.unwrap_or(true);
                bot.serve(Address { token, api }, mentions, signals).await
            }
            None => {
                signals.one().await;
                Ok(())
            }
        };
        sandbox.stop().await;
        served.map(|()| Report::nothing())
    }

    fn greeting(&self, sandbox: &Sandbox) -> Report {
        let (url, token) = (sandbox.url(), sandbox.token());
        let mut text = String::new();
        if self.port != 0 && sandbox.address().port() != self.port {
            text += &format!("Port {} is taken.\n", self.port);
        }
        if self.instead {
            text += "There is no DISCORD_TOKEN, so Kámen plays in its sandbox on this machine.\n";
        }
        if self.no_bot {
            text += &format!("The sandbox is at {url}/\n");
            text += &format!("KAMEN_DISCORD_API={url}\nDISCORD_TOKEN={token}\n");
        } else {
            text += &format!("Open {url}/ in a browser and play.\n");
        }
        if sandbox.goes_on() {
            text += "Everything is as it was left; --fresh begins anew.\n";
        }
        text += "Ctrl-C stops it.\n";
        let api = format!("{url}/api/v10");
        let json = json!({"url": url, "api": api, "token": token, "bot": !self.no_bot});
        Report { text, json }
    }
}
