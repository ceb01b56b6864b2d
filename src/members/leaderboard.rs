//! The table of players of a server.

use super::Members;
use super::sheet::{self, Pages, Sheet};
use super::standing::{Standing, Standings};
use crate::session::{PersonId, ServerId};
use crate::store::StoreError;

/// Which table of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaderboard {
    /// The ladder on which they stand.
    pub ladder: String,
    /// Whether only rated games count.
    pub rated: bool,
    /// The games that a player must have played to be in it.
    pub least_games: u32,
}

/// A player in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place, from one; players may share it.
    pub place: usize,
    /// Who.
    pub person: PersonId,
    /// How they stand.
    pub standing: Standing,
}

impl Members {
    /// The players of a server, the best first: by rating, those with few games after all others.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn leaderboard(
        &self,
        server: ServerId,
        wanted: &Leaderboard,
    ) -> Result<Vec<Row>, StoreError> {
        let mut found = Vec::new();
        let mut pages = Pages::new(&self.store, Standings::KIND, server)?;
        loop {
            let page = pages.next().await?;
            if page.is_empty() {
                return Ok(ranked(found));
            }
            for (key, record) in page {
                let person = Standings::person(&key)?;
                let standings: Standings = sheet::parse(&key, &record)?;
                let standing = standings.get(&wanted.ladder, wanted.rated);
                let played = |standing: &Standing| standing.games.games() >= wanted.least_games;
                if let Some(standing) = standing.filter(played) {
                    found.push((person, standing));
                }
            }
        }
    }

    /// How a person stands on a server, whatever the number of games.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn standing(
        &self,
        server: ServerId,
        person: PersonId,
        ladder: &str,
        rated: bool,
    ) -> Result<Option<Standing>, StoreError> {
        let key = sheet::key_under(server, person)?;
        let (found, _) = sheet::read::<Standings>(&self.store, &key).await?;
        Ok(found.and_then(|standings| standings.get(ladder, rated)))
    }
}

fn ranked(mut found: Vec<(PersonId, Standing)>) -> Vec<Row> {
    let rank = |standing: &Standing| (standing.is_provisional(), -standing.rating.0);
    found.sort_by_key(|(person, standing)| {
        (rank(standing), std::cmp::Reverse(standing.games.games()), *person)
    });
    let mut rows: Vec<Row> = Vec::with_capacity(found.len());
    for (person, standing) in found {
        let shared = rows.last().filter(|last| rank(&last.standing) == rank(&standing));
        let place = shared.map_or(rows.len() + 1, |last| last.place);
        rows.push(Row { place, person, standing });
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::super::rating::Rating;
    use super::super::statistics::Tally;
    use super::*;

    #[test]
    fn the_better_rating_comes_first_and_few_games_come_last() {
        let player = |person, rating, games| {
            let games = Tally { wins: games, ..Tally::default() };
            (PersonId(person), Standing { rating: Rating(rating), games, score: None })
        };
        let rows = ranked(vec![
            player(1, 150_000, 9),
            player(2, 190_000, 2),
            player(3, 160_000, 5),
            player(4, 150_000, 20),
            player(5, 140_000, 7),
        ]);
        let places: Vec<_> = rows.iter().map(|row| (row.person.0, row.place)).collect();
        assert_eq!(places, [(3, 1), (4, 2), (1, 2), (5, 4), (2, 5)]);
    }
}
