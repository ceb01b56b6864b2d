//! The whole game: a few thousand positions.

use std::collections::HashMap;

use crate::games::noughts::{Board, Square, other};
use crate::games::rules::Seat;

/// How a game ends for a player when both play their best, from the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The other wins.
    Lost,
    /// Nobody does.
    Drawn,
    /// The player wins.
    Won,
}

impl Outcome {
    /// The same for the other player.
    fn for_other(self) -> Self {
        match self {
            Self::Lost => Self::Won,
            Self::Drawn => Self::Drawn,
            Self::Won => Self::Lost,
        }
    }
}

/// What is known of positions: each is looked at once.
#[derive(Default)]
pub(super) struct Search {
    known: HashMap<(Board, Seat), Outcome>,
}

impl Search {
    /// How the game ends for a player, with somebody on turn.
    pub fn outcome(&mut self, board: Board, turn: Seat, own: Seat) -> Outcome {
        let for_turn = self.best(board, turn);
        if turn == own { for_turn } else { for_turn.for_other() }
    }

    /// How it ends for whoever marks this square.
    pub fn outcome_of(&mut self, board: Board, square: Square, seat: Seat) -> Outcome {
        self.best(board.with(square, seat), other(seat)).for_other()
    }

    /// The moves after which nothing is lost.
    pub fn best_moves(&mut self, board: Board, seat: Seat) -> Vec<Square> {
        let best = self.best(board, seat);
        board.free().filter(|square| self.outcome_of(board, *square, seat) == best).collect()
    }

    fn best(&mut self, board: Board, turn: Seat) -> Outcome {
        if let Some(known) = self.known.get(&(board, turn)) {
            return *known;
        }
        let best = match board.winner() {
            Some(winner) if winner == turn => Outcome::Won,
            Some(_) => Outcome::Lost,
            None => {
                let outcomes = board.free().map(|square| self.outcome_of(board, square, turn));
                // Where nothing is free, nobody has won.
                outcomes.max().unwrap_or(Outcome::Drawn)
            }
        };
        self.known.insert((board, turn), best);
        best
    }
}
