//! What is remembered of people and servers beside the tables: how they want things, how they are
//! called, what became of their games.
//!
//! | file | |
//! |---|---|
//! | `cache.rs` `sheet.rs` | settings that were read a moment ago; records as JSON with a format, keys, pages |
//! | `person.rs` `server.rs` `name.rs` | how they want things, how people are called |
//! | `finished.rs` `stored.rs` | what became of a game, and how that is written |
//! | `follow.rs` `missing.rs` `results.rs` | keeping it as games end, or after a stop; once, with all it changes |
//! | `statistics.rs` `server_statistics.rs` | totals of persons and servers, for each kind of games |
//! | `standing.rs` `rating.rs` `leaderboard.rs` | ratings of a server's people on each ladder, the table of players |
//! | `game/` | what is each game's own |
//! | `check.rs` | counting all games again, for `kamen doctor` |
//!
//! Everything is a record of the store: JSON with the number of its format (`sheet.rs`). A finished
//! game is kept together with all the totals that it changes, in one write: a crash loses and doubles
//! nothing, and whoever reads totals reads a record or two, however many games there were.

mod cache;
mod check;
mod finished;
mod follow;
mod game;
mod leaderboard;
mod missing;
mod name;
mod person;
mod rating;
mod results;
mod server;
mod server_statistics;
mod sheet;
mod standing;
mod statistics;
mod stored;

use std::fmt::Display;
use std::hash::Hash;
use std::sync::Arc;

use crate::session::{PersonId, ServerId};
use crate::store::{Store, StoreError, Written};
use cache::Cache;
use name::Name;
use sheet::Sheet;

pub use check::check;
pub use finished::{Contestant, FinishedGame, FinishedPlayer};
pub use game::{
    BestGame, BestTurn, Counted, GameSettings, Overlay, ScrabbleServerTotals, ScrabbleSettings,
    ScrabbleTotals, Totals,
};
pub use leaderboard::{Leaderboard, Row};
pub use person::PersonSettings;
pub use rating::{Rating, Weight};
pub use server::ServerSettings;
pub use server_statistics::{Personal, ServerStatistics};
pub use standing::Standing;
pub use statistics::{AgainstComputer, Outcome, Statistics, Tally};

/// What is remembered; clones are the same memory. Nobody else writes these records.
#[derive(Clone)]
pub struct Members {
    store: Store,
    persons: Arc<Cache<PersonId, PersonSettings>>,
    servers: Arc<Cache<ServerId, ServerSettings>>,
    names: Arc<Cache<PersonId, Name>>,
}

impl Members {
    /// What is remembered in a store.
    pub fn new(store: Store) -> Self {
        let (persons, servers, names) = (Arc::default(), Arc::default(), Arc::default());
        Self { store, persons, servers, names }
    }

    /// How a person wants things.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn person(&self, person: PersonId) -> Result<PersonSettings, StoreError> {
        self.settings(&self.persons, person).await
    }

    /// How a person and a server want things, as far as that is known without reading anything.
    pub fn at_hand(
        &self,
        person: PersonId,
        server: Option<ServerId>,
    ) -> (PersonSettings, ServerSettings) {
        let of_server = server.and_then(|server| self.servers.look(&server).ok());
        (self.persons.look(&person).unwrap_or_default(), of_server.unwrap_or_default())
    }

    /// Changes how a person wants things; the change is made again when somebody else was faster.
    ///
    /// # Errors
    /// When the store cannot be read or written.
    pub async fn change_person(
        &self,
        person: PersonId,
        change: impl Fn(&mut PersonSettings),
    ) -> Result<PersonSettings, StoreError> {
        self.change(&self.persons, person, change).await
    }

    /// How a server wants things.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn server(&self, server: ServerId) -> Result<ServerSettings, StoreError> {
        self.settings(&self.servers, server).await
    }

    /// Changes how a server wants things; the change is made again when somebody else was faster.
    ///
    /// # Errors
    /// When the store cannot be read or written, or the settings become too large.
    pub async fn change_server(
        &self,
        server: ServerId,
        change: impl Fn(&mut ServerSettings),
    ) -> Result<ServerSettings, StoreError> {
        self.change(&self.servers, server, change).await
    }

    /// Remembers how a person is called; nothing is written when that is known.
    ///
    /// # Errors
    /// When the store cannot be read or written.
    pub async fn saw(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        let seen = Name::new(name);
        if seen == Name::default() || self.settings(&self.names, person).await? == seen {
            return Ok(());
        }
        self.change(&self.names, person, |name| name.clone_from(&seen)).await?;
        Ok(())
    }

    /// The name by which a person was seen last, as it was given: it is not to be trusted.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn name(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        Ok(self.settings(&self.names, person).await?.into_text())
    }

    async fn settings<K, S>(&self, cache: &Cache<K, S>, of: K) -> Result<S, StoreError>
    where
        K: Display + Copy + Eq + Hash,
        S: Sheet + Default + Clone,
    {
        let ticket = match cache.look(&of) {
            Ok(settings) => return Ok(settings),
            Err(ticket) => ticket,
        };
        let (found, _) = sheet::read::<S>(&self.store, &sheet::key(of)?).await?;
        let settings = found.unwrap_or_default();
        cache.keep(ticket, of, settings.clone());
        Ok(settings)
    }

    async fn change<K, S>(
        &self,
        cache: &Arc<Cache<K, S>>,
        of: K,
        change: impl Fn(&mut S),
    ) -> Result<S, StoreError>
    where
        K: Display + Copy + Eq + Hash + Send + 'static,
        S: Sheet + Default + Clone + PartialEq + Send + 'static,
    {
        let key = sheet::key(of)?;
        loop {
            let (found, expect) = sheet::read::<S>(&self.store, &key).await?;
            let before = found.unwrap_or_default();
            let mut after = before.clone();
            change(&mut after);
            if after == before {
                return Ok(after);
            }
            let writes = vec![sheet::put(key.clone(), &after, expect)];
            let (store, cache) = (self.store.clone(), Arc::clone(cache));
            // In a task of its own: whoever asks may be gone before the disk has answered, and the
            // cache must not miss that something was written.
            let written = tokio::spawn(async move {
                let written = store.write(writes).await;
                cache.forget(&of);
                written
            });
            match written.await.map_err(|_| StoreError::Closed)?? {
                Written::Written(_) => return Ok(after),
                Written::Refused(_) => {}
            }
        }
    }
}
