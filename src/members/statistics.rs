//! What all games of a person come to, kept up with every game.

use serde::{Deserialize, Serialize};

use super::finished::{Contestant, FinishedGame, FinishedPlayer};
use super::game::{Counted, Totals};
use super::sheet::Sheet;
use crate::games::rules::Seat;
use crate::session::game::ComputerLevel;
use crate::store::Kind;

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// First, alone.
    Won,
    /// First, together with others.
    Drawn,
    /// Not first.
    Lost,
}

impl Outcome {
    /// How it ended for a player who is one of these.
    pub(super) fn among<'a>(
        player: &FinishedPlayer,
        all: impl Iterator<Item = &'a FinishedPlayer>,
    ) -> Self {
        let (mut better, mut equal) = (0, 0);
        for other in all {
            better += usize::from(other.place < player.place);
            equal += usize::from(other.place == player.place);
        }
        match (better, equal) {
            (0, 0 | 1) => Self::Won,
            (0, _) => Self::Drawn,
            _ => Self::Lost,
        }
    }

    /// How it ended for one player against another.
    pub(super) fn between(player: &FinishedPlayer, other: &FinishedPlayer) -> Self {
        match player.place.cmp(&other.place) {
            std::cmp::Ordering::Less => Self::Won,
            std::cmp::Ordering::Equal => Self::Drawn,
            std::cmp::Ordering::Greater => Self::Lost,
        }
    }
}

/// How often something ended how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Won.
    pub wins: u32,
    /// First together with others.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

impl Tally {
    /// All together.
    pub fn games(&self) -> u32 {
        self.wins.saturating_add(self.draws).saturating_add(self.losses)
    }

    pub(super) fn count(&mut self, outcome: Outcome) {
        let number = match outcome {
            Outcome::Won => &mut self.wins,
            Outcome::Drawn => &mut self.draws,
            Outcome::Lost => &mut self.losses,
        };
        *number = number.saturating_add(1);
    }
}

/// What all games of one kind of a person come to, everywhere or on one server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics<T> {
    /// How the games ended.
    pub games: Tally,
    /// How it ended against each other person of a game.
    pub people: Tally,
    /// How it ended against each computer of a game, from the weakest.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub computers: Vec<AgainstComputer>,
    /// What else they come to in that game.
    #[serde(flatten)]
    pub own: T,
}

/// How games ended against the computer of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AgainstComputer {
    /// How strong it was.
    pub level: ComputerLevel,
    /// How they ended.
    pub tally: Tally,
}

impl<T: Totals> Sheet for Statistics<T> {
    const KIND: Kind = Kind::named("statistics");
}

impl<T> Statistics<T> {
    /// Takes over what a player did in a game.
    pub(super) fn add<G: Counted<Totals = T>>(
        &mut self,
        game: &FinishedGame,
        own: &G::Finished,
        seat: Seat,
    ) {
        let Some(player) = game.players.get(seat.index()) else { return };
        self.games.count(game.outcome(player));
        G::count(&mut self.own, game, own, seat);
        for other in game.players.iter().filter(|other| other.who != player.who) {
            let outcome = Outcome::between(player, other);
            match other.who {
                Contestant::Person(_) => self.people.count(outcome),
                Contestant::Computer(level) => self.against(level).count(outcome),
            }
        }
    }

    fn against(&mut self, level: ComputerLevel) -> &mut Tally {
        let key = |row: &AgainstComputer| row.level.strength();
        let place = match self.computers.binary_search_by_key(&level.strength(), key) {
            Ok(place) => place,
            Err(place) => {
                self.computers.insert(place, AgainstComputer { level, tally: Tally::default() });
                place
            }
        };
        &mut self.computers[place].tally
    }
}
