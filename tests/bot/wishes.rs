//! What people's own settings change while they play.

use serde_json::Value;

use crate::driver::Person;
use crate::kit::{labels, table};

/// The text of a message.
fn text(message: &Value) -> &str {
    message["content"].as_str().unwrap_or_default()
}

/// Two letters of the rack of whoever is on turn, as the modal for a move names them.
async fn two_letters(person: &Person<'_>, board: &Value) -> String {
    let modal = person.press(board, "Táhnout").await;
    let field = &modal.interaction["modal"]["components"][0]["components"][0];
    let label = field["label"].as_str().unwrap_or_else(|| panic!("{}", modal.interaction));
    let (_, rack) = label.split_once(": ").unwrap();
    rack.chars().filter(|c| c.is_alphabetic()).take(2).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_shown_first_and_people_are_called_as_they_wish() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    // Every play stands until it is challenged, so any two letters will do.
    let lobby = anna.command("/new opponent:Ben lexicon:en rule:void").await;
    ben.press(&lobby.message, "Přisednout").await;
    let begun = |message: &Value| labels(message).contains(&"Táhnout".to_owned());
    let board = anna.sees("a board", begun).await;
    let on_turn = format!("Na tahu: <@{}>", anna.id().await);
    let anna_begins = text(&board).contains(&on_turn);
    let (first, second) = if anna_begins { (&anna, &ben) } else { (&ben, &anna) };
    second.command("/settings me pings:false").await;
    let letters = two_letters(first, &board).await;
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
