//! A game as a fold over its events.

use super::board::Board;
use super::event::{EndReason, Event, Started};
use super::other;
use super::square::Square;
use crate::games::ending::Departure;
use crate::games::rules::Seat;

/// A game of noughts and crosses: how it began, where it stands, and every step so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) started: Started,
    pub(super) position: Position,
    pub(super) turns: Vec<Turn>,
    /// The position before each step that can be taken back, and how many turns there were.
    past: Vec<(Position, usize)>,
    pub(super) ended: Option<EndReason>,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Position {
    pub board: Board,
    /// Who begins, once the coin has told.
    pub first: Option<Seat>,
    pub turn: Seat,
    /// Who offers a draw.
    pub offer: Option<Seat>,
    /// Who has offered one since their last mark.
    pub has_offered: [bool; super::PLAYERS],
    pub departed: Option<(Seat, Departure)>,
}

/// Something that a player has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who.
    pub seat: Seat,
    /// What.
    pub deed: Deed,
}

/// What a player has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Tossed the coin.
    Tossed {
        /// Who begins.
        first: Seat,
    },
    /// Marked a square.
    Marked(Square),
    /// Offered a draw.
    Offered,
    /// Refused it.
    Declined,
    /// Took it.
    Accepted,
    /// Gave up or left.
    Departed(Departure),
}

/// A list of events that is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log does not begin with the start of a game")]
pub struct LogError;

impl Game {
    /// Begins a game with its first event.
    pub fn start(started: Started) -> Self {
        let position = Position {
            board: Board::default(),
            first: None,
            turn: Seat(0),
            offer: None,
            has_offered: Default::default(),
            departed: None,
        };
        Self { started, position, turns: Vec::new(), past: Vec::new(), ended: None }
    }

    /// Replays a stored list of events, which is trusted.
    ///
    /// # Errors
    /// When it does not begin with the start of a game.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Self, LogError> {
        let mut events = events.into_iter();
        let Some(Event::Started(started)) = events.next() else { return Err(LogError) };
        let mut game = Self::start(started.clone());
        events.for_each(|event| game.take_over(event));
        Ok(game)
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.past.is_empty() && self.ended.is_none()
    }

    /// Takes over an event that was decided for this very state.
    pub(super) fn take_over(&mut self, event: &Event) {
        let position = &mut self.position;
        match *event {
            // A game that stands has begun already.
            Event::Started(_) => {}
            Event::Tossed { by, first } => {
                self.past.push((position.clone(), self.turns.len()));
                (position.first, position.turn) = (Some(first), first);
                self.turns.push(Turn { seat: by, deed: Deed::Tossed { first } });
            }
            Event::Marked { seat, square } => {
                self.past.push((position.clone(), self.turns.len()));
                position.board = position.board.with(square, seat);
                position.turn = other(seat);
                // What was offered for the position before lapses.
                position.offer = None;
                position.has_offered[seat.index()] = false;
                self.turns.push(Turn { seat, deed: Deed::Marked(square) });
            }
            Event::Offered { by } => {
                position.offer = Some(by);
                position.has_offered[by.index()] = true;
                self.turns.push(Turn { seat: by, deed: Deed::Offered });
            }
            Event::Declined { by } => {
                position.offer = None;
                self.turns.push(Turn { seat: by, deed: Deed::Declined });
            }
            Event::Accepted { by } => {
                position.offer = None;
                self.turns.push(Turn { seat: by, deed: Deed::Accepted });
            }
            Event::Departed { seat, how } => {
                position.departed = Some((seat, how));
                self.turns.push(Turn { seat, deed: Deed::Departed(how) });
            }
            Event::Undone { .. } => {
                if let Some((before, turns)) = self.past.pop() {
                    self.position = before;
                    self.turns.truncate(turns);
                }
            }
            Event::Ended { reason } => self.ended = Some(reason),
        }
    }
}
