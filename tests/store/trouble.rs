//! A folder that cannot be used, and a disk that is full: one clear sentence, and nothing lost.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use kamen::store::{Append, SledOptions, Store, StoreError, StoredEvent, Version};

use crate::child::{Mode, TABLES, acknowledged, assert_kept, command, lines};
use crate::folder::Folder;
use crate::kit::{append, appended, assert_sound, event, open, run, table, texts};

fn refusal(folder: &Path) -> String {
    Store::sled(folder, &SledOptions::default()).unwrap_err().to_string()
}

/// The files of a store that was dropped a moment ago, when sled's own threads have let go of them.
fn files(sled: &Path) -> sled::Db {
    for _ in 0..1_000 {
        match sled::open(sled) {
            Err(sled::Error::Io(cause)) if cause.to_string().contains("could not acquire lock") => {
                thread::sleep(Duration::from_millis(10));
            }
            opened => return opened.unwrap(),
        }
    }
    panic!("somebody holds {}", sled.display());
}

/// What a process says that opens the store behind other words.
fn said(before: &[&str], mode: Mode, store: &Path) -> Vec<String> {
    let mut child = command(before, mode, store).spawn().unwrap();
    let said = lines(&mut child).map(Result::unwrap).collect();
    child.wait().unwrap();
    said
}

#[test]
fn a_second_process_is_told_that_the_store_is_in_use() {
    let folder = Folder::new("second");
    let store = open(&folder.store());
    run(appended(&store, append(table(1), 0, "a")));
    assert!(refusal(&folder.store()).contains("is open in another process"));
    let said = said(&[], Mode::OpenOnly, &folder.store());
    assert!(said.iter().any(|line| line.contains("is open in another process")), "{said:?}");
    run(appended(&store, append(table(1), 1, "b")));
    drop(store);
    assert_eq!(run(texts(&open(&folder.store()), table(1))), ["\"a\"", "\"b\""]);
}

#[test]
fn a_store_that_was_just_closed_is_waited_for() {
    let folder = Folder::new("closing");
    run(appended(&open(&folder.store()), append(table(1), 0, "a")));
    let log = fs::File::open(folder.store().join("sled/db")).unwrap();
    // As threads of sled's do that have not ended when the store is dropped.
    let held = (0..200).find_map(|_| {
        thread::sleep(Duration::from_millis(10));
        log.try_lock().ok()
    });
    assert!(held.is_some(), "sled never let go of its file");
    let closing = thread::spawn(move || {
        thread::sleep(Duration::from_millis(200));
        drop(log);
    });
    assert_eq!(run(texts(&open(&folder.store()), table(1))), ["\"a\""]);
    closing.join().unwrap();
}

#[test]
fn a_file_where_the_folder_should_be_is_named() {
    let folder = Folder::new("file");
    fs::write(folder.store(), "something else").unwrap();
    let sentence = refusal(&folder.store());
    assert!(sentence.starts_with("the store cannot use /"), "{sentence}");
    assert_eq!(fs::read(folder.store()).unwrap(), b"something else");
    let below = refusal(&folder.store().join("deeper"));
    assert!(below.starts_with("the store cannot use /"), "{below}");
}

#[test]
fn no_store_is_made_unless_it_is_wanted() {
    let folder = Folder::new("missing");
    let options = SledOptions { create: false, ..SledOptions::default() };
    let error = Store::sled(&folder.store(), &options).unwrap_err();
    assert_eq!(error, StoreError::Missing { folder: folder.store() });
    assert!(!folder.store().exists());
}

#[test]
fn what_an_interrupted_first_opening_left_does_not_matter() {
    let folder = Folder::new("aside");
    let aside = folder.store().join("sled.new");
    fs::create_dir_all(&aside).unwrap();
    fs::write(aside.join("conf"), "half").unwrap();
    let store = open(&folder.store());
    run(appended(&store, append(table(1), 0, "a")));
}

#[test]
fn an_unfinished_snapshot_does_not_matter() {
    let folder = Folder::new("snapshot");
    run(appended(&open(&folder.store()), append(table(1), 0, "a")));
    let snapshot = folder.store().join("sled/snap.0000000000000FFF.generating");
    fs::write(&snapshot, "half").unwrap();
    assert_eq!(run(texts(&open(&folder.store()), table(1))), ["\"a\""]);
    assert!(!snapshot.exists());
}

#[test]
fn no_page_becomes_a_file_that_nobody_syncs() {
    let folder = Folder::new("pages");
    let store = open(&folder.store());
    run(async {
        let long = event(&"x".repeat(StoredEvent::MOST_BYTES));
        for version in 0..20 {
            let events = vec![long.clone(); 3];
            appended(&store, Append { events, ..append(table(1), 3 * version, version) }).await;
        }
    });
    drop(store);
    let store = open(&folder.store());
    assert_eq!(run(texts(&store, table(1))).len(), 60);
    assert_eq!(fs::read_dir(folder.store().join("sled/blobs")).unwrap().count(), 0);
}

#[test]
fn a_newer_schema_is_refused_and_left_alone() {
    let folder = Folder::new("schema");
    run(appended(&open(&folder.store()), append(table(1), 0, "a")));
    let sled = folder.store().join("sled");
    let set = |schema: u64| {
        let db = files(&sled);
        db.insert(b"m|schema\0\0", &schema.to_be_bytes()).unwrap();
        db.flush().unwrap();
    };
    set(2);
    let sentence = refusal(&folder.store());
    assert!(
        sentence
            .ends_with("has the schema 2, this program knows schemas up to 1; use a newer kamen")
    );
    set(1);
    assert_eq!(run(texts(&open(&folder.store()), table(1))), ["\"a\""]);
}

#[test]
fn an_interrupted_import_is_refused() {
    let folder = Folder::new("import");
    drop(open(&folder.store()));
    let db = files(&folder.store().join("sled"));
    db.insert(b"m|import\0\0", &[]).unwrap();
    drop(db);
    let sentence = refusal(&folder.store());
    assert!(sentence.contains("was interrupted; delete that folder"), "{sentence}");
}

#[test]
fn a_read_only_folder_is_named() {
    let folder = Folder::new("read-only");
    run(appended(&open(&folder.store()), append(table(1), 0, "a")));
    // Permissions mean nothing to root, so the folder is mounted read-only, for one process alone.
    let script = "mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\" && exec \"$@\"";
    let path = folder.0.to_str().unwrap();
    let before = ["unshare", "-rm", "sh", "-c", script, path];
    if !can(&before) {
        eprintln!("skipped: this machine lets nobody mount a folder read-only");
        return;
    }
    let said = said(&before, Mode::OpenOnly, &folder.store());
    let complaint = said.iter().find(|line| line.starts_with("error")).unwrap();
    assert!(complaint.contains("the store cannot use"), "{complaint}");
    assert!(complaint.contains("Read-only file system"), "{complaint}");
    assert_eq!(run(texts(&open(&folder.store()), table(1))), ["\"a\""]);
}

#[test]
fn a_file_that_may_not_grow_stops_the_store_and_loses_nothing() {
    let folder = Folder::new("limit");
    // 4,096 blocks of 512 bytes; the signal would end the process without a word.
    let script = "trap '' XFSZ; ulimit -f 4096; exec \"$@\"";
    let said = said(&["sh", "-c", script, "sh"], Mode::Endless, &folder.store());
    assert_stopped_and_kept(&said, "File too large", &folder.store());
}

#[test]
fn a_full_disk_stops_the_store_and_loses_nothing() {
    let folder = Folder::new("full");
    // A small disk of its own, copied out before it goes away with the process.
    let (disk, out) = (folder.0.join("disk"), folder.0.join("out"));
    fs::create_dir_all(&disk).unwrap();
    let script = "mount -t tmpfs -o size=4m tmpfs \"$0\" && out=$1 && shift && { \"$@\"; cp -r \"$0/store\" \"$out\"; }";
    let before =
        ["unshare", "-rm", "sh", "-c", script, disk.to_str().unwrap(), out.to_str().unwrap()];
    if !can(&before) {
        eprintln!("skipped: this machine lets nobody mount a small disk");
        return;
    }
    let _ = fs::remove_dir_all(&out);
    let said = said(&before, Mode::Endless, &disk.join("store"));
    assert_stopped_and_kept(&said, "No space left on device", &out);
}

/// Whether a command can be run behind these words.
fn can(before: &[&str]) -> bool {
    let [first, rest @ ..] = before else { return true };
    let answer = Command::new(first)
        .args(rest)
        .args(["mkdir", "-p"])
        .arg(before[5])
        .arg(Path::new(before[5]).join("store"))
        .output();
    answer.is_ok_and(|output| !String::from_utf8_lossy(&output.stderr).contains("mount"))
}

/// The process has confirmed some events, then stopped with a reason, and what it had confirmed is
/// in the store.
fn assert_stopped_and_kept(said: &[String], reason: &str, store: &Path) {
    let mut kept = vec![Version::NONE; TABLES as usize];
    for (number, version) in said.iter().filter_map(|line| acknowledged(line)) {
        kept[number as usize] = version;
    }
    assert!(kept.iter().all(|version| version.0 > 0), "{said:?}");
    for start in ["error", "later", "read", "told"] {
        let line = said.iter().find(|line| line.starts_with(start));
        let line = line.unwrap_or_else(|| panic!("no {start} in {:?}", said.last()));
        assert!(line.contains("the store stopped") && line.contains(reason), "{line}");
    }
    let store = open(store);
    assert_eq!(run(assert_kept(&store, &kept)), Ok(()));
    run(assert_sound(&store));
}
