//! How a person stands among the people of a server, on each ladder: a game has ladders of its own, such as one
//! for each language.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::finished::FinishedGame;
use super::rating::{self, Rating};
use super::sheet::Sheet;
use super::statistics::Tally;
use crate::games::rules::Seat;
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
    /// All final scores together, where they can be added up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i64>,
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
    #[serde(rename = "languages")]
    ladders: BTreeMap<String, OnLadder>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct OnLadder {
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

    /// All games on all ladders.
    pub fn games(&self) -> u32 {
        self.ladders.values().map(|standings| standings.all.games.games()).sum()
    }

    /// The standing on a ladder, from all games or the rated ones.
    pub fn get(&self, ladder: &str, rated: bool) -> Option<Standing> {
        let standings = self.ladders.get(ladder)?;
        if rated { standings.rated } else { Some(standings.all) }
    }

    fn set(&mut self, ladder: &str, rated: bool, standing: Standing) {
        let standings = self.ladders.entry(ladder.to_owned()).or_default();
        match rated {
            true => standings.rated = Some(standing),
            false => standings.all = standing,
        }
    }
}

/// Takes over a game into the standings of all persons who played it.
pub(super) fn add(game: &FinishedGame, persons: &mut [(Seat, Standings)]) {
    let (ladder, weight) = (game.ladder(), game.weight());
    for rated in [false, true] {
        if rated && !game.rated {
            continue;
        }
        let standing = |sheet: &Standings| sheet.get(ladder, rated).unwrap_or_default();
        let seated = |seat: Seat| game.players.get(seat.index());
        let place = |seat: Seat| seated(seat).map_or(usize::MAX, |player| player.place);
        let before: Vec<(Rating, usize)> =
            persons.iter().map(|(seat, sheet)| (standing(sheet).rating, place(*seat))).collect();
        let after = rating::after(&before, weight);
        for ((seat, sheet), rating) in persons.iter_mut().zip(after) {
            let Some(player) = seated(*seat) else { continue };
            let mut standing = standing(sheet);
            standing.rating = rating;
            standing.games.count(game.outcome_among_people(player));
            if let Some(score) = game.score(*seat) {
                *standing.score.get_or_insert_default() += score;
            }
            sheet.set(ladder, rated, standing);
        }
    }
}
