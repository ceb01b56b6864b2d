//! Reminders, forfeits and clocks, with a clock that is turned by hand.

use std::time::Duration;

use kamen::games::ending::Departure;
use kamen::games::rules::Viewer;
use kamen::games::scrabble::{ClockRule, Options};
use kamen::session::Limits;
use kamen::session::table::{By, Closure, Deed, Entry, Pace, Sitter, Stage, TableEvent, Terms};
use kamen::store::Version;

use crate::kit::{
    ANNA, BOB, HOUR, Scene, limits, opening, pass, room, scrabble, soon, terms, terms_with, turns,
    two_people,
};

fn slow() -> Terms {
    let pace = Pace { move_ms: Some(24 * HOUR), remind_ms: Some(8 * HOUR), ..Pace::default() };
    Terms { pace, ..terms() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_player_on_turn_is_reminded_and_then_out_of_the_game() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, slow()).await;
    let mut updates = scene.hall.updates();
    let before = scene.look(table).await;
    let seat = before.turn().unwrap();
    for reminders in 1..=2 {
        scene.clock.turn(8 * HOUR);
        let update = soon(updates.recv()).await.unwrap();
        assert_eq!(update.state.reminders(), reminders);
        assert_eq!(update.version, before.version().after(reminders.into()));
        let entries = scene.entries(table).await;
        let Some(Entry { by, event, .. }) = entries.last() else { panic!("nothing happened") };
        assert_eq!((*by, event), (By::Time, &TableEvent::Reminded { seat }));
    }
    scene.clock.turn(8 * HOUR);
    let update = soon(updates.recv()).await.unwrap();
    let events = scene.entries(table).await.split_off(before.version().0 as usize + 2);
    assert_eq!(events[0].event, TableEvent::Forfeited { seat });
    assert_eq!(update.state.stage(), Stage::Over);
    let view = scrabble(&update.state, Viewer::Spectator);
    assert_eq!(view.players[seat.index()].departed, Some(Departure::Left));
    assert_eq!(scene.replayed(table).await, *update.state);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_in_time_starts_the_time_of_the_other() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, slow()).await;
    let (by, _) = turns(&*scene.look(table).await);
    scene.clock.turn(23 * HOUR);
    scene.until(table, |table| table.version() > Version(4)).await;
    scene.ask(table, by, pass()).await.unwrap();
    let seat = scene.look(table).await.turn().unwrap();
    scene.clock.turn(23 * HOUR);
    let state = scene.until(table, |table| table.version() > Version(6)).await;
    assert_eq!((state.stage(), state.turn()), (Stage::Playing, Some(seat)));
    scene.clock.turn(HOUR);
    scene.until(table, |table| table.stage() == Stage::Over).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn deadlines_survive_restarts_and_people_have_some_grace_after_one() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, slow()).await;
    let scene = scene.restarted().await;
    assert_eq!(*scene.hall.awake().borrow(), 0);
    scene.clock.turn(8 * HOUR);
    scene.until(table, |table| table.version() == Version(5)).await;
    scene.clock.turn(15 * HOUR);
    let before = scene.until(table, |table| table.version() == Version(6)).await;
    let clock = scene.clock.clone();
    let graceful = Limits { grace: Duration::from_secs(600), ..limits() };
    clock.turn(5 * HOUR);
    scene.until(table, |table| table.stage() == Stage::Over).await;
    // Another table, whose deadline passes while nobody is there.
    let other = two_people(&scene, 2, slow()).await;
    let mut hands = scene.hall.awake();
    let (store, hall) = (scene.store.clone(), scene.hall.clone());
    drop((scene, hall));
    soon(hands.wait_for(|awake| *awake == 0)).await.unwrap();
    clock.turn(30 * HOUR);
    let hall = kamen::session::Hall::start(store.clone(), clock.clone(), graceful).await.unwrap();
    let scene = Scene { hall, store, clock };
    scene.clock.turn(599_000);
    assert_eq!(scene.look(other).await.stage(), Stage::Playing);
    scene.clock.turn(1_000);
    scene.until(other, |table| table.stage() == Stage::Over).await;
    assert_eq!(before.stage(), Stage::Playing);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_runs_out_of_the_games_own_clock_has_lost() {
    let scene = Scene::new().await;
    let options = Options { clock: Some(ClockRule::minutes(1)), ..Options::default() };
    let table = two_people(&scene, 1, terms_with(options)).await;
    let (by, _) = turns(&*scene.look(table).await);
    scene.clock.turn(5 * 60_000);
    scene.ask(table, by, pass()).await.unwrap();
    let seat = scene.look(table).await.turn().unwrap();
    scene.clock.turn(11 * 60_000);
    assert_eq!(scene.look(table).await.stage(), Stage::Playing, "not a moment too early");
    scene.clock.turn(1);
    let over = scene.until(table, |table| table.stage() == Stage::Over).await;
    let view = scrabble(&over, Viewer::Spectator);
    assert_eq!(view.players[seat.index()].departed, Some(Departure::OutOfTime));
    assert_eq!(view.players[1 - seat.index()].time.unwrap().0, -4 * 60_000);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn abandoned_tables_close_and_can_be_reopened() {
    let scene = Scene::new().await;
    let lobby = scene.open(opening(1, [Sitter::Open])).await;
    let playing = two_people(&scene, 2, terms()).await;
    scene.clock.turn(24 * HOUR);
    let closed = scene.until(lobby, |table| table.stage() == Stage::Closed).await;
    assert_eq!(closed.view(None).closed, Some(Closure::Abandoned));
    scene.clock.turn(13 * 24 * HOUR);
    let closed = scene.until(playing, |table| table.stage() == Stage::Closed).await;
    assert!(scene.hall.list().is_empty());
    assert!(!scene.hall.table_in(room(2).channel).await.unwrap().unwrap().live);
    let (by, _) = {
        scene.ask(playing, BOB, Deed::Reopen).await.unwrap();
        turns(&*scene.look(playing).await)
    };
    assert!(scene.look(playing).await.deadline() > closed.deadline());
    scene.ask(playing, by, pass()).await.unwrap();
    scene.ask(lobby, ANNA, Deed::Reopen).await.unwrap();
    assert_eq!(scene.hall.list().len(), 2);
}
