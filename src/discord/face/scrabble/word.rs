//! Questions about words: whether they count, what they mean, which fit, which can be made.
//!
//! Who plays where words may be challenged, or where the result counts, is told less: `guard.rs`.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateButton};

use super::guard::{Question, Silence, language_of};
use super::options::usual_lexicon;
use super::press;
use crate::dictionary::{
    Dictionary, DictionaryError, Entry, OwnWords, Place, Told, ToldLine, Volume, nearest,
};
use crate::discord::button::{Button, Verb};
use crate::discord::caller::Caller;
use crate::discord::deeds::settings::known_name;
use crate::discord::failure::Failure;
use crate::discord::reply::{MOST_CHARACTERS, Reply};
use crate::discord::text::{bounded, escaped, shortened};
use crate::games::facts::{Fact, Telling};
use crate::lexicon::search::Found;
use crate::lexicon::{Letter, Word};
use crate::session::game::scrabble::Scrabble;
use crate::session::game::{ScrabbleTerms, Variant};
use crate::session::table::Table;
use crate::texts::Tongue;

/// More words than fit into a message, however short they are.
const MOST_WORDS: usize = 700;

/// How many lines of a meaning are shown before somebody asks for more.
pub(super) const MOST_LINES: usize = 5;

/// The most characters of one meaning among several.
const MEANING: usize = 400;

/// The most characters of one meaning before somebody asks for more.
const FIRST_MEANING: usize = 200;

/// The most characters of a meaning in one line.
const BRIEF: usize = 160;

/// How many words are proposed.
const PROPOSALS: usize = 24;

/// Tells whether a word counts.
pub(super) async fn check(
    caller: &Caller,
    typed: String,
    lexicon: Option<&str>,
) -> Result<(), Failure> {
    let tongue = caller.tongue;
    let text = ask_here(caller, lexicon, Question::OneWord, move |volume, is_terse| {
        tell_check(volume, &typed, is_terse, tongue)
    });
    let text = text.await?;
    caller.whisper(Reply::text(text)).await
}

/// Tells what a word is and means, in whichever language it is.
pub(super) async fn meaning(
    caller: &Caller,
    typed: String,
    lexicon: Option<&str>,
) -> Result<(), Failure> {
    let asked = (Reach::Everywhere, Question::OneWord);
    let entry =
        ask(caller, lexicon, asked, move |dictionary, places| dictionary.look_up(places, &typed));
    let entry = entry.await?;
    let (text, has_more) = tell_meaning(&entry, caller.tongue);
    let more = has_more.then(|| more_button(caller, &entry)).flatten();
    caller.whisper(Reply::text(text).with_buttons(more.into_iter().collect())).await
}

/// Tells all that is known of a word; the argument is its lexicon and the word.
pub(super) async fn more(caller: &Caller, argument: &str) -> Result<(), Failure> {
    let (lexicon, word) = argument.split_once(':').unwrap_or_default();
    let (word, asked) = (word.to_owned(), (Reach::Here, Question::OneWord));
    let entry = ask(caller, Some(lexicon), asked, move |dictionary, places| {
        dictionary.look_up(places, &word)
    });
    let text = tell_all(&entry.await?, caller.tongue);
    caller.replace(Reply::text(text)).await
}

/// The button that tells all of a word, where its id has room for it.
fn more_button(caller: &Caller, entry: &Entry) -> Option<CreateButton> {
    let lexicon = entry.checked.lexicon.as_deref()?;
    let argument = format!("{lexicon}:{}", entry.checked.word);
    let id = Button::anywhere(Verb::game(press::MORE_MEANING)).with_typed(&argument);
    let label = caller.say("scrabble-button-meaning-more", &[]);
    let button = CreateButton::new(id.to_string()).label(label).style(ButtonStyle::Secondary);
    (!id.argument.is_empty()).then_some(button)
}

/// Tells which words fit a pattern.
pub(super) async fn find(
    caller: &Caller,
    typed: String,
    lexicon: Option<&str>,
) -> Result<(), Failure> {
    let found = ask_here(caller, lexicon, Question::Finding, move |volume, _| {
        Ok(volume.find(&volume.read_pattern(&typed)?, MOST_WORDS))
    });
    let text = tell_found(&found.await?, caller.tongue);
    caller.whisper(Reply::text(text)).await
}

/// Tells which words can be made of letters: of all of them, or of some as well.
pub(super) async fn anagrams(
    caller: &Caller,
    typed: String,
    whole: bool,
    lexicon: Option<&str>,
) -> Result<(), Failure> {
    let found = ask_here(caller, lexicon, Question::Finding, move |volume, _| {
        Ok(volume.anagrams(&volume.read_letters(&typed, whole)?, MOST_WORDS))
    });
    let found = found.await?;
    let mut text = tell_found(&found, caller.tongue);
    if whole && found.total == 0 {
        text = format!("{text} {}", caller.say("word-try-shorter", &[]));
    }
    caller.whisper(Reply::text(text)).await
}

/// The words that begin with what somebody has typed so far, with or without accents, shorter ones
/// first.
pub(super) async fn beginning(
    caller: &Caller,
    typed: String,
    lexicon: Option<&str>,
    reach: Reach,
) -> Result<Vec<String>, Failure> {
    let found = ask(caller, lexicon, (reach, Question::Finding), move |dictionary, places| {
        dictionary.beginning(places, &typed, PROPOSALS)
    });
    let words = found.await.map_err(|failure| match failure {
        // Where words are proposed there is no place for the whole reason.
        Failure::Told(telling) if telling.key.starts_with("word-guarded-") => {
            Failure::told("word-guarded-typing")
        }
        other => other,
    })?;
    Ok(words.iter().map(ToString::to_string).collect())
}

/// Where a word is looked for by somebody who names no lexicon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    /// In the lexicon that is meant here.
    Here,
    /// In every language, this one first.
    Everywhere,
}

/// Asks the lexicon that was named, or the one that is meant here, unless that would be unfair; the
/// answer is told whether to name no other words.
async fn ask_here<T: Send + 'static>(
    caller: &Caller,
    lexicon: Option<&str>,
    question: Question,
    answer: impl FnOnce(&Volume, bool) -> Result<T, DictionaryError> + Send + 'static,
) -> Result<T, Failure> {
    ask(caller, lexicon, (Reach::Here, question), move |dictionary, places| {
        answer(&open(dictionary, &places[0])?, places[0].is_terse)
    })
    .await
}

/// Asks the lexicons that a question is about, unless that would be unfair. Who asks everywhere is not
/// told of languages that a game of theirs forbids.
async fn ask<T: Send + 'static>(
    caller: &Caller,
    lexicon: Option<&str>,
    (reach, question): (Reach, Question),
    answer: impl FnOnce(&Dictionary, &[Place]) -> Result<T, DictionaryError> + Send + 'static,
) -> Result<T, Failure> {
    let here = table_here(caller).await?;
    let terms = here.as_deref().and_then(|table| Scrabble::terms(&table.terms().game));
    let silence = Silence::of(caller).await?;
    let (mut allowed, mut forbidden) = (Vec::new(), None);
    for mut place in places(caller, lexicon, reach, terms) {
        // Another lexicon than those shipped has no answers.
        let language = language_of(&place.lexicon).unwrap_or_default();
        place.is_terse = silence.is_terse(language);
        match silence.check(question, language, caller.tongue) {
            Ok(()) => allowed.push(place),
            Err(failure) if allowed.is_empty() => return Err(failure),
            Err(failure) => forbidden = forbidden.or(Some(failure)),
        }
    }
    let answered = consult(caller, move |dictionary| answer(dictionary, &allowed)).await;
    // What the others cannot read may be a word of the language that is kept back.
    answered.map_err(|failure| forbidden.unwrap_or(failure))
}

/// A lexicon with the words on top of it.
pub(super) fn open(dictionary: &Dictionary, place: &Place) -> Result<Volume, DictionaryError> {
    Ok(dictionary.volume(&place.lexicon)?.with_own(&place.own))
}

/// Asks the dictionary, on a thread of its own.
pub(super) async fn consult<T: Send + 'static>(
    caller: &Caller,
    question: impl FnOnce(&Dictionary) -> Result<T, DictionaryError> + Send + 'static,
) -> Result<T, Failure> {
    let dictionary: Arc<Dictionary> = Arc::clone(&caller.bot.desks.scrabble.dictionary);
    let answer = caller.bot.pool.run(move || question(&dictionary));
    match answer.await? {
        Ok(answer) => Ok(answer),
        Err(DictionaryError::Refused(refusal)) => Err(marked(refusal.telling()).into()),
        Err(error) => Err(Failure::fault(error)),
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

/// The lexicons that are meant, each with the words on top of it: the one that was named, or else the
/// table's, the server's or that of the caller's language, and behind it those of other languages
/// when they are asked as well.
fn places(
    caller: &Caller,
    named: Option<&str>,
    reach: Reach,
    table: Option<&ScrabbleTerms>,
) -> Vec<Place> {
    let named = named.map(str::trim).filter(|name| !name.is_empty());
    let of_table = table.and_then(|terms| terms.lexicon.as_deref());
    let of_server = caller.server.games.scrabble.lexicon.as_deref();
    let usual = usual_lexicon(caller.tongue);
    let meant = named.or(of_table).or(of_server).unwrap_or(usual);
    let lexicons = match reach {
        Reach::Everywhere if named.is_none() => nearest([meant, usual]),
        _ => vec![meant],
    };
    let place =
        |lexicon: &str| Place { own: own_words(caller, lexicon, table), ..Place::shipped(lexicon) };
    lexicons.into_iter().map(place).collect()
}

/// The words on top of a lexicon: those of the table when it is the table's, else the server's.
fn own_words(caller: &Caller, lexicon: &str, table: Option<&ScrabbleTerms>) -> OwnWords {
    if let Some(terms) = table.filter(|terms| terms.lexicon.as_deref() == Some(lexicon)) {
        return OwnWords { added: terms.added.clone(), banned: terms.banned.clone() };
    }
    // Only what is shipped: a path typed by a player must never reach the disk.
    let overlay =
        language_of(lexicon).map(|language| caller.server.games.scrabble.overlay(language));
    let overlay = overlay.unwrap_or_default();
    OwnWords { added: overlay.added, banned: overlay.banned }
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

/// What is known of a word in a few lines, and whether there is more.
fn tell_meaning(entry: &Entry, tongue: Tongue) -> (String, bool) {
    let told = entry.tell(tongue, &called(tongue));
    let mut lines = vec![tell_head(&told)];
    lines.extend(told.suggestion.as_deref().map(escaped));
    let taken = lines.len() + told.note.iter().len();
    let (first, has_more) = told.first(MOST_LINES.saturating_sub(taken));
    lines.extend(first.into_iter().map(|line| tell_line(line, FIRST_MEANING)));
    lines.extend(told.note.clone());
    (lines.join("\n"), has_more)
}

/// All that is known of a word.
fn tell_all(entry: &Entry, tongue: Tongue) -> String {
    let told = entry.tell(tongue, &called(tongue));
    let lines = told.lines.iter().map(|line| format!("\n{}", tell_line(line, MEANING)));
    let note = told.note.iter().map(|note| format!("\n{note}"));
    let parts: Vec<String> = lines.chain(note).collect();
    bounded(&tell_head(&told), &parts, parts.len(), MOST_CHARACTERS, |left| missing(left, tongue))
}

fn tell_head(told: &Told) -> String {
    format!("**{}** – {}", escaped(&told.word), escaped(&told.validity))
}

/// A line about a word: what it means stands out less than the base form, and more than the rest.
fn tell_line(line: &ToldLine, most: usize) -> String {
    let text = escaped(&shortened(&line.text, most));
    let example = line.example.as_ref().map(|example| format!(" — *{}*", escaped(example)));
    let text = format!("{text}{}", example.unwrap_or_default());
    let label = escaped(&line.label);
    let Some(base) = &line.base else {
        return match label.as_str() {
            "" => format!("- {text}"),
            label => format!("-# {label}: {text}"),
        };
    };
    let grammar = Some(format!(" ({})", escaped(&line.grammar)));
    let grammar = grammar.filter(|_| !line.grammar.is_empty()).unwrap_or_default();
    let label = Some(format!(", {label}")).filter(|_| !line.label.is_empty()).unwrap_or_default();
    let text = Some(format!(": {text}")).filter(|_| !line.text.is_empty()).unwrap_or_default();
    format!("- **{}**{grammar}{label}{text}", escaped(base))
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
