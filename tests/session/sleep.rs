//! Tables that sleep when nobody needs them, and wake as they were.

use std::time::Duration;

use kamen::ai::scrabble::Level;
use kamen::session::Limits;
use kamen::session::table::{Deed, Stage};

use crate::kit::{
    ANNA, Scene, computer, limits, on_turn, opening, pass, soon, terms, turns, two_people,
};

fn drowsy() -> Limits {
    Limits { idle: Duration::from_millis(1), ..limits() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idle_table_sleeps_and_wakes_as_it_was() {
    let scene = Scene::with(drowsy()).await;
    let table = two_people(&scene, 1, terms()).await;
    let (by, _) = turns(&*scene.look(table).await);
    let before = scene.ask(table, by, pass()).await.unwrap().state;
    let freed = std::sync::Arc::downgrade(&before);
    let copy = kamen::session::table::Table::clone(&before);
    drop(before);
    soon(scene.hall.awake().wait_for(|awake| *awake == 0)).await.unwrap();
    assert!(soon_gone(&freed).await, "its memory is free again");
    assert_eq!(*scene.look(table).await, copy);
    let (by, _) = turns(&copy);
    scene.ask(table, by, pass()).await.unwrap();
}

/// The task is gone a moment after it has been struck off.
async fn soon_gone<T>(freed: &std::sync::Weak<T>) -> bool {
    soon(async {
        while freed.upgrade().is_some() {
            tokio::task::yield_now().await;
        }
        true
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn waking_and_falling_asleep_at_the_same_time_loses_nothing() {
    let scene = Scene::with(Limits { idle: Duration::ZERO, ..limits() }).await;
    let table = two_people(&scene, 1, terms()).await;
    let mut asks = Vec::new();
    for number in 0..400 {
        let hall = scene.hall.clone();
        asks.push(tokio::spawn(async move {
            // Undo requests come and go; all are done or refused, none is lost.
            let deed = if number % 2 == 0 { Deed::AskUndo } else { pass() };
            let by = if number % 3 == 0 { ANNA } else { crate::kit::BOB };
            hall.ask(table, crate::kit::ask(by, deed)).await.map(|answer| answer.version)
        }));
    }
    let mut done = Vec::new();
    for ask in asks {
        done.extend(soon(ask).await.unwrap().ok());
    }
    done.sort_unstable();
    done.dedup();
    let state = scene.look(table).await;
    // The game ends by passes; every version that was told is there once.
    assert_eq!(done.last(), Some(&state.version()));
    assert_eq!(scene.replayed(table).await, *state);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_computer_thinks_does_not_sleep() {
    let scene = Scene::with(Limits { computer_pause: Duration::from_millis(50), ..drowsy() }).await;
    let table = scene.open(opening(1, [computer(Level::Random)])).await;
    let mut turns = 0;
    while turns < 3 {
        let mut updates = scene.hall.updates();
        let state = scene.look(table).await;
        if on_turn(&state) == Some(ANNA) {
            scene.ask(table, ANNA, pass()).await.unwrap();
            turns += 1;
        } else if state.stage() == Stage::Over {
            break;
        } else {
            // Nobody asks for anything: the computer moves nevertheless.
            soon(updates.recv()).await.unwrap();
        }
    }
}
