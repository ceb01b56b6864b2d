//! Whole games: against the computer of each level, and between two people.

use kamen::games::noughts::{Deed, EndReason};
use kamen::games::rules::Seat;
use kamen::session::table::Stage;
use serde_json::json;

use crate::kit::{alt, asked, labels, offers, table_with_store};
use crate::round::{Round, seen};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer_of_each_level() {
    for level in ["random", "perfect"] {
        let (table, store) = table_with_store().await;
        let ben = table.person("Ben").await;
        let round = Round::alone(&store, &ben, &format!("level:{level}")).await;
        let board = round.board(&ben).await;
        assert!(board["content"].as_str().unwrap().contains("toss the coin"), "{board}");
        assert!(alt(&board).contains("Ben is to toss the coin"), "{}", alt(&board));
        let mut view = round.moves(&ben, "Toss the coin").await;
        let mut is_typed = false;
        while view.ended.is_none() {
            let free: Vec<String> = view.board.free().map(|square| square.to_string()).collect();
            let board = round.board(&ben).await;
            assert!(free.iter().all(|square| offers(&board, square)), "{:?}", labels(&board));
            assert!(
                alt(&board).contains(&format!("Free: {}.", free.join(", "))),
                "{}",
                alt(&board)
            );
            view = match is_typed {
                true => round.types(&ben, &free[0]).await.1,
                false => round.moves(&ben, &free[0]).await,
            };
            is_typed = !is_typed;
        }
        if level == "perfect" {
            assert_ne!(view.ended.unwrap().winner(), Some(Seat(0)));
        }
        let end = round.board(&ben).await;
        assert!(end["content"].as_str().unwrap().contains("🏆"), "{end}");
        assert!(offers(&end, "Rematch") && alt(&end).contains("the game is over"), "{end}");
        table.finish().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_between_two_people_move_by_move() {
    let (table, store) = table_with_store().await;
    let (ben, anna) = (table.person("Ben").await, table.person("Anna").await);
    let round = Round::of_two(&store, &ben, &anna, "").await;
    let wrong = asked(&ben, "/play move:b2").await;
    assert!(wrong.text().contains("First the coin is tossed"), "{}", wrong.text());
    let view = round.types(&ben, "toss").await.1;
    let first = round.to_act(&ben, &anna).await;
    let second = if first.name == "Ben" { &anna } else { &ben };
    assert_eq!(view.to_act, view.first);
    // What is typed counts at once: there is nothing that a preview could tell.
    let (answer, view) = round.types(first, "B2").await;
    assert!(answer.is_ephemeral() && alt(&answer.message).contains("b2"), "{}", answer.message);
    assert_eq!(view.turns.last().unwrap().deed, Deed::Marked("b2".parse().unwrap()));
    // Whoever waits is told so, a taken square as well, and what is typed is explained before.
    let waits = round.press(first, "a1").await;
    assert!(waits.is_ephemeral() && waits.text().contains("<@"), "{}", waits.message);
    let taken = asked(second, "/play move:b2").await;
    assert!(taken.text().contains("b2"), "{}", taken.text());
    let told = second.completions("play", "move", "b2").await;
    let fine = second.completions("play", "move", "a1").await;
    assert!(told[0].contains("b2") && told != fine, "{told:?} {fine:?}");
    let window = round.press(second, "More…").await;
    let text = window.press(&labels(&window.message)[1]).await;
    assert!(text.text().contains("  a b c\n1 · · ·\n2 · X ·\n3 · · ·"), "{}", text.text());
    round.moves(second, "a1").await;
    round.moves(first, "c1").await;
    round.moves(second, "a3").await;
    round.moves(first, "a2").await;
    round.moves(second, "c2").await;
    round.moves(first, "b1").await;
    round.moves(second, "b3").await;
    let view = round.moves(first, "c3").await;
    assert_eq!(view.ended, Some(EndReason::Full));
    let end = round.board(&ben).await;
    assert!(end["content"].as_str().unwrap().contains("No square is free"), "{end}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_typed_into_the_window() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let round = Round::alone(&store, &ben, "level:perfect").await;
    round.moves(&ben, "Toss the coin").await;
    let free = round.view().await.board.free().last().unwrap();
    let refused = asked(&ben, "/play move:z9").await;
    assert!(refused.text().contains("b2"), "{}", refused.text());
    let window = refused.press("Change").await;
    let before = round.state().await;
    window.submit(json!({"move": free.to_string()})).await;
    let state = round.until("the mark", |state| state.version() > before.version()).await;
    assert!(seen(&state).board.get(free).is_some());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_written_message_is_a_move_of_the_game_that_is_played() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let round = Round::alone(&store, &ben, "level:perfect").await;
    ben.call_bot("toss").await;
    let shown =
        ben.sees("an answer", |message| message.to_string().contains(":written:toss")).await;
    let before = round.state().await;
    ben.press(&shown, &labels(&shown)[0]).await;
    let state = round.until("the toss", |state| state.version() > before.version()).await;
    assert!(seen(&state).first.is_some() && state.stage() == Stage::Playing);
    table.finish().await;
}
