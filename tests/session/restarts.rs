//! Restarts in the middle of everything: what was confirmed is there, and games go on.

use kamen::ai::scrabble::Level;
use kamen::session::table::{Deed, Stage};
use kamen::session::{Fault, NotDone};
use kamen::store::{SledOptions, Store};

use crate::folder::Folder;
use crate::kit::{
    ANNA, Scene, ask, computer, limits, on_turn, opening, pass, soon, terms, turns, two_people,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_computers_go_on_by_themselves_after_restarts() {
    let mut scene = Scene::new().await;
    let mut tables = Vec::new();
    for channel in 0..5 {
        let mut opening = opening(channel, [computer(Level::Professional)]);
        opening.chairs[0] = computer(Level::Inhuman);
        tables.push(scene.open(opening).await);
    }
    for moves in 3..8 {
        for &table in &tables {
            let far = |t: &kamen::session::table::Table| t.version().0 > moves;
            scene.until(table, far).await;
        }
        scene = scene.restarted().await;
    }
    let mut updates = scene.hall.updates();
    soon(async {
        while !scene.hall.list().is_empty() {
            let _ = updates.recv().await;
        }
    })
    .await;
    for table in tables {
        let over = scene.look(table).await;
        assert_eq!(over.stage(), Stage::Over);
        assert_eq!(scene.replayed(table).await, *over);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_people_stands_as_it_stood_and_wakes_when_it_is_needed() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    let (by, _) = turns(&*scene.look(table).await);
    let before = scene.ask(table, by, pass()).await.unwrap().state;
    let scene = scene.restarted().await;
    assert_eq!(*scene.hall.awake().borrow(), 0, "nobody has asked for it");
    assert_eq!(scene.hall.list().len(), 1);
    assert_eq!(*scene.look(table).await, *before);
    assert_eq!(*scene.hall.awake().borrow(), 1);
    let (by, _) = turns(&before);
    scene.ask(table, by, pass()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_computer_chooses_the_same_move_when_it_has_to_think_again() {
    // A thought that nobody hears: the hall is gone before it is over.
    let scene = Scene::with(kamen::session::Limits {
        computer_pause: std::time::Duration::from_secs(3_600),
        ..limits()
    })
    .await;
    let mut opening = opening(1, [computer(Level::Random)]);
    opening.chairs[0] = computer(Level::Random);
    let table = scene.open(opening).await;
    let log = scene.store.log(table).await.unwrap();
    let mut moves = Vec::new();
    for _ in 0..2 {
        let store = Store::memory();
        let copy = kamen::store::Append {
            table,
            expected: kamen::store::Version::NONE,
            request: crate::kit::request(),
            events: log.clone(),
            active: true,
            summary: scene.store.head(table).await.unwrap().unwrap().summary,
            records: Vec::new(),
        };
        store.append(copy).await.unwrap();
        let other = Scene::on(store, limits()).await;
        let state = other.until(table, |t| t.version().0 > log.len() as u64 + 5).await;
        let view = crate::kit::scrabble(&state, kamen::games::rules::Viewer::Spectator);
        let five: Vec<_> = view.turns.iter().take(5).map(|turn| turn.deed.clone()).collect();
        moves.push(five);
    }
    assert_eq!(moves[0], moves[1]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_confirmed_is_there_after_the_store_was_opened_again() {
    let folder = Folder::new("reopened");
    let open = || Store::sled(&folder.0, &SledOptions::default()).unwrap();
    let scene = Scene::on(open(), limits()).await;
    let table = two_people(&scene, 1, terms()).await;
    let lobby = scene.open(opening(2, [kamen::session::table::Sitter::Open])).await;
    let (by, _) = turns(&*scene.look(table).await);
    let before = scene.ask(table, by, pass()).await.unwrap().state;
    scene.hall.shutdown().await.unwrap();
    let refused = scene.hall.look(table).await.unwrap_err();
    assert!(matches!(refused, NotDone::Fault(Fault::ShuttingDown)), "{refused:?}");
    drop(scene);
    let scene = Scene::on(open(), limits()).await;
    assert_eq!(scene.hall.list().len(), 2);
    assert_eq!(*scene.look(table).await, *before);
    scene.ask(lobby, ANNA, Deed::Close).await.unwrap();
    assert_eq!(on_turn(&*scene.look(lobby).await), None);
    scene.hall.shutdown().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_on_one_store_do_not_overwrite_each_other() {
    let one = Scene::new().await;
    let table = two_people(&one, 1, terms()).await;
    let other = Scene::on(one.store.clone(), limits()).await;
    for scene in [&other, &one, &other] {
        // Each has seen less than is there, and decides again on what is there.
        let state = one.replayed(table).await;
        let (by, not_by) = turns(&state);
        assert!(scene.ask(table, not_by, pass()).await.is_err());
        let answer = scene.ask(table, by, pass()).await.unwrap();
        assert_eq!(answer.version, state.version().after(1));
    }
    let log = one.store.log(table).await.unwrap();
    assert_eq!(one.replayed(table).await.version().0, log.len() as u64);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_cannot_be_read_spoils_no_other_table() {
    let scene = Scene::new().await;
    let good = scene.open(opening(1, [kamen::session::table::Sitter::Open])).await;
    let bad = kamen::store::TableId::from_random([3; 8]);
    let event = kamen::store::StoredEvent {
        format: 1,
        at: kamen::store::UnixMillis(1),
        json: "{\"by\":\"time\",\"what\":\"nonsense\"}".into(),
    };
    let append = kamen::store::Append {
        table: bad,
        expected: kamen::store::Version::NONE,
        request: crate::kit::request(),
        events: vec![event],
        active: true,
        summary: "{}".into(),
        records: Vec::new(),
    };
    scene.store.append(append).await.unwrap();
    let scene = scene.restarted().await;
    let refused = scene.hall.ask(bad, ask(ANNA, Deed::Join)).await.unwrap_err();
    assert!(matches!(refused, NotDone::Fault(Fault::Unreadable(_))), "{refused:?}");
    assert_eq!(scene.look(good).await.stage(), Stage::Lobby);
    scene.ask(good, ANNA, Deed::Close).await.unwrap();
}
