//! Whether what is remembered can be used: `kamen doctor` tells.

use std::collections::BTreeMap;

use super::finished::FinishedGame;
use super::name::Name;
use super::person::PersonSettings;
use super::results::{self, OfPerson, OfServer};
use super::server::ServerSettings;
use super::server_statistics::ServerStatistics;
use super::sheet::{self, Sheet};
use super::standing::{self, Standings};
use super::statistics::Statistics;
use crate::store::{Check, RecordKey, RecordVersion, Store, StoreError};

/// Reads every record, counts all games again and compares that with the totals that were kept.
///
/// # Errors
/// When the store cannot be read.
pub async fn check(store: &Store) -> Result<Check, StoreError> {
    let mut check = Check::new("members");
    readable::<PersonSettings>(store, &mut check).await?;
    readable::<ServerSettings>(store, &mut check).await?;
    readable::<Name>(store, &mut check).await?;
    readable::<OfPerson>(store, &mut check).await?;
    readable::<OfServer>(store, &mut check).await?;
    let statistics = readable::<Statistics>(store, &mut check).await?;
    let standings = readable::<Standings>(store, &mut check).await?;
    let servers = readable::<ServerStatistics>(store, &mut check).await?;
    let mut games = readable::<FinishedGame>(store, &mut check).await?;
    if !check.problems.is_empty() {
        // Totals of games that cannot be read would all seem wrong.
        return Ok(check);
    }
    // The order of their writing is the order in which ratings have changed.
    games.sort_by_key(|(_, version, _)| *version);
    let mut counted = Counted::default();
    for (_, _, game) in &games {
        counted.add(game)?;
    }
    compare(statistics, counted.statistics, &mut check);
    compare(standings, counted.standings, &mut check);
    compare(servers, counted.servers, &mut check);
    Ok(check)
}

/// All records of a kind; those that cannot be read are noted.
async fn readable<S: Sheet>(
    store: &Store,
    check: &mut Check,
) -> Result<Vec<(RecordKey, RecordVersion, S)>, StoreError> {
    let mut found = Vec::new();
    let mut last = None;
    loop {
        let page = store.list(&S::KIND, last.as_ref()).await?;
        let Some((key, _)) = page.last() else { return Ok(found) };
        last = Some(key.clone());
        for (key, record) in page {
            match sheet::parse(&key, &record) {
                Ok(sheet) => {
                    check.look(Ok(()));
                    found.push((key, record.version, sheet));
                }
                Err(error) => check.look(Err(error.to_string())),
            }
        }
    }
}

/// Totals counted again.
#[derive(Default)]
struct Counted {
    statistics: BTreeMap<RecordKey, Statistics>,
    standings: BTreeMap<RecordKey, Standings>,
    servers: BTreeMap<RecordKey, ServerStatistics>,
}

impl Counted {
    fn add(&mut self, game: &FinishedGame) -> Result<(), StoreError> {
        for player in &game.players {
            let Some(person) = player.who.person() else { continue };
            for key in results::statistics_keys(person, game.server)? {
                self.statistics.entry(key).or_default().add(game, player);
            }
        }
        let Some(server) = game.server else { return Ok(()) };
        self.servers.entry(sheet::key(server)?).or_default().add(game);
        if !game.is_between_people() {
            return Ok(());
        }
        let (mut persons, mut keys) = (Vec::new(), Vec::new());
        for player in &game.players {
            let Some(person) = player.who.person() else { continue };
            let key = sheet::key_under(server, person)?;
            persons.push((player, self.standings.remove(&key).unwrap_or_default()));
            keys.push(key);
        }
        standing::add(game, &mut persons);
        self.standings.extend(keys.into_iter().zip(persons.into_iter().map(|(_, sheet)| sheet)));
        Ok(())
    }
}

fn compare<S: Sheet + PartialEq>(
    kept: Vec<(RecordKey, RecordVersion, S)>,
    mut counted: BTreeMap<RecordKey, S>,
    check: &mut Check,
) {
    for (key, _, sheet) in kept {
        if counted.remove(&key) != Some(sheet) {
            check.problems.push(format!("{} {key}: the games say something else", S::KIND));
        }
    }
    for key in counted.keys() {
        check.problems.push(format!("{} {key}: there are games and no totals", S::KIND));
    }
}
