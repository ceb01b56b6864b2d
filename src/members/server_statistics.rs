//! What all games of a server come to, kept up with every game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Members;
use super::finished::FinishedGame;
use super::game::{self, Counted, Totals};
use super::sheet::{self, Pages, Sheet};
use super::standing::Standings;
use crate::session::{PersonId, ServerId};
use crate::store::{Kind, StoreError};

/// What all games of one kind of a server come to; what computers did there does not count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerStatistics<T> {
    /// All games.
    pub games: u64,
    /// Those with at least two persons.
    pub between_people: u64,
    /// What else they come to in that game.
    #[serde(flatten)]
    pub own: T,
}

/// Something with the person whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Personal<T> {
    /// Whose.
    pub person: PersonId,
    /// What.
    #[serde(flatten)]
    pub what: T,
}

impl<T: Totals> Sheet for ServerStatistics<T> {
    const KIND: Kind = Kind::named("server-statistics");
}

impl<T> ServerStatistics<T> {
    /// Takes over a game.
    pub(super) fn add<G: Counted<ServerTotals = T>>(
        &mut self,
        game: &FinishedGame,
        own: &G::Finished,
    ) {
        self.games += 1;
        self.between_people += u64::from(game.is_between_people());
        for (seat, person) in game.seated() {
            G::count_on_server(&mut self.own, game, own, seat, person);
        }
    }
}

impl Members {
    /// What all games of one kind of a server come to.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn server_statistics<G: Counted>(
        &self,
        server: ServerId,
    ) -> Result<ServerStatistics<G::ServerTotals>, StoreError> {
        let (found, _) = sheet::read(&self.store, &game::key::<G>(server)?).await?;
        Ok(found.unwrap_or_default())
    }

    /// Those who have played the most games with other people of a server, whichever game, with their
    /// number.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn most_active(
        &self,
        server: ServerId,
        most: usize,
    ) -> Result<Vec<(PersonId, u32)>, StoreError> {
        let mut played: BTreeMap<PersonId, u32> = BTreeMap::new();
        let mut pages = Pages::new(&self.store, Standings::KIND, server)?;
        loop {
            let page = pages.next().await?;
            if page.is_empty() {
                break;
            }
            for (key, record) in page {
                let standings: Standings = sheet::parse(&key, &record)?;
                played.insert(Standings::person(&key)?, standings.games());
            }
        }
        let mut played: Vec<(PersonId, u32)> = played.into_iter().collect();
        played.sort_by_key(|&(person, games)| (std::cmp::Reverse(games), person));
        played.truncate(most);
        Ok(played)
    }
}
