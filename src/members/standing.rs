//! How a person stands among the people of a server, by language.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::finished::{FinishedGame, FinishedPlayer};
use super::rating::{self, Rating};
use super::sheet::Sheet;
use super::statistics::Tally;
use crate::session::PersonId;
use crate::store::{Kind, RecordKey, StoreError};

/// How a person stands, from games with at least two persons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Standing {
    /// The rating after all of them.
    pub rating: Rating,
    /// How they ended among the persons.
    pub games: Tally,
    /// All final scores together.
    pub score: i64,
}

impl Standing {
    /// The games after which a rating means something.
    pub const SETTLED: u32 = 5;

    /// Whether there were too few games for the rating to mean much.
    pub fn is_provisional(&self) -> bool {
        self.games.games() < Self::SETTLED
    }
}

/// The standings of a person on a server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Standings {
    languages: BTreeMap<String, InLanguage>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct InLanguage {
    /// From all games between people.
    all: Standing,
    /// From those that were played for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rated: Option<Standing>,
}

impl Sheet for Standings {
    const KIND: Kind = Kind::named("standing");
}

impl Standings {
    /// Whose a record is.
    pub fn person(key: &RecordKey) -> Result<PersonId, StoreError> {
        let person = key.as_str().rsplit('|').next().and_then(|text| text.parse().ok());
        person
            .map(PersonId)
            .ok_or_else(|| StoreError::Damaged(format!("{} {key}: this is nobody", Self::KIND)))
    }

    /// All games in all languages.
    pub fn games(&self) -> u32 {
        self.languages.values().map(|standings| standings.all.games.games()).sum()
    }

    /// The standing in a language, from all games or the rated ones.
    pub fn get(&self, language: &str, rated: bool) -> Option<Standing> {
        let standings = self.languages.get(language)?;
        if rated { standings.rated } else { Some(standings.all) }
    }

    fn set(&mut self, language: &str, rated: bool, standing: Standing) {
        let standings = self.languages.entry(language.to_owned()).or_default();
        match rated {
            true => standings.rated = Some(standing),
            false => standings.all = standing,
        }
    }
}

/// Takes over a game into the standings of all persons who played it.
pub(super) fn add(game: &FinishedGame, persons: &mut [(&FinishedPlayer, Standings)]) {
    for rated in [false, true] {
        if rated && !game.rated {
            continue;
        }
        let standing = |sheet: &Standings| sheet.get(&game.language, rated).unwrap_or_default();
        let before: Vec<(Rating, usize)> =
            persons.iter().map(|(player, sheet)| (standing(sheet).rating, player.place)).collect();
        for ((player, sheet), rating) in persons.iter_mut().zip(rating::after(&before)) {
            let mut standing = standing(sheet);
            standing.rating = rating;
            standing.games.count(game.outcome_among_people(player));
            standing.score += i64::from(player.score.0);
            sheet.set(&game.language, rated, standing);
        }
    }
}
