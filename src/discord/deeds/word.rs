//! Questions about words: whether they count, what they mean, which fit, which can be made.
//!
//! Who plays where words may be challenged, or where the result counts, is told less: `guard.rs`.

use std::sync::Arc;

use super::open::usual_lexicon;
use super::settings::known_name;
use crate::dictionary::{Dictionary, DictionaryError, Entry, OwnWords, Volume};
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::guard::{Question, Silence, language_of};
use crate::discord::reply::{MOST_CHARACTERS, Reply};
use crate::discord::text::{bounded, escaped, shortened};
use crate::games::facts::{Fact, Telling};
use crate::lexicon::search::Found;
use crate::lexicon::{Letter, Word};
use crate::session::table::{GameTerms, ScrabbleTerms, Table};
use crate::texts::Tongue;

/// More words than fit into a message, however short they are.
const MOST_WORDS: usize = 700;

/// The most characters of one meaning among several.
const MEANING: usize = 400;

/// The most characters of a meaning in one line.
const BRIEF: usize = 160;

/// From so many letters on the words that begin with them are proposed.
const LEAST_TYPED: usize = 2;

/// How many words are proposed.
const PROPOSALS: usize = 24;

/// Tells whether a word counts.
pub(in crate::discord) async fn check(
    caller: &Caller,
    typed: String,
    lexicon: Option<&str>,
) -> Result<(), Failure> {
    let tongue = caller.tongue;
    let text = ask(caller, lexicon, Question::OneWord, move |volume, is_terse| {
        tell_check(volume, &typed, is_terse, tongue)
    });
    let text = text.await?;
    caller.whisper(Reply::text(text)).await
}

/// Tells what a word is and means.
pub(in crate::discord) async fn meaning(
    caller: &Caller,
    typed: String,
    lexicon: Option<&str>,
) -> Result<(), Failure> {
    let tongue = caller.tongue;
    let text = ask(caller, lexicon, Question::OneWord, move |volume, is_terse| {
        tell_meaning(volume, &typed, is_terse, tongue)
    });
    let text = text.await?;
    caller.whisper(Reply::text(text)).await
}

/// Tells which words fit a pattern.
pub(in crate::discord) async fn find(
    caller: &Caller,
    typed: String,
    lexicon: Option<&str>,
) -> Result<(), Failure> {
    let found = ask(caller, lexicon, Question::Finding, move |volume, _| {
        Ok(volume.find(&volume.read_pattern(&typed)?, MOST_WORDS))
    });
    let text = tell_found(&found.await?, caller.tongue);
    caller.whisper(Reply::text(text)).await
}

/// Tells which words can be made of letters: of all of them, or of some as well.
pub(in crate::discord) async fn anagrams(
    caller: &Caller,
    typed: String,
    whole: bool,
    lexicon: Option<&str>,
) -> Result<(), Failure> {
    let found = ask(caller, lexicon, Question::Finding, move |volume, _| {
        Ok(volume.anagrams(&volume.read_letters(&typed, whole)?, MOST_WORDS))
    });
    let found = found.await?;
    let mut text = tell_found(&found, caller.tongue);
    if whole && found.total == 0 {
        text = format!("{text} {}", caller.say("word-try-shorter", &[]));
    }
    caller.whisper(Reply::text(text)).await
}

/// The words that begin with what somebody has typed so far, shorter ones first.
pub(in crate::discord) async fn beginning(
    caller: &Caller,
    typed: String,
    lexicon: Option<&str>,
) -> Result<Vec<String>, Failure> {
    let found = ask(caller, lexicon, Question::Finding, move |volume, _| {
        let Ok(word) = volume.read(&typed) else { return Ok(Vec::new()) };
        if word.letters().len() < LEAST_TYPED {
            return Ok(Vec::new());
        }
        let mut pattern = volume.read_pattern(&format!("{word}*"))?;
        pattern.longest_first = false;
        let found = volume.find(&pattern, PROPOSALS);
        Ok(found.words.iter().map(ToString::to_string).collect())
    });
    found.await.map_err(|failure| match failure {
        // Where words are proposed there is no place for the whole reason.
        Failure::Told(telling) if telling.key.starts_with("word-guarded-") => {
            Failure::told("word-guarded-typing")
        }
        other => other,
    })
}

/// Asks the lexicon that was named, or the one that is meant here, unless that would be unfair; the
/// answer is told whether to name no other words.
async fn ask<T: Send + 'static>(
    caller: &Caller,
    lexicon: Option<&str>,
    question: Question,
    answer: impl FnOnce(&Volume, bool) -> Result<T, DictionaryError> + Send + 'static,
) -> Result<T, Failure> {
    let here = table_here(caller).await?;
    let terms = here.as_deref().map(|table| {
        let GameTerms::Scrabble(terms) = table.terms().game.clone();
        terms
    });
    let (lexicon, own) = asked(caller, lexicon, terms);
    // Another lexicon than those shipped has no answers.
    let language = language_of(&lexicon).unwrap_or_default();
    let silence = Silence::of(caller).await?;
    silence.check(question, language, caller.tongue)?;
    let is_terse = silence.is_terse(language);
    consult(caller, lexicon, own, move |volume| answer(volume, is_terse)).await
}

/// Asks a lexicon with these words on top, on a thread of its own.
pub(super) async fn consult<T: Send + 'static>(
    caller: &Caller,
    lexicon: String,
    own: OwnWords,
    question: impl FnOnce(&Volume) -> Result<T, DictionaryError> + Send + 'static,
) -> Result<T, Failure> {
    let dictionary: Arc<Dictionary> = Arc::clone(&caller.bot.dictionary);
    let answer = caller.bot.pictures.work(move || {
        let volume = dictionary.volume(&lexicon)?.with_own(&own);
        question(&volume)
    });
    match answer.await? {
        Ok(answer) => Ok(answer),
        Err(DictionaryError::Refused(refusal)) => Err(marked(refusal.telling()).into()),
        Err(error) => Err(Failure::fault(format_args!("dictionary: {error}"))),
    }
}

/// The table of the caller's channel, while it goes on.
async fn table_here(caller: &Caller) -> Result<Option<Arc<Table>>, Failure> {
    let found = caller.bot.hall.table_in(caller.room.channel).await?;
    match found.filter(|found| found.live) {
        Some(found) => Ok(Some(caller.bot.hall.look(found.table).await?)),
        None => Ok(None),
    }
}

/// The lexicon that is meant and the words on top of it: those of the table when it is the table's.
fn asked(caller: &Caller, named: Option<&str>, table: Option<ScrabbleTerms>) -> (String, OwnWords) {
    let named = named.map(str::trim).filter(|name| !name.is_empty());
    let of_table = table.as_ref().and_then(|terms| terms.lexicon.clone());
    let of_server = || caller.server.lexicon.clone();
    let lexicon = named.map(str::to_owned).or_else(|| of_table.clone()).or_else(of_server);
    let lexicon = lexicon.unwrap_or_else(|| usual_lexicon(caller.tongue).to_owned());
    match table {
        Some(terms) if of_table.as_deref() == Some(&lexicon) => {
            (lexicon, OwnWords { added: terms.added, banned: terms.banned })
        }
        _ => {
            // Only what is shipped: a path typed by a player must never reach the disk.
            let overlay = language_of(&lexicon).map(|language| caller.server.overlay(language));
            let overlay = overlay.unwrap_or_default();
            (lexicon, OwnWords { added: overlay.added, banned: overlay.banned })
        }
    }
}

fn tell_check(
    volume: &Volume,
    typed: &str,
    is_terse: bool,
    tongue: Tongue,
) -> Result<String, DictionaryError> {
    let entry = look_up(volume, typed, is_terse)?;
    let checked = &entry.checked;
    let mark = if checked.valid { "✅" } else { "❌" };
    let mut lines =
        vec![format!("{mark} {}", tongue.tell(&marked(checked.telling(&called(tongue)))))];
    lines.extend(checked.suggestion().map(|telling| tongue.tell(&marked(telling))));
    if checked.valid && entry.senses.as_ref().is_some_and(|senses| !senses.is_empty()) {
        lines.push(format!("> {}", escaped(&entry.brief(tongue, BRIEF).text)));
    }
    for (key, letters) in
        [("word-hooks-front", &checked.hooks.left), ("word-hooks-behind", &checked.hooks.right)]
    {
        if !letters.is_empty() {
            let letters: Vec<String> = letters.iter().map(Letter::to_string).collect();
            lines.push(tongue.say(key, &[("letters", &escaped(&letters.join(", ")))]));
        }
    }
    Ok(lines.join("\n"))
}

/// What is known of a word; a terse answer names no others.
fn look_up(volume: &Volume, typed: &str, is_terse: bool) -> Result<Entry, DictionaryError> {
    let mut entry = volume.entry(volume.read(typed)?)?;
    if is_terse {
        entry.checked.forget_others();
    }
    Ok(entry)
}

fn tell_meaning(
    volume: &Volume,
    typed: &str,
    is_terse: bool,
    tongue: Tongue,
) -> Result<String, DictionaryError> {
    let told = look_up(volume, typed, is_terse)?.tell(tongue, &called(tongue));
    let mut head = format!("**{}** – {}", escaped(&told.word), escaped(&told.validity));
    if let Some(suggestion) = &told.suggestion {
        head = format!("{head}\n{}", escaped(suggestion));
    }
    let readings = told.readings.iter().map(|reading| match reading.grammar.as_str() {
        "" => format!("\n-# {}", escaped(&reading.base)),
        grammar => format!("\n-# *{}*: {}", escaped(&reading.base), escaped(grammar)),
    });
    let senses = told.senses.iter().map(|sense| {
        let through = sense.through.as_ref().map(|through| format!(" ({})", escaped(through)));
        let text = escaped(&shortened(&sense.text, MEANING));
        format!("\n- **{}**{}: {text}", escaped(&sense.label), through.unwrap_or_default())
    });
    let note = told.note.iter().map(|note| format!("\n{note}"));
    let parts: Vec<String> = readings.chain(senses).chain(note).collect();
    Ok(bounded(&head, &parts, parts.len(), MOST_CHARACTERS, |left| missing(left, tongue)))
}

/// What lexicons are called in a sentence.
fn called(tongue: Tongue) -> impl Fn(&str) -> String {
    move |lexicon| known_name("lexicon-", lexicon, tongue)
}

/// Words by their lengths, a line for each.
fn tell_found(found: &Found, tongue: Tongue) -> String {
    if found.total == 0 {
        return tongue.say("dictionary-found-nothing", &[]);
    }
    let head = tongue.tell(&Telling::new("dictionary-found", [("total", found.total.into())]));
    let mut length = 0;
    let part = |word: &Word| {
        let shown = escaped(&word.to_string());
        if word.letters().len() == length {
            return format!(", {shown}");
        }
        length = word.letters().len();
        format!("\n**{length}** · {shown}")
    };
    let parts: Vec<String> = found.words.iter().map(part).collect();
    bounded(&head, &parts, found.total, MOST_CHARACTERS, |left| missing(left, tongue))
}

/// How many are left out, on a line of its own.
pub(super) fn missing(left: usize, tongue: Tongue) -> String {
    format!("\n-# {}", tongue.tell(&Telling::new("word-more", [("count", left.into())])))
}

/// A telling whose texts are no markup; the word that it is about stands out.
fn marked(telling: Telling) -> Telling {
    let facts = telling.facts.into_iter().map(|(name, fact)| match fact {
        Fact::Text(text) if name == "word" => (name, Fact::Text(format!("**{}**", escaped(&text)))),
        Fact::Text(text) => (name, Fact::Text(escaped(&text))),
        number @ Fact::Number(_) => (name, number),
    });
    Telling { key: telling.key, facts: facts.collect() }
}
