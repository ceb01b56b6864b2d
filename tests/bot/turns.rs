//! The other things that can be done in a turn: exchanging, challenging, taking back, looking.

use kamen::games::scrabble::TurnDeed;
use kamen::session::game::GameView;
use kamen::session::table::Stage;
use kamen::store::{Store, TableId};
use serde_json::{Value, json};

use crate::driver::{Answer, Person};
use crate::duel::Duel;
use crate::kit::{
    Coach, alt, asked, board_at, labels, offers, played, table_of, table_with_store, until, view,
};

/// A game of Ben's with a computer, when it is Ben's turn.
pub async fn game<'a>(ben: &Person<'a>, store: &Store, wish: &str) -> (TableId, Value) {
    let opened = asked(ben, &format!("/new lexicon:en {wish}")).await;
    let id = table_of(&opened.message);
    let state = until(store, id, "Ben's turn", |state| state.computer_to_move().is_none()).await;
    (id, board_at(ben, id, state.position_since().0).await)
}

/// Chooses in the answer's select by the position of the options.
async fn choose<'a>(answer: &Answer<'a>, count: usize) -> Answer<'a> {
    let select = &answer.message["components"][0]["components"][0];
    let options = select["options"].as_array().unwrap().iter().take(count);
    let values: Vec<&str> = options.map(|option| option["value"].as_str().unwrap()).collect();
    answer.choose(&values).await
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_are_exchanged_by_choosing_or_naming_them() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let (id, board) = game(&ben, &store, "level:random").await;
    let before = view(&store, id, &ben).await.rack.unwrap();
    let question = ben.press(&board, "Exchange").await;
    assert!(question.is_ephemeral());
    let version = played(&store, id).await.version();
    // Closing the list only asks; the list can be opened again, with the same tiles chosen.
    let asks = choose(&question, 3).await;
    assert_eq!(labels(&asks.message), ["Confirm", "Change", "Never mind"], "{}", asks.message);
    assert!(asks.is_ephemeral() && asks.text().contains("go back into the bag"));
    let list = asks.press("Change").await;
    assert_eq!(list.message["id"], asks.message["id"]);
    let options = &list.message["components"][0]["components"][0]["options"];
    let chosen = options.as_array().unwrap().iter().filter(|option| option["default"] == true);
    assert_eq!(chosen.count(), 3, "{options}");
    let never = choose(&list, 2).await.press("Never mind").await;
    assert!(labels(&never.message).is_empty());
    assert_eq!(played(&store, id).await.version(), version, "nothing has been exchanged");
    let done = choose(&ben.press(&board, "Exchange").await, 3).await.press("Confirm").await;
    assert!(done.text().contains("exchanges 3 tiles"), "{}", done.text());
    let own = view(&store, id, &ben).await;
    assert_eq!(own.rack.as_ref().unwrap().len(), before.len());
    let state = until(&store, id, "Ben's turn", |state| state.computer_to_move().is_none()).await;
    assert!(state.version().0 > 3);
    let rack = view(&store, id, &ben).await.rack.unwrap().to_string();
    let two: String = rack.chars().take(2).collect();
    let version = played(&store, id).await.version();
    let asks = asked(&ben, &format!("/exchange tiles:{two}")).await;
    assert_eq!(played(&store, id).await.version(), version, "{}", asks.text());
    let done = asks.press("Confirm").await;
    assert!(done.text().contains("exchanges 2 tiles"), "{}", done.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passing_is_asked_once() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let (id, board) = game(&ben, &store, "level:random").await;
    let version = played(&store, id).await.version();
    let question = ben.press(&board, "Pass").await;
    let never = question.press("Never mind").await;
    assert!(never.is_ephemeral());
    assert_eq!(played(&store, id).await.version(), version);
    let question = asked(&ben, "/pass").await;
    question.press("Yes, pass").await;
    let state = played(&store, id).await;
    assert!(state.version() > version);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_taken_back_at_once_against_the_computer() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let (id, _) = game(&ben, &store, "level:random").await;
    let coach = Coach::of(&store, id).await;
    let text = coach.turn(&store, id, &ben).await;
    let rack = view(&store, id, &ben).await.rack;
    asked(&ben, &format!("/play move:{text}")).await.press("Confirm").await;
    until(&store, id, "the answer", |state| state.computer_to_move().is_none()).await;
    let undone = asked(&ben, "/undo").await;
    assert_eq!(undone.text(), "The turn was taken back.");
    assert_eq!(view(&store, id, &ben).await.rack, rack);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_taken_back_by_agreement_among_people() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let ((mover, other), id) = (duel.on_turn().await, duel.id);
    let coach = Coach::of(&store, id).await;
    coach.make_move(&store, id, mover).await;
    asked(mover, "/undo").await;
    let version = played(&store, id).await.version();
    let board = board_at(other, id, version.0).await;
    assert!(offers(&board, "Souhlasím"), "{:?}", labels(&board));
    // Who has asked cannot agree for the other.
    let own = mover.press(&board, "Souhlasím").await;
    assert!(own.is_ephemeral());
    assert_eq!(played(&store, id).await.version(), version);
    other.press(&board, "Souhlasím").await;
    let (again, _) = duel.on_turn().await;
    assert_eq!(again.id().await, mover.id().await);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_are_challenged_where_the_table_plays_so() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin_with(&table, &store, "rule:single").await;
    let ((mover, other), id) = (duel.on_turn().await, duel.id);
    let rack = view(&store, id, mover).await.rack.unwrap();
    // All letters in the order of the rack are no word; blanks as X.
    let letters: String = rack.to_string().replace('?', "?X");
    let text = format!("8B {letters}");
    let said = mover.completions("play", "move", &text).await;
    assert!(said[0].contains('='), "points are told, validity is not: {said:?}");
    let preview = asked(mover, &format!("/play move:{text}")).await;
    preview.press(&labels(&preview.message)[0].clone()).await;
    let state = played(&store, id).await;
    let board = board_at(other, id, state.version().0).await;
    let question = other.press(&board, "Námitka").await;
    let done = choose(&question, 1).await;
    assert!(done.is_ephemeral());
    let Some(GameView::Scrabble(game)) = played(&store, id).await.view(None).game else {
        panic!("another game")
    };
    assert!(
        matches!(game.turns.last().unwrap().deed, TurnDeed::Withdrawn { .. }),
        "{:?}",
        game.turns
    );
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_words_are_refused_where_they_are_checked() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let (id, board) = game(&ben, &store, "level:random").await;
    let version = played(&store, id).await.version();
    for (text, word) in
        [("8H", "8H"), ("8H ŘŘŘ", ""), ("Z99 CAT", ""), ("   ", ""), ("8H C\u{202e}T", "")]
    {
        let modal = ben.press(&board, "Play").await;
        let answer = modal.submit(json!({"move": text})).await;
        assert!(answer.is_ephemeral(), "{text}: {}", answer.interaction);
        assert!(answer.text().contains(word), "{text}: {}", answer.text());
        assert_eq!(labels(&answer.message), ["Change"], "{text}");
    }
    assert_eq!(played(&store, id).await.version(), version);
    let said = ben.completions("play", "move", "8h").await;
    assert_eq!(said.len(), 1);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_can_be_changed_before_it_counts() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let (id, _) = game(&ben, &store, "level:random").await;
    let coach = Coach::of(&store, id).await;
    let text = coach.turn(&store, id, &ben).await;
    let preview = asked(&ben, &format!("/play move:{text}")).await;
    let modal = preview.press("Change").await;
    let shown = modal.interaction["modal"]["components"].to_string();
    assert!(shown.contains(&text), "{shown} has {text}");
    let again = modal.submit(json!({"move": text})).await;
    assert_eq!(again.message["id"], preview.message["id"], "the same private message is changed");
    again.press("Confirm").await;
    assert!(played(&store, id).await.version().0 > 3);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_shows_what_one_may_see() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let (id, board) = game(&ben, &store, "level:random").await;
    let unseen = ben.press(&board, "Unseen tiles").await;
    assert!(unseen.is_ephemeral() && !alt(&unseen.message).is_empty());
    let more = ben.press(&board, "More…").await;
    assert!(offers(&more.message, "Resign") && offers(&more.message, "Help"));
    let letters = more.press("Board as text").await;
    assert!(letters.text().starts_with("```"), "{}", letters.text());
    let rack = asked(&ben, "/rack").await;
    let own = view(&store, id, &ben).await.rack.unwrap();
    assert!(rack.is_ephemeral());
    let sorted = rack.press("Sort").await;
    assert_eq!(sorted.message["id"], rack.message["id"]);
    let shuffled = sorted.press("Shuffle").await;
    assert!(!alt(&shuffled.message).is_empty());
    assert_eq!(view(&store, id, &ben).await.rack.unwrap(), own, "only the picture is arranged");
    let again = asked(&ben, "/board").await;
    assert!(!again.is_ephemeral() && offers(&again.message, "Play"));
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_has_lost_and_can_play_again() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let (id, _) = game(&ben, &store, "level:random").await;
    asked(&ben, "/resign").await.press("Yes, resign").await;
    let state = until(&store, id, "the end", |state| state.stage() == Stage::Over).await;
    let end = board_at(&ben, id, state.version().0).await;
    assert!(end["content"].as_str().unwrap().contains("🏆"), "{end}");
    ben.press(&end, "Rematch").await;
    let next =
        ben.sees("the rematch", |message| offers(message, "Play") && message["id"] != end["id"]);
    let next = next.await;
    assert_ne!(table_of(&next), id);
    table.finish().await;
}
