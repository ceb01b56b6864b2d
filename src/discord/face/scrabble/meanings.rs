//! What the words of a game mean: those of the last play, or of all of it once it is over.

use std::cmp::Reverse;
use std::collections::HashMap;

use serenity::all::{ButtonStyle, CreateButton};

use super::{press, word};
use crate::dictionary::{DictionaryError, OwnWords, Place, Volume};
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::{MOST_CHARACTERS, Reply};
use crate::discord::seen::SeenTable;
use crate::discord::text::{bounded, escaped};
use crate::games::scrabble::{Score, ScoredWord, TurnDeed, View};
use crate::lexicon::Word;
use crate::session::game::Variant;
use crate::session::game::scrabble::Scrabble;
use crate::texts::Tongue;

/// The most characters of a meaning.
const BRIEF: usize = 160;

/// Tells what the words mean; those of the play that the argument names, counted from one, all at once.
pub(super) async fn tell(caller: &Caller, at: &SeenTable, argument: &str) -> Result<(), Failure> {
    let game = at.game::<Scrabble>()?;
    let mut plays = standing(game);
    let asked: Option<usize> = argument.parse().ok();
    // Who asks for more is told of the play that was told of before.
    plays.truncate(asked.unwrap_or(usize::MAX));
    let count = plays.len();
    let words = match (game.is_over(), plays.last()) {
        (_, None) if game.contest.is_some() => return Err(Failure::told("word-contested")),
        (_, None) => return Err(Failure::told("word-none-yet")),
        (true, _) => valued(plays.into_iter().flatten()),
        (false, Some(last)) => valued(*last),
    };
    let place = place(at).ok_or_else(|| Failure::told("word-no-lexicon"))?;
    let (tongue, is_over) = (caller.tongue, game.is_over());
    let lines = word::consult(caller, move |dictionary| {
        let volume = word::open(dictionary, &place)?;
        if is_over {
            rarest_first(&volume, words, tongue)
        } else {
            in_order(&volume, words, tongue)
        }
    });
    let lines = lines.await?;
    let key = match (is_over, game.contest.is_some()) {
        (true, _) => "word-meanings-of-game",
        (false, true) => "word-meanings-before",
        (false, false) => "word-meanings-of-play",
    };
    let head = caller.say(key, &[]);
    let missing = |left| word::missing(left, tongue);
    if asked.is_some() {
        let text = bounded(&head, &lines, lines.len(), MOST_CHARACTERS, missing);
        return caller.replace(Reply::text(text)).await;
    }
    let (first, rest) = lines.split_at(lines.len().min(word::MOST_LINES - 1));
    let more = (!rest.is_empty()).then(|| more_button(at, count));
    let text = format!("{head}{}", first.concat());
    caller.whisper(Reply::text(text).with_buttons(more.into_iter().collect())).await
}

/// The words with their meanings, a line for each that can be explained.
pub(super) async fn explained(
    caller: &Caller,
    at: &SeenTable,
    words: Vec<Word>,
) -> Result<Vec<(Word, String)>, Failure> {
    let Some(place) = place(at) else { return Ok(Vec::new()) };
    let tongue = caller.tongue;
    let lines = word::consult(caller, move |dictionary| {
        let volume = word::open(dictionary, &place)?;
        let mut lines = Vec::new();
        for word in words {
            let entry = volume.entry(word.clone())?;
            if entry.is_explained() {
                lines.push((word, escaped(&entry.brief(tongue, BRIEF).text)));
            }
        }
        Ok(lines)
    });
    lines.await
}

/// Where the words of a table are looked up; nothing when the players judge for themselves.
fn place(at: &SeenTable) -> Option<Place> {
    let terms = Scrabble::terms(&at.view.terms.game)?.clone();
    let own = OwnWords { added: terms.added, banned: terms.banned };
    Some(Place { own, ..Place::shipped(&terms.lexicon?) })
}

/// The button that tells of all words of so many plays.
fn more_button(at: &SeenTable, plays: usize) -> CreateButton {
    let controls = at.controls();
    let label = controls.tongue().say("scrabble-button-meaning-more", &[]);
    let meanings = Verb::game(press::MEANINGS);
    controls.button_with(meanings, ButtonStyle::Secondary, &plays.to_string()).label(label)
}

/// The words of every play that stands and can no longer be challenged: whether another counts is not
/// told by telling what it means.
fn standing(game: &View) -> Vec<&[ScoredWord]> {
    let mut plays: Vec<&[ScoredWord]> = Vec::new();
    for turn in &game.turns {
        match &turn.deed {
            TurnDeed::Placed { words, .. } => plays.push(words),
            TurnDeed::Withdrawn { .. } => drop(plays.pop()),
            _ => {}
        }
    }
    if game.contest.is_some() {
        plays.pop();
    }
    plays
}

/// Each word once, with the most that it was worth.
fn valued<'a>(words: impl IntoIterator<Item = &'a ScoredWord>) -> Vec<(Word, Score)> {
    let mut places: HashMap<Word, usize> = HashMap::new();
    let mut valued: Vec<(Word, Score)> = Vec::new();
    for scored in words {
        let word = scored.word.word();
        match places.get(&word) {
            Some(&place) => valued[place].1 = valued[place].1.max(scored.score),
            None => {
                places.insert(word.clone(), valued.len());
                valued.push((word, scored.score));
            }
        }
    }
    valued
}

/// A line for each word, in the order of the play.
fn in_order(
    volume: &Volume,
    words: Vec<(Word, Score)>,
    tongue: Tongue,
) -> Result<Vec<String>, DictionaryError> {
    words.into_iter().map(|(word, _)| Ok(line(volume, word, tongue)?.0)).collect()
}

/// A line for each word: those that can be explained first, of these the rarest, then the dearest.
fn rarest_first(
    volume: &Volume,
    words: Vec<(Word, Score)>,
    tongue: Tongue,
) -> Result<Vec<String>, DictionaryError> {
    let mut lines = Vec::with_capacity(words.len());
    for (word, score) in words {
        let frequency = volume.frequency(&word);
        let (line, is_explained) = line(volume, word, tongue)?;
        lines.push(((!is_explained, frequency, Reverse(score)), line));
    }
    lines.sort_by_key(|(rank, _)| *rank);
    Ok(lines.into_iter().map(|(_, line)| line).collect())
}

/// A word with its meaning in one line, and whether there is one.
fn line(volume: &Volume, word: Word, tongue: Tongue) -> Result<(String, bool), DictionaryError> {
    let entry = volume.entry(word)?;
    let is_explained = entry.is_explained();
    let brief = entry.brief(tongue, BRIEF);
    let line = format!("\n- **{}** – {}", escaped(&brief.word), escaped(&brief.text));
    Ok((line, is_explained))
}
