//! The games that can be played at a table, under one roof. Everything that differs from game to
//! game is matched here: a new game is a new variant in this file.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::refusal::{Obstacle, Refusal};
use crate::ai::scrabble::Level;
use crate::games::chance::Seed;
use crate::games::rules::{Ask, GameKind, Rules, Seat, Viewer};
use crate::games::scrabble::{self, Edition};
use crate::lexicon::{AnyWord, Words};

/// Which game is played, by which rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameTerms {
    /// Scrabble.
    Scrabble(ScrabbleTerms),
}

/// What a game of Scrabble has agreed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScrabbleTerms {
    /// The name or path of the language pack.
    pub language: String,
    /// The name or path of the lexicon; without it the words of the pack.
    pub lexicon: Option<String>,
    /// Words that a server has added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<String>,
    /// Words that a server has banned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub banned: Vec<String>,
    /// The rules.
    pub options: scrabble::Options,
}

impl ScrabbleTerms {
    /// The usual rules, and all words of a lexicon.
    pub fn usual(language: impl Into<String>, lexicon: Option<&str>) -> Self {
        Self {
            language: language.into(),
            lexicon: lexicon.map(str::to_owned),
            added: Vec::new(),
            banned: Vec::new(),
            options: scrabble::Options::default(),
        }
    }
}

impl GameTerms {
    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        match self {
            Self::Scrabble(_) => GameKind::Scrabble,
        }
    }

    /// The most players.
    pub fn max_players(&self) -> usize {
        match self {
            Self::Scrabble(_) => 4,
        }
    }
}

/// How strong the computer plays on a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComputerLevel {
    /// Scrabble.
    Scrabble(#[serde(with = "level_name")] Level),
}

impl ComputerLevel {
    /// The game it plays.
    pub fn kind(self) -> GameKind {
        match self {
            Self::Scrabble(_) => GameKind::Scrabble,
        }
    }
}

impl fmt::Display for ComputerLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scrabble(level) => level.fmt(f),
        }
    }
}

/// What is needed to begin and to judge a game: what lies in the box, and who knows the words.
pub enum Kit {
    /// Scrabble.
    Scrabble {
        /// Tiles and board.
        edition: Edition,
        /// Whoever judges words.
        judge: Arc<dyn Words + Send + Sync>,
    },
}

/// What a player can do in a game.
#[derive(Clone, PartialEq, Eq)]
pub enum GameAction {
    /// Scrabble.
    Scrabble(scrabble::Action),
}

impl GameAction {
    /// The name of the action, which tells nothing of what is in it.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Scrabble(action) => match action {
                scrabble::Action::Place(_) => "place",
                scrabble::Action::Exchange(_) => "exchange",
                scrabble::Action::Pass => "pass",
                scrabble::Action::Challenge { .. } => "challenge",
                scrabble::Action::Resign => "resign",
                scrabble::Action::Leave => "leave",
                scrabble::Action::ClaimTime => "claim_time",
                scrabble::Action::Undo => "undo",
            },
        }
    }

    /// What it touches beside the game itself.
    pub fn matter(&self) -> Matter {
        let Self::Scrabble(action) = self;
        match action {
            scrabble::Action::Place(_) | scrabble::Action::Challenge { .. } => Matter::Words,
            scrabble::Action::Undo => Matter::Undo,
            scrabble::Action::Leave => Matter::Leave,
            scrabble::Action::Exchange(_)
            | scrabble::Action::Pass
            | scrabble::Action::Resign
            | scrabble::Action::ClaimTime => Matter::Other,
        }
    }

    /// Whether it means something else once the position has changed.
    pub fn is_about_position(&self) -> bool {
        match self {
            Self::Scrabble(action) => {
                !matches!(action, scrabble::Action::Resign | scrabble::Action::Leave)
            }
        }
    }
}

/// What an action touches beside the game itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Somebody must judge words.
    Words,
    /// A turn is taken back, which is agreed on at the table.
    Undo,
    /// A player leaves, which concerns the table as well.
    Leave,
    /// Nothing.
    Other,
}

impl fmt::Debug for GameAction {
    /// Hides the tiles, so that they never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What has happened in a game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameEvent {
    /// Scrabble.
    Scrabble(scrabble::Event),
}

impl GameEvent {
    /// The public part of what has happened.
    pub fn news(&self) -> GameNews {
        match self {
            Self::Scrabble(scrabble::Event::Started(_)) => GameNews::Started,
            Self::Scrabble(scrabble::Event::Ended(_)) => GameNews::Ended,
            Self::Scrabble(scrabble::Event::Undone(_)) => GameNews::Undone,
            Self::Scrabble(event) => GameNews::Turn { seat: event.seat().unwrap_or_default() },
        }
    }
}

impl fmt::Debug for GameEvent {
    /// Hides racks, bag and seed, so that they never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.news().fmt(f)
    }
}

/// What everybody may know of something that happened; the view of the game tells the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameNews {
    /// The game began.
    Started,
    /// A turn was taken, or a play was challenged; it is the last of the view.
    Turn {
        /// Whose turn or play.
        seat: Seat,
    },
    /// The last turn was taken back.
    Undone,
    /// The game ended.
    Ended,
}

/// Why a game refuses an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameRefusal {
    /// Scrabble.
    Scrabble(scrabble::Refusal),
}

/// What one viewer may see of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameView {
    /// Scrabble.
    Scrabble(Box<scrabble::View>),
}

/// A game that is played at a table.
#[derive(Clone, PartialEq, Eq)]
pub enum Game {
    /// Scrabble.
    Scrabble(Box<scrabble::Game>),
}

impl Game {
    /// The event with which a game begins.
    pub(super) fn begin(
        name: &str,
        terms: &GameTerms,
        kit: &Kit,
        players: usize,
        seed: Seed,
    ) -> Result<GameEvent, Refusal> {
        match (terms, kit) {
            (GameTerms::Scrabble(terms), Kit::Scrabble { edition, .. }) => {
                let options = terms.options.clone();
                let started = scrabble::open(name, edition.clone(), options, players, seed)
                    .map_err(|error| Refusal::CannotBegin(Obstacle::Scrabble(error)))?;
                Ok(GameEvent::Scrabble(scrabble::Event::Started(Box::new(started))))
            }
        }
    }

    /// The game that begins with an event, if it is a beginning.
    pub(super) fn from_start(event: &GameEvent) -> Option<Self> {
        match event {
            GameEvent::Scrabble(scrabble::Event::Started(started)) => {
                Some(Self::Scrabble(Box::new(scrabble::Game::start(started.as_ref().clone()))))
            }
            GameEvent::Scrabble(_) => None,
        }
    }

    /// Turns an action into what happens because of it. Without a kit nobody judges words, which
    /// does for whatever lays none.
    pub(super) fn decide(
        &self,
        by: Seat,
        action: &GameAction,
        elapsed_ms: u64,
        kit: Option<&Kit>,
    ) -> Result<Vec<GameEvent>, GameRefusal> {
        let (Self::Scrabble(game), GameAction::Scrabble(action)) = (self, action);
        let ask = Ask { by, action: action.clone(), elapsed_ms };
        let decided = match kit {
            Some(Kit::Scrabble { judge, .. }) => game.decide(&ask, judge.as_ref()),
            None => game.decide(&ask, &AnyWord),
        };
        let events = decided.map_err(GameRefusal::Scrabble)?;
        Ok(events.into_iter().map(GameEvent::Scrabble).collect())
    }

    /// Lets a player go, whosever turn it is.
    pub(super) fn depart(
        &self,
        seat: Seat,
        elapsed_ms: u64,
    ) -> Result<Vec<GameEvent>, GameRefusal> {
        let leave = match self {
            Self::Scrabble(_) => GameAction::Scrabble(scrabble::Action::Leave),
        };
        self.decide(seat, &leave, elapsed_ms, None)
    }

    /// States that the player on turn has run out of time.
    pub(super) fn claim_time(&self, elapsed_ms: u64) -> Result<Vec<GameEvent>, GameRefusal> {
        let (claim, turn) = match self {
            Self::Scrabble(game) => {
                (GameAction::Scrabble(scrabble::Action::ClaimTime), game.turn().unwrap_or_default())
            }
        };
        self.decide(turn, &claim, elapsed_ms, None)
    }

    /// Takes the last turn back.
    pub(super) fn step_back(&self, by: Seat) -> Result<Vec<GameEvent>, GameRefusal> {
        let undo = match self {
            Self::Scrabble(_) => GameAction::Scrabble(scrabble::Action::Undo),
        };
        self.decide(by, &undo, 0, None)
    }

    pub(super) fn apply(&mut self, event: &GameEvent) {
        let (Self::Scrabble(game), GameEvent::Scrabble(event)) = (self, event);
        game.apply(event);
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        match self {
            Self::Scrabble(game) => game.turn(),
        }
    }

    /// Whether a player is still in the game.
    pub fn is_active(&self, seat: Seat) -> bool {
        match self {
            Self::Scrabble(game) => game.active().any(|active| active == seat),
        }
    }

    /// Tiles and board that it began with.
    pub(super) fn edition(&self) -> &Edition {
        match self {
            Self::Scrabble(game) => &game.started().setup.edition,
        }
    }

    /// The milliseconds from the last event until the player on turn has lost on time.
    pub(super) fn loses_after(&self) -> Option<u64> {
        match self {
            Self::Scrabble(game) => game.loses_after(),
        }
    }

    /// The chance of a computer player: its own for each version, and nobody can foresee it.
    pub(super) fn computer_seed(&self, version: u64) -> Seed {
        let seed = match self {
            Self::Scrabble(game) => &game.started().seed,
        };
        let mut chance = seed.chance(&format!("computer {version}"));
        Seed::new(std::array::from_fn(|_| u8::try_from(chance.below(256)).unwrap_or_default()))
    }

    /// Everything that the viewer may see.
    pub fn view(&self, viewer: Viewer) -> GameView {
        match self {
            Self::Scrabble(game) => GameView::Scrabble(Box::new(game.view(viewer))),
        }
    }
}

impl fmt::Debug for Game {
    /// Hides racks, bag and seed, so that they never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scrabble(_) => f.write_str("Scrabble(…)"),
        }
    }
}

/// A level by its name.
mod level_name {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::Level;

    pub fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
