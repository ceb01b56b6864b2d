//! How much one person or server may ask for.

use kamen::session::table::{Deed, Refusal, Sitter};
use kamen::session::{Again, Limits};

use crate::kit::{
    ANNA, BOB, Scene, limits, opening, refusal, request, resign, soon, terms, two_people,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_so_many_tables_and_may_open_another_when_one_is_over() {
    let scene = Scene::with(Limits { tables_per_person: 3, ..limits() }).await;
    let mut tables = Vec::new();
    for channel in 0..3 {
        tables.push(scene.open(opening(channel, [Sitter::Open, Sitter::Open])).await);
    }
    let more = |channel| scene.hall.open(opening(channel, [Sitter::Open]), request());
    assert_eq!(
        soon(more(9)).await.map_err(refusal).unwrap_err(),
        Refusal::TooManyTables { most: 3 }
    );
    assert_eq!(scene.hall.table_in(kamen::session::ChannelId(9)).await.unwrap(), None);
    for &table in &tables {
        scene.ask(table, BOB, Deed::Join).await.unwrap();
    }
    let mut other = opening(10, [Sitter::Open, Sitter::Open]);
    other.host = kamen::session::PersonId(50);
    other.chairs[0] = Sitter::Person(other.host);
    let table = scene.open(other).await;
    let refused = scene.ask(table, BOB, Deed::Join).await.unwrap_err();
    assert_eq!(refused, Refusal::TooManyTables { most: 3 });
    scene.ask(tables[0], ANNA, Deed::Close).await.unwrap();
    soon(more(9)).await.unwrap();
    scene.ask(table, BOB, Deed::Join).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_has_so_many_tables_also_when_all_are_opened_at_once() {
    let scene = Scene::with(Limits { tables_per_server: 2, ..limits() }).await;
    let open = |channel| scene.hall.open(opening(channel, [Sitter::Open]), request());
    let opened = tokio::join!(open(1), open(2), open(3), open(4));
    let opened = [opened.0, opened.1, opened.2, opened.3];
    assert_eq!(opened.iter().filter(|answer| answer.is_ok()).count(), 2);
    for why in opened.into_iter().filter_map(Result::err) {
        assert_eq!(refusal(why), Refusal::ServerFull { most: 2 });
    }
    let mut alone = opening(5, [Sitter::Open]);
    alone.room.server = None;
    soon(scene.hall.open(alone, request())).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_may_want_fewer_tables_and_never_gets_more() {
    let scene = Scene::with(Limits { tables_per_server: 3, ..limits() }).await;
    let open =
        |channel, most| scene.hall.open_among(opening(channel, [Sitter::Open]), most, request());
    let opened = tokio::join!(open(1, 1), open(2, 1));
    let opened = [opened.0, opened.1];
    assert_eq!(opened.iter().filter(|answer| answer.is_ok()).count(), 1);
    let refused = opened.into_iter().find_map(Result::err).map(refusal);
    assert_eq!(refused, Some(Refusal::ServerFull { most: 1 }));
    for channel in [3, 4] {
        soon(open(channel, 50)).await.unwrap();
    }
    let refused = soon(open(5, 50)).await.map_err(refusal).unwrap_err();
    assert_eq!(refused, Refusal::ServerFull { most: 3 });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_needs_a_place_among_the_tables_of_the_server() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    scene.ask(table, ANNA, resign()).await.unwrap();
    scene.open(opening(2, [Sitter::Open])).await;
    let again = |most| {
        let wish = Again { most, ..Again::default() };
        scene.hall.rematch_as(table, BOB, wish, request())
    };
    assert_eq!(soon(again(1)).await.map_err(refusal).unwrap_err(), Refusal::ServerFull { most: 1 });
    soon(again(2)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_one_person_is_held_off_and_others_are_heard() {
    let flood = Limits { requests_per_minute: 60, burst: 5, ..limits() };
    let scene = Scene::with(flood).await;
    let mut held_off = 0;
    for _ in 0..50 {
        if let Err(refusal) = scene.hall.admit(ANNA) {
            let Refusal::TooManyRequests { wait_ms } = refusal else { panic!("{refusal:?}") };
            assert_eq!(wait_ms, 1_000);
            held_off += 1;
        }
    }
    assert_eq!(held_off, 45);
    assert_eq!(scene.hall.admit(BOB), Ok(()));
    scene.clock.turn(1_000);
    assert_eq!(scene.hall.admit(ANNA), Ok(()));
    assert!(scene.hall.admit(ANNA).is_err());
    // Who was let in is not counted again, however much that takes of tables.
    let table = scene.open(opening(1, [Sitter::Open, Sitter::Open])).await;
    for _ in 0..10 {
        assert_eq!(scene.ask(table, ANNA, Deed::Reopen).await.unwrap_err(), Refusal::NotClosed);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn typing_has_a_budget_of_its_own() {
    let flood = Limits {
        requests_per_minute: 60,
        burst: 1,
        completions_per_minute: 120,
        completions_burst: 4,
        ..limits()
    };
    let scene = Scene::with(flood).await;
    let typed = (0..20).filter(|_| scene.hall.admit_typing(ANNA).is_ok());
    assert_eq!(typed.count(), 4);
    assert_eq!(scene.hall.admit(ANNA), Ok(()), "typing takes nothing from what may be done");
    scene.clock.turn(500);
    assert_eq!(scene.hall.admit_typing(ANNA), Ok(()));
    assert!(scene.hall.admit_typing(ANNA).is_err() && scene.hall.admit(ANNA).is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_invites_so_many_within_an_hour_also_by_playing_again() {
    let scene = Scene::with(Limits { invitations_per_hour: 3, ..limits() }).await;
    let table = two_people(&scene, 1, terms()).await;
    scene.ask(table, ANNA, resign()).await.unwrap();
    soon(scene.hall.rematch(table, ANNA, request())).await.unwrap();
    // A room that is taken invites nobody, and a table that anybody may join invites nobody either.
    let invite = |channel| scene.hall.open(opening(channel, [Sitter::Invited(BOB)]), request());
    let refused = refusal(soon(invite(1)).await.unwrap_err());
    assert!(matches!(refused, Refusal::RoomTaken { .. }), "{refused:?}");
    soon(scene.hall.open(opening(2, [Sitter::Open]), request())).await.unwrap();
    soon(invite(3)).await.unwrap();
    let refused = refusal(soon(invite(4)).await.unwrap_err());
    assert!(matches!(refused, Refusal::TooManyInvitations { most: 3, .. }), "{refused:?}");
    assert_eq!(scene.hall.table_in(kamen::session::ChannelId(4)).await.unwrap(), None);
    soon(scene.hall.open(opening(4, [Sitter::Open]), request())).await.unwrap();
    scene.clock.turn(3_600_000);
    soon(invite(5)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_wants_no_invitations_finds_a_free_chair_when_others_play_again() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    scene.ask(table, ANNA, resign()).await.unwrap();
    let wish = Again { uninvited: &[BOB], ..Again::default() };
    let again = soon(scene.hall.rematch_as(table, ANNA, wish, request())).await.unwrap().state;
    assert!(again.chairs().iter().any(|chair| chair.sitter == Sitter::Open));
    assert!(again.view(None).invited().is_empty());
    scene.ask(again.id(), BOB, Deed::Join).await.unwrap();
}
