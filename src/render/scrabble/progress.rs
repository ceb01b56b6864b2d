//! How a game went, turn by turn.

use crate::games::rules::Seat;
use crate::games::scrabble::{Score, View};

/// The scores of all players from the beginning to the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The scores by seat: at the beginning, after each turn, and after the tiles left on the racks
    /// have been counted, if that changed anything.
    pub scores: Vec<Vec<Score>>,
}

impl Progress {
    /// Follows the scores through the turns of a game.
    pub fn new(view: &View) -> Self {
        let mut now = vec![Score(0); view.players.len()];
        let mut scores = vec![now.clone()];
        for turn in &view.turns {
            if let Some(score) = now.get_mut(turn.seat.index()) {
                *score = turn.total;
            }
            scores.push(now.clone());
        }
        let last: Vec<Score> = view.players.iter().map(|player| player.score).collect();
        if last != now {
            scores.push(last);
        }
        Self { scores }
    }

    /// How often the lead went from one player to another.
    pub fn lead_changes(&self) -> usize {
        let leaders = self.scores.iter().filter_map(|scores| sole_leader(scores));
        let mut changes = 0;
        leaders.reduce(|before, leader| {
            changes += usize::from(before != leader);
            leader
        });
        changes
    }
}

fn sole_leader(scores: &[Score]) -> Option<usize> {
    let most = scores.iter().max()?;
    let mut leaders = scores.iter().enumerate().filter(|(_, score)| *score == most);
    let (leader, _) = leaders.next()?;
    leaders.next().is_none().then_some(leader)
}

/// What a turn cost against the best move, as an analysis has found it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LostPoints {
    /// The turn, from one.
    pub turn: usize,
    /// Whose turn.
    pub seat: Seat,
    /// The equity lost, in points.
    pub points: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_no_change_of_the_lead() {
        let progress = |scores: &[[i32; 2]]| Progress {
            scores: scores.iter().map(|both| both.map(Score).to_vec()).collect(),
        };
        assert_eq!(progress(&[[0, 0], [5, 0], [5, 5], [9, 5]]).lead_changes(), 0);
        assert_eq!(progress(&[[0, 0], [5, 0], [5, 8], [9, 8], [9, 9]]).lead_changes(), 2);
        assert_eq!(progress(&[]).lead_changes(), 0);
    }
}
