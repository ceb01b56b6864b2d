//! Presses that are forged, stale, doubled, or somebody else's: nothing changes, and everybody is told.

use kamen::games::rules::Viewer;
use kamen::games::scrabble::TurnDeed;
use kamen::session::table::Stage;
use kamen::store::{Store, TableId};
use serde_json::{Value, json};

use crate::driver::{Answer, Person};
use crate::duel::Duel;
use crate::kit::{
    Coach, asked, board_at, button_id, labels, played, table_of, table_with_store, until, view,
};

/// Presses a button by its id, whether or not the message has it: a forged press.
async fn forge<'a>(person: &Person<'a>, message: &Value, id: &str) -> Answer<'a> {
    let body = json!({"message": message["id"], "custom_id": id, "forged": true});
    person.act("press", body).await
}

/// A game of Ben's with a computer, and a word of his that waits to be confirmed.
async fn previewed<'a>(ben: &Person<'a>, store: &Store) -> (TableId, Answer<'a>) {
    let opened = asked(ben, "/new level:random lexicon:en").await;
    let id = table_of(&opened.message);
    let coach = Coach::of(store, id).await;
    until(store, id, "Ben's turn", |state| state.computer_to_move().is_none()).await;
    let text = coach.turn(store, id, ben).await;
    (id, asked(ben, &format!("/play move:{text}")).await)
}

async fn assert_laid_once(person: &Person<'_>, store: &Store, id: TableId) {
    let game = view(store, id, person).await;
    let own = game.turns.iter().filter(|turn| {
        game.viewer == Viewer::Seat(turn.seat) && matches!(turn.deed, TurnDeed::Placed { .. })
    });
    assert_eq!(own.count(), 1, "{:?}", game.turns);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_player_on_turn_moves() {
    let (table, store) = table_with_store().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let zuzana = table.person("Zuzana").await;
    let opened = asked(&anna, "/new opponent:Ben lexicon:en").await;
    let id = table_of(&opened.message);
    let refused = zuzana.press(&opened.message, "Přijmout").await;
    assert!(refused.is_ephemeral());
    assert!(refused.text().contains("No chair is kept for you"), "{}", refused.text());
    ben.press(&opened.message, "Přijmout").await;
    let state = until(&store, id, "the game", |state| state.stage() == Stage::Playing).await;
    let board = board_at(&anna, id, state.version().0).await;
    let duel = Duel { anna, ben, store: &store, id };
    let (mover, other) = duel.on_turn().await;
    for label in ["Táhnout", "Vyměnit", "Vynechat"] {
        let refused = other.press(&board, label).await;
        assert!(refused.is_ephemeral() && refused.message["content"].is_string(), "{label}");
        let stranger = zuzana.press(&board, label).await;
        assert!(stranger.is_ephemeral() && labels(&stranger.message).is_empty(), "{label}");
    }
    let rack = zuzana.press(&board, "Můj zásobník").await;
    assert!(rack.message["attachments"].as_array().unwrap().is_empty(), "{}", rack.message);
    assert_eq!(played(&store, id).await.version(), state.version());
    let modal = mover.press(&board, "Táhnout").await;
    let label = modal.interaction["modal"]["components"].to_string();
    let letters = view(&store, id, mover).await.rack.unwrap().to_string();
    assert!(label.contains(&letters), "the modal shows the rack");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_and_a_late_press_change_nothing() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let (id, preview) = previewed(&ben, &store).await;
    let confirm = button_id(&preview.message, "Confirm");
    let press = || forge(&ben, &preview.message, &confirm);
    let (first, second) = tokio::join!(press(), press());
    assert_laid_once(&ben, &store, id).await;
    assert_ne!(first.state(), "failed");
    assert_ne!(second.state(), "failed");
    // The same button later: the board has moved on.
    let later = press().await;
    assert!(later.is_ephemeral() && later.message["content"].is_string(), "{}", later.interaction);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_repeats_itself_moves_once() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let (id, preview) = previewed(&ben, &store).await;
    let before = played(&store, id).await.version();
    table.hurt(json!({"do": "duplicate", "events": 1})).await;
    let done = preview.press("Confirm").await;
    assert_ne!(done.state(), "failed");
    until(&store, id, "Ben's next turn", |state| {
        state.version() > before && state.computer_to_move().is_none()
    })
    .await;
    assert_laid_once(&ben, &store, id).await;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_press_is_refused() {
    let (table, store) = table_with_store().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let opened = asked(&ben, "/new level:random lexicon:en").await;
    let id = table_of(&opened.message);
    let other = asked(&anna.at("table-1"), "/new level:random lexicon:en").await;
    let elsewhere = table_of(&other.message);
    let version = played(&store, id).await.version();
    let resign = format!("v1:{id}:{version}:resign-surely");
    let at_other = format!("v1:{elsewhere}:{version}:resign-surely");
    let huge = format!("v1:{id}:99999999:confirm:8H AAAAAAA");
    for (person, forged) in [
        (&anna, resign.as_str()),
        (&ben, at_other.as_str()),
        (&ben, huge.as_str()),
        (&ben, "v1:aaaaaaaaaa:1:play"),
        (&ben, "v9:aaaaaaaaaa:1:play"),
        (&ben, "nonsense"),
        (&ben, &format!("v1:{id}:1:kick:200")),
        (&ben, &format!("v1:{id}:1:computer:grandmaster9")),
    ] {
        let answer = forge(person, &opened.message, forged).await;
        assert!(answer.is_ephemeral(), "{forged}: {}", answer.interaction);
        assert!(!answer.text().is_empty(), "{forged}");
    }
    assert_eq!(played(&store, id).await.stage(), Stage::Playing);
    assert_eq!(played(&store, elsewhere).await.stage(), Stage::Playing);
    assert!(button_id(&opened.message, "Play").starts_with("v1:"));
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_floods_is_asked_to_slow_down() {
    let table = crate::driver::Table::start(|login| {
        let limits =
            kamen::session::Limits { requests_per_minute: 6, burst: 3, ..crate::kit::limits() };
        crate::kit::run(login, Store::memory(), limits)
    })
    .await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let opened = asked(&anna, "/new lexicon:en players:4").await;
    let mut slowed = 0;
    for _ in 0..6 {
        let answer = anna.press(&opened.message, "Přidat počítač").await;
        slowed +=
            usize::from(answer.message["content"].as_str().is_some_and(|t| t.contains("rychle")));
    }
    assert!(slowed >= 2, "{slowed}");
    // Somebody else is not slowed down.
    let answer = asked(&ben.at("table-1"), "/new lexicon:en").await;
    assert!(labels(&answer.message).contains(&"Start".to_owned()), "{}", answer.message);
    table.finish().await;
}
