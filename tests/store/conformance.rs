//! What every engine promises: each test runs on all of them.

use kamen::store::{
    Append, Expect, Head, Outcome, RecordWrite, Store, StoreError, StoredEvent, Unexpected,
    UnixMillis, Version, Written,
};

use crate::folder::Folder;
use crate::kit::{
    CHANNEL, append, appended, assert_sound, event, key, open, request, run, table, tables, texts,
};

/// Tests that take a store, each for every engine.
macro_rules! on_every_engine {
    ($($name:ident)*) => {
        mod memory {
            $(#[test]
            fn $name() {
                super::run(super::$name(super::Store::memory()));
            })*
        }

        mod sled {
            $(#[test]
            fn $name() {
                let folder = super::Folder::new(stringify!($name));
                let store = super::open(&folder.store());
                super::run(async {
                    super::$name(store.clone()).await;
                    super::assert_sound(&store).await;
                });
            })*
        }
    };
}

on_every_engine! {
    what_is_appended_is_loaded
    a_table_that_does_not_exist_has_nothing
    an_append_to_another_version_is_a_conflict
    a_repeated_request_is_a_duplicate
    requests_of_different_tables_do_not_meet
    of_many_who_append_to_one_version_one_wins
    a_crash_in_between_is_mended_by_asking_again
    records_are_written_and_deleted
    a_record_is_written_only_if_it_is_as_expected
    numbers_of_records_never_come_back
    an_append_and_its_records_are_one
    long_events_and_records_are_whole
    tables_are_listed_by_name_page_by_page
    records_are_listed_by_kind_page_by_page
    names_that_begin_alike_are_different
    what_is_too_large_is_refused
    the_store_accepts_nothing_when_it_is_closed
}

async fn what_is_appended_is_loaded(store: Store) {
    let first = StoredEvent { format: 7, at: UnixMillis(42), json: "{\"č\":1}".to_owned() };
    let events = vec![first.clone(), event("2")];
    appended(&store, Append { events, ..append(table(1), 0, "a") }).await;
    appended(&store, append(table(1), 2, "b")).await;
    assert_eq!(store.log(table(1)).await.unwrap(), [first, event("2"), event("\"b\"")]);
    assert_eq!(store.load(table(1), Version(2)).await.unwrap(), [event("\"b\"")]);
    assert_eq!(store.load(table(1), Version(3)).await.unwrap(), []);
    let summary = "\"after b\"".to_owned();
    let head = Head { version: Version(3), active: true, summary };
    assert_eq!(store.head(table(1)).await.unwrap(), Some(head));
    let requests = store.requests(table(1), None).await.unwrap();
    assert_eq!(requests, [(request("a"), Version(2)), (request("b"), Version(3))]);
}

async fn a_table_that_does_not_exist_has_nothing(store: Store) {
    assert!(store.is_empty().await.unwrap());
    assert_eq!(store.head(table(1)).await.unwrap(), None);
    assert_eq!(store.log(table(1)).await.unwrap(), []);
    assert_eq!(tables(&store, false).await, []);
    assert_eq!(store.get(&CHANNEL, &key("1")).await.unwrap(), None);
    assert_eq!(
        store.append(Append { events: Vec::new(), ..append(table(1), 0, "a") }).await,
        Err(StoreError::NoEvents)
    );
}

async fn an_append_to_another_version_is_a_conflict(store: Store) {
    assert_eq!(
        store.append(append(table(1), 1, "early")).await,
        Ok(Outcome::Conflict(Version::NONE))
    );
    appended(&store, append(table(1), 0, "a")).await;
    for (expected, name) in [(0, "late"), (2, "ahead")] {
        let outcome = store.append(append(table(1), expected, name)).await;
        assert_eq!(outcome, Ok(Outcome::Conflict(Version(1))));
    }
    assert_eq!(texts(&store, table(1)).await, ["\"a\""]);
    // A request that lost was not appended; it may come again.
    appended(&store, append(table(1), 1, "late")).await;
}

async fn a_repeated_request_is_a_duplicate(store: Store) {
    appended(&store, append(table(1), 0, "a")).await;
    appended(&store, append(table(1), 1, "b")).await;
    for expected in [0, 1, 2, 9] {
        let outcome = store.append(append(table(1), expected, "a")).await;
        assert_eq!(outcome, Ok(Outcome::Duplicate(Version(1))));
    }
    assert_eq!(texts(&store, table(1)).await, ["\"a\"", "\"b\""]);
}

async fn requests_of_different_tables_do_not_meet(store: Store) {
    appended(&store, append(table(1), 0, "a")).await;
    appended(&store, append(table(2), 0, "a")).await;
}

async fn of_many_who_append_to_one_version_one_wins(store: Store) {
    for version in 0..20 {
        let asks: Vec<_> = (0..50)
            .map(|who| {
                let store = store.clone();
                let ask = append(table(1), version, format!("{version} {who}"));
                std::thread::spawn(move || run(store.append(ask)))
            })
            .collect();
        let outcomes: Vec<_> = asks.into_iter().map(|ask| ask.join().unwrap().unwrap()).collect();
        let won = Outcome::Appended(Version(version + 1));
        assert_eq!(outcomes.iter().filter(|outcome| **outcome == won).count(), 1);
        let lost = Outcome::Conflict(Version(version + 1));
        assert_eq!(outcomes.iter().filter(|outcome| **outcome == lost).count(), 49);
    }
    assert_eq!(texts(&store, table(1)).await.len(), 20);
}

async fn a_crash_in_between_is_mended_by_asking_again(store: Store) {
    // The asker goes away before the answer comes.
    {
        let mut asked = Box::pin(store.append(append(table(1), 0, "a")));
        let waker = std::task::Waker::noop();
        let _ = asked.as_mut().poll(&mut std::task::Context::from_waker(waker));
    }
    // Whoever asks the same again learns that it has been done, once.
    let again = store.append(append(table(1), 0, "a")).await;
    assert_eq!(again, Ok(Outcome::Duplicate(Version(1))));
    assert_eq!(texts(&store, table(1)).await, ["\"a\""]);
}

async fn records_are_written_and_deleted(store: Store) {
    let put = |value: &str| store.put(CHANNEL, key("1"), value.to_owned(), Expect::Anything);
    let Ok(Written::Written(first)) = put("one").await else { panic!("not written") };
    let Ok(Written::Written(second)) = put("two").await else { panic!("not written") };
    assert!(second > first);
    let record = store.get(&CHANNEL, &key("1")).await.unwrap().unwrap();
    assert_eq!((record.version, record.value.as_str()), (second, "two"));
    for _ in 0..2 {
        let deleted = store.delete(CHANNEL, key("1"), Expect::Anything).await;
        assert!(matches!(deleted, Ok(Written::Written(_))));
        assert_eq!(store.get(&CHANNEL, &key("1")).await.unwrap(), None);
    }
}

async fn a_record_is_written_only_if_it_is_as_expected(store: Store) {
    let put = |value: &str, expect| store.put(CHANNEL, key("1"), value.to_owned(), expect);
    let Ok(Written::Written(first)) = put("one", Expect::Absent).await else { panic!() };
    let refused = |found| Ok(Written::Refused(Unexpected { kind: CHANNEL, key: key("1"), found }));
    assert_eq!(put("two", Expect::Absent).await, refused(Some(first)));
    let Ok(Written::Written(second)) = put("two", Expect::Version(first)).await else { panic!() };
    assert_eq!(put("three", Expect::Version(first)).await, refused(Some(second)));
    let deleted = store.delete(CHANNEL, key("1"), Expect::Version(first)).await;
    assert_eq!(deleted, refused(Some(second)));
    // Of several records, all are written or none.
    let several = vec![
        RecordWrite::put(CHANNEL, key("2"), "x".to_owned(), Expect::Absent),
        RecordWrite::put(CHANNEL, key("1"), "x".to_owned(), Expect::Absent),
    ];
    assert_eq!(store.write(several).await, refused(Some(second)));
    assert_eq!(store.get(&CHANNEL, &key("2")).await.unwrap(), None);
    assert_eq!(store.get(&CHANNEL, &key("1")).await.unwrap().unwrap().value, "two");
}

async fn numbers_of_records_never_come_back(store: Store) {
    let put = || store.put(CHANNEL, key("1"), "x".to_owned(), Expect::Absent);
    let Ok(Written::Written(before)) = put().await else { panic!("not written") };
    store.delete(CHANNEL, key("1"), Expect::Anything).await.unwrap();
    let Ok(Written::Written(after)) = put().await else { panic!("not written") };
    assert_ne!(before, after);
    let stale = store.delete(CHANNEL, key("1"), Expect::Version(before)).await;
    assert!(matches!(stale, Ok(Written::Refused(_))));
}

async fn an_append_and_its_records_are_one(store: Store) {
    let taken = |name: &str| RecordWrite::put(CHANNEL, key("1"), name.to_owned(), Expect::Absent);
    let opening = |number, name: &str| Append {
        records: vec![taken(name)],
        ..append(table(number), 0, name)
    };
    appended(&store, opening(1, "first")).await;
    let found = store.get(&CHANNEL, &key("1")).await.unwrap().unwrap();
    assert_eq!(found.value, "first");
    let refusal = Unexpected { kind: CHANNEL, key: key("1"), found: Some(found.version) };
    let second = store.append(opening(2, "second")).await;
    assert_eq!(second, Ok(Outcome::Refused(refusal)));
    assert_eq!(store.head(table(2)).await.unwrap(), None);
    // A repeated request is known before its records are looked at.
    assert_eq!(store.append(opening(1, "first")).await, Ok(Outcome::Duplicate(Version(1))));
    // Closing frees the channel.
    let freed = RecordWrite::delete(CHANNEL, key("1"), Expect::Version(found.version));
    let closing = Append { active: false, records: vec![freed], ..append(table(1), 1, "closed") };
    appended(&store, closing).await;
    assert_eq!(tables(&store, true).await, []);
    appended(&store, opening(2, "second")).await;
}

async fn long_events_and_records_are_whole(store: Store) {
    for (version, length) in [0, 1, 4085, 4086, 4087, 8192, 100_000].into_iter().enumerate() {
        let text: String = (0..length).map(|n| char::from(b'a' + (n % 26) as u8)).collect();
        let long = vec![event(&text), event("short")];
        let version = 2 * version as u64;
        appended(&store, Append { events: long, ..append(table(1), version, length) }).await;
        let loaded = store.load(table(1), Version(version)).await.unwrap();
        assert_eq!(loaded, [event(&text), event("short")]);
        store.put(CHANNEL, key("1"), text.clone(), Expect::Anything).await.unwrap();
        assert_eq!(store.get(&CHANNEL, &key("1")).await.unwrap().unwrap().value, text);
    }
    store.put(CHANNEL, key("1"), "short".to_owned(), Expect::Anything).await.unwrap();
    assert_eq!(store.list(&CHANNEL, None).await.unwrap().len(), 1);
    assert_eq!(store.log(table(1)).await.unwrap().len(), 14);
}

async fn tables_are_listed_by_name_page_by_page(store: Store) {
    let mut names = Vec::new();
    for number in 0..600 {
        let name = table(number * 0x9e37_79b9);
        names.push(name);
        appended(&store, Append { active: number % 3 == 0, ..append(name, 0, "a") }).await;
    }
    let active: Vec<_> = tables(&store, true).await.into_iter().map(|(name, _)| name).collect();
    let mut expected: Vec<_> = names.iter().copied().step_by(3).collect();
    expected.sort();
    assert_eq!(active, expected);
    names.sort();
    let all: Vec<_> = tables(&store, false).await.into_iter().map(|(name, _)| name).collect();
    assert_eq!(all, names);
}

async fn records_are_listed_by_kind_page_by_page(store: Store) {
    let writes = (0..300)
        .map(|n| RecordWrite::put(CHANNEL, key(&format!("{n:03}")), n.to_string(), Expect::Absent));
    store.write(writes.collect()).await.unwrap();
    let other = kamen::store::Kind::named("channels");
    store.put(other.clone(), key("1"), String::new(), Expect::Absent).await.unwrap();
    let first = store.list(&CHANNEL, None).await.unwrap();
    assert_eq!(first.len(), kamen::store::PAGE);
    let last = &first.last().unwrap().0;
    let second = store.list(&CHANNEL, Some(last)).await.unwrap();
    let values: Vec<_> =
        first.iter().chain(&second).map(|(_, record)| record.value.clone()).collect();
    assert_eq!(values, (0..300).map(|n| n.to_string()).collect::<Vec<_>>());
    assert_eq!(store.list(&other, None).await.unwrap().len(), 1);
}

async fn names_that_begin_alike_are_different(store: Store) {
    for (version, name) in ["1", "11", "1|", "1|1"].into_iter().enumerate() {
        appended(&store, append(table(1), version as u64, name)).await;
        store.put(CHANNEL, key(name), name.to_owned(), Expect::Absent).await.unwrap();
    }
    store.delete(CHANNEL, key("1"), Expect::Anything).await.unwrap();
    let left: Vec<_> = store.list(&CHANNEL, None).await.unwrap();
    let left: Vec<_> = left.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(left, ["11", "1|", "1|1"]);
    let after = store.list(&CHANNEL, Some(&key("11"))).await.unwrap();
    assert_eq!(after.len(), 2);
}

async fn what_is_too_large_is_refused(store: Store) {
    let large = "x".repeat(StoredEvent::MOST_BYTES + 1);
    for (ask, what) in [
        (Append { events: vec![event(&large)], ..append(table(1), 0, "a") }, "an event"),
        (Append { summary: "x".repeat(5000), ..append(table(1), 0, "a") }, "a summary"),
        (Append { events: vec![event(&large[1..]); 5], ..append(table(1), 0, "a") }, "an append"),
    ] {
        let error = store.append(ask).await.unwrap_err().to_string();
        assert!(error.starts_with(what), "{error}");
    }
    let error = store.put(CHANNEL, key("1"), large, Expect::Anything).await.unwrap_err();
    assert!(error.to_string().starts_with("a record of 262145 bytes"), "{error}");
    assert!(store.is_empty().await.unwrap());
}

async fn the_store_accepts_nothing_when_it_is_closed(store: Store) {
    appended(&store, append(table(1), 0, "a")).await;
    store.close().await.unwrap();
    let late = store.append(append(table(1), 1, "b")).await;
    assert_eq!(late, Err(StoreError::Closed));
    assert_eq!(texts(&store, table(1)).await, ["\"a\""]);
}

#[test]
fn a_store_on_disk_is_the_same_when_it_is_opened_again() {
    let folder = Folder::new("reopen");
    for round in 0..10 {
        let store = open(&folder.store());
        run(async {
            let before: Vec<String> = (0..round).map(|n| format!("\"{n}\"")).collect();
            assert_eq!(texts(&store, table(1)).await, before);
            if round > 0 {
                let repeated = store.append(append(table(1), 0, 0)).await;
                assert_eq!(repeated, Ok(Outcome::Duplicate(Version(1))));
            }
            appended(&store, append(table(1), round, round)).await;
            let expect = if round == 0 { Expect::Absent } else { Expect::Anything };
            let put = store.put(CHANNEL, key("1"), round.to_string(), expect).await;
            assert!(matches!(put, Ok(Written::Written(version)) if version.0 == round + 1));
            assert_sound(&store).await;
        });
    }
}
