//! What the message of a table says of a game of Scrabble.

use crate::discord::players::mention_at;
use crate::discord::text::escaped;
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;
use crate::games::scrabble::{ChallengeRule, Judging, Pen, PlayerView, Standing, View};
use crate::session::game::scrabble::Terms;
use crate::session::table::TableView;
use crate::texts::Tongue;

/// The lexicon and how words are judged.
pub(super) fn terms_parts(terms: &Terms, tongue: Tongue) -> Vec<String> {
    let lexicon = terms.lexicon.as_deref().unwrap_or(&terms.language);
    let key = format!("scrabble-lexicon-{lexicon}");
    let lexicon = if tongue.knows(&key) { tongue.say(&key, &[]) } else { escaped(lexicon) };
    vec![lexicon, tongue.say(rule_key(terms.options.judging), &[])]
}

/// The name of a way to judge words.
pub(super) fn rule_key(judging: Judging) -> &'static str {
    match judging {
        Judging::Checked => "scrabble-rule-checked",
        Judging::Challenge(ChallengeRule::Void) => "scrabble-rule-void",
        Judging::Challenge(ChallengeRule::Single) => "scrabble-rule-single",
        Judging::Challenge(ChallengeRule::Double) => "scrabble-rule-double",
        Judging::Challenge(ChallengeRule::FivePoints) => "scrabble-rule-five",
        Judging::Challenge(ChallengeRule::TenPoints) => "scrabble-rule-ten",
    }
}

/// Lets somebody tell of a game as it is written in messages.
pub(super) fn with_pen<T>(table: &TableView, tongue: Tongue, tell: impl FnOnce(Pen<'_>) -> T) -> T {
    tell(Pen {
        name: &|seat| mention_at(table, seat, tongue),
        word: &|word| format!("**{word}**"),
        letters: &escaped,
    })
}

/// A turn with its number and the score after it, and with the rack where the viewer may know it.
pub(super) fn turn_line(table: &TableView, view: &View, place: usize, tongue: Tongue) -> String {
    let Some(turn) = view.turns.get(place) else { return String::new() };
    let told = with_pen(table, tongue, |pen| tongue.tell(&turn.telling(pen)));
    let mut facts = vec![
        ("number", Fact::from(place + 1)),
        ("turn", Fact::Text(told)),
        ("total", Fact::Number(i64::from(turn.total.0))),
    ];
    let key = match turn.rack.as_ref().filter(|rack| !rack.is_empty()) {
        Some(rack) => {
            facts.push(("rack", Fact::Text(escaped(&rack.to_string()))));
            "scrabble-history-rack"
        }
        None => "scrabble-history-turn",
    };
    tongue.tell(&Telling { key, facts })
}

/// The scores, and what is left in the bag.
pub(super) fn standing(table: &TableView, view: &View, tongue: Tongue) -> Vec<String> {
    let score = |(seat, player): (Seat, &PlayerView)| {
        format!("{} {}", mention_at(table, seat, tongue), player.score)
    };
    let players = Seat::all(view.players.len()).zip(&view.players);
    let bag = Telling::new("scrabble-bag", [("tiles", Fact::from(view.bag))]);
    players.map(score).chain([tongue.tell(&bag)]).collect()
}

/// Why the game is over, what the end changed, and who has won; nothing before.
pub(super) fn told_end(table: &TableView, view: &View, tongue: Tongue) -> Vec<String> {
    let Some(outcome) = &view.outcome else { return Vec::new() };
    let told = with_pen(table, tongue, |pen| outcome.tellings(pen));
    told.iter().map(|telling| tongue.tell(telling)).collect()
}

/// The same, with the players by their places.
pub(super) fn ending(table: &TableView, view: &View, tongue: Tongue) -> Vec<String> {
    let mut lines = told_end(table, view, tongue);
    let standings = view.outcome.iter().flat_map(|outcome| &outcome.standings);
    let standing = |standing: &Standing| {
        let who = mention_at(table, standing.seat, tongue);
        format!("{}. {who} {}", standing.place, standing.score)
    };
    lines.push(standings.map(standing).collect::<Vec<_>>().join(" · "));
    lines
}
