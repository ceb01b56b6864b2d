//! The games that can be played at a table, under one roof.
//!
//! The enums stand here and nowhere else, written out, because their variants are what is stored. A new
//! game is one variant in each, one arm of `each!`, one line below it, and a file of its own that says how
//! it is hosted ([`Hosted`]). Whatever is done alike for all games is a function over [`Hosted`] and
//! [`Rules`](crate::games::rules::Rules); whatever differs is in the game's file.
//!
//! | file | |
//! |---|---|
//! | `hosted.rs` | what hosting a game takes beside its rules |
//! | `playing.rs` | a game that is played: deciding, applying, looking, thinking |
//! | `library.rs` | what games are played with, opened once and shared |
//! | `<game>.rs` | one game |

mod hosted;
mod library;
#[cfg(feature = "noughts")]
pub mod noughts;
mod playing;
pub mod scrabble;

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

#[cfg(feature = "noughts")]
use self::noughts::Noughts;
use self::scrabble::Scrabble;

pub use hosted::{
    ActionOf, Common, Concern, EventOf, Hosted, JudgeOf, RefusalOf, ResourceError, Reviewing,
    Variant, ViewOf,
};
pub use library::Library;
pub(in crate::session) use playing::preview;
pub use scrabble::Terms as ScrabbleTerms;

/// Does the same for whichever game a value is of: `$part` is what its variant holds, `$Hosted` the game.
macro_rules! each {
    ($enum:ident, $value:expr, ($part:pat, $Hosted:ident) => $body:expr) => {
        match $value {
            $enum::Scrabble($part) => {
                #[allow(dead_code, reason = "not every body names the game")]
                type $Hosted = $crate::session::game::scrabble::Scrabble;
                $body
            }
            #[cfg(feature = "noughts")]
            $enum::Noughts($part) => {
                #[allow(dead_code, reason = "not every body names the game")]
                type $Hosted = $crate::session::game::noughts::Noughts;
                $body
            }
        }
    };
    ($enum:ident, $value:expr, $Hosted:ident => $body:expr) => {
        match $value {
            $enum::Scrabble => {
                type $Hosted = $crate::session::game::scrabble::Scrabble;
                $body
            }
            #[cfg(feature = "noughts")]
            $enum::Noughts => {
                type $Hosted = $crate::session::game::noughts::Noughts;
                $body
            }
        }
    };
}
pub(crate) use each;

/// The games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Scrabble, for two to four players.
    Scrabble,
    /// Noughts and crosses, for two players.
    #[cfg(feature = "noughts")]
    Noughts,
}

/// Which game is played, by which rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameTerms {
    /// Scrabble.
    Scrabble(scrabble::Terms),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(noughts::Terms),
}

/// How strong the computer plays on a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComputerLevel {
    /// Scrabble.
    Scrabble(#[serde(with = "level_name")] <Scrabble as Hosted>::Level),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(#[serde(with = "level_name")] <Noughts as Hosted>::Level),
}

/// A game that is played at a table.
#[derive(Clone, PartialEq, Eq)]
pub enum Game {
    /// Scrabble.
    Scrabble(Box<<Scrabble as Hosted>::Game>),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(Box<<Noughts as Hosted>::Game>),
}

/// What a player can do in a game.
#[derive(Clone, PartialEq, Eq)]
pub enum GameAction {
    /// Scrabble.
    Scrabble(ActionOf<Scrabble>),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(ActionOf<Noughts>),
}

/// What has happened in a game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameEvent {
    /// Scrabble.
    Scrabble(EventOf<Scrabble>),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(EventOf<Noughts>),
}

/// Why a game refuses an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameRefusal {
    /// Scrabble.
    Scrabble(RefusalOf<Scrabble>),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(RefusalOf<Noughts>),
}

/// What one viewer may see of a game; clones are the same view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameView {
    /// Scrabble.
    Scrabble(Arc<ViewOf<Scrabble>>),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(Arc<ViewOf<Noughts>>),
}

/// What is shown of a move before it counts.
pub enum GamePreview {
    /// Scrabble.
    Scrabble(<Scrabble as Hosted>::Preview),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(<Noughts as Hosted>::Preview),
}

/// What a game is played with; clones are the same.
#[derive(Clone)]
pub enum Resources {
    /// Scrabble.
    Scrabble(Arc<<Scrabble as Hosted>::Resources>),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(Arc<<Noughts as Hosted>::Resources>),
}

/// What that is known by.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum ResourceKey {
    /// Scrabble.
    Scrabble(<Scrabble as Hosted>::ResourceKey),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(<Noughts as Hosted>::ResourceKey),
}

/// A finished game, judged; clones are the same judgement.
#[derive(Clone)]
pub enum GameReview {
    /// Scrabble.
    Scrabble(Arc<<Scrabble as Hosted>::Review>),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(Arc<<Noughts as Hosted>::Review>),
}

/// What a finished game leaves to be counted, beside what every game has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GameResult {
    /// Scrabble.
    Scrabble(<Scrabble as Hosted>::Finished),
    /// Noughts and crosses.
    #[cfg(feature = "noughts")]
    Noughts(<Noughts as Hosted>::Finished),
}

/// How a game stands in the enums above.
macro_rules! variant {
    ($Game:ident) => {
        #[allow(unreachable_patterns, reason = "where there is one game only")]
        impl Variant for $Game {
            fn game(game: &Game) -> Option<&Self::Game> {
                match game {
                    Game::$Game(game) => Some(game),
                    _ => None,
                }
            }

            fn terms(terms: &GameTerms) -> Option<&Self::Terms> {
                match terms {
                    GameTerms::$Game(terms) => Some(terms),
                    _ => None,
                }
            }

            fn action(action: &GameAction) -> Option<&ActionOf<Self>> {
                match action {
                    GameAction::$Game(action) => Some(action),
                    _ => None,
                }
            }

            fn event(event: &GameEvent) -> Option<&EventOf<Self>> {
                match event {
                    GameEvent::$Game(event) => Some(event),
                    _ => None,
                }
            }

            fn view(view: &GameView) -> Option<&Arc<ViewOf<Self>>> {
                match view {
                    GameView::$Game(view) => Some(view),
                    _ => None,
                }
            }

            fn level(level: ComputerLevel) -> Option<Self::Level> {
                match level {
                    ComputerLevel::$Game(level) => Some(level),
                    _ => None,
                }
            }

            fn resources(resources: &Resources) -> Option<&Arc<Self::Resources>> {
                match resources {
                    Resources::$Game(resources) => Some(resources),
                    _ => None,
                }
            }

            fn review(review: &GameReview) -> Option<&Arc<Self::Review>> {
                match review {
                    GameReview::$Game(review) => Some(review),
                    _ => None,
                }
            }

            fn preview_of(preview: GamePreview) -> Option<Self::Preview> {
                match preview {
                    GamePreview::$Game(preview) => Some(preview),
                    _ => None,
                }
            }

            fn finished_of(result: &GameResult) -> Option<&Self::Finished> {
                match result {
                    GameResult::$Game(finished) => Some(finished),
                    _ => None,
                }
            }

            fn of_action(action: ActionOf<Self>) -> GameAction {
                GameAction::$Game(action)
            }

            fn of_event(event: EventOf<Self>) -> GameEvent {
                GameEvent::$Game(event)
            }

            fn of_finished(finished: Self::Finished) -> GameResult {
                GameResult::$Game(finished)
            }

            fn of_game(game: Self::Game) -> Game {
                Game::$Game(Box::new(game))
            }

            fn of_key(key: Self::ResourceKey) -> ResourceKey {
                ResourceKey::$Game(key)
            }

            fn of_level(level: Self::Level) -> ComputerLevel {
                ComputerLevel::$Game(level)
            }

            fn of_preview(preview: Self::Preview) -> GamePreview {
                GamePreview::$Game(preview)
            }

            fn of_refusal(refusal: RefusalOf<Self>) -> GameRefusal {
                GameRefusal::$Game(refusal)
            }

            fn of_review(review: Self::Review) -> GameReview {
                GameReview::$Game(Arc::new(review))
            }

            fn of_terms(terms: Self::Terms) -> GameTerms {
                GameTerms::$Game(terms)
            }

            fn of_resources(resources: Arc<Self::Resources>) -> Resources {
                Resources::$Game(resources)
            }

            fn of_view(view: ViewOf<Self>) -> GameView {
                GameView::$Game(Arc::new(view))
            }
        }
    };
}

variant!(Scrabble);
#[cfg(feature = "noughts")]
variant!(Noughts);

impl GameKind {
    /// Every game, in the order in which they are offered.
    pub const ALL: &[Self] = &[
        Self::Scrabble,
        #[cfg(feature = "noughts")]
        Self::Noughts,
    ];

    /// Its name in commands, records and texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Scrabble => "scrabble",
            #[cfg(feature = "noughts")]
            Self::Noughts => "noughts",
        }
    }
}

impl GameTerms {
    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        each!(GameTerms, self, (_, H) => H::KIND)
    }
}

impl ComputerLevel {
    /// The game it plays.
    pub fn kind(self) -> GameKind {
        each!(ComputerLevel, self, (_, H) => H::KIND)
    }
}

impl GameEvent {
    /// The game it happened in.
    pub fn kind(&self) -> GameKind {
        each!(GameEvent, self, (_, H) => H::KIND)
    }
}

impl fmt::Debug for Game {
    /// Hides what is secret, so that it never reaches a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(Game, self, (_, H) => f.write_str(H::KIND.name()))
    }
}

/// A level by its name.
mod level_name {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(
        level: &impl Display,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(level)
    }

    pub fn deserialize<'de, L: FromStr<Err: Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<L, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
