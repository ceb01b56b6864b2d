//! Taking turns back, and playing again.

use kamen::ai::scrabble::Level;
use kamen::games::rules::Viewer;
use kamen::session::table::{Deed, Opening, Refusal, Sitter, Stage, Terms};

use crate::kit::{
    ANNA, BOB, CYRIL, Scene, computer, on_turn, opening, pass, refusal, request, resign, room,
    scrabble, soon, terms, turns, two_people,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_the_computer_a_turn_is_taken_back_at_once() {
    let scene = Scene::new().await;
    let table = scene.open(opening(1, [computer(Level::Inhuman)])).await;
    let before = scene.until(table, |table| on_turn(table) == Some(ANNA)).await;
    let action = scene.best(&before).await;
    scene.ask(table, ANNA, Deed::Play(action)).await.unwrap();
    let replied = scene.until(table, |table| on_turn(table) == Some(ANNA)).await;
    assert_eq!(replied.version().0, before.version().0 + 2);
    let after = scene.ask(table, ANNA, Deed::AskUndo).await.unwrap().state;
    // The computer's answer goes with the turn that it answers.
    let shown = |table| {
        let view = scrabble(table, Viewer::Spectator);
        (view.board, view.turns, view.players)
    };
    assert_eq!(shown(&after), shown(&before));
    assert_eq!(on_turn(&after), Some(ANNA));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_rated_game_with_the_computer_nothing_is_taken_back() {
    let scene = Scene::new().await;
    let rated = Terms { rated: true, ..terms() };
    let table = scene.open(Opening::new(room(1), ANNA, rated, [computer(Level::Random)])).await;
    scene.until(table, |table| on_turn(table) == Some(ANNA)).await;
    scene.ask(table, ANNA, pass()).await.unwrap();
    let refused = scene.ask(table, ANNA, Deed::AskUndo).await.unwrap_err();
    assert_eq!(refused, Refusal::RatedUndo);
    assert_eq!(scene.ask(table, ANNA, Deed::Close).await.unwrap_err(), Refusal::OthersPlay);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_asked_and_may_decline() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    let begun = scene.look(table).await;
    let (by, other) = turns(&begun);
    assert!(scene.ask(table, by, Deed::AskUndo).await.is_err(), "there is nothing to take back");
    scene.ask(table, by, pass()).await.unwrap();
    let asked = scene.ask(table, by, Deed::AskUndo).await.unwrap().state;
    assert_eq!(asked.view(None).awaited, [asked.turn().unwrap()]);
    let again = scene.ask(table, other, Deed::AskUndo).await.unwrap_err();
    assert_eq!(again, Refusal::UndoPending);
    assert_eq!(scene.ask(table, by, Deed::AgreeUndo).await.unwrap_err(), Refusal::AgreedAlready);
    assert_eq!(scene.ask(table, CYRIL, Deed::AgreeUndo).await.unwrap_err(), Refusal::NotSeated);
    scene.ask(table, other, Deed::DeclineUndo).await.unwrap();
    assert_eq!(scene.ask(table, other, Deed::AgreeUndo).await.unwrap_err(), Refusal::NoUndoPending);
    scene.ask(table, by, Deed::AskUndo).await.unwrap();
    let undone = scene.ask(table, other, Deed::AgreeUndo).await.unwrap().state;
    assert_eq!(undone.turn(), begun.turn());
    assert!(undone.undo_request().is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_move_withdraws_what_was_asked() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    let (by, other) = turns(&*scene.look(table).await);
    scene.ask(table, by, pass()).await.unwrap();
    scene.ask(table, by, Deed::AskUndo).await.unwrap();
    let moved = scene.ask(table, other, pass()).await.unwrap().state;
    assert!(moved.undo_request().is_none());
    assert_eq!(scene.ask(table, other, Deed::AgreeUndo).await.unwrap_err(), Refusal::NoUndoPending);
    // The answer of the other goes with the turn.
    scene.ask(table, by, Deed::AskUndo).await.unwrap();
    let undone = scene.ask(table, other, Deed::AgreeUndo).await.unwrap().state;
    assert_eq!(on_turn(&undone), Some(by));
    assert!(scrabble(&undone, Viewer::Spectator).turns.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_play_again_one_seat_further_and_the_old_table_remembers_it() {
    let scene = Scene::new().await;
    let others = [Sitter::Invited(BOB), computer(Level::Random)];
    let old = scene.open(Opening::new(room(1), ANNA, terms(), others)).await;
    scene.ask(old, BOB, Deed::Join).await.unwrap();
    let refused = soon(scene.hall.rematch(old, BOB, request())).await.map_err(refusal).unwrap_err();
    assert_eq!(refused, Refusal::NotOver);
    scene.ask(old, ANNA, resign()).await.unwrap();
    scene.ask(old, BOB, resign()).await.unwrap();
    assert_eq!(
        soon(scene.hall.rematch(old, CYRIL, request())).await.map_err(refusal).unwrap_err(),
        Refusal::NotSeated
    );
    let (first, second) = tokio::join!(
        scene.hall.rematch(old, BOB, request()),
        scene.hall.rematch(old, ANNA, request())
    );
    let tables: Vec<_> = [&first, &second].into_iter().flatten().map(|a| a.state.id()).collect();
    assert!(!tables.is_empty() && tables.iter().all(|&table| table == tables[0]));
    let next = scene.look(tables[0]).await;
    let chairs: Vec<_> = next.chairs().iter().map(|chair| chair.sitter).collect();
    let (host, guest) = if next.host() == BOB { (BOB, ANNA) } else { (ANNA, BOB) };
    let seat = |person| if person == host { Sitter::Person(host) } else { Sitter::Invited(guest) };
    assert_eq!(chairs, [seat(BOB), computer(Level::Random), seat(ANNA)]);
    assert_eq!(scene.look(old).await.rematch(), Some(next.id()));
    assert_eq!(next.view(None).after, Some(old));
    let again = soon(scene.hall.rematch(old, ANNA, request())).await.map_err(refusal).unwrap_err();
    assert_eq!(again, Refusal::RematchedAlready { table: next.id() });
    let begun = scene.ask(next.id(), guest, Deed::Join).await.unwrap();
    assert_eq!(begun.state.stage(), Stage::Playing);
    assert_eq!(scene.hall.list().len(), 1);
}
