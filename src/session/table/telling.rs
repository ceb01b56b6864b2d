//! Refusals as keys and facts, so that they can be said in the person's language.

use super::refusal::Refusal;
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;

impl Refusal {
    /// The sentence that tells this refusal; `name` gives the names of players.
    pub fn telling(&self, name: &dyn Fn(Seat) -> String) -> Telling {
        match self {
            Self::Game(refusal) => refusal.telling(name),
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
            Self::NotYourTurn { turn } => {
                Telling::new(self.key(), [("player", Fact::Text(name(*turn)))])
            }
            Self::CannotBegin(telling) => telling.clone(),
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
            Self::NotYourTurn { .. } => "table-not-your-turn",
            Self::HasLeft => "table-has-left",
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
            Self::RatedSettled => "table-rated-settled",
            Self::CannotBegin(telling) => telling.key,
            Self::TooLarge => "table-cannot-begin-large",
            Self::NoSuchTable => "table-no-such-table",
            Self::RoomTaken { .. } => "table-room-taken",
            Self::TooManyTables { .. } => "table-too-many-tables",
            Self::ServerFull { .. } => "table-server-full",
            Self::TooManyRequests { .. } => "table-too-many-requests",
            Self::TooManyInvitations { .. } => "table-too-many-invitations",
            Self::Busy => "table-busy",
        }
    }
}

/// A time in units that are begun.
fn whole(ms: u64, unit: u64) -> Fact {
    Fact::Number(i64::try_from(ms.div_ceil(unit)).unwrap_or(i64::MAX))
}
