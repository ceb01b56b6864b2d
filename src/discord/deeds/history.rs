//! All turns so far, page by page.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::At;
use super::exhibit::is_over;
use crate::discord::board::turn_text;
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::text::{escaped, shortened};
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::TurnView;

/// Turns on a page.
const PAGE: usize = 8;

/// The most characters of a turn, so that a page fits a message.
const LINE: usize = 220;

/// Shows a page of turns: the one that the argument names, or the last.
pub(in crate::discord) async fn show(
    caller: &Caller,
    at: &At,
    argument: &str,
) -> Result<(), Failure> {
    let game = at.game()?;
    let pages = game.turns.len().div_ceil(PAGE).max(1);
    let page = argument.parse().unwrap_or(pages).clamp(1, pages);
    let turns = (1..).zip(&game.turns).skip((page - 1) * PAGE).take(PAGE);
    let mut lines: Vec<String> =
        turns.map(|(number, turn)| line(caller, at, number, turn)).collect();
    if lines.is_empty() {
        lines.push(caller.say("ending-history-empty", &[]));
    }
    if pages > 1 {
        let facts = [("page", Fact::from(page)), ("pages", Fact::from(pages))];
        lines.push(caller.tongue.tell(&Telling::new("ending-history-page", facts)));
    }
    let mut row = Vec::new();
    let grey = ButtonStyle::Secondary;
    if pages > 1 {
        let turned = |to: usize, key: &str, can: bool| {
            let button = at.button_with(caller, Verb::History, grey, &to.to_string());
            button.label(caller.say(key, &[])).disabled(!can)
        };
        row.push(turned(page - 1, "button-previous", page > 1));
        row.push(turned(page + 1, "button-next", page < pages));
    }
    if is_over(at) {
        row.push(at.button(caller, Verb::Replay, grey));
    }
    let mut reply = Reply::text(lines.join("\n"));
    if !row.is_empty() {
        reply = reply.with_rows([CreateActionRow::Buttons(row)]);
    }
    caller.replace(reply).await
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
    shortened(&caller.tongue.tell(&Telling { key, facts }), LINE)
}
