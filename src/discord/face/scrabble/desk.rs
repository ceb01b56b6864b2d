//! What Scrabble keeps while the bot runs.

use std::path::Path;
use std::sync::Arc;

use super::guard::Guard;
use crate::dictionary::Dictionary;

/// What Scrabble keeps while the bot runs.
pub(in crate::discord) struct Desk {
    /// What is known of words.
    pub dictionary: Arc<Dictionary>,
    /// What players are not told of them.
    pub guard: Guard,
}

impl Desk {
    /// Opens the dictionary of a data folder; it is one without meanings when their file is of no use.
    pub async fn open(data: &Path) -> Self {
        let data = data.to_owned();
        let opened = tokio::task::spawn_blocking(move || Dictionary::open(&data)).await;
        let complaint = match opened {
            Ok(Ok(dictionary)) => return Self::with(dictionary),
            Ok(Err(error)) => error.to_string(),
            Err(error) => error.to_string(),
        };
        tracing::error!(complaint, "meanings are not told");
        Self::with(Dictionary::new(None))
    }

    fn with(dictionary: Dictionary) -> Self {
        Self { dictionary: Arc::new(dictionary), guard: Guard::default() }
    }
}
