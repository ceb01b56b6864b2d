//! Why something cannot be done at a table, with the facts a person needs to mend it.

use crate::games::facts::Telling;
use crate::games::rules::Seat;
use crate::session::game::GameRefusal;
use crate::store::{TableId, Version};

/// Why something is refused. Nothing has changed and the person can try something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game refuses it.
    Game(GameRefusal),
    /// The board has moved on since the person looked.
    Stale {
        /// The version as it is now.
        version: Version,
    },
    /// Only the host can.
    NotHost,
    /// The person does not sit at this table.
    NotSeated,
    /// The person sits here already.
    AlreadySeated,
    /// Nobody sits on two chairs.
    TwoChairs,
    /// Somebody who was not asked cannot be made to play.
    NotAsked,
    /// Every chair is taken.
    Full {
        /// How many there are.
        seats: usize,
    },
    /// The free chairs are kept for those who were invited.
    Kept,
    /// The number of chairs is wrong.
    Chairs {
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// Too few players are here to begin.
    TooFew {
        /// How many are here.
        players: usize,
    },
    /// There is no such seat.
    NoSuchSeat,
    /// No computer sits there.
    NoComputer,
    /// No person plays there.
    NobodyThere,
    /// Somebody else is to move.
    NotYourTurn {
        /// Who.
        turn: Seat,
    },
    /// The person is out of the game.
    HasLeft,
    /// Who wants to go leaves.
    KickSelf,
    /// It belongs to another game than the one at this table.
    OtherGame,
    /// The player has not been silent for long enough.
    NotSilent {
        /// How long to wait, in milliseconds.
        wait_ms: u64,
    },
    /// The game has not begun.
    NotStarted,
    /// The game has begun.
    AlreadyStarted,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// The table is closed.
    Closed,
    /// The table is not closed.
    NotClosed,
    /// Others play here, or the result counts.
    OthersPlay,
    /// Another game follows already.
    RematchedAlready {
        /// Where.
        table: TableId,
    },
    /// Somebody has asked for a turn back.
    UndoPending,
    /// Nobody has asked for a turn back.
    NoUndoPending,
    /// The person has agreed already, or has asked for it.
    AgreedAlready,
    /// There is nobody to agree, and the result counts.
    RatedUndo,
    /// The result counts for those who have begun.
    RatedSeat,
    /// Others have sat down, so whether the result counts is settled.
    RatedSettled,
    /// There cannot be such a game; the sentence says why.
    CannotBegin(Telling),
    /// It does not fit into the store.
    TooLarge,
    /// There is no such table.
    NoSuchTable,
    /// The room has a table.
    RoomTaken {
        /// Which.
        table: TableId,
    },
    /// The person has as many tables as allowed.
    TooManyTables {
        /// How many.
        most: usize,
    },
    /// The server has as many tables as allowed.
    ServerFull {
        /// How many.
        most: usize,
    },
    /// The person asks too often.
    TooManyRequests {
        /// How long to wait, in milliseconds.
        wait_ms: u64,
    },
    /// The person invites too many people.
    TooManyInvitations {
        /// How many are allowed within an hour.
        most: usize,
        /// How long to wait, in milliseconds.
        wait_ms: u64,
    },
    /// Too much is asked of this table at once.
    Busy,
}

impl Refusal {
    /// What the table is played with was not brought along.
    pub(super) fn without_resources() -> Self {
        Self::CannotBegin(Telling::new("table-no-resources", []))
    }
}

impl From<GameRefusal> for Refusal {
    fn from(refusal: GameRefusal) -> Self {
        Self::Game(refusal)
    }
}
