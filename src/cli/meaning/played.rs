//! How often words are played: counted in games of the computer with itself.

use std::collections::HashMap;
use std::ops::ControlFlow;

use anyhow::Context;
use serde_json::json;

use crate::ai::scrabble::self_play::{Deal, Player, play};
use crate::ai::scrabble::{Engine, Level, Move};
use crate::cli::report::Report;
use crate::cli::scrabble;
use crate::cli::terminal::Bar;
use crate::compute;
use crate::games::chance::Seed;
use crate::lexicon::Word;

/// Who plays: one who knows common words, and one who knows all.
const PLAYERS: [&str; 2] = ["adept", "inhuman"];

/// The number that all chance of these games comes from, so that the same words are always played.
const SEED: u64 = 1;

/// The words laid in so many games with how often they were, the commonest first.
pub(super) fn words(lexicon: &str, games: u32) -> anyhow::Result<Vec<(Word, u64)>> {
    let engine = scrabble::engine(lexicon)?;
    let levels: Vec<Level> = PLAYERS.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
    let mut counts: HashMap<Word, u64> = HashMap::new();
    let mut bar = Bar::new("games", games.into());
    let games = usize::try_from(games).context("so many games")?;
    let job = |(): &mut (), number: usize| game(&engine, &levels, number as u64);
    let _ = compute::run(
        games,
        compute::cores(),
        || (),
        job,
        |number, laid| {
            laid.into_iter().for_each(|word| *counts.entry(word).or_default() += 1);
            bar.show(number as u64 + 1);
            ControlFlow::<()>::Continue(())
        },
    );
    let mut counts: Vec<(Word, u64)> = counts.into_iter().collect();
    counts.sort_by_cached_key(|(word, count)| (u64::MAX - count, word.to_string()));
    Ok(counts)
}

/// The words of one game; who begins changes with every game.
fn game(engine: &Engine, levels: &[Level], number: u64) -> Vec<Word> {
    let mut players: Vec<Box<dyn Player + Send>> = Vec::new();
    for seat in 0..levels.len() as u64 {
        let mut bytes = [0; 32];
        for (place, part) in bytes.chunks_exact_mut(8).zip([SEED, number, seat]) {
            place.copy_from_slice(&part.to_be_bytes());
        }
        let level = &levels[(seat + number) as usize % levels.len()];
        players.push(level.player(&Seed::new(bytes)));
    }
    let mut seats: Vec<&mut dyn Player> =
        players.iter_mut().map(|player| player.as_mut() as &mut dyn Player).collect();
    let mut laid = Vec::new();
    play(engine, Deal::new(engine, SEED, number), &mut seats, |taken| {
        if let Move::Place(play) = &taken.chosen.action {
            laid.extend(engine.words_made(taken.position, play));
        }
    });
    laid
}

/// The words that are played most.
pub(super) fn report(words: &[(Word, u64)], most: usize) -> Report {
    let rows = words.iter().take(most);
    let text = rows.clone().map(|(word, count)| format!("{word}\t{count}\n")).collect();
    let json = rows.map(|(word, count)| json!({ "word": word.to_string(), "count": count }));
    Report { text, json: json.collect() }
}
