//! When the game is over, and what the tiles left and the clock change.

use super::super::event::{Adjustment, AdjustmentCause, EndReason, Ended, Started};
use super::super::options::EndRule;
use super::super::position::Position;
use super::super::score::Score;
use super::super::tile::Tiles;
use crate::games::rules::Seat;

/// The end, if the game is over in this position.
pub(super) fn after(position: &Position, started: &Started) -> Option<Ended> {
    let reason = reason(position, started)?;
    let adjustments = match reason {
        // Who stays alone has won; there is nothing left to count.
        EndReason::OnlyOneLeft(_) => Vec::new(),
        EndReason::PlayedOut(seat) => tiles_left(position, started, Some(seat)),
        EndReason::AllPassed | EndReason::Scoreless => tiles_left(position, started, None),
    };
    Some(Ended { reason, adjustments })
}

fn reason(position: &Position, started: &Started) -> Option<EndReason> {
    let active: Vec<Seat> = position.active().collect();
    if let [last] = active.as_slice() {
        return Some(EndReason::OnlyOneLeft(*last));
    }
    if position.bag.is_empty() && position.contest.is_none() {
        let out = active.iter().find(|&&seat| position.player(seat).rack.is_empty());
        if let Some(&seat) = out {
            return Some(EndReason::PlayedOut(seat));
        }
    }
    match started.setup.options.ending {
        EndRule::TwoRoundsOfPasses if position.passes >= 2 * active.len() => {
            Some(EndReason::AllPassed)
        }
        EndRule::SixScorelessTurns if position.scoreless >= 6 && position.contest.is_none() => {
            Some(EndReason::Scoreless)
        }
        _ => None,
    }
}

/// Everyone loses the value of the tiles left; who has none gains the sum of all the others'.
fn tiles_left(position: &Position, started: &Started, out: Option<Seat>) -> Vec<Adjustment> {
    let tiles = &started.setup.edition.tiles;
    let mut adjustments = Vec::new();
    let mut left = Tiles::default();
    for (seat, player) in Seat::all(position.players.len()).zip(&position.players) {
        if !player.rack.is_empty() {
            let score = -tiles.sum(&player.rack);
            let cause = AdjustmentCause::OwnTiles(player.rack.clone());
            adjustments.push(Adjustment { seat, score, cause });
            left.0.extend(player.rack.iter());
        }
    }
    if let Some(seat) = out {
        let score = tiles.sum(&left);
        adjustments.push(Adjustment { seat, score, cause: AdjustmentCause::OthersTiles(left) });
    }
    adjustments.extend(overtime(position, started));
    adjustments
}

fn overtime<'a>(
    position: &'a Position,
    started: &'a Started,
) -> impl Iterator<Item = Adjustment> + 'a {
    Seat::all(position.players.len()).zip(&position.players).filter_map(|(seat, player)| {
        let left = player.time?;
        let penalty = started.setup.options.clock?.penalty(left);
        let cause = AdjustmentCause::Overtime(left.overtime_ms());
        (penalty != Score(0)).then_some(Adjustment { seat, score: -penalty, cause })
    })
}
