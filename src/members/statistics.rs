//! What all games of a person come to, kept up with every game.

use serde::{Deserialize, Serialize};

use super::finished::{Contestant, FinishedGame, FinishedPlayer};
use super::sheet::Sheet;
use crate::ai::scrabble::Level;
use crate::games::scrabble::Score;
use crate::session::Moment;
use crate::session::game::ComputerLevel;
use crate::store::{Kind, TableId};

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

/// What all games of a person come to, everywhere or on one server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// How the games ended.
    pub games: Tally,
    /// All final scores together.
    pub score: i64,
    /// All turns together.
    pub turns: u64,
    /// The points of all plays together.
    pub points: i64,
    /// Plays with a whole rack.
    pub bingos: u64,
    /// The game with the highest score, the first of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_game: Option<BestGame>,
    /// The play with the most points, the first of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_play: Option<BestTurn>,
    /// How it ended against each other person of a game.
    pub people: Tally,
    /// How it ended against each computer of a game, from the weakest.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub computers: Vec<AgainstComputer>,
}

/// The game with the highest score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestGame {
    /// Its table.
    pub table: TableId,
    /// When it ended.
    pub ended_at: Moment,
    /// The score.
    pub score: Score,
}

/// The play with the most points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestTurn {
    /// The table at which it was.
    pub table: TableId,
    /// When that game ended.
    pub ended_at: Moment,
    /// The words, the main word first.
    pub words: Vec<String>,
    /// The points.
    pub points: Score,
}

/// How games ended against the computer of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AgainstComputer {
    /// How strong it was.
    pub level: ComputerLevel,
    /// How they ended.
    pub tally: Tally,
}

impl Sheet for Statistics {
    const KIND: Kind = Kind::named("statistics");
}

impl Statistics {
    /// The score of an average game.
    pub fn average_score(&self) -> Option<f64> {
        average(self.score, u64::from(self.games.games()))
    }

    /// The points of an average turn.
    pub fn average_points(&self) -> Option<f64> {
        average(self.points, self.turns)
    }

    /// Takes over what a player did in a game.
    pub(super) fn add(&mut self, game: &FinishedGame, player: &FinishedPlayer) {
        let (table, ended_at) = (game.table, game.ended_at);
        self.games.count(game.outcome(player));
        self.score += i64::from(player.score.0);
        self.turns += u64::from(player.turns);
        self.points += i64::from(player.points.0);
        self.bingos += u64::from(player.bingos);
        if self.best_game.as_ref().is_none_or(|best| best.score < player.score) {
            self.best_game = Some(BestGame { table, ended_at, score: player.score });
        }
        if let Some(play) = &player.best
            && self.best_play.as_ref().is_none_or(|best| best.points < play.points)
        {
            let (words, points) = (play.words.clone(), play.points);
            self.best_play = Some(BestTurn { table, ended_at, words, points });
        }
        for other in game.players.iter().filter(|other| other.who != player.who) {
            let outcome = Outcome::between(player, other);
            match other.who {
                Contestant::Person(_) => self.people.count(outcome),
                Contestant::Computer(level) => self.against(level).count(outcome),
            }
        }
    }

    fn against(&mut self, level: ComputerLevel) -> &mut Tally {
        let key = |row: &AgainstComputer| strength(row.level);
        let place = match self.computers.binary_search_by_key(&strength(level), key) {
            Ok(place) => place,
            Err(place) => {
                self.computers.insert(place, AgainstComputer { level, tally: Tally::default() });
                place
            }
        };
        &mut self.computers[place].tally
    }
}

/// How strong a level is, from the weakest.
fn strength(level: ComputerLevel) -> usize {
    let ComputerLevel::Scrabble(level) = level;
    Level::ALL.iter().take_while(|&&other| other != level).count()
}

fn average(sum: i64, count: u64) -> Option<f64> {
    (count > 0).then(|| sum as f64 / count as f64)
}
