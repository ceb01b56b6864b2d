//! The store in the data folder, as every command about it opens it.

use std::path::PathBuf;

use anyhow::Context;

use crate::store::{SledOptions, Store, StoreError};

/// Where the store is.
#[derive(clap::Args)]
pub(super) struct Stored {
    /// The data folder.
    #[arg(long, env = "KAMEN_DATA", default_value = "data", value_name = "FOLDER")]
    data: PathBuf,
}

impl Stored {
    /// The folder of the store.
    pub fn folder(&self) -> PathBuf {
        self.data.join("store")
    }

    /// Opens the store that is there.
    pub fn open(&self) -> Result<Store, StoreError> {
        Store::sled(&self.folder(), &SledOptions { create: false, ..SledOptions::default() })
    }

    /// Opens the store, and makes one if none is there.
    pub fn open_or_make(&self) -> Result<Store, StoreError> {
        Store::sled(&self.folder(), &SledOptions::default())
    }
}

/// Waits for something that the store does.
pub(super) fn wait<T>(future: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    Ok(runtime.context("the system gives no thread to wait on")?.block_on(future))
}
