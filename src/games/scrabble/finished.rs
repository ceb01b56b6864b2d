//! What a finished game leaves to be counted.

use serde::{Deserialize, Serialize};

use super::event::EndReason;
use super::score::Score;
use super::view::{TurnDeed, View};
use crate::games::ending::Placing;
use crate::games::rules::Seat;

/// What a finished game leaves to be counted, beside what every game has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// The name of the language pack.
    pub language: String,
    /// The name of the lexicon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lexicon: Option<String>,
    /// Why it ended.
    pub reason: EndReason,
    /// What the players did, in the order of play.
    pub played: Vec<Played>,
}

/// What a player did in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The final score.
    pub score: Score,
    /// Turns taken: plays, exchanges and passes.
    #[serde(default)]
    pub turns: u32,
    /// The points of all plays that stood, before anything the end changed.
    #[serde(default)]
    pub points: Score,
    /// Plays with a whole rack.
    #[serde(default)]
    pub bingos: u32,
    /// The play with the most points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<BestPlay>,
}

/// A play with its words, the main word first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestPlay {
    /// The words, in upper case.
    pub words: Vec<String>,
    /// Its points.
    pub points: Score,
}

impl View {
    /// What the game leaves, with how its players stand in the order of play; nothing before its end.
    pub fn finished(
        &self,
        language: String,
        lexicon: Option<String>,
    ) -> Option<(Vec<Placing>, Finished)> {
        let outcome = self.outcome.as_ref()?;
        let player = |seat: Seat| {
            let standing = outcome.standings.iter().find(|standing| standing.seat == seat)?;
            let departed = self.players.get(seat.index())?.departed;
            let placing = Placing { place: standing.place, departed };
            Some((placing, Plays::of(self, seat).played(standing.score)))
        };
        let players: Option<(Vec<_>, Vec<_>)> = Seat::all(self.players.len()).map(player).collect();
        let (placings, played) = players?;
        Some((placings, Finished { language, lexicon, reason: outcome.ended.reason, played }))
    }
}

/// The turns of a player.
#[derive(Default)]
struct Plays {
    turns: u32,
    /// The plays that nobody had taken back.
    stood: Vec<Play>,
}

struct Play {
    words: Vec<String>,
    points: Score,
    bingo: bool,
}

impl Plays {
    fn of(view: &View, seat: Seat) -> Self {
        let mut plays = Self::default();
        for turn in view.turns.iter().filter(|turn| turn.seat == seat) {
            match &turn.deed {
                TurnDeed::Placed { words, bingo, .. } => {
                    let words = words.iter().map(|word| word.word.word().to_string()).collect();
                    let (points, bingo) = (turn.score, *bingo > Score(0));
                    plays.stood.push(Play { words, points, bingo });
                    plays.turns += 1;
                }
                TurnDeed::Exchanged { .. } | TurnDeed::Passed => plays.turns += 1,
                TurnDeed::Withdrawn { moves_again, .. } => {
                    plays.stood.pop();
                    // Whoever moves again has not had the turn yet.
                    plays.turns -= u32::from(*moves_again);
                }
                TurnDeed::Stood { .. } | TurnDeed::Departed(_) => {}
            }
        }
        plays
    }

    fn played(self, score: Score) -> Played {
        let bingos = self.stood.iter().filter(|play| play.bingo).count();
        Played {
            score,
            turns: self.turns,
            points: self.stood.iter().map(|play| play.points).sum(),
            bingos: u32::try_from(bingos).unwrap_or(u32::MAX),
            best: self.best(),
        }
    }

    /// The first of those with the most points.
    fn best(&self) -> Option<BestPlay> {
        let most = self.stood.iter().map(|play| play.points).max()?;
        let play = self.stood.iter().find(|play| play.points == most)?;
        Some(BestPlay { words: play.words.clone(), points: play.points })
    }
}
