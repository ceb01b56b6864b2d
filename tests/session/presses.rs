//! Presses at the wrong moment: twice, at the same time, too late, by somebody else.

use kamen::ai::scrabble::Level;
use kamen::games::rules::{Seat, Viewer};
use kamen::games::scrabble::{
    Action, Direction, LaidTile, Placement, Refusal as No, Start, Tile, View,
};
use kamen::session::Ask;
use kamen::session::game::{GameAction, GameRefusal};
use kamen::session::table::{Deed, Refusal, Sitter, Stage};
use kamen::store::TableId;

use crate::kit::{
    ANNA, BOB, CYRIL, Scene, ask, computer, on_turn, opening, pass, refusal, request, resign,
    scrabble, soon, terms, turns, two_people,
};

/// Tiles that fit the board and make something that is no word of the little language.
pub fn nonsense(view: &View) -> Option<GameAction> {
    let known: Vec<String> =
        include_str!("pack/words.txt").lines().map(str::to_uppercase).collect();
    let rack = view.rack.clone().unwrap();
    let letters = rack.iter().filter_map(|tile| match tile {
        Tile::Letter(letter) => Some(Some(LaidTile { letter, blank: false })),
        Tile::Blank => None,
    });
    let letters: Vec<_> = letters.collect();
    let directions = [Direction::Across, Direction::Down];
    let starts = view
        .board
        .squares()
        .flat_map(|square| directions.map(|direction| Start { square, direction }));
    let placements = starts.flat_map(|start| (2..=letters.len()).map(move |count| (start, count)));
    let mut placements =
        placements.map(|(start, count)| Placement { start, tiles: letters[..count].to_vec() });
    let found = placements.find(|placement| {
        view.preview(placement).is_ok_and(|(_, points)| {
            points.words.iter().any(|word| !known.contains(&word.word.word().to_string()))
        })
    });
    found.map(|placement| GameAction::Scrabble(Action::Place(placement)))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_press_is_answered_like_the_first_and_does_nothing() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    let (by, _) = turns(&*scene.look(table).await);
    let press = ask(by, pass());
    let (first, second) =
        tokio::join!(scene.hall.ask(table, press.clone()), scene.hall.ask(table, press.clone()));
    let (first, second) = (first.unwrap(), second.unwrap());
    assert_eq!(first.version, second.version);
    assert!(first.again != second.again, "one of them was the first");
    assert_eq!(scene.look(table).await.version(), first.version);
    let scene = scene.restarted().await;
    let third = soon(scene.hall.ask(table, press)).await.unwrap();
    assert!(third.again && third.version == first.version, "also after a restart");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn opening_twice_by_the_same_request_opens_one_table() {
    let scene = Scene::new().await;
    let press = request();
    let open = || scene.hall.open(opening(1, [Sitter::Open]), press.clone());
    let (first, second) = tokio::join!(open(), open());
    let (first, second) = (first.unwrap(), second.unwrap());
    assert_eq!(first.state.id(), second.state.id());
    assert_eq!(scene.hall.list().len(), 1);
    assert_eq!(open().await.unwrap().state.id(), first.state.id());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_take_the_last_chair_at_once_one_sits_and_the_other_is_told() {
    for _ in 0..20 {
        let scene = Scene::new().await;
        let table = scene.open(opening(1, [Sitter::Open])).await;
        let (bob, cyril) =
            tokio::join!(scene.ask(table, BOB, Deed::Join), scene.ask(table, CYRIL, Deed::Join));
        let refusals = [&bob, &cyril].into_iter().filter_map(|answer| answer.as_ref().err());
        assert_eq!(refusals.collect::<Vec<_>>(), [&Refusal::AlreadyStarted]);
        assert_eq!(scene.look(table).await.stage(), Stage::Playing);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_tables_opened_in_one_room_at_once_one_stands() {
    let scene = Scene::new().await;
    let open = || scene.hall.open(opening(7, [Sitter::Open]), request());
    let answers = tokio::join!(open(), open(), open(), open());
    let answers = [answers.0, answers.1, answers.2, answers.3];
    let opened: Vec<TableId> = answers.iter().flatten().map(|answer| answer.state.id()).collect();
    assert_eq!(opened.len(), 1);
    for why in answers.into_iter().filter_map(Result::err) {
        assert_eq!(refusal(why), Refusal::RoomTaken { table: opened[0] });
    }
    assert_eq!(scene.hall.list().len(), 1, "those refused are not counted");
    scene.ask(opened[0], ANNA, Deed::Close).await.unwrap();
    let next = scene.open(opening(7, [Sitter::Open])).await;
    assert_ne!(next, opened[0]);
    let refused = scene.ask(opened[0], ANNA, Deed::Reopen).await.unwrap_err();
    assert_eq!(refused, Refusal::RoomTaken { table: next });
    scene.ask(next, ANNA, Deed::Close).await.unwrap();
    scene.ask(opened[0], ANNA, Deed::Reopen).await.unwrap();
    assert_eq!(scene.look(opened[0]).await.stage(), Stage::Lobby);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_presses_on_an_old_board_is_told_that_it_has_moved_on() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    let seen = scene.look(table).await;
    let (first, second) = turns(&seen);
    let press = |by, deed, seen| Ask { seen: Some(seen), ..ask(by, deed) };
    soon(scene.hall.ask(table, press(first, pass(), seen.version()))).await.unwrap();
    let now = scene.look(table).await.version();
    let refused = soon(scene.hall.ask(table, press(second, pass(), seen.version()))).await;
    assert_eq!(refused.map_err(refusal).unwrap_err(), Refusal::Stale { version: now });
    assert_eq!(scene.look(table).await.version(), now, "a refused press leaves no trace");
    // What does not depend on the position is done nevertheless.
    let done = soon(scene.hall.ask(table, press(second, resign(), seen.version()))).await.unwrap();
    assert_eq!(done.state.stage(), Stage::Over);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forged_presses_are_refused() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    let state = scene.look(table).await;
    let (on_turn, other) = turns(&state);
    let refused = |by, deed| {
        let scene = &scene;
        async move { scene.ask(table, by, deed).await.unwrap_err() }
    };
    let turn = state.turn().unwrap();
    let not_yours = Refusal::Game(GameRefusal::Scrabble(No::NotYourTurn { turn }));
    assert_eq!(refused(other, pass()).await, not_yours);
    assert_eq!(refused(CYRIL, pass()).await, Refusal::NotSeated);
    assert_eq!(refused(CYRIL, Deed::Start).await, Refusal::AlreadyStarted);
    assert_eq!(refused(BOB, Deed::Close).await, Refusal::NotHost);
    assert_eq!(refused(ANNA, Deed::Close).await, Refusal::OthersPlay);
    assert_eq!(refused(on_turn, Deed::Join).await, Refusal::AlreadySeated);
    assert_eq!(refused(on_turn, Deed::Reopen).await, Refusal::NotClosed);
    assert_eq!(refused(on_turn, Deed::AgreeUndo).await, Refusal::NoUndoPending);
    let kick = Deed::Kick { seat: Seat(9), computer: None };
    assert_eq!(refused(ANNA, kick).await, Refusal::NoSuchSeat);
    let nowhere = TableId::from_random([9; 8]);
    assert_eq!(scene.ask(nowhere, ANNA, pass()).await.unwrap_err(), Refusal::NoSuchTable);
    assert_eq!(scene.look(table).await.version(), state.version());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn resigning_stops_the_computer_in_the_middle_of_its_thought() {
    let scene = Scene::new().await;
    // Somebody else's thoughts keep both threads busy.
    let (release, gate) = std::sync::mpsc::channel::<()>();
    let gate = std::sync::Arc::new(std::sync::Mutex::new(gate));
    let table = scene.open(opening(1, [computer(Level::Inhuman)])).await;
    scene.until(table, |table| on_turn(table) == Some(ANNA)).await;
    let mut busy = Vec::new();
    for _ in 0..2 {
        let (pool, gate) = (scene.hall.pool().clone(), std::sync::Arc::clone(&gate));
        busy.push(tokio::spawn(async move {
            pool.run(move || gate.lock().map(|gate| gate.recv().is_ok()).is_ok()).await
        }));
    }
    let before = scene.ask(table, ANNA, pass()).await.unwrap();
    assert_eq!(on_turn(&before.state), None, "the computer is to move");
    let over = scene.ask(table, ANNA, resign()).await.unwrap();
    assert_eq!(over.state.stage(), Stage::Over);
    drop(release);
    for job in busy {
        soon(job).await.unwrap().unwrap();
    }
    // A job after the computer's own shows that it has come to nothing.
    scene.hall.pool().run(|| ()).await.unwrap();
    assert_eq!(scene.look(table).await.version(), over.version);
    assert!(scrabble(&over.state, Viewer::Spectator).outcome.is_some());
}
