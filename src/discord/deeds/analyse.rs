//! A finished game judged: what was lost, and each turn beside the best.

use std::sync::Arc;

use super::ending::draw_chart;
use super::page::Page;
use super::showing::{Showing, is_over};
use crate::discord::button::TableVerb;
use crate::discord::caller::Caller;
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::reply::{MOST_CHARACTERS, Reply};
use crate::discord::seen::SeenTable;
use crate::games::facts::{Fact, Telling};
use crate::session::Progress;
use crate::session::game::{GameKind, each};
use crate::session::table::Refusal;

/// Judges the game and shows the summary, or the page of turns that the argument names.
pub(in crate::discord) async fn show(
    caller: &Caller,
    at: &SeenTable,
    argument: &str,
) -> Result<(), Failure> {
    let showing = Showing::new(caller, at, TableVerb::Analyse, argument).await?;
    if !is_over(at) {
        return Err(Refusal::NotOver.into());
    }
    each!(GameKind, at.kind(), H => show_of::<H>(caller, at, &showing, argument).await)
}

async fn show_of<H: Face>(
    caller: &Caller,
    at: &SeenTable,
    showing: &Showing<'_>,
    argument: &str,
) -> Result<(), Failure> {
    let review = judge::<H>(caller, at, showing).await?;
    let turns = H::review_turns(&at.view, &review, showing.tongue());
    // The page before the first turns is the summary.
    let page = Page::nearest(argument.parse().unwrap_or(0), 0..=Page::count(turns.len()));
    let reply = match page.number {
        0 => summary::<H>(caller, at, showing, &review).await?,
        _ => {
            let mut lines = page.lines(&turns, Clone::clone);
            lines.push(page.footer(caller.tongue));
            let places = page.places(turns.len());
            let notes = H::review_notes(caller, at, &review, places).await?;
            Reply::text(with_notes(lines.join("\n"), &notes))
        }
    };
    showing.show_page(reply, page.turning(at, TableVerb::Analyse)).await
}

/// Goes through the game, telling how far it has come.
async fn judge<H: Face>(
    caller: &Caller,
    at: &SeenTable,
    showing: &Showing<'_>,
) -> Result<Arc<H::Review>, Failure> {
    let tell = |Progress { done, all }| async move {
        let facts = [("done", Fact::from(done)), ("all", Fact::from(all))];
        showing.progress(showing.tongue().tell(&Telling::new("analysis-progress", facts))).await
    };
    let review = caller.bot.hall.review(&at.state, tell).await?;
    Ok(H::review(&review).cloned().ok_or(Refusal::OtherGame)?)
}

/// What each player lost, in words and as a chart.
async fn summary<H: Face>(
    caller: &Caller,
    at: &SeenTable,
    showing: &Showing<'_>,
    review: &H::Review,
) -> Result<Reply, Failure> {
    let reply = Reply::text(H::review_lines(&at.view, review, showing.tongue()).join("\n"));
    let style = showing.style().await?;
    match H::review_chart(at.game::<H>()?, review, &style) {
        Some(chart) => Ok(reply.with_file(draw_chart(caller, "lost.png", style, chart).await?)),
        None => Ok(reply),
    }
}

/// A text with as many notes below it as there is room for.
fn with_notes(mut text: String, notes: &[String]) -> String {
    for note in notes {
        let line = format!("\n{note}");
        if text.encode_utf16().count() + line.encode_utf16().count() <= MOST_CHARACTERS {
            text.push_str(&line);
        }
    }
    text
}
