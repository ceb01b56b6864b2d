//! A finished game judged: each turn beside the best move, and what was lost.

use std::sync::Arc;

use super::ending::CHART_WIDTH;
use super::exhibit::{Exhibit, is_over};
use super::page::Page;
use super::{At, meanings};
use crate::ai::scrabble::analysis::{Explanation, Mistake, PlayerReview, Review, TurnReview};
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::players::mention_at;
use crate::discord::reply::{MOST_CHARACTERS, Reply};
use crate::discord::text::escaped;
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;
use crate::games::scrabble::Action;
use crate::render::scrabble::{AltText, LostPoints, lost_chart};
use crate::render::written;
use crate::session::Progress;
use crate::session::game::GameReview;
use crate::session::table::Refusal;
use crate::texts::Tongue;

/// Judges the game and shows the summary, or the page of turns that the argument names.
pub(in crate::discord) async fn show(
    caller: &Caller,
    at: &At,
    argument: &str,
) -> Result<(), Failure> {
    let exhibit = Exhibit::new(caller, at, Verb::Analyse, argument).await?;
    if !is_over(at) {
        return Err(Refusal::NotOver.into());
    }
    let review = judge(caller, at, &exhibit).await?;
    // The page before the first turns is the summary.
    let page = Page::nearest(argument.parse().unwrap_or(0), 0..=Page::count(review.turns.len()));
    let reply = match page.number {
        0 => summary(caller, at, &exhibit, &review).await?,
        _ => turns(caller, at, &review, &page).await?,
    };
    exhibit.show_page(reply, page.turning(caller, at, Verb::Analyse)).await
}

/// Goes through the game, telling how far it has come.
async fn judge(caller: &Caller, at: &At, exhibit: &Exhibit<'_>) -> Result<Arc<Review>, Failure> {
    let tell = |Progress { done, all }| async move {
        let facts = [("done", Fact::from(done)), ("all", Fact::from(all))];
        exhibit.progress(exhibit.tongue().tell(&Telling::new("analysis-progress", facts))).await
    };
    let GameReview::Scrabble(review) = caller.bot.hall.review(&at.state, tell).await?;
    Ok(review)
}

/// What each player lost, in words and as a chart.
async fn summary(
    caller: &Caller,
    at: &At,
    exhibit: &Exhibit<'_>,
    review: &Review,
) -> Result<Reply, Failure> {
    let tongue = exhibit.tongue();
    let mut lines = vec![tongue.say("analysis-title", &[])];
    for (seat, player) in Seat::all(review.players.len()).zip(&review.players) {
        lines.push(of_player(tongue, &mention_at(&at.view, seat, tongue), player));
    }
    lines.push(tongue.say("analysis-mistakes", &[]));
    let lost: Vec<LostPoints> = review.turns.iter().map(lost_points).collect();
    let view = exhibit.game()?;
    let draw = move |painter: &crate::render::Painter,
                     manner: &crate::discord::pictures::Manner| {
        let (names, tongue) = (manner.names(), manner.tongue);
        let chart = lost_chart(&view, &names, &lost, tongue);
        let alt = AltText::new(&view, &names, tongue).lost_chart(&lost);
        (painter.chart(&chart, CHART_WIDTH).png(), alt)
    };
    let file = caller.bot.pictures.file("lost.png", exhibit.manner().await?, draw).await?;
    Ok(Reply::text(lines.join("\n")).with_file(file))
}

fn lost_points(turn: &TurnReview) -> LostPoints {
    LostPoints { turn: turn.number, seat: turn.seat, points: turn.played.lost.to_f64() }
}

/// A player over the whole game.
fn of_player(tongue: Tongue, who: &str, player: &PlayerReview) -> String {
    if player.turns == 0 {
        return tongue.say("analysis-no-turns", &[("who", who)]);
    }
    let share = (100 * player.best + player.turns / 2) / player.turns;
    let lost = written(player.lost.to_f64(), 1, tongue);
    let facts = [
        ("who", Fact::Text(who.to_owned())),
        ("turns", Fact::from(player.turns)),
        ("share", Fact::from(share)),
        ("lost", Fact::Text(lost)),
        ("small", Fact::from(player.mistakes[Mistake::Small as usize])),
        ("medium", Fact::from(player.mistakes[Mistake::Medium as usize])),
        ("large", Fact::from(player.mistakes[Mistake::Large as usize])),
    ];
    tongue.tell(&Telling::new("analysis-player", facts))
}

/// A page of turns, each beside the best move, and what the better words mean as far as there is room.
async fn turns(caller: &Caller, at: &At, review: &Review, page: &Page) -> Result<Reply, Failure> {
    let tongue = caller.tongue;
    let mut lines = page.lines(&review.turns, |turn| of_turn(tongue, at, turn));
    lines.push(page.footer(tongue));
    let mut text = lines.join("\n");
    let better = page.shown(&review.turns).filter(|turn| !is_best(tongue, turn));
    let better = better.filter_map(|turn| turn.best.words.first().cloned()).collect();
    for (word, meaning) in meanings::explained(caller, at, better).await? {
        let line = format!("\n-# **{word}** – {meaning}");
        if text.encode_utf16().count() + line.encode_utf16().count() <= MOST_CHARACTERS {
            text.push_str(&line);
        }
    }
    Ok(Reply::text(text))
}

/// Whether the move was as good as the best: what would be written as nothing lost is.
fn is_best(tongue: Tongue, turn: &TurnReview) -> bool {
    let lost = written(turn.played.lost.to_f64(), 1, tongue);
    turn.played.lost.0 <= 0 || lost == written(0.0, 1, tongue)
}

fn of_turn(tongue: Tongue, at: &At, turn: &TurnReview) -> String {
    let lost = written(turn.played.lost.to_f64(), 1, tongue);
    let key = if is_best(tongue, turn) { "analysis-turn-best" } else { "analysis-turn" };
    let facts = [
        ("number", Fact::from(turn.number)),
        ("who", Fact::Text(mention_at(&at.view, turn.seat, tongue))),
        ("rack", Fact::Text(turn.rack.to_string())),
        ("played", Fact::Text(of_move(tongue, &turn.played))),
        ("best", Fact::Text(of_move(tongue, &turn.best))),
        ("lost", Fact::Text(lost)),
    ];
    tongue.tell(&Telling::new(key, facts))
}

/// A move with its points, the main word alone.
fn of_move(tongue: Tongue, told: &Explanation) -> String {
    match &told.action {
        Action::Place(placement) => {
            let word = told.words.first().map(ToString::to_string).unwrap_or_default();
            format!("**{word}** {} {}", placement.start, told.score)
        }
        Action::Exchange(tiles) => {
            tongue.say("analysis-exchange", &[("tiles", &escaped(&tiles.to_string()))])
        }
        _ => tongue.say("analysis-pass", &[]),
    }
}
