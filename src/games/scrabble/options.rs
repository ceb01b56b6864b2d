//! Rules that a table may choose; the defaults are those of the Czech association.

use serde::{Deserialize, Serialize};

use super::clock::ClockRule;
use super::score::Score;

/// The rules that a table has agreed on.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Options {
    /// How words are judged.
    pub judging: Judging,
    /// When turns without a word end the game.
    pub ending: EndRule,
    /// When tiles may be exchanged.
    pub exchange: ExchangeRule,
    /// The clock, if there is one.
    pub clock: Option<ClockRule>,
}

/// How words are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Judging {
    /// At once: an invalid word is refused and nothing is lost.
    #[default]
    Checked,
    /// When another player challenges before the next move.
    Challenge(ChallengeRule),
}

/// What a challenge costs. In all of them but `Void` an invalid play is taken back and loses the
/// turn; they differ in what a wrong challenge costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeRule {
    /// An invalid play is void: it is taken back and its player moves again. A wrong challenge
    /// costs nothing.
    Void,
    /// A wrong challenge costs nothing.
    Single,
    /// A wrong challenge costs the challenger's turn.
    Double,
    /// A wrong challenge gives five points to the player challenged.
    FivePoints,
    /// A wrong challenge gives ten points to the player challenged.
    TenPoints,
}

impl ChallengeRule {
    /// All rules, from the mildest.
    pub const ALL: [Self; 5] =
        [Self::Void, Self::Single, Self::Double, Self::FivePoints, Self::TenPoints];

    /// What a player earns by being challenged wrongly.
    pub fn bonus(self) -> Score {
        match self {
            Self::Void | Self::Single | Self::Double => Score(0),
            Self::FivePoints => Score(5),
            Self::TenPoints => Score(10),
        }
    }
}

/// When turns without a word end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndRule {
    /// When every player has passed in two consecutive rounds.
    #[default]
    TwoRoundsOfPasses,
    /// After six turns in a row that scored nothing: passes, exchanges, plays taken back.
    SixScorelessTurns,
}

/// When tiles may be exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExchangeRule {
    /// When the bag holds at least as many tiles as are exchanged.
    #[default]
    BagCoversExchange,
    /// When the bag holds at least seven tiles.
    BagHoldsSeven,
}

impl ExchangeRule {
    /// How many tiles the bag must hold for an exchange of `count` tiles.
    pub fn needed(self, count: usize) -> usize {
        match self {
            Self::BagCoversExchange => count,
            Self::BagHoldsSeven => count.max(7),
        }
    }
}
