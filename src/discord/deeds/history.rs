//! All turns so far, page by page.

use super::page::Page;
use super::showing::is_over;
use crate::discord::button::TableVerb;
use crate::discord::caller::Caller;
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::session::game::{GameView, each};
use crate::session::table::Refusal;

/// Shows a page of turns: the one that the argument names, or the last.
pub(in crate::discord) async fn show(
    caller: &Caller,
    at: &SeenTable,
    argument: &str,
) -> Result<(), Failure> {
    let game = at.view.game.as_ref().ok_or(Refusal::NotStarted)?;
    let turns = each!(GameView, game, (view, H) => H::turns(view)).len();
    let last = Page::count(turns).max(1);
    let page = Page::nearest(argument.parse().unwrap_or(last), 1..=last);
    let mut lines = each!(GameView, game, (view, H) => {
        page.lines(0..turns, |turn| H::turn_line(&at.view, view, turn, caller.tongue))
    });
    if lines.is_empty() {
        lines.push(caller.say("ending-history-empty", &[]));
    }
    if page.has_others() {
        lines.push(page.footer(caller.tongue));
    }
    let mut row = page.turning(at, TableVerb::History);
    if is_over(at) {
        row.push(at.controls().grey(TableVerb::Replay));
    }
    caller.replace(Reply::text(lines.join("\n")).with_buttons(row)).await
}
