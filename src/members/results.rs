//! Finished games: each is kept once, together with everything that it changes.

use std::fmt::Display;

use serde::{Deserialize, Serialize};

use super::Members;
use super::finished::FinishedGame;
use super::game::{self, Counted};
use super::server_statistics::ServerStatistics;
use super::sheet::{self, Pages, Sheet};
use super::standing::{self, Standings};
use super::statistics::Statistics;
use crate::session::game::{GameResult, each};
use crate::session::table::Table;
use crate::session::{LooseEnd, PersonId, ServerId};
use crate::store::{Expect, Kind, RecordKey, RecordWrite, StoreError, TableId, Written};

/// That a game belongs to a person; the keys stand from the newest game to the oldest.
#[derive(Serialize, Deserialize)]
pub(super) struct OfPerson {
    table: TableId,
}

/// That a game belongs to a server, likewise.
#[derive(Serialize, Deserialize)]
pub(super) struct OfServer {
    table: TableId,
}

impl Sheet for OfPerson {
    const KIND: Kind = Kind::named("game-of-person");
}

impl Sheet for OfServer {
    const KIND: Kind = Kind::named("game-of-server");
}

impl Members {
    /// Keeps what became of a game, once, however often it is asked for; tells whether this was the
    /// first time. A game that is not over is not kept.
    ///
    /// # Errors
    /// When the store cannot be read or written.
    pub async fn keep_result(&self, table: &Table) -> Result<bool, StoreError> {
        match FinishedGame::of(table) {
            Some(game) => self.keep(&game).await,
            None => Ok(false),
        }
    }

    /// What became of the game at a table, if it was kept.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn result(&self, table: TableId) -> Result<Option<FinishedGame>, StoreError> {
        Ok(sheet::read(&self.store, &sheet::key(table)?).await?.0)
    }

    /// Finished games of a person, the newest first, without the first few of them.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn results_of(
        &self,
        person: PersonId,
        skip: usize,
        most: usize,
    ) -> Result<Vec<FinishedGame>, StoreError> {
        self.results::<OfPerson>(person, |mark| mark.table, skip, most).await
    }

    /// Finished games of a server, the newest first, without the first few of them.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn results_of_server(
        &self,
        server: ServerId,
        skip: usize,
        most: usize,
    ) -> Result<Vec<FinishedGame>, StoreError> {
        self.results::<OfServer>(server, |mark| mark.table, skip, most).await
    }

    /// What all games of one kind of a person come to, everywhere or on one server.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn statistics<G: Counted>(
        &self,
        person: PersonId,
        server: Option<ServerId>,
    ) -> Result<Statistics<G::Totals>, StoreError> {
        let (found, _) = sheet::read(&self.store, &statistics_key::<G>(person, server)?).await?;
        Ok(found.unwrap_or_default())
    }

    async fn results<S: Sheet>(
        &self,
        owner: impl Display,
        table: impl Fn(&S) -> TableId,
        skip: usize,
        most: usize,
    ) -> Result<Vec<FinishedGame>, StoreError> {
        let mut pages = Pages::new(&self.store, S::KIND, owner)?;
        let (mut skipped, mut games) = (0, Vec::new());
        while games.len() < most {
            let page = pages.next().await?;
            if page.is_empty() {
                break;
            }
            let passed = page.len().min(skip - skipped);
            skipped += passed;
            for (key, record) in page.iter().skip(passed).take(most - games.len()) {
                let table = table(&sheet::parse(key, record)?);
                let game = self.result(table).await?;
                games.push(game.ok_or_else(|| {
                    StoreError::Damaged(format!("{} {key}: there is no such game", S::KIND))
                })?);
            }
        }
        Ok(games)
    }

    /// Keeps a game with everything that it changes, in one write: each total must still be the one
    /// that was read, and the game must not be there.
    pub(super) async fn keep(&self, game: &FinishedGame) -> Result<bool, StoreError> {
        let key = sheet::key(game.table)?;
        loop {
            if self.store.get(&FinishedGame::KIND, &key).await?.is_some() {
                return Ok(false);
            }
            let mut writes = vec![sheet::put(key.clone(), game, Expect::Absent)];
            writes.push(LooseEnd::Result.tied_up(game.table)?);
            writes.extend(marks(game)?);
            writes.extend(self.standings_with(game).await?);
            each!(GameResult, &game.own, (own, G) => {
                writes.extend(self.statistics_with::<G>(game, own).await?);
                writes.extend(self.server_statistics_with::<G>(game, own).await?);
            });
            if let Written::Written(_) = self.store.write(writes).await? {
                return Ok(true);
            }
        }
    }

    async fn statistics_with<G: Counted>(
        &self,
        game: &FinishedGame,
        own: &G::Finished,
    ) -> Result<Vec<RecordWrite>, StoreError> {
        let mut writes = Vec::new();
        for (seat, person) in game.seated() {
            for key in statistics_keys::<G>(person, game.server)? {
                let (found, expect) = sheet::read::<Statistics<_>>(&self.store, &key).await?;
                let mut statistics = found.unwrap_or_default();
                statistics.add::<G>(game, own, seat);
                writes.push(sheet::put(key, &statistics, expect));
            }
        }
        Ok(writes)
    }

    async fn server_statistics_with<G: Counted>(
        &self,
        game: &FinishedGame,
        own: &G::Finished,
    ) -> Result<Option<RecordWrite>, StoreError> {
        let Some(server) = game.server else { return Ok(None) };
        let key = game::key::<G>(server)?;
        let (found, expect) = sheet::read::<ServerStatistics<_>>(&self.store, &key).await?;
        let mut statistics = found.unwrap_or_default();
        statistics.add::<G>(game, own);
        Ok(Some(sheet::put(key, &statistics, expect)))
    }

    async fn standings_with(&self, game: &FinishedGame) -> Result<Vec<RecordWrite>, StoreError> {
        let Some(server) = game.server.filter(|_| game.is_between_people()) else {
            return Ok(Vec::new());
        };
        let (mut persons, mut rows) = (Vec::new(), Vec::new());
        for (seat, person) in game.seated() {
            let key = sheet::key_under(server, person)?;
            let (found, expect) = sheet::read::<Standings>(&self.store, &key).await?;
            persons.push((seat, found.unwrap_or_default()));
            rows.push((key, expect));
        }
        standing::add(game, &mut persons);
        let writes = rows.into_iter().zip(&persons);
        Ok(writes.map(|((key, expect), (_, sheet))| sheet::put(key, sheet, expect)).collect())
    }
}

/// That the game belongs to its persons and its server.
fn marks(game: &FinishedGame) -> Result<Vec<RecordWrite>, StoreError> {
    // What ended later has a smaller key, as records are listed upwards only.
    let place = format!("{:020}|{}", u64::MAX - game.ended_at.0, game.table);
    let table = game.table;
    let mut writes = Vec::new();
    for person in game.persons() {
        let key = sheet::key_under(person, &place)?;
        writes.push(sheet::put(key, &OfPerson { table }, Expect::Absent));
    }
    if let Some(server) = game.server {
        let key = sheet::key_under(server, &place)?;
        writes.push(sheet::put(key, &OfServer { table }, Expect::Absent));
    }
    Ok(writes)
}

fn statistics_key<G: Counted>(
    person: PersonId,
    server: Option<ServerId>,
) -> Result<RecordKey, StoreError> {
    match server {
        Some(server) => game::key_at::<G>(person, server),
        None => game::key::<G>(person),
    }
}

/// Where a game on a server counts for a person: everywhere, and there.
pub(super) fn statistics_keys<G: Counted>(
    person: PersonId,
    server: Option<ServerId>,
) -> Result<Vec<RecordKey>, StoreError> {
    let everywhere = statistics_key::<G>(person, None);
    let there = server.map(|server| statistics_key::<G>(person, Some(server)));
    [everywhere].into_iter().chain(there).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::rules::Seat;
    use crate::session::game::scrabble::Scrabble;
    use crate::store::Store;

    /// Another game, of which nothing but moves is counted.
    struct Dice;

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Moves {
        moves: u32,
    }

    impl Counted for Dice {
        type Finished = u32;
        type Totals = Moves;
        type ServerTotals = Moves;

        const UNDER: Option<&'static str> = Some("dice");

        fn ladder(_: &u32) -> &str {
            "dice"
        }

        fn score(_: &u32, _: Seat) -> Option<i64> {
            None
        }

        fn count(totals: &mut Moves, _: &FinishedGame, moves: &u32, _: Seat) {
            totals.moves += moves;
        }

        fn count_on_server(
            totals: &mut Moves,
            _: &FinishedGame,
            moves: &u32,
            _: Seat,
            _: PersonId,
        ) {
            totals.moves += moves;
        }
    }

    const GAME: &str = r#"{"channel":"7","ended_at":5,"kind":"scrabble","language":"en",
        "players":[{"place":1,"score":30,"turns":2,"who":{"person":"4"}},
        {"place":2,"score":10,"turns":3,"who":{"person":"5"}}],
        "reason":"scoreless","server":"900","table":"goldengame"}"#;

    #[tokio::test]
    async fn totals_of_two_games_never_mix() {
        let game: FinishedGame = serde_json::from_str(GAME).unwrap();
        let (person, server) = (PersonId(4), ServerId(900));
        let members = Members::new(Store::memory());
        assert!(members.keep(&game).await.unwrap());
        let before = members.statistics::<Scrabble>(person, None).await.unwrap();
        let server_before = members.server_statistics::<Scrabble>(server).await.unwrap();
        for moves in [5, 9] {
            let mut writes = members.statistics_with::<Dice>(&game, &moves).await.unwrap();
            let of_server = members.server_statistics_with::<Dice>(&game, &moves).await;
            writes.extend(of_server.unwrap());
            assert!(matches!(members.store.write(writes).await.unwrap(), Written::Written(_)));
        }
        for here in [None, Some(server)] {
            let own = members.statistics::<Dice>(person, here).await.unwrap();
            assert_eq!((own.games.games(), own.own.moves), (2, 14));
            assert_eq!(members.statistics::<Scrabble>(person, here).await.unwrap(), before);
        }
        let own = members.server_statistics::<Dice>(server).await.unwrap();
        assert_eq!((own.games, own.own.moves), (2, 28));
        let server_after = members.server_statistics::<Scrabble>(server).await.unwrap();
        assert_eq!(server_after, server_before);
        let check = crate::members::check(&members.store).await.unwrap();
        assert_eq!(check.problems, Vec::<String>::new(), "each game counts its own");
    }
}
