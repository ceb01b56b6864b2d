//! Games that ended and were not noted: the program died in between.

use kamen::members::Members;
use kamen::session::LooseEnd;
use kamen::session::game::scrabble::Scrabble;
use kamen::session::table::{Deed, Stage};
use kamen::store::{Expect, Kind, RecordKey, Store, TableId};

use crate::folder::Folder;
use crate::kit::{ANNA, BOB, SERVER, Scene, limits, opening, resign, terms, turns, two_people};
use crate::stores::engines;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn results_that_nobody_kept_are_kept_at_the_next_start() {
    for (store, _folder) in engines("missing") {
        let scene = Scene::on(store, limits()).await;
        let mut loser = Vec::new();
        for channel in 0..3 {
            scene.clock.turn(1_000);
            let table = two_people(&scene, channel, terms()).await;
            let (by, _) = turns(&*scene.look(table).await);
            let over = scene.ask(table, by, resign()).await.unwrap().state;
            assert_eq!(over.stage(), Stage::Over);
            if channel == 1 {
                assert!(Members::new(scene.store.clone()).keep_result(&over).await.unwrap());
            }
            loser.push((by, table, scene.clock.now()));
        }
        let going = two_people(&scene, 7, terms()).await;
        let lobby = scene.open(opening(8, [kamen::session::table::Sitter::Open])).await;
        scene.ask(lobby, ANNA, Deed::Close).await.unwrap();
        // Here it dies, and later, when a rematch was begun, it starts again.
        let scene = scene.restarted().await;
        scene.clock.turn(60_000);
        let request = crate::kit::request();
        scene.hall.rematch(loser[0].1, ANNA, request).await.unwrap();
        let members = Members::new(scene.store.clone());
        assert_eq!(members.keep_missing().await.unwrap(), 2);
        assert_eq!(members.keep_missing().await.unwrap(), 0);
        for (_, table, ended_at) in &loser {
            let game = members.result(*table).await.unwrap().unwrap();
            assert_eq!(game.ended_at, *ended_at, "not when it was found");
            assert!(!members.keep_result(&*scene.look(*table).await).await.unwrap());
        }
        for table in [going, lobby] {
            assert_eq!(members.result(table).await.unwrap(), None);
            assert!(!members.keep_result(&*scene.look(table).await).await.unwrap());
        }
        for person in [ANNA, BOB] {
            let lost = loser.iter().filter(|(by, ..)| *by == person).count() as u32;
            let statistics = members.statistics::<Scrabble>(person, Some(SERVER)).await.unwrap();
            assert_eq!((statistics.games.games(), statistics.games.losses), (3, lost));
            let tables: Vec<_> = members.results_of(person, 0, 10).await.unwrap();
            let tables: Vec<_> = tables.into_iter().map(|game| game.table).collect();
            let newest: Vec<_> = loser.iter().rev().map(|(_, table, _)| *table).collect();
            assert_eq!(tables, newest);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_that_was_being_kept_is_there_once() {
    let folder = Folder::new("interrupted");
    let store = folder.open();
    let games: Vec<_> = (0..30).map(crate::play::finished).collect();
    let members = Members::new(store.clone());
    for game in &games {
        // Whoever waits goes away while the disk writes.
        tokio::select! {
            biased;
            _ = members.keep_result(&game.table) => {}
            () = std::future::ready(()) => {}
        }
    }
    for game in &games {
        members.keep_result(&game.table).await.unwrap();
    }
    store.close().await.unwrap();
    drop((store, members));
    let store = folder.open();
    let members = Members::new(store.clone());
    crate::laws::assert_totals(&members, &store, &games).await;
}

/// A game that is over.
async fn over(scene: &Scene, channel: u64) -> TableId {
    let table = two_people(scene, channel, terms()).await;
    let (by, _) = turns(&*scene.look(table).await);
    scene.ask(table, by, resign()).await.unwrap();
    table
}

async fn forget(store: &Store, kind: &'static str, key: &str) {
    let (kind, key) = (Kind::named(kind), RecordKey::new(key).unwrap());
    assert!(store.get(&kind, &key).await.unwrap().is_some(), "{kind} {key}");
    store.delete(kind, key, Expect::Anything).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_after_everything_is_kept_looks_at_no_table() {
    for (store, _folder) in engines("kept") {
        let scene = Scene::on(store.clone(), limits()).await;
        let table = over(&scene, 1).await;
        assert_eq!(Members::new(store.clone()).keep_missing().await.unwrap(), 1);
        assert!(LooseEnd::Result.marks(&store).await.unwrap().is_empty());
        // Whoever looked at the tables would miss this result now.
        forget(&store, "finished-game", table.as_str()).await;
        let scene = scene.restarted().await;
        let members = Members::new(store.clone());
        assert_eq!(members.keep_missing().await.unwrap(), 0);
        assert_eq!(members.result(table).await.unwrap(), None);
        assert_eq!(*scene.hall.awake().borrow(), 0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_from_before_there_were_marks_are_found_once() {
    for (store, _folder) in engines("unmarked") {
        let scene = Scene::on(store.clone(), limits()).await;
        let members = Members::new(store.clone());
        let tables = [over(&scene, 1).await, over(&scene, 2).await];
        members.keep_result(&*scene.look(tables[0]).await).await.unwrap();
        two_people(&scene, 3, terms()).await;
        // An earlier program has written all this.
        forget(&store, "end-unkept", tables[1].as_str()).await;
        for table in tables {
            forget(&store, "end-unshown", table.as_str()).await;
        }
        forget(&store, "ends-marked", "all").await;
        let scene = scene.restarted().await;
        for end in [LooseEnd::Result, LooseEnd::Board] {
            let mut marked: Vec<_> =
                end.marks(&store).await.unwrap().into_iter().map(|mark| mark.table).collect();
            marked.sort();
            let mut expected = tables.to_vec();
            expected.sort();
            assert_eq!(marked, expected, "{end:?}");
        }
        assert_eq!(members.keep_missing().await.unwrap(), 1);
        assert!(LooseEnd::Result.marks(&store).await.unwrap().is_empty());
        let scene = scene.restarted().await;
        assert!(LooseEnd::Result.marks(&store).await.unwrap().is_empty(), "once is enough");
        drop(scene);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_comes_after_an_end_was_shown_is_to_be_shown_as_well() {
    let scene = Scene::new().await;
    let table = over(&scene, 1).await;
    let shown = LooseEnd::Board.mark(&scene.store, table).await.unwrap().unwrap();
    assert_eq!(shown.version, scene.look(table).await.version());
    scene.hall.rematch(table, ANNA, crate::kit::request()).await.unwrap();
    // Whoever has shown the end knows nothing of the rematch.
    LooseEnd::Board.tie_up(&scene.store, std::slice::from_ref(&shown)).await.unwrap();
    let later = LooseEnd::Board.mark(&scene.store, table).await.unwrap().unwrap();
    assert!(later.version > shown.version);
    assert_eq!(LooseEnd::Result.marks(&scene.store).await.unwrap().len(), 1, "one result");
    LooseEnd::Board.tie_up(&scene.store, &[later]).await.unwrap();
    assert_eq!(LooseEnd::Board.mark(&scene.store, table).await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn results_are_kept_as_games_end_however_many_end_at_once() {
    let scene = Scene::with(kamen::session::Limits { updates: 2, ..limits() }).await;
    let members = Members::new(scene.store.clone());
    let early = over(&scene, 100).await;
    let follower = tokio::spawn({
        let (members, hall) = (members.clone(), scene.hall.clone());
        async move { members.follow(&hall).await }
    });
    let mut tables = vec![early];
    for channel in 0..12 {
        tables.push(over(&scene, channel).await);
    }
    let all_kept = async {
        while !LooseEnd::Result.marks(&scene.store).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    };
    crate::kit::soon(all_kept).await;
    for table in tables {
        assert!(members.result(table).await.unwrap().is_some());
    }
    follower.abort();
}
