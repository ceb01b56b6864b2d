//! What has happened at a table. Events are what is stored: they carry their results, so that a log
//! replays without a clock and without chance.

use serde::{Deserialize, Serialize};

use super::chair::Sitter;
use super::terms::Terms;
use crate::games::rules::Seat;
use crate::session::game::{ComputerLevel, GameEvent};
use crate::session::people::{Moment, PersonId, Room};
use crate::store::TableId;

/// One line of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When it happened.
    pub at: Moment,
    /// Who brought it about.
    pub by: By,
    /// What happened.
    pub event: TableEvent,
}

impl Entry {
    /// The format that this program writes.
    pub const FORMAT: u16 = 1;
}

/// Who brings something about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// A person, at the table or beside it.
    Person(PersonId),
    /// The computer on a chair.
    Computer(Seat),
    /// Nobody: time has passed.
    Time,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableEvent {
    /// The table was opened.
    Opened(Box<Opened>),
    /// A person sat down.
    Joined {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
    },
    /// A person stood up before the game, or did not want to come.
    Left {
        /// From where.
        seat: Seat,
    },
    /// A computer was put on a chair.
    ComputerAdded {
        /// Where.
        seat: Seat,
        /// How strong.
        level: ComputerLevel,
    },
    /// A computer was taken away.
    ComputerRemoved {
        /// From where.
        seat: Seat,
    },
    /// Somebody else is the host now.
    HostChanged {
        /// Who.
        host: PersonId,
    },
    /// Something else was agreed on before the game.
    Agreed {
        /// What.
        terms: Box<Terms>,
    },
    /// Everybody sits: free chairs are gone and the game begins.
    Seated {
        /// Who plays, in the order of play.
        chairs: Vec<Sitter>,
    },
    /// Something happened in the game.
    Game(GameEvent),
    /// A player asked the others to let a turn be taken back.
    UndoAsked {
        /// Who.
        seat: Seat,
    },
    /// A player agreed.
    UndoAgreed {
        /// Who.
        seat: Seat,
    },
    /// A player did not agree.
    UndoDeclined {
        /// Who.
        seat: Seat,
    },
    /// A player asked somebody to take the seat over.
    SeatOffered {
        /// Which seat.
        seat: Seat,
        /// Whom.
        to: PersonId,
    },
    /// Somebody took a seat over in the middle of the game.
    Replaced {
        /// Which seat.
        seat: Seat,
        /// Who sits there now.
        sitter: Sitter,
    },
    /// The host gave a silent player's seat away; what became of it follows.
    Kicked {
        /// Which seat.
        seat: Seat,
    },
    /// The computer on turn cannot move, as what it plays with is not at hand.
    ComputerStuck {
        /// Which seat.
        seat: Seat,
    },
    /// The player on turn was reminded.
    Reminded {
        /// Which seat.
        seat: Seat,
    },
    /// The player on turn took too long; the game's own event follows.
    Forfeited {
        /// Which seat.
        seat: Seat,
    },
    /// The table was closed.
    Closed {
        /// Why.
        why: Closure,
    },
    /// The table was opened again.
    Reopened,
    /// The same people play again at another table.
    Rematched {
        /// Which.
        table: TableId,
    },
}

/// How a table was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// Its name.
    pub table: TableId,
    /// Where it stands.
    pub room: Room,
    /// Who opened it.
    pub host: PersonId,
    /// What was agreed on.
    pub terms: Terms,
    /// The chairs.
    pub chairs: Vec<Sitter>,
    /// The table whose players play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<TableId>,
}

/// Why a table was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Closure {
    /// The host did not want it any more.
    Cancelled,
    /// Nobody sat there any more.
    Empty,
    /// Nothing happened for a long time.
    Abandoned,
}
