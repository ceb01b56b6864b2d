//! Points, bingos and best plays, of a person and of a server.

use serde::{Deserialize, Serialize};

use crate::games::scrabble::{Played, Score};
use crate::members::finished::FinishedGame;
use crate::members::server_statistics::Personal;
use crate::session::{Moment, PersonId};
use crate::store::TableId;

/// What all games of a person come to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ScrabbleTotals {
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
}

/// What all games of the persons of a server come to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ScrabbleServerTotals {
    /// The points of all plays together.
    pub points: i64,
    /// Plays with a whole rack.
    pub bingos: u64,
    /// The highest score, the first of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_game: Option<Personal<BestGame>>,
    /// The play with the most points, the first of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_play: Option<Personal<BestTurn>>,
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

impl ScrabbleTotals {
    /// The score of an average game, of so many.
    pub fn average_score(&self, games: u32) -> Option<f64> {
        average(self.score, u64::from(games))
    }

    /// The points of an average turn.
    pub fn average_points(&self) -> Option<f64> {
        average(self.points, self.turns)
    }

    /// Takes over what the person did in a game.
    pub(super) fn add(&mut self, game: &FinishedGame, played: &Played) {
        self.score += i64::from(played.score.0);
        self.turns += u64::from(played.turns);
        self.points += i64::from(played.points.0);
        self.bingos += u64::from(played.bingos);
        let best = BestGame::of(game, played);
        if self.best_game.as_ref().is_none_or(|known| known.score < best.score) {
            self.best_game = Some(best);
        }
        if let Some(best) = BestTurn::of(game, played)
            && self.best_play.as_ref().is_none_or(|known| known.points < best.points)
        {
            self.best_play = Some(best);
        }
    }
}

impl ScrabbleServerTotals {
    /// Takes over what a person did in a game.
    pub(super) fn add(&mut self, game: &FinishedGame, played: &Played, person: PersonId) {
        self.points += i64::from(played.points.0);
        self.bingos += u64::from(played.bingos);
        let what = BestGame::of(game, played);
        if self.best_game.as_ref().is_none_or(|known| known.what.score < what.score) {
            self.best_game = Some(Personal { person, what });
        }
        if let Some(what) = BestTurn::of(game, played)
            && self.best_play.as_ref().is_none_or(|known| known.what.points < what.points)
        {
            self.best_play = Some(Personal { person, what });
        }
    }
}

impl BestGame {
    fn of(game: &FinishedGame, played: &Played) -> Self {
        Self { table: game.table, ended_at: game.ended_at, score: played.score }
    }
}

impl BestTurn {
    fn of(game: &FinishedGame, played: &Played) -> Option<Self> {
        let best = played.best.as_ref()?;
        let (words, points) = (best.words.clone(), best.points);
        Some(Self { table: game.table, ended_at: game.ended_at, words, points })
    }
}

fn average(sum: i64, count: u64) -> Option<f64> {
    (count > 0).then(|| sum as f64 / count as f64)
}
