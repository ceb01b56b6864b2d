//! What all games of a server come to, kept up with every game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Members;
use super::finished::FinishedGame;
use super::sheet::{self, Pages, Sheet};
use super::standing::Standings;
use super::statistics::{BestGame, BestTurn};
use crate::session::{PersonId, ServerId};
use crate::store::{Kind, StoreError};

/// What all games of a server come to; what computers did there does not count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerStatistics {
    /// All games.
    pub games: u64,
    /// Those with at least two persons.
    pub between_people: u64,
    /// The points of all plays of persons together.
    pub points: i64,
    /// Plays of persons with a whole rack.
    pub bingos: u64,
    /// The highest score of a person, the first of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_game: Option<By<BestGame>>,
    /// The play of a person with the most points, the first of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_play: Option<By<BestTurn>>,
}

/// Something with the person whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct By<T> {
    /// Whose.
    pub person: PersonId,
    /// What.
    #[serde(flatten)]
    pub what: T,
}

impl Sheet for ServerStatistics {
    const KIND: Kind = Kind::named("server-statistics");
}

impl ServerStatistics {
    /// Takes over a game.
    pub(super) fn add(&mut self, game: &FinishedGame) {
        let (table, ended_at) = (game.table, game.ended_at);
        self.games += 1;
        self.between_people += u64::from(game.is_between_people());
        for player in &game.players {
            let Some(person) = player.who.person() else { continue };
            self.points += i64::from(player.points.0);
            self.bingos += u64::from(player.bingos);
            if self.best_game.as_ref().is_none_or(|best| best.what.score < player.score) {
                let what = BestGame { table, ended_at, score: player.score };
                self.best_game = Some(By { person, what });
            }
            if let Some(play) = &player.best
                && self.best_play.as_ref().is_none_or(|best| best.what.points < play.points)
            {
                let (words, points) = (play.words.clone(), play.points);
                let what = BestTurn { table, ended_at, words, points };
                self.best_play = Some(By { person, what });
            }
        }
    }
}

impl Members {
    /// What all games of a server come to.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn server_statistics(
        &self,
        server: ServerId,
    ) -> Result<ServerStatistics, StoreError> {
        let (found, _) = sheet::read(&self.store, &sheet::key(server)?).await?;
        Ok(found.unwrap_or_default())
    }

    /// Those who have played the most games with other people of a server, with their number.
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
