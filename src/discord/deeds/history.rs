//! All turns so far, page by page.

use serenity::all::ButtonStyle;

use super::At;
use super::exhibit::is_over;
use super::page::Page;
use crate::discord::board::turn_text;
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::text::escaped;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::TurnView;

/// Shows a page of turns: the one that the argument names, or the last.
pub(in crate::discord) async fn show(
    caller: &Caller,
    at: &At,
    argument: &str,
) -> Result<(), Failure> {
    let game = at.game()?;
    let last = Page::count(game.turns.len()).max(1);
    let page = Page::nearest(argument.parse().unwrap_or(last), 1..=last);
    let numbered = (1..).zip(&game.turns);
    let mut lines = page.lines(numbered, |(number, turn)| line(caller, at, number, turn));
    if lines.is_empty() {
        lines.push(caller.say("ending-history-empty", &[]));
    }
    if page.has_others() {
        lines.push(page.footer(caller.tongue));
    }
    let mut row = page.turning(caller, at, Verb::History);
    if is_over(at) {
        row.push(at.button(caller, Verb::Replay, ButtonStyle::Secondary));
    }
    caller.replace(Reply::text(lines.join("\n")).with_buttons(row)).await
}

/// A turn with its number and the score after it, and with the rack where the caller may know it.
fn line(caller: &Caller, at: &At, number: usize, turn: &TurnView) -> String {
    let mut facts = vec![
        ("number", Fact::from(number)),
        ("turn", Fact::Text(turn_text(&at.view, turn, caller.tongue))),
        ("total", Fact::Number(i64::from(turn.total.0))),
    ];
    let key = match turn.rack.as_ref().filter(|rack| !rack.is_empty()) {
        Some(rack) => {
            facts.push(("rack", Fact::Text(escaped(&rack.to_string()))));
            "ending-history-rack"
        }
        None => "ending-history-turn",
    };
    caller.tongue.tell(&Telling { key, facts })
}
