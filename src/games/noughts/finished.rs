//! What a finished game leaves to be counted.

use serde::{Deserialize, Serialize};

use super::event::EndReason;
use super::game::Deed;
use super::view::View;
use crate::games::ending::Placing;
use crate::games::rules::Seat;

/// What a finished game leaves to be counted, beside what every game has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// Why it ended.
    pub reason: EndReason,
    /// What the players did, in the order of play.
    pub played: Vec<Played>,
}

/// What a player did in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// How many squares they marked.
    #[serde(default)]
    pub marks: u32,
}

impl View {
    /// What the game leaves, with how its players stand in the order of play; nothing before its end.
    pub fn finished(&self) -> Option<(Vec<Placing>, Finished)> {
        let reason = self.ended?;
        let placing = |seat: Seat| {
            let place = if reason.winner().is_none_or(|winner| winner == seat) { 1 } else { 2 };
            let departed = self.departed.filter(|(gone, _)| *gone == seat).map(|(_, how)| how);
            Placing { place, departed }
        };
        let played = |seat: Seat| {
            let own = self.turns.iter().filter(|turn| turn.seat == seat);
            let marks = own.filter(|turn| matches!(turn.deed, Deed::Marked(_))).count();
            Played { marks: u32::try_from(marks).unwrap_or(u32::MAX) }
        };
        let played = self.seats().map(played).collect();
        Some((self.seats().map(placing).collect(), Finished { reason, played }))
    }
}
