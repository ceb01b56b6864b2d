//! Contesting words of the last play.

use serenity::all::CreateSelectMenuOption;

use super::press;
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::deeds::play;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::games::scrabble::{Action, ContestView, Judging, Refusal};
use crate::lexicon::Word;
use crate::session::game::scrabble::Scrabble;
use crate::store::Version;

/// Asks which words are contested.
pub(super) async fn open(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    let contest = contest(caller, at)?;
    let words = contest.words.iter().enumerate().map(|(place, word)| {
        CreateSelectMenuOption::new(word.word().to_string(), place.to_string())
    });
    let which = caller.say("scrabble-challenge-which", &[]);
    let chosen = Verb::game(press::CHALLENGED);
    let select = at.controls().select(chosen, which, words.take(25).collect());
    caller.whisper(Reply::text(caller.say("scrabble-challenge", &[])).with_rows([select])).await
}

/// Contests the words that were chosen.
pub(super) async fn chosen(
    caller: &Caller,
    at: &SeenTable,
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
pub(super) async fn named(caller: &Caller, at: &SeenTable, text: &str) -> Result<(), Failure> {
    let words = at.own_game::<Scrabble>()?.read_words(text);
    let words = words.map_err(|refusal| at.refused::<Scrabble>(&refusal))?;
    contest_words(caller, at, at.view.version, words).await
}

/// The play that the caller can challenge now.
fn contest<'a>(caller: &Caller, at: &'a SeenTable) -> Result<&'a ContestView, Failure> {
    let seat = at.in_game(caller)?;
    let game = at.game::<Scrabble>()?;
    let refusal = match &game.contest {
        Some(contest) if contest.seat != seat => return Ok(contest),
        Some(_) => Refusal::OwnPlay,
        None if game.setup.options.judging == Judging::Checked => Refusal::NoChallenges,
        None => Refusal::NothingToChallenge,
    };
    Err(at.refused::<Scrabble>(&refusal))
}

async fn contest_words(
    caller: &Caller,
    at: &SeenTable,
    seen: Version,
    words: Vec<Word>,
) -> Result<(), Failure> {
    play::make::<Scrabble>(caller, at, seen, Action::Challenge { words }).await
}
