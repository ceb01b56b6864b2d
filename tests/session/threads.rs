//! Searches of the computer on the threads that nobody needs.

use std::num::NonZeroUsize;
use std::sync::{Arc, Barrier};
use std::time::Duration;

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::{Level, decide};
use kamen::games::chance::Seed;
use kamen::games::rules::Viewer;
use kamen::session::Limits;
use kamen::session::game::{GameTerms, ScrabbleTerms};
use kamen::session::table::{Opening, Stage, Table, Terms};

use crate::kit::{
    ANNA, Scene, computer, limits, on_turn, pass, resign, room, scrabble, soon, two_people,
};

/// Games with all English words, where a search has much to do.
fn english() -> Terms {
    Terms::friendly(GameTerms::Scrabble(ScrabbleTerms::usual("en", Some("en"))))
}

/// What a grandmaster does in the place of whoever is on turn, with so many steps.
async fn search(scene: &Scene, table: &Table, steps: u64, spread: bool) -> String {
    let resources = crate::kit::resources(scene.hall.library(), table).await;
    let view = scrabble(table, Viewer::Seat(table.turn().unwrap()));
    let pool = scene.hall.pool().clone();
    let job = move || {
        let (seed, words) = (Seed::new([5; 32]), kamen::lexicons::open_shipped("en").unwrap());
        let alone = Budget::steps(steps);
        let budget = if spread { alone.with_crew(&pool) } else { alone };
        format!(
            "{:?}",
            decide(resources.engine(), &view, Level::Grandmaster, &seed, &words, &budget)
        )
    };
    soon(scene.hall.pool().run(job)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_search_gives_the_same_answer_on_all_threads_that_are_free() {
    for threads in [1, 2, 4] {
        let threads = NonZeroUsize::new(threads).unwrap();
        let scene = Scene::with(Limits { threads, ..limits() }).await;
        let table = two_people(&scene, 1, english()).await;
        let table = scene.look(table).await;
        let alone = search(&scene, &table, 60, false).await;
        assert_eq!(search(&scene, &table, 60, true).await, alone, "{threads} threads");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_get_a_thread_while_the_computer_thinks_and_all_when_it_is_stopped() {
    let long = Limits { computer_thinking: Duration::from_secs(3_600), ..limits() };
    let scene = Scene::with(long).await;
    let opening = Opening::new(room(1), ANNA, english(), [computer(Level::Grandmaster)]);
    let table = scene.open(opening).await;
    if on_turn(&*scene.look(table).await) == Some(ANNA) {
        scene.ask(table, ANNA, pass()).await.unwrap();
    }
    for number in 0..20 {
        assert_eq!(soon(scene.hall.pool().run(move || number)).await, Ok(number));
    }
    let over = scene.ask(table, ANNA, resign()).await.unwrap();
    assert_eq!(over.state.stage(), Stage::Over);
    // Two jobs that wait for each other need both threads.
    let both = Arc::new(Barrier::new(2));
    let meet = || {
        let (pool, both) = (scene.hall.pool().clone(), Arc::clone(&both));
        async move { pool.run(move || both.wait().is_leader()).await }
    };
    let (first, second) = soon(async { tokio::join!(meet(), meet()) }).await;
    assert_ne!(first.unwrap(), second.unwrap());
}
