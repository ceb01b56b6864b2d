//! Contesting words of the last play.

use serenity::all::CreateSelectMenuOption;

use super::{At, rack};
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::games::scrabble::{Action, ContestView, Judging, Refusal};
use crate::lexicon::Word;
use crate::store::Version;

/// Asks which words are contested.
pub(in crate::discord) async fn open(caller: &Caller, at: &At) -> Result<(), Failure> {
    let contest = contest(caller, at)?;
    let words = contest.words.iter().enumerate().map(|(place, word)| {
        CreateSelectMenuOption::new(word.word().to_string(), place.to_string())
    });
    let which = caller.say("bot-challenge-which", &[]);
    let select = at.select(Verb::Challenged, which, words.take(25).collect());
    caller.whisper(Reply::text(caller.say("bot-challenge", &[])).with_rows([select])).await
}

/// Contests the words that were chosen.
pub(in crate::discord) async fn chosen(
    caller: &Caller,
    at: &At,
    seen: Version,
    values: &[String],
) -> Result<(), Failure> {
    let contest = contest(caller, at)?;
    let word = |value: &String| Some(contest.words.get(value.parse::<usize>().ok()?)?.word());
    let words: Option<Vec<Word>> = values.iter().map(word).collect();
    let words = words.ok_or_else(|| Failure::told("bot-unknown-button"))?;
    contest_words(caller, at, seen, words).await
}

/// Contests the words that somebody has named; all of them when none is named.
pub(in crate::discord) async fn named(caller: &Caller, at: &At, text: &str) -> Result<(), Failure> {
    let words = at.own_game()?.read_words(text).map_err(|refusal| at.refused(&refusal))?;
    contest_words(caller, at, at.view.version, words).await
}

/// The play that the caller can challenge now.
fn contest<'a>(caller: &Caller, at: &'a At) -> Result<&'a ContestView, Failure> {
    let seat = at.in_game(caller)?;
    let game = at.game()?;
    let refusal = match &game.contest {
        Some(contest) if contest.seat != seat => return Ok(contest),
        Some(_) => Refusal::OwnPlay,
        None if game.setup.options.judging == Judging::Checked => Refusal::NoChallenges,
        None => Refusal::NothingToChallenge,
    };
    Err(at.refused(&refusal))
}

async fn contest_words(
    caller: &Caller,
    at: &At,
    seen: Version,
    words: Vec<Word>,
) -> Result<(), Failure> {
    let after = at.play(caller, seen, Action::Challenge { words }).await?;
    rack::reply(caller, &after, "").await
}
