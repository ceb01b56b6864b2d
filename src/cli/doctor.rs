//! `kamen doctor`

use std::fmt::Write;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::Duration;

use serde_json::json;

use super::report::Report;
use super::scrabble::doctor as scrabble;
use super::serving::block_on;
use super::stored::{self, Stored, wait};
use crate::config::Config;
use crate::discord::{Address, Identity};
use crate::store::{Check, StoreError};
use crate::{members, session, themes};

/// How long a server may take to say who we are.
const PATIENCE: Duration = Duration::from_secs(20);

/// Arguments of `kamen doctor`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    stored: Stored,
}

/// What the checks have found.
pub(super) struct Findings {
    pub report: Report,
    pub sound: bool,
}

/// Everything that was looked at, with advice that is no complaint.
#[derive(Default)]
struct Visit {
    checks: Vec<Check>,
    hints: Vec<String>,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Findings> {
        let config = self.stored.config()?;
        let mut visit = Visit::default();
        visit.settings(self.stored.file().as_deref(), &config);
        visit.token(&config);
        visit.folder(&config.data);
        visit.shipped(&config.data);
        visit.store(&config.data)?;
        let Visit { checks, hints } = visit;
        let mut text = String::new();
        for check in &checks {
            if check.problems.is_empty() {
                writeln!(text, "ok       {}: {} looked at", check.name, check.looked_at)?;
            }
            for problem in &check.problems {
                writeln!(text, "problem  {}: {problem}", check.name)?;
            }
        }
        for hint in &hints {
            writeln!(text, "hint     {hint}")?;
        }
        let sound = checks.iter().all(|check| check.problems.is_empty());
        let json = json!({ "ok": sound, "checks": checks, "hints": hints });
        Ok(Findings { report: Report { text, json }, sound })
    }
}

impl Visit {
    /// The file with the token is nobody else's business. That it can be read is known by now.
    fn settings(&mut self, file: Option<&Path>, config: &Config) {
        let mut check = Check::new("settings");
        if let Some(file) = file {
            let mode = fs::metadata(file).map_or(0, |known| known.permissions().mode());
            check.look(match config.token.is_some() && mode & 0o077 != 0 {
                true => Err(format!("others can read {}; chmod 600 it", file.display())),
                false => Ok(()),
            });
        }
        self.checks.push(check);
    }

    fn token(&mut self, config: &Config) {
        let mut check = Check::new("token");
        let Some(token) = config.token.clone() else {
            self.hints
                .push("there is no DISCORD_TOKEN, so kamen run starts the sandbox".to_owned());
            return self.checks.push(check);
        };
        let address = Address { token, api: config.api.clone() };
        let asked =
            block_on(async { Ok(tokio::time::timeout(PATIENCE, Identity::ask(&address)).await??) });
        match asked {
            Ok(identity) => {
                check.look(Ok(()));
                self.hints.push(format!("the token is that of {}", identity.name));
                self.hints.push(format!("invite it with {}", identity.invitation()));
                self.hints.push("no privileged intents are needed".to_owned());
            }
            Err(error) => check.look(Err(error.to_string())),
        }
        self.checks.push(check);
    }

    /// Whether the data folder can be written, if it is there.
    fn folder(&mut self, data: &Path) {
        let mut check = Check::new("folder");
        if data.exists() {
            let probe = data.join(format!(".doctor-{}", std::process::id()));
            let written = fs::write(&probe, "doctor").and_then(|()| fs::remove_file(&probe));
            check.look(written.map_err(|cause| format!("{}: {cause}", data.display())));
        } else {
            self.hints.push(format!("{} will be made by the first start", data.display()));
        }
        self.checks.push(check);
    }

    /// What games are played with, and themes with their typefaces.
    fn shipped(&mut self, data: &Path) {
        let mut looks = Check::new("themes");
        let folder = data.join("themes");
        for name in themes::names(Some(&folder)) {
            let opened = themes::open(&name, Some(&folder));
            looks.look(opened.map(drop).map_err(|error| error.to_string()));
        }
        let (meanings, hint) = scrabble::meanings(data);
        self.checks.extend([scrabble::lexicons(), looks, meanings]);
        self.hints.extend(hint);
    }

    /// All that is stored; of a running bot a copy of this moment.
    fn store(&mut self, data: &Path) -> anyhow::Result<()> {
        let mut open = Check::new("store");
        let store = match stored::look(data) {
            Ok(store) => Some(store),
            // Before the first game there is none.
            Err(StoreError::Missing { .. }) => None,
            Err(error) => {
                open.look(Err(error.to_string()));
                None
            }
        };
        let Some(store) = store else {
            self.checks.push(open);
            return Ok(());
        };
        open.look(Ok(()));
        self.checks.push(open);
        self.checks.extend(wait(store.check())??);
        // Logs that are not whole have been told of already.
        self.checks.extend(wait(session::check(&store))?.ok());
        self.checks.extend(wait(members::check(&store))?.ok());
        Ok(())
    }
}
