//! A finished game judged: whether each mark kept the best result.

use crate::ai::noughts::{Outcome, Review, Reviewed};
use crate::discord::players::mention_at;
use crate::games::facts::{Fact, Telling};
use crate::games::noughts::PLAYERS;
use crate::games::rules::Seat;
use crate::session::table::TableView;
use crate::texts::Tongue;

/// What came out for each player.
pub(super) fn lines(table: &TableView, review: &Review, tongue: Tongue) -> Vec<String> {
    let mut lines = vec![tongue.say("noughts-analysis-title", &[])];
    lines.extend(Seat::all(PLAYERS).map(|seat| {
        let (marks, mistakes) = review.of_player(seat);
        let facts = [
            ("who", Fact::Text(mention_at(table, seat, tongue))),
            ("marks", Fact::from(marks)),
            ("mistakes", Fact::from(mistakes)),
        ];
        tongue.tell(&Telling::new("noughts-analysis-player", facts))
    }));
    lines
}

/// Each mark beside the best result.
pub(super) fn turns(table: &TableView, review: &Review, tongue: Tongue) -> Vec<String> {
    let numbered = (1_usize..).zip(&review.moves);
    numbered.map(|(number, reviewed)| turn(table, number, reviewed, tongue)).collect()
}

fn turn(table: &TableView, number: usize, reviewed: &Reviewed, tongue: Tongue) -> String {
    let key = match reviewed.is_best() {
        true => "noughts-analysis-kept",
        false => "noughts-analysis-lost",
    };
    let facts = [
        ("number", Fact::from(number)),
        ("who", Fact::Text(mention_at(table, reviewed.seat, tongue))),
        ("square", Fact::Text(reviewed.square.to_string())),
        ("best", Fact::Text(tongue.say(result_key(reviewed.best), &[]))),
        ("kept", Fact::Text(tongue.say(result_key(reviewed.kept), &[]))),
    ];
    tongue.tell(&Telling::new(key, facts))
}

fn result_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "noughts-result-won",
        Outcome::Drawn => "noughts-result-drawn",
        Outcome::Lost => "noughts-result-lost",
    }
}
