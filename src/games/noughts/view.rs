//! What one viewer may see: everything but the seed, as nothing is secret here.

use super::PLAYERS;
use super::action::{Action, TypedMove};
use super::board::Board;
use super::event::EndReason;
use super::game::{Game, Turn};
use super::refusal::Refusal;
use crate::games::ending::Departure;
use crate::games::rules::{Rules, Seat, Viewer};

/// What one viewer may see of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The marks.
    pub board: Board,
    /// Who begins, with crosses; the coin tells.
    pub first: Option<Seat>,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// Who must act now.
    pub to_act: Option<Seat>,
    /// Who offers a draw.
    pub offer: Option<Seat>,
    /// Everything that was done, the newest last.
    pub turns: Vec<Turn>,
    /// Who is gone, and how.
    pub departed: Option<(Seat, Departure)>,
    /// Why the game is over, if it is.
    pub ended: Option<EndReason>,
    /// Whether a step can be taken back.
    pub can_undo: bool,
}

impl View {
    pub(super) fn new(game: &Game, viewer: Viewer) -> Self {
        let position = &game.position;
        Self {
            viewer,
            board: position.board,
            first: position.first,
            turn: game.turn(),
            to_act: game.to_act(),
            offer: position.offer.filter(|_| game.ended.is_none()),
            turns: game.turns.clone(),
            departed: position.departed,
            ended: game.ended,
            can_undo: game.can_undo(),
        }
    }

    /// Reads a move as it is typed.
    ///
    /// # Errors
    /// When it is none.
    pub fn read_move(&self, text: &str) -> Result<Action, Refusal> {
        let typed = text.parse::<TypedMove>().map(Action::from);
        typed.map_err(|_| Refusal::Unreadable { text: text.chars().take(20).collect() })
    }

    /// The players.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(PLAYERS)
    }

    /// How a player marks squares: whoever begins draws crosses.
    pub fn is_cross(&self, seat: Seat) -> bool {
        self.first == Some(seat)
    }
}
