//! Turns and the end of a game as keys and facts, so that they can be told in anybody's language.

use super::event::{AdjustmentCause, EndReason};
use super::view::{Outcome, TurnDeed, TurnView};
use crate::games::ending::Departure;
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;

/// How whoever tells of a game writes what occurs in it.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    /// A player.
    pub name: &'a dyn Fn(Seat) -> String,
    /// A word that was laid.
    pub word: &'a dyn Fn(&str) -> String,
    /// Other letters.
    pub letters: &'a dyn Fn(&str) -> String,
}

impl Pen<'_> {
    fn who(&self, seat: Seat) -> Fact {
        Fact::Text((self.name)(seat))
    }

    fn listed(write: &dyn Fn(&str) -> String, words: impl Iterator<Item = String>) -> Fact {
        Fact::Text(words.map(|word| write(&word)).collect::<Vec<_>>().join(", "))
    }
}

impl TurnView {
    /// The sentence that tells this turn, without anything secret.
    pub fn telling(&self, pen: Pen<'_>) -> Telling {
        let who = ("who", pen.who(self.seat));
        let points = ("points", Fact::Number(self.score.0.into()));
        match &self.deed {
            TurnDeed::Placed { placement, words, bingo } => {
                let key = if bingo.0 > 0 { "scrabble-turn-bingo" } else { "scrabble-turn-placed" };
                let words = Pen::listed(pen.word, words.iter().map(|word| word.word.to_string()));
                let start = Fact::Text(placement.start.to_string());
                Telling::new(key, [who, ("words", words), ("start", start), points])
            }
            TurnDeed::Exchanged { count, .. } => {
                Telling::new("scrabble-turn-exchanged", [who, ("count", Fact::from(*count))])
            }
            TurnDeed::Passed => Telling::new("scrabble-turn-passed", [who]),
            TurnDeed::Withdrawn { by, words, moves_again } => {
                let key =
                    if *moves_again { "scrabble-turn-void" } else { "scrabble-turn-withdrawn" };
                let wrong = words.iter().filter(|word| !word.valid);
                let words = Pen::listed(pen.letters, wrong.map(|word| word.word.to_string()));
                Telling::new(key, [("by", pen.who(*by)), who, ("words", words)])
            }
            TurnDeed::Stood { by, words, challenger_loses_turn } => {
                let key = match (challenger_loses_turn, self.score.0) {
                    (true, _) => "scrabble-turn-stood-lost",
                    (false, 0) => "scrabble-turn-stood",
                    (false, _) => "scrabble-turn-stood-bonus",
                };
                let named = words.iter().map(|word| word.word.to_string());
                let words = Pen::listed(pen.letters, named);
                Telling::new(key, [("by", pen.who(*by)), who, ("words", words), points])
            }
            TurnDeed::Departed(how) => {
                let key = match how {
                    Departure::Resigned => "bot-turn-resigned",
                    Departure::Left => "bot-turn-left",
                    Departure::OutOfTime => "bot-turn-out-of-time",
                };
                Telling::new(key, [who])
            }
        }
    }
}

impl Outcome {
    /// The sentences that tell why the game is over, what the end changed, and who has won.
    pub fn tellings(&self, pen: Pen<'_>) -> Vec<Telling> {
        let mut told = vec![match self.ended.reason {
            EndReason::PlayedOut(seat) => {
                Telling::new("scrabble-end-played-out", [("who", pen.who(seat))])
            }
            EndReason::AllPassed => Telling::new("scrabble-end-all-passed", []),
            EndReason::Scoreless => Telling::new("scrabble-end-scoreless", []),
            EndReason::OnlyOneLeft(seat) => {
                Telling::new("scrabble-end-only-one", [("who", pen.who(seat))])
            }
        }];
        told.extend(self.ended.adjustments.iter().map(|adjustment| {
            let who = ("who", pen.who(adjustment.seat));
            let points = ("points", Fact::Number(adjustment.score.0.abs().into()));
            match &adjustment.cause {
                AdjustmentCause::OwnTiles(tiles) => {
                    let tiles = Fact::Text((pen.letters)(&tiles.to_string()));
                    Telling::new("scrabble-end-own-tiles", [who, points, ("tiles", tiles)])
                }
                AdjustmentCause::OthersTiles(_) => {
                    Telling::new("scrabble-end-others-tiles", [who, points])
                }
                AdjustmentCause::Overtime(_) => {
                    Telling::new("scrabble-end-overtime", [who, points])
                }
            }
        }));
        let winners = self.standings.iter().filter(|standing| standing.place == 1);
        let named: Vec<String> = winners.map(|standing| (pen.name)(standing.seat)).collect();
        let key = if named.len() == 1 { "bot-won" } else { "bot-drawn" };
        told.push(Telling::new(key, [("who", Fact::Text(named.join(", ")))]));
        told
    }
}
