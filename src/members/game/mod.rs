//! What is remembered of each game: what its results count for, and how servers want it.
//!
//! A new game is a folder here that says what its results count for ([`Counted`]), and an entry in
//! [`GameSettings`] if servers have something to say about it. Its totals stand in records of their own, its
//! players on ladders of their own, so nothing is ever counted together with another game.

#[cfg(feature = "noughts")]
mod noughts;
mod scrabble;

use std::fmt::Display;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::finished::FinishedGame;
use super::rating::Weight;
use super::sheet;
use crate::games::rules::Seat;
use crate::session::PersonId;
use crate::store::{RecordKey, StoreError};

pub use scrabble::{
    BestGame, BestTurn, Overlay, ScrabbleServerTotals, ScrabbleSettings, ScrabbleTotals,
};

/// A game whose results are counted.
pub trait Counted {
    /// What a finished game leaves.
    type Finished;
    /// What the games of a person come to, beside how they ended.
    type Totals: Totals;
    /// What the games of a server come to, beside their number.
    type ServerTotals: Totals;

    /// With what the keys of its totals begin.
    const UNDER: Option<&'static str>;

    /// The table of players that a game counts for: none that another game has.
    fn ladder(own: &Self::Finished) -> &str;

    /// How much a game moves ratings.
    fn weight(_: &Self::Finished) -> Weight {
        Weight::ONE
    }

    /// The final score of a player, where scores of several games can be added up.
    fn score(own: &Self::Finished, seat: Seat) -> Option<i64>;

    /// Takes a game over into what those of a player come to.
    fn count(totals: &mut Self::Totals, game: &FinishedGame, own: &Self::Finished, seat: Seat);

    /// Takes over what a person did in a game into what those of the server come to.
    fn count_on_server(
        totals: &mut Self::ServerTotals,
        game: &FinishedGame,
        own: &Self::Finished,
        seat: Seat,
        person: PersonId,
    );
}

/// What games come to, as it is kept.
pub trait Totals: Clone + Default + PartialEq + Serialize + DeserializeOwned {}

impl<T: Clone + Default + PartialEq + Serialize + DeserializeOwned> Totals for T {}

/// How a server wants each game. Scrabble's settings stand among those of the server itself, as they did
/// when there was no other game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameSettings {
    /// Scrabble.
    #[serde(flatten)]
    pub scrabble: ScrabbleSettings,
}

/// The key of what one kind of games of an owner comes to.
pub(super) fn key<G: Counted>(owner: impl Display) -> Result<RecordKey, StoreError> {
    match G::UNDER {
        Some(game) => sheet::key_under(game, owner),
        None => sheet::key(owner),
    }
}

/// The key of what one kind of games of an owner comes to somewhere.
pub(super) fn key_at<G: Counted>(
    owner: impl Display,
    place: impl Display,
) -> Result<RecordKey, StoreError> {
    key::<G>(format!("{owner}|{place}"))
}

/// Whether a key is of this kind of games: persons and servers are numbers, games are names.
pub(super) fn is_of<G: Counted>(key: &RecordKey) -> bool {
    match G::UNDER {
        Some(game) => key.as_str().split('|').next() == Some(game),
        None => key.as_str().starts_with(|first: char| first.is_ascii_digit()),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::session::game::{GameKind, each};

    #[test]
    fn no_two_games_keep_their_totals_under_the_same_keys() {
        let mut all = BTreeSet::new();
        for kind in GameKind::ALL {
            let (under, own) = each!(GameKind, kind, G => {
                let keys = [key::<G>(4).unwrap(), key_at::<G>(4, 900).unwrap()];
                (G::UNDER, keys.iter().all(is_of::<G>))
            });
            assert!(own && all.insert(under), "{kind:?}");
            assert!(under.is_none_or(|under| under == kind.name()), "{kind:?}");
        }
    }
}
