//! Backups: what goes out comes in again, and a file that was touched is found out.

use std::io::Cursor;

use kamen::store::backup::{BackupError, export, import, verify};
use kamen::store::{Append, Expect, Kind, Record, RecordWrite, Store, StoreError, Version};

use crate::folder::Folder;
use crate::kit::{
    CHANNEL, append, appended, assert_sound, event, key, open, run, table, tables, texts,
};

/// A store with tables of different lengths, long events and records.
async fn filled(store: &Store) {
    for number in 0..5 {
        for version in 0..number * 3 + 1 {
            let long = "x".repeat(version as usize * 1000);
            let events = vec![event(&long), event("\"ž\\n\"")];
            let name = format!("{number} {version}");
            let active = number % 2 == 0;
            let append = append(table(number), 2 * version, name);
            appended(store, Append { events, active, ..append }).await;
        }
        let name = key(&number.to_string());
        store
            .put(CHANNEL, name, "x".repeat(3_000 * number as usize), Expect::Absent)
            .await
            .unwrap();
    }
    appended(store, append(table(9), 0, 0)).await;
    for version in 1..600 {
        appended(store, append(table(9), version, version)).await;
    }
    store.delete(CHANNEL, key("3"), Expect::Anything).await.unwrap();
    store.put(Kind::named("player"), key("a|b"), "{}".into(), Expect::Absent).await.unwrap();
}

async fn exported(store: &Store) -> String {
    let mut out = Vec::new();
    movable(export(store, None, &mut out)).await.unwrap();
    String::from_utf8(out).unwrap()
}

/// A future that can be spawned, as a bot that backs itself up would do.
fn movable<T: Future + Send>(future: T) -> T {
    future
}

async fn import_text(store: &Store, text: &str) -> Result<(), BackupError> {
    movable(import(store, &mut Cursor::new(text))).await.map(|_| ())
}

#[test]
fn what_goes_out_comes_in_again_on_every_engine() {
    let folder = Folder::new("backup");
    run(async {
        let first = Store::memory();
        filled(&first).await;
        let backup = exported(&first).await;
        let second = open(&folder.store());
        let counts = import(&second, &mut Cursor::new(&backup)).await.unwrap();
        assert_eq!((counts.tables, counts.events, counts.records), (6, 670, 5));
        assert_sound(&second).await;
        assert_eq!(exported(&second).await, backup, "to the byte");
        assert_eq!(tables(&second, true).await, tables(&first, true).await);
        let third = Store::memory();
        import_text(&third, &backup).await.unwrap();
        assert_eq!(exported(&third).await, backup);
        // It goes on where it was: requests are known, numbers of records not given again.
        appended(&third, append(table(9), 600, 600)).await;
        let repeated = third.append(append(table(9), 3, 3)).await.unwrap();
        assert_eq!(repeated, kamen::store::Outcome::Duplicate(Version(4)));
    });
}

#[test]
fn one_table_can_be_taken_out() {
    run(async {
        let store = Store::memory();
        filled(&store).await;
        let mut out = Vec::new();
        let counts = export(&store, Some(table(2)), &mut out).await.unwrap();
        assert_eq!((counts.tables, counts.records), (1, 0));
        let other = Store::memory();
        import(&other, &mut Cursor::new(out)).await.unwrap();
        assert_eq!(texts(&other, table(2)).await, texts(&store, table(2)).await);
        let missing = export(&store, Some(table(77)), &mut Vec::new()).await.unwrap_err();
        assert!(matches!(missing, BackupError::NoTable(_)));
    });
}

#[test]
fn an_import_needs_an_empty_store() {
    run(async {
        let store = Store::memory();
        filled(&store).await;
        let backup = exported(&store).await;
        let error = import_text(&store, &backup).await.unwrap_err();
        assert!(matches!(error, BackupError::Store(StoreError::NotEmpty)));
    });
}

#[test]
fn every_change_of_a_backup_is_found_with_its_line() {
    run(async {
        let store = Store::memory();
        appended(&store, append(table(1), 0, "a")).await;
        appended(&store, append(table(1), 1, "b")).await;
        store.put(CHANNEL, key("1"), "x".into(), Expect::Absent).await.unwrap();
        let backup = exported(&store).await;
        let lines: Vec<&str> = backup.lines().collect();
        assert_eq!(lines.len(), 8, "{backup}");
        let refused = async |text: &str| {
            let target = Store::memory();
            let error = import_text(&target, text).await.unwrap_err().to_string();
            assert!(target.is_empty().await.unwrap());
            error
        };
        for number in 0..lines.len() {
            let mut without = lines.clone();
            without.remove(number);
            let error = refused(&(without.join("\n") + "\n")).await;
            let expected = match number {
                7 => "cut off after line 7".to_owned(),
                _ => format!("line {}", number + 1),
            };
            assert!(error.contains(&expected), "{number}: {error}");
            let mut twice = lines.clone();
            twice.insert(number, lines[number]);
            let error = refused(&(twice.join("\n") + "\n")).await;
            assert!(error.contains(&format!("line {}", number + 2)), "{number}: {error}");
        }
        // A changed letter is found at the latest by the next line; the footer says too little to lie.
        for (was, now) in [("\"b\\\"\"", "\"c\\\"\""), ("\"value\":\"x\"", "\"value\":\"y\"")] {
            assert!(backup.contains(was), "{was} {backup}");
            let error = refused(&backup.replacen(was, now, 1)).await;
            assert!(error.contains("was changed"), "{error}");
        }
        let error = refused(&backup.replace("\"events\":2", "\"events\":3")).await;
        assert!(error.contains("line 8") && error.contains("count"), "{error}");
        for length in 0..backup.len() {
            if backup.is_char_boundary(length) {
                assert!(verify(&mut Cursor::new(&backup[..length])).is_err(), "{length}");
            }
        }
        assert!(refused("").await.contains("cut off after line 0"));
        assert!(refused("nonsense\n").await.contains("line 1"));
        let newer = backup.replacen("\"format\":1", "\"format\":2", 1);
        assert!(refused(&newer).await.contains("line 1 of the backup has the format 2"));
    });
}

#[test]
fn a_backup_can_be_made_while_appends_go_on() {
    let folder = Folder::new("running");
    let store = open(&folder.store());
    run(async {
        for number in 0..20 {
            appended(&store, append(table(number), 0, 0)).await;
        }
    });
    let stop = std::sync::atomic::AtomicBool::new(false);
    let relaxed = std::sync::atomic::Ordering::Relaxed;
    std::thread::scope(|scope| {
        let busy = scope.spawn(|| {
            run(async {
                let mut version = 1;
                while !stop.load(relaxed) {
                    for number in 0..20 {
                        appended(&store, append(table(number), version, version)).await;
                    }
                    version += 1;
                }
                version
            })
        });
        for _ in 0..20 {
            let backup = run(exported(&store));
            let restored = Store::memory();
            run(import_text(&restored, &backup)).unwrap();
            run(assert_sound(&restored));
        }
        stop.store(true, relaxed);
        let last = busy.join().unwrap();
        let restored = Store::memory();
        run(import_text(&restored, &run(exported(&store)))).unwrap();
        assert_eq!(run(texts(&restored, table(3))).len() as u64, last);
    });
}

/// Every change touches rows from one end of the store to the other, and makes and deletes some.
async fn change(store: &Store, number: u64) {
    let here =
        |name: &str| RecordWrite::put(CHANNEL, key(name), number.to_string(), Expect::Anything);
    let mut records = vec![here("first"), here("last")];
    records.push(here(&format!("between {number:06}")));
    if let Some(old) = number.checked_sub(5) {
        let old = key(&format!("between {old:06}"));
        records.push(RecordWrite::delete(CHANNEL, old, Expect::Anything));
    }
    let append = append(table(number % 7), number / 7, number);
    appended(store, Append { records, ..append }).await;
}

/// Whether a store is as it was after so many changes, and after how many.
async fn moment(store: &Store) -> u64 {
    let number = |record: Option<Record>| record.map(|record| record.value.parse::<u64>().unwrap());
    let first = number(store.get(&CHANNEL, &key("first")).await.unwrap()).unwrap();
    let last = number(store.get(&CHANNEL, &key("last")).await.unwrap()).unwrap();
    assert_eq!(first, last);
    let names = store.list(&CHANNEL, None).await.unwrap().into_iter().map(|(name, _)| name);
    let wanted =
        (first.saturating_sub(4)..=first).map(|number| key(&format!("between {number:06}")));
    let wanted: Vec<_> = wanted.chain([key("first"), key("last")]).collect();
    assert_eq!(names.collect::<Vec<_>>(), wanted);
    let mut events = 0;
    for number in 0..7 {
        events += texts(store, table(number)).await.len() as u64;
    }
    assert_eq!(events, first + 1);
    assert_sound(store).await;
    first
}

#[test]
fn a_snapshot_stays_as_it_was_whatever_is_written_meanwhile() {
    let folder = Folder::new("snapshot-of-a-moment");
    for store in [Store::memory(), open(&folder.store())] {
        run(async {
            let mut snapshots = Vec::new();
            for number in 0..300 {
                change(&store, number).await;
                if number % 40 == 3 {
                    snapshots.push((number, store.snapshot().unwrap()));
                }
                if number % 50 == 0 {
                    for (taken, snapshot) in &snapshots {
                        assert_eq!(moment(snapshot).await, *taken);
                    }
                }
            }
            for (taken, snapshot) in snapshots {
                assert_eq!(moment(&snapshot).await, taken);
                let refused = snapshot.append(append(table(90), 0, 0)).await;
                assert_eq!(refused, Err(StoreError::Closed));
            }
        });
    }
}

#[test]
fn a_backup_is_of_one_moment() {
    let folder = Folder::new("moment");
    let store = open(&folder.store());
    run(change(&store, 0));
    let stop = std::sync::atomic::AtomicBool::new(false);
    let relaxed = std::sync::atomic::Ordering::Relaxed;
    std::thread::scope(|scope| {
        scope.spawn(|| {
            run(async {
                let mut number = 1;
                while !stop.load(relaxed) {
                    change(&store, number).await;
                    number += 1;
                }
            });
        });
        let _stop = Stop(&stop);
        let (mut last, mut moments) = (0, 0);
        while moments < 30 {
            let restored = Store::memory();
            run(import_text(&restored, &run(exported(&store)))).unwrap();
            let now = run(moment(&restored));
            moments += u64::from(now > last);
            assert!(now >= last);
            last = now;
        }
    });
}

/// Stops whoever writes, also when the test fails.
struct Stop<'a>(&'a std::sync::atomic::AtomicBool);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.store(true, std::sync::atomic::Ordering::Relaxed);
    }
}
