//! Contesting words of the last play.

use serenity::all::{
    CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::At;
use crate::discord::board::turn_text;
use crate::discord::button::{Button, Verb};
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::games::scrabble::Action;
use crate::lexicon::Word;
use crate::store::Version;

/// Asks which words are contested.
pub(in crate::discord) async fn open(caller: &Caller, at: &At) -> Result<(), Failure> {
    let game = at.own_game()?;
    let contest = game.contest.as_ref().ok_or_else(|| Failure::told("bot-no-contest"))?;
    let words = contest.words.iter().enumerate().map(|(place, word)| {
        CreateSelectMenuOption::new(word.word().to_string(), place.to_string())
    });
    let options: Vec<CreateSelectMenuOption> = words.take(25).collect();
    let most = u8::try_from(options.len()).unwrap_or(25);
    let id = Button::new(at.view.id, at.view.version, Verb::Challenged).to_string();
    let select = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
        .placeholder(caller.say("bot-challenge-which", &[]))
        .min_values(1)
        .max_values(most);
    let text = caller.say("bot-challenge", &[]);
    caller.whisper(Reply::text(text).with_rows([CreateActionRow::SelectMenu(select)])).await
}

/// Contests the words that were chosen.
pub(in crate::discord) async fn chosen(
    caller: &Caller,
    at: &At,
    seen: Version,
    values: &[String],
) -> Result<(), Failure> {
    let game = at.own_game()?;
    let contest = game.contest.as_ref().ok_or_else(|| Failure::told("bot-no-contest"))?;
    let word = |value: &String| Some(contest.words.get(value.parse::<usize>().ok()?)?.word());
    let words: Option<Vec<Word>> = values.iter().map(word).collect();
    let words = words.ok_or_else(|| Failure::told("bot-unknown-button"))?;
    contest_words(caller, at, seen, words).await
}

/// Contests the words that somebody has named; all of them when none is named.
pub(in crate::discord) async fn named(caller: &Caller, at: &At, text: &str) -> Result<(), Failure> {
    let words = at.own_game()?.read_words(text)?;
    contest_words(caller, at, at.view.version, words).await
}

async fn contest_words(
    caller: &Caller,
    at: &At,
    seen: Version,
    words: Vec<Word>,
) -> Result<(), Failure> {
    let answer = at.play(caller, seen, Action::Challenge { words }).await?;
    let after = At { view: answer.state.view(Some(caller.person)), state: answer.state };
    let last = after.game()?.turns.last();
    let text = last.map(|turn| turn_text(&after.view, turn, caller.tongue)).unwrap_or_default();
    caller.replace(Reply::text(text)).await
}
