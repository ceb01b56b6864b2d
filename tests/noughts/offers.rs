//! A draw that is offered: declined, lapsed, accepted.

use kamen::games::noughts::{Deed, EndReason};
use kamen::session::table::Stage;

use crate::kit::{asked, offers, person_id, table_with_store};
use crate::round::Round;

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_declined_lapses_and_is_accepted() {
    let (table, store) = table_with_store().await;
    let (ben, anna) = (table.person("Ben").await, table.person("Anna").await);
    let round = Round::of_two(&store, &ben, &anna, "").await;
    round.moves(&ben, "Toss the coin").await;
    let first = round.to_act(&ben, &anna).await;
    let second = if first.name == "Ben" { &anna } else { &ben };
    round.moves(first, "b2").await;

    // Whoever is on turn offers: the other must act, and is called to answer.
    let turn = round.view().await.turn;
    let position = round.state().await.position_since();
    let view = round.moves(second, "Offer a draw").await;
    assert_eq!((view.turn, view.offer), (turn, turn));
    assert_eq!(round.to_act(&ben, &anna).await.name, first.name);
    assert_eq!(round.state().await.position_since(), position, "what was prepared is not stale");
    let board = round.board(&ben).await;
    let asks = format!("<@{}>, you are offered a draw", person_id(first).await);
    assert!(board["content"].as_str().unwrap().contains(&asks), "{board}");
    let is_call = |message: &serde_json::Value| {
        let text = message["content"].as_str().unwrap_or_default();
        text.starts_with(&asks) && message["id"] != board["id"]
    };
    ben.sees("a call", is_call).await;
    let waits = round.press(second, "a1").await;
    assert!(waits.is_ephemeral() && waits.text().contains("<@"), "{}", waits.message);
    let own = round.press(second, "Accept the draw").await;
    assert!(own.is_ephemeral(), "nobody accepts their own offer: {}", own.message);
    let view = round.moves(first, "Decline the draw").await;
    assert_eq!((view.offer, view.turn), (None, turn));
    assert_eq!(round.to_act(&ben, &anna).await.name, second.name);
    let again = round.press(second, "Offer a draw").await;
    assert!(again.is_ephemeral() && !again.text().is_empty());

    // Who waits offers: the other may simply move.
    let view = round.types(second, "a1").await.1;
    assert_eq!(view.offer, None);
    round.moves(second, "Offer a draw").await;
    assert_eq!(round.to_act(&ben, &anna).await.name, first.name);
    let view = round.moves(first, "c1").await;
    assert_eq!(view.offer, None, "it has lapsed");
    assert!(!offers(&round.board(&ben).await, "Accept the draw"));
    let late = asked(first, "/undo").await;
    assert!(late.is_ephemeral(), "{}", late.message);
    round.moves(second, "Decline").await;

    // And one is taken, by what is typed.
    round.moves(first, "Offer a draw").await;
    let view = round.types(second, "draw").await.1;
    assert_eq!(view.ended, Some(EndReason::Agreed));
    assert_eq!(view.turns.last().unwrap().deed, Deed::Accepted);
    let state = round.state().await;
    assert_eq!((state.stage(), state.to_act()), (Stage::Over, None));
    let end = round.board(&ben).await;
    assert!(end["content"].as_str().unwrap().contains("have agreed"), "{end}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers_an_offer() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let round = Round::alone(&store, &ben, "level:perfect").await;
    round.moves(&ben, "Toss the coin").await;
    let view = round.moves(&ben, "Offer a draw").await;
    assert_eq!(view.ended, Some(EndReason::Agreed), "nothing better is to be had");
    table.finish().await;
}
