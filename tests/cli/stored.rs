//! What is stored: listed, moved, checked.

use std::fs;
use std::path::Path;
use std::time::Duration;

use kamen::ai::scrabble::Level;
use kamen::games::scrabble::notation::Gcg;
use kamen::session::game::{ComputerLevel, GameTerms, ScrabbleTerms};
use kamen::session::table::{Opening, Sitter, Terms};
use kamen::session::{ChannelId, Clock, Hall, Limits, PersonId, Room};
use kamen::store::{
    Append, Expect, Kind, Outcome, RecordKey, RecordWrite, RequestId, SledOptions, Store,
    StoredEvent, TableId, UnixMillis, Version,
};
use serde_json::json;

use crate::binary::{complaint, json, kamen, text};
use crate::folder::Folder;

/// Makes a store of two tables and a record; returns the names of the tables.
fn fill(data: &Path) -> [String; 2] {
    let store = Store::sled(&data.join("store"), &SledOptions::default()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    [1, 2].map(|number| {
        let table = TableId::from_random([number; 8]);
        for version in 0..u64::from(number) {
            let event = json!({ "kind": "tested", "letter": "Ž" }).to_string();
            let key = RecordKey::new(number.to_string()).unwrap();
            let append = Append {
                table,
                expected: Version(version),
                request: RequestId::new(version.to_string()).unwrap(),
                events: vec![StoredEvent { format: 1, at: UnixMillis(0), json: event }],
                active: number == 1,
                summary: json!({ "game": "tested", "number": number }).to_string(),
                records: vec![RecordWrite::put(
                    Kind::named("channel"),
                    key,
                    "{}".to_owned(),
                    Expect::Anything,
                )],
            };
            let outcome = runtime.block_on(store.append(append)).unwrap();
            assert_eq!(outcome, Outcome::Appended(Version(version + 1)));
        }
        table.to_string()
    })
}

#[test]
fn stored_tables_are_listed() {
    let folder = Folder::new("games");
    let [first, second] = fill(&folder.0);
    let data = folder.0.to_str().unwrap();
    let listed = text(&kamen(&["games", "--data", data], ""));
    assert!(listed.contains(&first) && listed.contains(&second), "{listed}");
    assert!(listed.ends_with("2 tables\n"), "{listed}");
    let listed = json(&["games", "--data", data]);
    let summary = |number| json!({ "game": "tested", "number": number });
    let table = |name: &str, version, active, summary| json!({ "table": name, "version": version, "active": active, "summary": summary });
    let expected = [table(&first, 1, true, summary(1)), table(&second, 2, false, summary(2))];
    assert_eq!(listed, json!(expected));
    assert_eq!(json(&["games", "--active", "--data", data]), json!(expected[..1]));
}

#[test]
fn an_export_is_imported_elsewhere() {
    let folder = Folder::new("export");
    let (here, there) = (folder.0.join("here"), folder.0.join("there"));
    let [_, second] = fill(&here);
    let (here, there) = (here.to_str().unwrap(), there.to_str().unwrap());
    let (file, again) = (folder.file("all.jsonl"), folder.file("again.jsonl"));
    let counts = json(&["export", "--data", here, "--output", &file]);
    assert_eq!(counts, json!({ "tables": 2, "events": 3, "requests": 3, "records": 2 }));
    let shown = text(&kamen(&["export", "--data", here], ""));
    assert_eq!(shown, fs::read_to_string(&file).unwrap());
    assert!(shown.lines().all(|line| line.starts_with("{\"previous\":")), "{shown}");
    assert_eq!(json(&["import", &file, "--data", there]), counts);
    text(&kamen(&["export", "--data", there, "--output", &again], ""));
    assert_eq!(fs::read(&file).unwrap(), fs::read(&again).unwrap());
    assert_eq!(json(&["games", "--data", here]), json(&["games", "--data", there]));

    let one = text(&kamen(&["export", "--data", here, "--table", &second], ""));
    assert_eq!(one.lines().count(), 7, "{one}");

    // A store that holds something, a file that was touched, and what is not there.
    assert!(complaint(&["import", &file, "--data", here]).contains("needs an empty store"));
    let touched = shown.replacen("Ž", "Z", 1);
    fs::write(&again, touched).unwrap();
    let elsewhere = folder.file("elsewhere");
    let sentence = complaint(&["import", &again, "--data", &elsewhere]);
    assert!(sentence.contains("line 4") && sentence.contains("was changed"), "{sentence}");
    assert!(complaint(&["import", "/nowhere.jsonl", "--data", &elsewhere]).contains("/nowhere"));
    let missing = ["export", "--data", here, "--table", "aaaaaaaaaa"];
    assert!(complaint(&missing).contains("there is no table aaaaaaaaaa"));
    let nameless = ["export", "--data", here, "--table", "A"];
    assert!(complaint(&nameless).contains("names no table"));
    assert!(!Path::new(&folder.file("none")).exists());
    assert!(complaint(&["games", "--data", &folder.file("none")]).contains("there is no store"));
}

/// Lets two computers play a game of a little language; returns the name of their table.
fn play(data: &Path) -> String {
    let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/session/pack");
    let terms = ScrabbleTerms::usual(pack.to_str().unwrap(), None);
    let terms = Terms::friendly(GameTerms::Scrabble(terms));
    let computer = Sitter::Computer(ComputerLevel::Scrabble(Level::Professional));
    let room = Room { server: None, channel: ChannelId(1) };
    let mut opening = Opening::new(room, PersonId(1), terms, [computer]);
    opening.chairs[0] = computer;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::sled(&data.join("store"), &SledOptions::default()).unwrap();
        let limits = Limits { computer_pause: Duration::ZERO, ..Limits::default() };
        let hall = Hall::start(store, Clock::System, limits).await.unwrap();
        let mut updates = hall.updates();
        let request = RequestId::new("1".to_owned()).unwrap();
        let table = hall.open(opening, request).await.unwrap().state.id();
        while !hall.list().is_empty() {
            let _ = tokio::time::timeout(Duration::from_secs(60), updates.recv()).await.unwrap();
        }
        hall.shutdown().await.unwrap();
        table.to_string()
    })
}

#[test]
fn a_game_is_exported_as_gcg() {
    let folder = Folder::new("gcg");
    let table = play(&folder.0);
    let data = folder.0.to_str().unwrap();
    let shown = text(&kamen(&["export", "--data", data, "--table", &table, "--gcg"], ""));
    let gcg = Gcg::parse(&shown).unwrap();
    assert_eq!(gcg.players[0].name, "professional");
    assert!(gcg.events.len() > 3, "{shown}");
    let file = folder.file("game.gcg");
    let written = ["export", "--data", data, "--table", &table, "--gcg", "--output", &file];
    text(&kamen(&written, ""));
    assert_eq!(fs::read_to_string(&file).unwrap(), shown);
    let missing = ["export", "--data", data, "--table", "aaaaaaaaaa", "--gcg"];
    assert!(complaint(&missing).contains("there is no table aaaaaaaaaa"));
}

#[test]
fn the_doctor_tells_what_is_sound_and_what_is_not() {
    let folder = Folder::new("doctor");
    let first = play(&folder.0);
    let data = folder.0.to_str().unwrap();
    let said = text(&kamen(&["doctor", "--data", data], ""));
    let fine = |line: &str| line.starts_with("ok ") || line.starts_with("hint ");
    assert!(said.lines().all(fine), "{said}");
    let names = [
        "settings", "folder", "lexicons", "themes", "store", "schema", "heads", "logs", "requests",
        "records", "tables", "members",
    ];
    assert!(names.iter().all(|name| said.contains(name)), "{said}");
    assert_eq!(json(&["doctor", "--data", data])["ok"], true);
    assert_eq!(json(&["doctor", "--data", &folder.file("none")])["ok"], true);

    // Logs that are whole but tell of no table.
    let strange = Folder::new("doctor-strange");
    let [stranger, _] = fill(&strange.0);
    let output = kamen(&["doctor", "--data", strange.0.to_str().unwrap()], "");
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains(&format!("problem  tables: table {stranger}: event 1")), "{said}");
    assert!(said.contains("ok       logs"), "{said}");

    // An event goes missing.
    let db = sled::open(folder.0.join("store/sled")).unwrap();
    let key = [b"e|", first.as_bytes(), b"|", &1_u64.to_be_bytes(), &[0, 0]].concat();
    assert!(db.remove(key).unwrap().is_some());
    drop(db);
    let output = kamen(&["doctor", "--data", data], "");
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains(&format!("problem  logs: table {first} lacks event 1")), "{said}");
    assert!(said.contains("ok       records"), "{said}");
    let output = kamen(&["doctor", "--data", data, "--json"], "");
    let found: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &found["ok"]), (Some(1), &json!(false)));

    // A store that somebody else has open cannot be checked.
    let open = Store::sled(&folder.0.join("store"), &SledOptions::default()).unwrap();
    let output = kamen(&["doctor", "--data", data], "");
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(said.contains("problem  store: ") && said.contains("another process"), "{said}");
    drop(open);
}
