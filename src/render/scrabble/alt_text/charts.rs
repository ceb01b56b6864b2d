//! Charts and replays in words: what they show and their most important figures.

use super::AltText;
use crate::games::rules::Seat;
use crate::games::scrabble::TurnDeed;
use crate::render::figure::written;
use crate::render::paragraph::{List, Paragraph};
use crate::render::scrabble::{LostPoints, Progress};

impl AltText<'_> {
    /// The chart of scores: where they ended, the highest move, changes of the lead.
    pub fn score_chart(&self) -> String {
        let mut paragraph = self.paragraph();
        let turns = self.turns(self.view.turns.len());
        paragraph.say("scrabble-alt-score-chart", [("turns", turns.into())]);
        self.say_scores(&mut paragraph);
        let turns = self.view.turns.iter().enumerate();
        let placed = turns.filter(|(_, turn)| matches!(turn.deed, TurnDeed::Placed { .. }));
        // Of several equally high moves the first is told.
        if let Some((before, turn)) = placed.rev().max_by_key(|(_, turn)| turn.score) {
            let (number, made) = (before + 1, self.deed(turn));
            paragraph
                .say("scrabble-alt-highest-move", [("turn", number.into()), ("move", made.into())]);
        }
        let changes = Progress::new(self.view).lead_changes();
        paragraph.say("scrabble-alt-lead-changes", [("changes", changes.into())]);
        paragraph.into_text()
    }

    /// The chart of points lost: for each player all of them and the worst turn.
    pub fn lost_chart(&self, lost: &[LostPoints]) -> String {
        let mut paragraph = self.paragraph();
        paragraph.say("scrabble-alt-lost-chart", [("turns", self.turns(lost.len()).into())]);
        let players = Seat::all(self.view.players.len()).map(|seat| self.lost_by(seat, lost));
        let players: Vec<String> = players.collect();
        let list = List { items: &players, between: "; " };
        paragraph.list("alt-scores", "scores", &list, Paragraph::MOST);
        paragraph.into_text()
    }

    fn lost_by(&self, seat: Seat, lost: &[LostPoints]) -> String {
        let own = lost.iter().filter(|turn| turn.seat == seat && turn.points > 0.0);
        let total: f64 = own.clone().map(|turn| turn.points).sum();
        let player = ("player", self.name(seat));
        let Some(worst) = own.max_by(|a, b| a.points.total_cmp(&b.points)) else {
            return self.say("scrabble-alt-lost-nothing", [player]);
        };
        self.say(
            "scrabble-alt-lost",
            [
                player,
                ("total", written(total, 1, self.tongue).into()),
                ("most", written(worst.points, 1, self.tongue).into()),
                ("turn", worst.turn.into()),
            ],
        )
    }

    /// The replay: how it ended, and as many turns as there is room for.
    pub fn replay(&self) -> String {
        let mut paragraph = self.paragraph();
        let turns = self.turns(self.view.turns.len());
        paragraph.say("scrabble-alt-replay", [("turns", turns.into())]);
        if self.view.is_over() {
            self.say_winners(&mut paragraph);
        }
        self.say_scores(&mut paragraph);
        let turns = self.view.turns.iter().enumerate().map(|(before, turn)| {
            let (number, made) = (before + 1, self.deed(turn));
            self.say("scrabble-alt-replay-turn", [("turn", number.into()), ("move", made.into())])
        });
        let turns: Vec<String> = turns.collect();
        let list = List { items: &turns, between: "; " };
        paragraph.list("scrabble-alt-replay-turns", "list", &list, Paragraph::MOST);
        paragraph.into_text()
    }

    /// `25 turns`.
    fn turns(&self, count: usize) -> String {
        self.say("scrabble-alt-turns", [("turns", count.into())])
    }
}
