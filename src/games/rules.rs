//! What every game under this roof has in common, and no more.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::chance::Seed;

/// A place at a table, counted from zero in the order of play.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The place as an index into a list of players.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seats of a table for so many players.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..players).map(|i| Self(u8::try_from(i).unwrap_or(u8::MAX)))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", u16::from(self.0) + 1)
    }
}

/// Who looks at a game, and so what may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player, who sees what that seat holds.
    Seat(Seat),
    /// Anybody else, who sees what lies on the table.
    Spectator,
}

/// What a player asks for, with the time that has passed since the last event.
///
/// Rules have no clock: whoever keeps the time passes it in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask<A> {
    /// Who asks.
    pub by: Seat,
    /// What they want to do.
    pub action: A,
    /// Milliseconds since the last event; they are charged to the player on turn.
    pub elapsed_ms: u64,
}

impl<A> Ask<A> {
    /// An ask in a game without a clock.
    pub fn new(by: Seat, action: A) -> Self {
        Self { by, action, elapsed_ms: 0 }
    }
}

/// What an event changes beside the game itself: from it follow whose time runs, what grows stale and
/// who is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing: it stands beside the game, as an offer does. What was prepared for the position is still
    /// meant for it, and no time is charged.
    Beside,
    /// The position, while the same turn goes on, as a roll of dice does.
    Position,
    /// The position and the turn.
    Turn,
}

/// The rules of one game, as a fold over events.
///
/// `decide` may refuse and takes all chance from the seed that the game was opened with; `apply`
/// never fails and never draws, so that a stored list of events always gives the same game.
pub trait Rules: Sized {
    /// What a player can do.
    type Action;
    /// What has happened, with its results.
    type Event;
    /// What one viewer may see.
    type View;
    /// Why an action is not possible; the player can mend it.
    type Refusal;
    /// Whoever judges what the rules leave open, such as a lexicon.
    type Judge: ?Sized;

    /// Turns an action into what happens because of it, or says why it cannot be done.
    ///
    /// # Errors
    /// A refusal with the facts in it; the game is untouched.
    fn decide(
        &self,
        ask: &Ask<Self::Action>,
        judge: &Self::Judge,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Takes over an event that `decide` has given for this very state.
    fn apply(&mut self, event: &Self::Event);

    /// Everything that the viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What an event changes beside the game itself.
    fn change(event: &Self::Event) -> Change;

    /// Whose turn it is; nobody's when the game is over.
    fn turn(&self) -> Option<Seat>;

    /// Who must act now, so that the game goes on: whose time runs. That is not always who is on turn, as
    /// an offer may have to be answered first.
    fn to_act(&self) -> Option<Seat> {
        self.turn()
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// Whether a player is still in the game.
    fn is_active(&self, seat: Seat) -> bool;

    /// The milliseconds, counted from the last event that charged any, until whoever must act has lost on
    /// time; nothing when nobody can.
    fn loses_after(&self) -> Option<u64>;

    /// The secret that all chance of the game comes from.
    fn seed(&self) -> &Seed;
}
