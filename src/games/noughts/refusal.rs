//! Why something cannot be done, and the sentence that says so.

use super::square::Square;
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;

/// Why an action is refused; the player can mend it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Only two play.
    #[error("this player is not in the game")]
    NotSeated,
    /// Somebody else is on turn.
    #[error("it is the turn of {turn}")]
    NotYourTurn {
        /// Who.
        turn: Seat,
    },
    /// The coin has not been tossed.
    #[error("the coin is to be tossed first")]
    NotTossed,
    /// The coin has been tossed.
    #[error("the coin has been tossed")]
    TossedAlready,
    /// The text is no move.
    #[error("this is no move")]
    Unreadable {
        /// The text.
        text: String,
    },
    /// The square has a mark.
    #[error("{square} is taken")]
    Taken {
        /// Which.
        square: Square,
    },
    /// The other has not answered the offer of a draw.
    #[error("{by} is to answer the offer first")]
    NotAnswered {
        /// Who has to.
        by: Seat,
    },
    /// The player has offered a draw since their last mark.
    #[error("a draw was offered already")]
    OfferedAlready,
    /// Nobody offers a draw.
    #[error("no draw is offered")]
    NoOffer,
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The game is played without a clock.
    #[error("nobody can run out of time in this game")]
    NoTimeLimit,
}

impl Refusal {
    /// The sentence that tells it; `name` gives the names of players.
    pub fn telling(&self, name: &dyn Fn(Seat) -> String) -> Telling {
        match self {
            Self::GameOver => Telling::new("noughts-refusal-game-over", []),
            Self::NotSeated => Telling::new("noughts-refusal-not-seated", []),
            Self::NotYourTurn { turn } => {
                Telling::new("noughts-refusal-not-your-turn", [("player", name(*turn).into())])
            }
            Self::NotTossed => Telling::new("noughts-refusal-not-tossed", []),
            Self::TossedAlready => Telling::new("noughts-refusal-tossed-already", []),
            Self::Unreadable { text } => {
                Telling::new("noughts-refusal-unreadable", [("text", Fact::Text(text.clone()))])
            }
            Self::Taken { square } => {
                Telling::new("noughts-refusal-taken", [("square", square.to_string().into())])
            }
            Self::NotAnswered { by } => {
                Telling::new("noughts-refusal-not-answered", [("player", name(*by).into())])
            }
            Self::OfferedAlready => Telling::new("noughts-refusal-offered-already", []),
            Self::NoOffer => Telling::new("noughts-refusal-no-offer", []),
            Self::NothingToUndo => Telling::new("noughts-refusal-nothing-to-undo", []),
            Self::NoTimeLimit => Telling::new("noughts-refusal-no-time-limit", []),
        }
    }
}
