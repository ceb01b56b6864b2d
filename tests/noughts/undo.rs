//! Taking back: at once against the computer, by agreement among people.

use kamen::session::table::Stage;

use crate::kit::table_with_store;
use crate::round::Round;

#[tokio::test(flavor = "multi_thread")]
async fn against_the_computer_a_mark_is_taken_back_at_once() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let round = Round::alone(&store, &ben, "level:perfect").await;
    let tossed = round.moves(&ben, "Toss the coin").await;
    let free = tossed.board.free().next().unwrap();
    let after = round.moves(&ben, &free.to_string()).await;
    assert!(after.turns.len() >= tossed.turns.len() + 2, "the computer has answered");
    let back = round.moves(&ben, "Take back").await;
    assert_eq!(back, tossed);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_agree_and_the_coin_falls_as_before() {
    let (table, store) = table_with_store().await;
    let (ben, anna) = (table.person("Ben").await, table.person("Anna").await);
    let round = Round::of_two(&store, &ben, &anna, "").await;
    let tossed = round.moves(&ben, "Toss the coin").await;
    let first = round.to_act(&ben, &anna).await;
    let second = if first.name == "Ben" { &anna } else { &ben };
    let marked = round.moves(first, "b2").await;
    round.moves(first, "Take back").await;
    assert_eq!(round.view().await, marked, "the other has not agreed");
    round.moves(second, "Decline").await;
    assert_eq!(round.view().await, marked);
    round.moves(first, "Take back").await;
    let back = round.moves(second, "Agree").await;
    assert_eq!(back, tossed);
    if first.name == "Ben" {
        // Whoever tossed goes back to before the coin, which falls as it did.
        round.moves(&ben, "Take back").await;
        let before = round.moves(&anna, "Agree").await;
        assert_eq!(before.first, None);
        assert_eq!(round.moves(&ben, "Toss the coin").await, tossed);
    }
    assert_eq!(round.state().await.stage(), Stage::Playing);
    table.finish().await;
}
