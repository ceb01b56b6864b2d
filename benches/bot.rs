//! How long people wait for the bot: 200 tables are played at, and every twentieth of a second somebody
//! looks at a rack, tries a move, or makes it. Each answer is checked, and every move made is in the
//! store at the end.
//!
//! ```sh
//! cargo bench --bench bot
//! ```

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a bench that fails says where")]

#[path = "../tests/sandbox_driver/mod.rs"]
mod driver;
#[path = "../tests/folder/mod.rs"]
mod folder;
#[path = "../tests/bot/kit.rs"]
mod kit;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use driver::{Person, Table};
use folder::Folder;
use kamen::sandbox::{Newcomer, Place, Setup};
use kamen::session::table::Stage;
use kamen::store::{SledOptions, Store, TableId, Version};
use kit::{Coach, asked, played, table_of, view};
use tokio::task::JoinSet;

const TABLES: usize = 200;
const PERSONS: usize = 100;
const EVERY: Duration = Duration::from_millis(50);

fn main() {
    // `cargo test --benches` and lists of benches pass arguments that mean nothing here.
    if std::env::args().any(|argument| argument == "--test" || argument == "--list") {
        return;
    }
    let seconds = std::env::var("KAMEN_BENCH_SECONDS").ok().and_then(|text| text.parse().ok());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(measure(Duration::from_secs(seconds.unwrap_or(30))));
}

fn setup() -> Setup {
    let newcomer =
        |number: usize| Newcomer { name: format!("Person{number}"), locale: "en-US".into() };
    let channels = (0..TABLES).map(|number| format!("table-{number}")).collect();
    let place = Place { name: "Bench".into(), locale: "en-US".into(), channels };
    Setup { people: (0..PERSONS).map(newcomer).collect(), guilds: vec![place], ..Setup::default() }
}

async fn measure(length: Duration) {
    let folder = Folder::new("bench");
    let store = Store::sled(&folder.0.join("store"), &SledOptions::default()).unwrap();
    let own = store.clone();
    let limits = kamen::session::Limits {
        tables_per_person: TABLES,
        tables_per_server: TABLES,
        computer_pause: kamen::session::Limits::default().computer_pause,
        ..kit::limits()
    };
    let table = Table::start_with(setup(), |login| kit::run(login, own, limits)).await;
    let table: &'static Table = Box::leak(Box::new(table));
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let person = table.person(&format!("Person{}", number % PERSONS)).await;
        let person = person.at(&format!("table-{number}"));
        let opened = asked(&person, "/new level:adept lexicon:en").await;
        tables.push((person, table_of(&opened.message)));
    }
    let coach: &'static Coach = Box::leak(Box::new(Coach::of(&store, tables[0].1).await));
    let began = Instant::now();
    let mut pace = tokio::time::interval(EVERY);
    let mut calls = JoinSet::new();
    let mut number = 0;
    while began.elapsed() < length {
        pace.tick().await;
        let (person, id) = tables[number * 7 % TABLES].clone();
        number += 1;
        calls.spawn(call(person, id, store.clone(), coach));
    }
    let mut waited: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    let mut moves: BTreeMap<TableId, Version> = BTreeMap::new();
    while let Some(done) = calls.join_next().await {
        for (what, ms) in done.unwrap() {
            match what {
                Told::Waited(what) => waited.entry(what).or_default().push(ms),
                Told::Moved(id) => drop(moves.insert(id, Version(ms))),
            }
        }
    }
    for (id, version) in &moves {
        assert!(played(&store, *id).await.version() >= *version, "a move is missing");
    }
    println!(
        "{TABLES} tables, {number} turns of people in {} s, {} with a move",
        length.as_secs(),
        moves.len()
    );
    for (what, mut times) in waited {
        times.sort_unstable();
        let at = |share: usize| times[(times.len() - 1) * share / 100];
        println!(
            "{what:8} {:6} answers: p50 {:4} ms, p95 {:4} ms, p99 {:4} ms",
            times.len(),
            at(50),
            at(95),
            at(99)
        );
    }
}

/// What a call told: how long somebody waited, or which version a move led to.
enum Told {
    Waited(&'static str),
    Moved(TableId),
}

/// With the two requests by which the person asks and looks.
fn ms_since(began: Instant) -> u64 {
    u64::try_from(began.elapsed().as_millis()).unwrap()
}

/// One person's turn: the rack, a move shown, and the move made.
async fn call(
    person: Person<'static>,
    id: TableId,
    store: Store,
    coach: &'static Coach,
) -> Vec<(Told, u64)> {
    let mut told = Vec::new();
    let state = played(&store, id).await;
    let began = Instant::now();
    let rack = asked(&person, "/rack").await;
    assert!(rack.is_ephemeral() && !kit::alt(&rack.message).is_empty());
    told.push((Told::Waited("rack"), ms_since(began)));
    if state.stage() != Stage::Playing || state.computer_to_move().is_some() {
        return told;
    }
    let Some(text) = coach.word(&view(&store, id, &person).await) else { return told };
    let began = Instant::now();
    let preview = asked(&person, &format!("/play move:{text}")).await;
    told.push((Told::Waited("preview"), ms_since(began)));
    if kit::offers(&preview.message, "Confirm") {
        let began = Instant::now();
        let done = preview.press("Confirm").await;
        assert_ne!(done.state(), "failed");
        told.push((Told::Waited("confirm"), ms_since(began)));
        told.push((Told::Moved(id), played(&store, id).await.version().0));
    }
    told
}
