//! The configuration and the store in the data folder, as every command about them opens them.

use std::io::Cursor;
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::config::Config;
use crate::control::{self, AskError};
use crate::store::backup::import;
use crate::store::{SledOptions, Store, StoreError};

/// Where the store is.
#[derive(clap::Args)]
pub(super) struct Stored {
    /// The data folder [default: data].
    #[arg(long, env = "KAMEN_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The file of settings [default: kamen.toml, if there is one].
    #[arg(long, env = "KAMEN_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
}

impl Stored {
    /// How the host wants the bot; the command line goes before file and environment.
    pub fn config(&self) -> anyhow::Result<Config> {
        let config = Config::load(self.config.as_deref(), |name| std::env::var(name).ok())?;
        let data = self.data.clone().filter(|data| !data.as_os_str().is_empty());
        Ok(Config { data: data.unwrap_or(config.data), ..config })
    }

    /// The file with the settings, if there is one.
    pub fn file(&self) -> Option<PathBuf> {
        let usual = Path::new(crate::config::FILE);
        self.config.clone().or_else(|| usual.exists().then(|| usual.to_owned()))
    }

    /// Opens the store to look at it; a copy when a running bot has it open.
    pub fn look(&self) -> anyhow::Result<Store> {
        Ok(look(&self.config()?.data)?)
    }
}

/// The folder of the store in a data folder.
pub(super) fn folder(data: &Path) -> PathBuf {
    data.join("store")
}

/// Opens the store of a data folder.
pub(super) fn open(data: &Path, create: bool) -> Result<Store, StoreError> {
    Store::sled(&folder(data), &SledOptions { create, ..SledOptions::default() })
}

/// Opens the store of a data folder to look at it; a copy when a running bot has it open.
pub(super) fn look(data: &Path) -> Result<Store, StoreError> {
    let in_use = match open(data, false) {
        Err(error @ StoreError::InUse { .. }) => error,
        settled => return settled,
    };
    let mut backup = Vec::new();
    match control::export(data, None, &mut backup) {
        Ok(_) => {}
        // Somebody else has it open, who gives no copies.
        Err(AskError::Nobody { .. }) => return Err(in_use),
        Err(error) => return Err(StoreError::Damaged(error.to_string())),
    }
    let copy = Store::memory();
    let copied = wait(import(&copy, &mut Cursor::new(backup)));
    let copied = copied.map_err(|error| StoreError::Damaged(error.to_string()))?;
    copied.map_err(|error| StoreError::Damaged(error.to_string()))?;
    Ok(copy)
}

/// Waits for something that the store does.
pub(super) fn wait<T>(future: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    Ok(runtime.context("the system gives no thread to wait on")?.block_on(future))
}
