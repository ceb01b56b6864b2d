//! Games that ended and were not noted: the program died in between.

use kamen::members::Members;
use kamen::session::game::scrabble::Scrabble;
use kamen::session::table::{Deed, Stage};

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
