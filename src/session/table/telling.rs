//! Refusals as keys and facts, so that they can be said in the person's language.

use super::game::GameRefusal;
use super::refusal::{Obstacle, Refusal};
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;
use crate::games::scrabble::OpenError;
use crate::lexicon::{SpellError, shown_plain};

impl Refusal {
    /// The sentence that tells this refusal; `name` gives the names of players.
    pub fn telling(&self, name: &dyn Fn(Seat) -> String) -> Telling {
        match self {
            Self::Game(GameRefusal::Scrabble(refusal)) => refusal.telling(name),
            Self::Full { seats } => Telling::new(self.key(), [("seats", (*seats).into())]),
            Self::Chairs { least, most } => {
                Telling::new(self.key(), [("least", (*least).into()), ("most", (*most).into())])
            }
            Self::TooFew { players } => Telling::new(self.key(), [("players", (*players).into())]),
            Self::NotSilent { wait_ms } => {
                Telling::new(self.key(), [("hours", whole(*wait_ms, 3_600_000))])
            }
            Self::TooManyRequests { wait_ms } => {
                Telling::new(self.key(), [("seconds", whole(*wait_ms, 1_000))])
            }
            Self::TooManyInvitations { most, wait_ms } => Telling::new(
                self.key(),
                [("most", (*most).into()), ("minutes", whole(*wait_ms, 60_000))],
            ),
            Self::TooManyTables { most } | Self::ServerFull { most } => {
                Telling::new(self.key(), [("most", (*most).into())])
            }
            Self::CannotBegin(obstacle) => obstacle.telling(),
            _ => Telling::new(self.key(), []),
        }
    }

    /// The key of the sentence; it says which refusal it is without any of the facts.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Game(_) => "table-game",
            Self::Stale { .. } => "table-stale",
            Self::NotHost => "table-not-host",
            Self::NotSeated => "table-not-seated",
            Self::AlreadySeated => "table-already-seated",
            Self::TwoChairs => "table-two-chairs",
            Self::NotAsked => "table-not-asked",
            Self::Full { .. } => "table-full",
            Self::Kept => "table-kept",
            Self::Chairs { .. } => "table-chairs",
            Self::TooFew { .. } => "table-too-few",
            Self::NoSuchSeat => "table-no-such-seat",
            Self::NoComputer => "table-no-computer",
            Self::NobodyThere => "table-nobody-there",
            Self::KickSelf => "table-kick-self",
            Self::OtherGame => "table-other-game",
            Self::NotSilent { .. } => "table-not-silent",
            Self::NotStarted => "table-not-started",
            Self::AlreadyStarted => "table-already-started",
            Self::Over => "table-over",
            Self::NotOver => "table-not-over",
            Self::Closed => "table-closed",
            Self::NotClosed => "table-not-closed",
            Self::OthersPlay => "table-others-play",
            Self::RematchedAlready { .. } => "table-rematched-already",
            Self::UndoPending => "table-undo-pending",
            Self::NoUndoPending => "table-no-undo-pending",
            Self::AgreedAlready => "table-agreed-already",
            Self::RatedUndo => "table-rated-undo",
            Self::RatedSeat => "table-rated-seat",
            Self::NoLexicon => "table-no-lexicon",
            Self::CannotBegin(obstacle) => obstacle.key(),
            Self::NoSuchTable => "table-no-such-table",
            Self::Unreadable => "table-unreadable",
            Self::RoomTaken { .. } => "table-room-taken",
            Self::TooManyTables { .. } => "table-too-many-tables",
            Self::ServerFull { .. } => "table-server-full",
            Self::TooManyRequests { .. } => "table-too-many-requests",
            Self::TooManyInvitations { .. } => "table-too-many-invitations",
            Self::Busy => "table-busy",
            Self::ShuttingDown => "table-shutting-down",
            Self::Broken => "table-broken",
        }
    }
}

impl Obstacle {
    fn telling(&self) -> Telling {
        let facts = match self {
            Self::Scrabble(OpenError::TooFewTiles { tiles, players, rack_size }) => vec![
                ("tiles", (*tiles).into()),
                ("players", (*players).into()),
                ("rack", usize::from(*rack_size).into()),
            ],
            Self::Word { word, cause: SpellError::TooLong } => vec![("word", word.clone().into())],
            Self::Word { word, cause: SpellError::Unknown(letter) } => {
                vec![("word", word.clone().into()), ("letter", shown_plain(*letter).into())]
            }
            Self::Scrabble(_) | Self::TooLarge => Vec::new(),
        };
        Telling { key: self.key(), facts }
    }

    fn key(&self) -> &'static str {
        match self {
            Self::Scrabble(OpenError::Players(_)) => "table-cannot-begin-players",
            Self::Scrabble(OpenError::TooFewTiles { .. }) => "table-cannot-begin-tiles",
            Self::Scrabble(OpenError::NoLetters(_)) => "table-cannot-begin-letters",
            // Whoever made the tiles and the board can mend these.
            Self::Scrabble(OpenError::Name | OpenError::Edition(_)) => "table-cannot-begin-edition",
            Self::Word { cause: SpellError::Unknown(_), .. } => "table-cannot-begin-word",
            Self::Word { cause: SpellError::TooLong, .. } => "table-cannot-begin-long-word",
            Self::TooLarge => "table-cannot-begin-large",
        }
    }
}

/// A time in units that are begun.
fn whole(ms: u64, unit: u64) -> Fact {
    Fact::Number(i64::try_from(ms.div_ceil(unit)).unwrap_or(i64::MAX))
}
