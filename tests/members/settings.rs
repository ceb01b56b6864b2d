//! How people and servers want things, and how people are called.

use kamen::members::{Members, PersonSettings, ServerSettings};
use kamen::session::{PersonId, ServerId};
use kamen::store::{Kind, RecordKey, Store};
use kamen::texts::Tongue;

use crate::folder::Folder;
use crate::kit::{ANNA, BOB};
use crate::stores::engines;

const SERVER: ServerId = ServerId(9);

async fn text(store: &Store, kind: &'static str, key: &str) -> Option<String> {
    let record = store.get(&Kind::named(kind), &RecordKey::new(key).unwrap()).await.unwrap();
    record.map(|record| record.value)
}

#[tokio::test]
async fn whoever_has_changed_nothing_has_the_defaults_and_no_record() {
    for (store, _folder) in engines("defaults") {
        let members = Members::new(store.clone());
        let person = members.person(ANNA).await.unwrap();
        assert_eq!(person, PersonSettings::default());
        assert!(person.previews && person.pings && person.tongue.is_none());
        assert!(members.server(SERVER).await.unwrap().hints);
        assert_eq!(members.change_person(ANNA, |_| {}).await.unwrap(), person);
        assert!(store.is_empty().await.unwrap());
    }
}

#[tokio::test]
async fn what_was_changed_is_there_at_once_and_after_a_restart() {
    let folder = Folder::new("changed");
    let store = folder.open();
    let members = Members::new(store.clone());
    assert_eq!(members.person(ANNA).await.unwrap().tongue, None, "now it is in the cache");
    let change = |person: &mut PersonSettings| person.tongue = Some(Tongue::Slovak);
    let changed = members.change_person(ANNA, change).await.unwrap();
    assert_eq!(members.person(ANNA).await.unwrap(), changed);
    let words = |server: &mut ServerSettings| server.games.scrabble.add_word("cs", "kámen");
    let server = members.change_server(SERVER, words).await.unwrap();
    assert_eq!(members.server(SERVER).await.unwrap(), server);
    assert_eq!(members.person(BOB).await.unwrap(), PersonSettings::default());
    store.close().await.unwrap();
    drop((store, members));
    let members = Members::new(folder.open());
    assert_eq!(members.person(ANNA).await.unwrap(), changed);
    assert_eq!(members.server(SERVER).await.unwrap().games.scrabble.overlay("cs").added, ["kámen"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_overwrites_what_somebody_else_has_changed_meanwhile() {
    for (store, _folder) in engines("meanwhile") {
        let members = Members::new(store);
        let mut changes = tokio::task::JoinSet::new();
        for number in 0..40 {
            let members = members.clone();
            changes.spawn(async move {
                let word = format!("{number:02}");
                members
                    .change_server(SERVER, |server| server.games.scrabble.add_word("en", &word))
                    .await
                    .unwrap();
                let added =
                    members.server(SERVER).await.unwrap().games.scrabble.overlay("en").added;
                assert!(added.contains(&word), "who has changed something sees it");
            });
        }
        changes.join_all().await;
        assert_eq!(
            members.server(SERVER).await.unwrap().games.scrabble.overlay("en").added.len(),
            40
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_change_that_nobody_waits_for_is_not_missed() {
    let folder = Folder::new("dropped");
    let members = Members::new(folder.open());
    for round in 1..=20 {
        members.server(SERVER).await.unwrap();
        tokio::select! {
            biased;
            _ = members.change_server(SERVER, |server| server.tables = Some(round)) => {}
            () = std::future::ready(()) => {}
        }
        // It may take a moment, but never longer than the disk.
        while members.server(SERVER).await.unwrap().tables != Some(round) {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test]
async fn a_name_is_written_only_when_it_has_changed() {
    for (store, _folder) in engines("names") {
        let members = Members::new(store.clone());
        assert_eq!(members.name(ANNA).await.unwrap(), None);
        members.saw(ANNA, "Anička").await.unwrap();
        let key = RecordKey::new("1").unwrap();
        let version =
            async || store.get(&Kind::named("name"), &key).await.unwrap().unwrap().version;
        let first = version().await;
        members.saw(ANNA, "Anička").await.unwrap();
        Members::new(store.clone()).saw(ANNA, "Anička").await.unwrap();
        members.saw(ANNA, "").await.unwrap();
        assert_eq!(version().await, first);
        members.saw(ANNA, &"ž".repeat(500)).await.unwrap();
        assert!(version().await > first);
        assert_eq!(members.name(ANNA).await.unwrap(), Some("ž".repeat(100)));
        assert_eq!(members.name(PersonId(11)).await.unwrap(), None);
    }
}

#[tokio::test]
async fn settings_of_a_newer_program_are_neither_misread_nor_overwritten() {
    let store = Store::memory();
    let (kind, key) = (Kind::named("person"), RecordKey::new("1").unwrap());
    let newer = r#"{"format":2,"pings":"loud"}"#;
    let expect = kamen::store::Expect::Absent;
    store.put(kind, key, newer.into(), expect).await.unwrap();
    let members = Members::new(store.clone());
    assert!(members.person(ANNA).await.is_err());
    assert!(members.change_person(ANNA, |person| person.pings = false).await.is_err());
    assert_eq!(text(&store, "person", "1").await.unwrap(), newer);
}

#[tokio::test]
async fn too_many_words_are_refused_and_nothing_is_lost() {
    let store = Store::memory();
    let members = Members::new(store.clone());
    members.change_server(SERVER, |server| server.tables = Some(3)).await.unwrap();
    let flood = |server: &mut ServerSettings| {
        (0..20_000)
            .for_each(|number| server.games.scrabble.add_word("cs", &format!("slovo{number:010}")));
    };
    let error = members.change_server(SERVER, flood).await.unwrap_err();
    assert!(matches!(error, kamen::store::StoreError::TooLarge { .. }), "{error}");
    let server = members.server(SERVER).await.unwrap();
    assert_eq!((server.tables, server.games.scrabble.overlays.len()), (Some(3), 0));
}
