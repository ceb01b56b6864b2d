//! What people's own settings change while they play.

use kamen::lexicons;
use kamen::members::{Members, ServerSettings};
use kamen::session::ServerId;
use kamen::store::Store;
use serde_json::Value;

use crate::driver::{Person, Table};
use crate::kit::{labels, limits, run, table};

/// The text of a message.
fn text(message: &Value) -> &str {
    message["content"].as_str().unwrap_or_default()
}

/// The letters of the rack of whoever is on turn, as the modal for a move names them.
async fn letters(person: &Person<'_>, board: &Value) -> Vec<char> {
    let modal = person.press(board, "Táhnout").await;
    let field = &modal.interaction["modal"]["components"][0]["components"][0];
    let label = field["label"].as_str().unwrap_or_else(|| panic!("{}", modal.interaction));
    let (_, rack) = label.split_once(": ").unwrap();
    rack.chars().filter(|c| c.is_alphabetic()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_shown_first_and_people_are_called_as_they_wish() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    // Every play stands until it is challenged, so any two letters will do.
    let lobby = anna.command("/new opponent:Ben lexicon:en rule:void").await;
    ben.press(&lobby.message, "Přijmout").await;
    let begun = |message: &Value| labels(message).contains(&"Táhnout".to_owned());
    let board = anna.sees("a board", begun).await;
    let on_turn = format!("Na tahu: <@{}>", anna.id().await);
    let anna_begins = text(&board).contains(&on_turn);
    let (first, second) = if anna_begins { (&anna, &ben) } else { (&ben, &anna) };
    second.command("/settings me pings:false").await;
    let letters: String = letters(first, &board).await.into_iter().take(2).collect();
    let shown = first.command(&format!("/play move:8H {letters}")).await.done().await;
    assert_eq!(labels(&shown.message).len(), 3, "it can be confirmed: {}", shown.message);
    first.command("/settings me previews:false").await;
    let made = first.command(&format!("/play move:8H {letters}")).await.done().await;
    assert!(made.text().contains(&format!("**{letters}**")), "{}", made.text());
    let (one, other) = (first.id().await, second.id().await);
    let now = format!("Na tahu: <@{other}>");
    second.sees("the next turn", |message| text(message).contains(&now)).await;
    let passes = second.command("/pass").await;
    passes.press(&labels(&passes.message)[0]).await;
    let call = |person: &str| format!("<@{person}>, jste na tahu.");
    let called = first.sees("a call", |message| text(message) == call(&one)).await;
    assert_eq!(called["mentions"][0]["id"], one.as_str());
    let requests = table.requests().await;
    let calls = |person: &str| {
        let told = |entry: &&Value| entry["request"]["content"] == call(person).as_str();
        requests.iter().filter(told).count()
    };
    assert!(calls(&one) >= 1, "whoever wants to be called is");
    assert_eq!(calls(&other), 0, "whoever does not is not");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn own_words_of_a_server_count_at_its_tables() {
    let store = Store::memory();
    let own = store.clone();
    let table = Table::start(|login| run(login, own, limits())).await;
    let world = table.get("world").await;
    let server = ServerId(world["guilds"][0]["id"].as_str().unwrap().parse().unwrap());
    // Two letters of any rack make one of these, in the order of the alphabet.
    let pairs = ('A'..='Z').flat_map(|one| (one..='Z').map(move |other| format!("{one}{other}")));
    let pairs: Vec<String> = pairs.collect();
    let fill = |settings: &mut ServerSettings| {
        pairs.iter().for_each(|pair| settings.games.scrabble.add_word("en", pair));
    };
    Members::new(store).change_server(server, fill).await.unwrap();
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let lobby = anna.command("/new opponent:Ben lexicon:en").await;
    ben.press(&lobby.message, "Přijmout").await;
    let begun = |message: &Value| labels(message).contains(&"Táhnout".to_owned());
    let board = anna.sees("a board", begun).await;
    let on_turn = format!("Na tahu: <@{}>", anna.id().await);
    let first = if text(&board).contains(&on_turn) { &anna } else { &ben };
    let mut rack = letters(first, &board).await;
    rack.sort_unstable();
    let english = lexicons::open_shipped("en").unwrap();
    let is_english = |pair: &str| {
        let vocabulary = english.vocabulary();
        let word = vocabulary.alphabet().spell(pair).unwrap();
        vocabulary.indices(&word).is_some_and(|word| vocabulary.holds(&word))
    };
    let places = 0..rack.len();
    let found = places.flat_map(|one| (one + 1..rack.len()).map(move |other| (one, other)));
    let mut found = found.map(|(one, other)| format!("{}{}", rack[one], rack[other]));
    let word = found.find(|pair| !is_english(pair)).expect("a rack of two-letter words only");
    let shown = first.command(&format!("/play move:8H {word}")).await.done().await;
    assert_eq!(labels(&shown.message).len(), 3, "it can be confirmed: {}", shown.message);
    assert!(shown.text().contains(&format!("**{word}**")), "{}", shown.text());
    table.finish().await;
}
