//! A server's own words: added to its lexicons and banned from them, by language.

use serenity::all::CreateAttachment;

use super::languages;
use crate::dictionary;
use crate::discord::caller::Caller;
use crate::discord::deeds::settings::{managed, server_of, tongue_name};
use crate::discord::failure::Failure;
use crate::discord::reply::{MOST_CHARACTERS, Reply};
use crate::discord::text::escaped;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::Edition;
use crate::lexicons;
use crate::members::{Overlay, ScrabbleSettings, ServerSettings};
use crate::session::ServerId;
use crate::session::game::ScrabbleTerms;
use crate::session::game::scrabble::Scrabble;
use crate::texts::Tongue;

/// The fewest letters of a word on the board.
const FEWEST_LETTERS: usize = 2;

/// What is to become of words.
#[derive(Clone, Debug, Default)]
pub(super) struct Wish {
    /// A word that is to count.
    pub add: Option<String>,
    /// A word that is not to count.
    pub ban: Option<String>,
    /// A word that is left to the lexicon again.
    pub reset: Option<String>,
    /// The language; the usual one of the server when none is named.
    pub language: Option<String>,
}

/// What becomes of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Added,
    Banned,
    Reset,
}

impl Fate {
    fn key(self) -> &'static str {
        match self {
            Self::Added => "settings-word-added",
            Self::Banned => "settings-word-banned",
            Self::Reset => "settings-word-reset",
        }
    }
}

/// Adds, bans and resets the words that are named; lists all when none is.
pub(super) async fn change(caller: &Caller, wish: &Wish) -> Result<(), Failure> {
    let server = server_of(caller)?;
    let language = languages::read(caller, wish.language.as_deref())?;
    let named = [(Fate::Added, &wish.add), (Fate::Banned, &wish.ban), (Fate::Reset, &wish.reset)];
    let named: Vec<(Fate, &str)> =
        named.into_iter().filter_map(|(fate, text)| Some((fate, text.as_deref()?))).collect();
    if named.is_empty() {
        return list(caller, &language).await;
    }
    managed(caller)?;
    let edition = edition(caller, &language).await?;
    let mut words = Vec::new();
    for (fate, text) in named {
        words.push((fate, read_word(&edition, text)?));
    }
    let settings = write(caller, server, &language, &words).await?;
    let name = tongue_name(&language, caller.tongue);
    let told = words.iter().map(|(fate, word)| {
        caller.say(fate.key(), &[("word", &escaped(word)), ("language", &name)])
    });
    let mut lines: Vec<String> = told.collect();
    lines.push(counted(caller.tongue, &settings));
    caller.whisper(Reply::text(lines.join("\n"))).await
}

/// Writes all of them or none, when there would be too many.
async fn write(
    caller: &Caller,
    server: ServerId,
    language: &str,
    words: &[(Fate, String)],
) -> Result<ServerSettings, Failure> {
    let after = |settings: &ServerSettings| {
        let mut after = settings.clone();
        for (fate, word) in words {
            match fate {
                Fate::Added => after.games.scrabble.add_word(language, word),
                Fate::Banned => after.games.scrabble.ban_word(language, word),
                Fate::Reset => after.games.scrabble.reset_word(language, word),
            }
        }
        after
    };
    let fits = |settings: &ServerSettings| {
        settings.games.scrabble.own_words() <= ScrabbleSettings::MOST_WORDS
    };
    let settings = caller.bot.members.change_server(server, |settings| {
        let changed = after(settings);
        if fits(&changed) {
            *settings = changed;
        }
    });
    let settings = settings.await?;
    match fits(&after(&settings)) {
        true => Ok(settings),
        false => {
            let most = [("most", Fact::from(ScrabbleSettings::MOST_WORDS))];
            Err(Telling::new("settings-words-full", most).into())
        }
    }
}

/// The tiles and the board on which the words are to be played.
async fn edition(caller: &Caller, language: &str) -> Result<Edition, Failure> {
    let lexicon = lexicons::shipped().find(|(_, of)| *of == language).map(|(name, _)| name);
    let terms = ScrabbleTerms::usual(language, lexicon);
    let resources = caller.bot.hall.library().resources_of::<Scrabble>(&terms, None).await?;
    Ok(resources.edition().clone())
}

/// Reads a word that can be laid with the tiles.
fn read_word(edition: &Edition, text: &str) -> Result<String, Failure> {
    use dictionary::Refusal;
    let text = text.trim();
    if text.is_empty() {
        return Err(Refusal::NoWord.telling().into());
    }
    if text.contains(char::is_whitespace) {
        return Err(Refusal::Spaces.telling().into());
    }
    let word = edition.tiles.alphabet().spell(text);
    let word = word.map_err(|error| Refusal::from(error).telling())?;
    let most = usize::from(edition.layout.rows().max(edition.layout.cols()));
    match (FEWEST_LETTERS..=most).contains(&word.letters().len()) {
        true => Ok(word.to_string()),
        false => {
            let facts = [("least", Fact::from(FEWEST_LETTERS)), ("most", Fact::from(most))];
            Err(Telling::new("settings-word-length", facts).into())
        }
    }
}

/// Shows the words of a language; a list that is too long for a message comes as a file.
async fn list(caller: &Caller, language: &str) -> Result<(), Failure> {
    let overlay = caller.server.games.scrabble.overlay(language);
    let name = tongue_name(language, caller.tongue);
    let title = caller.say("settings-words", &[("language", &name)]);
    let counted = counted(caller.tongue, &caller.server);
    if overlay.is_empty() {
        let none = caller.say("settings-words-none", &[]);
        return caller.whisper(Reply::text([title, none, counted].join("\n"))).await;
    }
    let text = [title.clone(), listed(caller, &overlay, &escaped), counted.clone()].join("\n");
    if text.encode_utf16().count() <= MOST_CHARACTERS {
        return caller.whisper(Reply::text(text)).await;
    }
    let file = listed(caller, &overlay, &str::to_owned);
    let file = CreateAttachment::bytes(file.into_bytes(), format!("words-{language}.txt"));
    caller.whisper(Reply::text([title, counted].join("\n")).with_file(file)).await
}

fn listed(caller: &Caller, overlay: &Overlay, shown: &dyn Fn(&str) -> String) -> String {
    let parts =
        [("settings-words-added", &overlay.added), ("settings-words-banned", &overlay.banned)];
    let parts = parts.into_iter().filter(|(_, words)| !words.is_empty());
    let lines = parts.map(|(key, words)| {
        let words: Vec<String> = words.iter().map(|word| shown(word)).collect();
        caller.say(key, &[("words", &words.join(", "))])
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// How many words the server has of its own, and what it may have.
fn counted(tongue: Tongue, settings: &ServerSettings) -> String {
    let count = Fact::from(settings.games.scrabble.own_words());
    let most = Fact::from(ScrabbleSettings::MOST_WORDS);
    tongue.tell(&Telling::new("settings-words-count", [("count", count), ("most", most)]))
}
