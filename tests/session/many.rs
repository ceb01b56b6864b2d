//! Many tables at once.

use std::num::NonZeroUsize;
use std::sync::mpsc;

use kamen::ai::scrabble::Level;
use kamen::session::Limits;
use kamen::session::table::Stage;

use crate::kit::{ANNA, Scene, computer, limits, on_turn, opening, pass, soon};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_thought_at_one_table_does_not_delay_a_hundred_others() {
    let two = Limits { threads: NonZeroUsize::new(2).unwrap(), ..limits() };
    let scene = Scene::with(two).await;
    let (release, gate) = mpsc::channel::<()>();
    let slow = tokio::spawn({
        let pool = scene.hall.pool().clone();
        async move { pool.run(move || gate.recv().is_ok()).await }
    });
    let mut tables = Vec::new();
    for channel in 0..100 {
        tables.push(scene.open(opening(channel, [computer(Level::Professional)])).await);
    }
    for &table in &tables {
        scene.until(table, |table| on_turn(table) == Some(ANNA)).await;
        scene.ask(table, ANNA, pass()).await.unwrap();
    }
    for &table in &tables {
        let state = scene.until(table, |table| on_turn(table) == Some(ANNA)).await;
        assert_eq!(state.stage(), Stage::Playing);
    }
    assert!(!slow.is_finished(), "the long thought is still going on");
    release.send(()).unwrap();
    assert_eq!(soon(slow).await.unwrap(), Ok(true));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_answered_while_every_thread_is_busy() {
    let one = Limits { threads: NonZeroUsize::MIN, ..limits() };
    let scene = Scene::with(one).await;
    let table = crate::kit::two_people(&scene, 1, crate::kit::terms()).await;
    let thinking = scene.open(opening(2, [computer(Level::Inhuman)])).await;
    scene.until(thinking, |table| on_turn(table) == Some(ANNA)).await;
    let (release, gate) = mpsc::channel::<()>();
    let (running, began) = tokio::sync::oneshot::channel();
    let slow = tokio::spawn({
        let pool = scene.hall.pool().clone();
        let job = move || {
            let _ = running.send(());
            gate.recv().is_ok()
        };
        async move { pool.run(job).await }
    });
    soon(began).await.unwrap();
    scene.ask(thinking, ANNA, pass()).await.unwrap();
    for _ in 0..2 {
        let (by, _) = crate::kit::turns(&*scene.look(table).await);
        scene.ask(table, by, pass()).await.unwrap();
    }
    let waiting = scene.look(thinking).await;
    assert_eq!(on_turn(&waiting), None, "the computer waits for its thread");
    drop(release);
    assert_eq!(soon(slow).await.unwrap(), Ok(false));
    scene.until(thinking, |table| on_turn(table) == Some(ANNA)).await;
}
