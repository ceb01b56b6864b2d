//! What became of a game.

use serde::{Deserialize, Serialize};

use super::game::Counted;
use super::rating::Weight;
use super::sheet::Sheet;
use super::statistics::Outcome;
use crate::games::ending::Departure;
use crate::games::rules::{Seat, Viewer};
use crate::session::game::{ComputerLevel, GameResult, each};
use crate::session::table::{Sitter, Table};
use crate::session::{ChannelId, Moment, PersonId, ServerId};
use crate::store::{Kind, TableId};

/// A game that came to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct FinishedGame {
    /// The table at which it was played.
    pub table: TableId,
    /// The server; a private conversation belongs to none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server: Option<ServerId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// When it ended.
    pub ended_at: Moment,
    /// Whether it was played for the table of players.
    #[serde(default)]
    pub rated: bool,
    /// The players in the order of play, as they sat at the end.
    pub players: Vec<FinishedPlayer>,
    /// Which game it was, and what that leaves beside all this.
    #[serde(flatten)]
    pub own: GameResult,
}

/// A player of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedPlayer {
    /// Who played.
    pub who: Contestant,
    /// The place, from one; players may share it.
    pub place: usize,
    /// Why the player did not stay to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub departed: Option<Departure>,
}

/// Who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contestant {
    /// A person.
    Person(PersonId),
    /// The computer.
    Computer(ComputerLevel),
}

impl Contestant {
    /// The person.
    pub fn person(self) -> Option<PersonId> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer(_) => None,
        }
    }
}

impl Sheet for FinishedGame {
    const KIND: Kind = Kind::named("finished-game");
}

impl FinishedGame {
    /// What became of the game at a table; nothing while it is not over.
    pub fn of(table: &Table) -> Option<Self> {
        let ended_at = table.ended_at()?;
        let view = table.view_as(Viewer::Spectator).game?;
        let (placings, own) = view.finished(&table.terms().game)?;
        let players = Seat::all(placings.len()).zip(placings).map(|(seat, placing)| {
            let who = match table.sitter(seat)? {
                Sitter::Person(person) => Contestant::Person(person),
                Sitter::Computer(level) => Contestant::Computer(level),
                Sitter::Open | Sitter::Invited(_) => return None,
            };
            Some(FinishedPlayer { who, place: placing.place, departed: placing.departed })
        });
        Some(Self {
            table: table.id(),
            server: table.room().server,
            channel: table.room().channel,
            ended_at,
            rated: table.terms().rated,
            players: players.collect::<Option<_>>()?,
            own,
        })
    }

    /// The persons who played, in the order of play.
    pub fn persons(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.seated().map(|(_, person)| person)
    }

    /// The persons who played, with their seats.
    pub(super) fn seated(&self) -> impl Iterator<Item = (Seat, PersonId)> + '_ {
        let seats = Seat::all(self.players.len()).zip(&self.players);
        seats.filter_map(|(seat, player)| Some((seat, player.who.person()?)))
    }

    /// Whether it was played by at least two persons.
    pub fn is_between_people(&self) -> bool {
        self.persons().nth(1).is_some()
    }

    /// How it ended for a player, among all.
    pub fn outcome(&self, player: &FinishedPlayer) -> Outcome {
        Outcome::among(player, self.players.iter())
    }

    /// How it ended for a player among the persons alone.
    pub fn outcome_among_people(&self, player: &FinishedPlayer) -> Outcome {
        Outcome::among(player, self.players.iter().filter(|other| other.who.person().is_some()))
    }

    /// The table of players for which it counts.
    pub fn ladder(&self) -> &str {
        each!(GameResult, &self.own, (own, G) => G::ladder(own))
    }

    /// How much it moves ratings.
    pub(super) fn weight(&self) -> Weight {
        each!(GameResult, &self.own, (own, G) => G::weight(own))
    }

    /// The final score of a player, where scores of several games can be added up.
    pub fn score(&self, seat: Seat) -> Option<i64> {
        each!(GameResult, &self.own, (own, G) => G::score(own, seat))
    }
}
