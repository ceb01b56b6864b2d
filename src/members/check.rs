//! Whether what is remembered can be used: `kamen doctor` tells.

use std::collections::BTreeMap;

use super::finished::FinishedGame;
use super::game::{self, Counted};
use super::name::Name;
use super::person::PersonSettings;
use super::results::{self, OfPerson, OfServer};
use super::server::ServerSettings;
use super::server_statistics::ServerStatistics;
use super::sheet::{self, Sheet};
use super::standing::{self, Standings};
use super::statistics::Statistics;
use crate::session::game::{GameKind, Hosted, Variant, each};
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
    let standings = readable::<Standings>(store, &mut check).await?;
    let mut games = readable::<FinishedGame>(store, &mut check).await?;
    // Totals of games that cannot be read would all seem wrong.
    let are_games_readable = check.problems.is_empty();
    // The order of their writing is the order in which ratings have changed.
    games.sort_by_key(|(_, version, _)| *version);
    let games: Vec<FinishedGame> = games.into_iter().map(|(_, _, game)| game).collect();
    for kind in GameKind::ALL {
        each!(GameKind, kind, G => {
            check_totals::<G>(store, &games, are_games_readable, &mut check).await?;
        });
    }
    if are_games_readable {
        compare(standings, standings_of(&games)?, &mut check);
    }
    Ok(check)
}

/// Reads the totals of one kind of games, and compares them with what the games say.
async fn check_totals<G: Variant + Counted<Finished = <G as Hosted>::Finished>>(
    store: &Store,
    games: &[FinishedGame],
    are_games_readable: bool,
    check: &mut Check,
) -> Result<(), StoreError> {
    let own = |key: &RecordKey| game::is_of::<G>(key);
    let problems = check.problems.len();
    let persons = readable_of::<Statistics<G::Totals>>(store, own, check).await?;
    let servers = readable_of::<ServerStatistics<G::ServerTotals>>(store, own, check).await?;
    if !are_games_readable || check.problems.len() > problems {
        return Ok(());
    }
    let (mut of_persons, mut of_servers) = (BTreeMap::new(), BTreeMap::new());
    for game in games {
        let Some(own) = G::finished_of(&game.own) else { continue };
        for (seat, person) in game.seated() {
            for key in results::statistics_keys::<G>(person, game.server)? {
                let statistics: &mut Statistics<G::Totals> = of_persons.entry(key).or_default();
                statistics.add::<G>(game, own, seat);
            }
        }
        if let Some(server) = game.server {
            let key = game::key::<G>(server)?;
            let statistics: &mut ServerStatistics<_> = of_servers.entry(key).or_default();
            statistics.add::<G>(game, own);
        }
    }
    compare(persons, of_persons, check);
    compare(servers, of_servers, check);
    Ok(())
}

/// The standings after all these games.
fn standings_of(games: &[FinishedGame]) -> Result<BTreeMap<RecordKey, Standings>, StoreError> {
    let mut standings: BTreeMap<RecordKey, Standings> = BTreeMap::new();
    for game in games.iter().filter(|game| game.is_between_people()) {
        let Some(server) = game.server else { continue };
        let (mut persons, mut keys) = (Vec::new(), Vec::new());
        for (seat, person) in game.seated() {
            let key = sheet::key_under(server, person)?;
            persons.push((seat, standings.remove(&key).unwrap_or_default()));
            keys.push(key);
        }
        standing::add(game, &mut persons);
        standings.extend(keys.into_iter().zip(persons.into_iter().map(|(_, sheet)| sheet)));
    }
    Ok(standings)
}

/// All records of a kind; those that cannot be read are noted.
async fn readable<S: Sheet>(
    store: &Store,
    check: &mut Check,
) -> Result<Vec<(RecordKey, RecordVersion, S)>, StoreError> {
    readable_of(store, |_| true, check).await
}

/// Those with some of the keys.
async fn readable_of<S: Sheet>(
    store: &Store,
    is_meant: impl Fn(&RecordKey) -> bool,
    check: &mut Check,
) -> Result<Vec<(RecordKey, RecordVersion, S)>, StoreError> {
    let mut found = Vec::new();
    let mut last = None;
    loop {
        let page = store.list(&S::KIND, last.as_ref()).await?;
        let Some((key, _)) = page.last() else { return Ok(found) };
        last = Some(key.clone());
        for (key, record) in page.into_iter().filter(|(key, _)| is_meant(key)) {
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
