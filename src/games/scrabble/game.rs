//! A game as a fold over its events.

use std::sync::Arc;

use super::event::{Ended, Event, Started};
use super::position::Position;
use super::score::Score;
use super::tile::Tiles;
use super::view::TurnView;
use crate::games::rules::Seat;

/// A game of Scrabble: how it began, where it stands, and every turn so far. Clones share what has been
/// played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) started: Arc<Started>,
    pub(super) position: Arc<Position>,
    pub(super) turns: Vec<Arc<Turn>>,
    /// How many of the turns can still be taken back.
    undoable: usize,
    pub(super) ended: Option<Ended>,
}

/// A turn that was taken.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// The position before it.
    before: Arc<Position>,
    /// The tiles that its player has drawn.
    pub drawn: Option<Tiles>,
    /// As it is seen by whoever knows its player's rack.
    pub known: Arc<TurnView>,
    /// As it is seen by everybody else.
    pub told: Arc<TurnView>,
}

/// A list of events that is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// There is nothing.
    #[error("the log is empty")]
    Empty,
    /// The first event is not the beginning.
    #[error("the log does not begin with the start of a game")]
    NotStarted,
}

impl Game {
    /// Begins a game with its first event.
    pub fn start(started: Started) -> Self {
        Self {
            position: Arc::new(Position::new(&started)),
            started: Arc::new(started),
            turns: Vec::new(),
            undoable: 0,
            ended: None,
        }
    }

    /// Replays a stored list of events.
    ///
    /// The list is trusted; [`verify`](super::fairness::verify) is the check for one that is not.
    ///
    /// # Errors
    /// When it does not begin with the start of a game.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Self, LogError> {
        let mut events = events.into_iter();
        let mut game = match events.next() {
            Some(Event::Started(started)) => Self::start(started.as_ref().clone()),
            Some(_) => return Err(LogError::NotStarted),
            None => return Err(LogError::Empty),
        };
        events.for_each(|event| game.take_over(event));
        Ok(game)
    }

    /// How the game began.
    pub fn started(&self) -> &Started {
        &self.started
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        self.ended.is_none().then_some(self.position.turn)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    /// The scores by seat.
    pub fn scores(&self) -> Vec<Score> {
        self.position.players.iter().map(|player| player.score).collect()
    }

    /// The players who have not left, in the order of play.
    pub fn active(&self) -> impl Iterator<Item = Seat> + '_ {
        self.position.active()
    }

    /// The milliseconds from the last event until the player on turn has passed the limit of overtime;
    /// nothing when nobody can run out of time.
    pub fn loses_after(&self) -> Option<u64> {
        let clock = self.started.setup.options.clock?;
        let left = self.position.player(self.turn()?).time?;
        clock.loses_after(left, self.position.taken_ms)
    }

    pub(super) fn can_undo(&self) -> bool {
        self.undoable > 0
    }

    /// Takes over an event that was decided for this very state.
    pub(super) fn take_over(&mut self, event: &Event) {
        match event {
            // A game that stands has begun already.
            Event::Started(_) => {}
            Event::Undone(_) => {
                if self.can_undo()
                    && let Some(turn) = self.turns.pop()
                {
                    self.position = Arc::clone(&turn.before);
                    self.undoable -= 1;
                }
            }
            Event::Ended(ended) => {
                let position = Arc::make_mut(&mut self.position);
                for adjustment in &ended.adjustments {
                    position.players[adjustment.seat.index()].score += adjustment.score;
                }
                self.ended = Some(ended.clone());
            }
            Event::Placed(_) | Event::Exchanged(_) | Event::Passed(_) | Event::Challenged(_) => {
                self.take_turn(event);
                self.undoable += 1;
            }
            Event::Departed(_) => {
                // Whoever left is not called back by taking back what was played before.
                self.take_turn(event);
                self.undoable = 0;
            }
        }
    }

    fn take_turn(&mut self, event: &Event) {
        let Some(seat) = event.seat() else { return };
        let before = Arc::clone(&self.position);
        Arc::make_mut(&mut self.position).apply(event, &self.started);
        let total = self.position.player(seat).score;
        let known = TurnView::known(event, seat, before.player(seat).rack.clone(), total);
        let told = Arc::new(known.told_to_all());
        let drawn = event.drawn().cloned();
        self.turns.push(Arc::new(Turn { before, drawn, known: Arc::new(known), told }));
    }
}

impl Event {
    /// Whose turn or score the event concerns.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Placed(event) => Some(event.seat),
            Self::Exchanged(event) => Some(event.seat),
            Self::Passed(event) => Some(event.seat),
            Self::Challenged(event) => Some(event.seat),
            Self::Departed(event) => Some(event.seat),
            Self::Started(_) | Self::Undone(_) | Self::Ended(_) => None,
        }
    }

    /// The tiles that a player has drawn by it.
    fn drawn(&self) -> Option<&Tiles> {
        match self {
            Self::Placed(event) => Some(&event.drawn),
            Self::Exchanged(event) => Some(&event.drawn),
            _ => None,
        }
    }
}
