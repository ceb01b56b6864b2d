//! What is played in many games.

use std::fmt::Write;

use serde_json::{Value, json};

use super::game::{Reviewed, Told, player_json, sentence};
use crate::ai::scrabble::analysis::{PlayerReview, Statistics};
use crate::cli::report::Report;

/// Words of each length that are shown.
const MOST_PLAYED: usize = 5;

/// Counts what is played.
pub(super) fn of(games: &[Told]) -> Report {
    let mut statistics = Statistics::default();
    games.iter().for_each(|told| statistics.add(&told.view));
    let mut text = format!(
        "{} games, {} turns, {:.2} points a turn, {:.2} bingos a game, words of {:.2} letters\n",
        statistics.games,
        statistics.turns,
        statistics.points_per_turn(),
        statistics.bingos as f64 / statistics.games.max(1) as f64,
        statistics.word_length(),
    );
    let most = statistics.most_played(MOST_PLAYED);
    for (length, words) in &most {
        let words: Vec<String> =
            words.iter().map(|(word, count)| format!("{word} {count}")).collect();
        let _ = writeln!(text, "{length:>2} letters: {}", words.join(", "));
    }
    let shares = statistics.letter_shares();
    let letters: Vec<String> =
        shares.iter().map(|(letter, share)| format!("{letter} {:.1} %", 100.0 * share)).collect();
    let _ = writeln!(text, "letters: {}", letters.join(", "));
    let most: serde_json::Map<String, Value> = most
        .iter()
        .map(|(length, words)| {
            let words =
                words.iter().map(|(word, n)| json!({ "word": word.to_string(), "count": n }));
            (length.to_string(), words.collect())
        })
        .collect();
    let letters: serde_json::Map<String, Value> =
        shares.iter().map(|(letter, share)| (letter.to_string(), json!(share))).collect();
    let json = json!({
        "games": statistics.games,
        "turns": statistics.turns,
        "plays": statistics.plays,
        "points_per_turn": statistics.points_per_turn(),
        "bingos": statistics.bingos,
        "word_length": statistics.word_length(),
        "most_played": most,
        "letters": letters,
    });
    Report { text, json }
}

/// Counts what is played, and how it stands beside the best moves.
pub(super) fn with_reviews(games: &[Told], reviews: &[Reviewed]) -> Report {
    let Report { mut text, mut json } = of(games);
    let mut all = PlayerReview::default();
    for player in reviews.iter().flat_map(|reviewed| &reviewed.review.players) {
        all.turns += player.turns;
        all.best += player.best;
        all.outscored += player.outscored;
        all.lost += player.lost;
        for (sum, count) in all.mistakes.iter_mut().zip(player.mistakes) {
            *sum += count;
        }
    }
    let _ = writeln!(text, "All players: {}", sentence(&all));
    json["all_players"] = player_json("all", &all);
    let reviewed = games.iter().zip(reviews).map(|(told, reviewed)| reviewed.json(told));
    json["reviews"] = reviewed.collect();
    Report { text, json }
}
