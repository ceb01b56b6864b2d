//! The store on disk under load: how many appends a second are confirmed, how long each waits, and
//! how long it takes to open ten thousand tables.
//!
//! ```sh
//! cargo bench --bench store
//! KAMEN_BENCH_APPENDS=1000000 cargo bench --bench store
//! ```

#![allow(clippy::unwrap_used, reason = "a bench that fails says where")]
#![allow(clippy::print_stdout, reason = "it is what a bench is for")]

#[path = "../tests/folder/mod.rs"]
mod folder;

use std::time::{Duration, Instant};

use folder::Folder;
use kamen::store::{
    Append, Outcome, RequestId, SledOptions, Store, StoredEvent, TableId, UnixMillis, Version,
};
use tokio::task::JoinSet;

const TABLES: u64 = 10_000;

/// The first event of a table carries the whole edition, a move some hundred bytes.
const FIRST_BYTES: usize = 1_600;
const MOVE_BYTES: usize = 300;

fn main() {
    // `cargo test --benches` only wants to know that it starts.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let appends = std::env::var("KAMEN_BENCH_APPENDS").ok().and_then(|text| text.parse().ok());
    let appends: u64 = appends.unwrap_or(100_000);
    let folder = Folder::new("load");
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let store = Store::sled(&folder.0, &SledOptions::default()).unwrap();
    let mut versions = vec![Version::NONE; TABLES as usize];
    println!("at a time      appends/s    p50 ms    p99 ms    max ms");
    runtime.block_on(async {
        load(&store, &mut versions, TABLES, 512, FIRST_BYTES).await;
        for at_once in [1, 16, 64, 512] {
            load(&store, &mut versions, appends * at_once / 512, at_once, MOVE_BYTES).await;
        }
    });
    let events: u64 = versions.iter().map(|version| version.0).sum();
    println!("{TABLES} tables with {events} events: {} KB of memory", resident_kb());
    drop(store);
    for round in ["first", "second"] {
        let begun = Instant::now();
        let store = Store::sled(&folder.0, &SledOptions::default()).unwrap();
        let opened = begun.elapsed();
        let found = runtime.block_on(active(&store, &versions));
        assert_eq!(found, TABLES);
        let (opened, whole) = (millis(opened), millis(begun.elapsed()));
        println!("{round} opening: {opened:.0} ms, with the list of active tables {whole:.0} ms");
    }
}

/// Appends events to tables in turn, so many at a time, and tells how long they took.
async fn load(store: &Store, versions: &mut [Version], appends: u64, at_once: u64, bytes: usize) {
    let begun = Instant::now();
    let mut waited = Vec::with_capacity(appends as usize);
    let mut asked = JoinSet::new();
    // A stride without common divisor with the tables, so that neighbours are far apart.
    let table = |number: u64| number * 7_919 % TABLES;
    let mut next = 0;
    while next < appends || !asked.is_empty() {
        while next < appends && (asked.len() as u64) < at_once {
            let number = table(next);
            asked.spawn(ask(store.clone(), number, versions[number as usize], bytes));
            next += 1;
        }
        let (number, version, took) = asked.join_next().await.unwrap().unwrap();
        versions[number as usize] = version;
        waited.push(took);
    }
    let seconds = begun.elapsed().as_secs_f64();
    waited.sort_unstable();
    let share = |percent: usize| millis(waited[(waited.len() - 1) * percent / 100]);
    let speed = appends as f64 / seconds;
    println!(
        "{at_once:>9} {speed:>14.0} {:>9.2} {:>9.2} {:>9.2}",
        share(50),
        share(99),
        share(100)
    );
}

/// One confirmed append.
async fn ask(
    store: Store,
    number: u64,
    version: Version,
    bytes: usize,
) -> (u64, Version, Duration) {
    let begun = Instant::now();
    let next = version.after(1);
    let event = StoredEvent { format: 1, at: UnixMillis(0), json: "x".repeat(bytes) };
    let append = Append {
        table: table_id(number),
        expected: version,
        request: RequestId::new(format!("12345678901{next:08}")).unwrap(),
        events: vec![event],
        active: true,
        summary: "x".repeat(200),
        records: Vec::new(),
    };
    assert_eq!(store.append(append).await, Ok(Outcome::Appended(next)));
    (number, next, begun.elapsed())
}

/// Counts the active tables; each has the version that was confirmed.
async fn active(store: &Store, versions: &[Version]) -> u64 {
    let (mut last, mut count, mut events) = (None, 0, 0);
    loop {
        let page = store.list_active(last).await.unwrap();
        let Some((table, _)) = page.last() else { break };
        last = Some(*table);
        count += page.len() as u64;
        events += page.iter().map(|(_, head)| head.version.0).sum::<u64>();
    }
    assert_eq!(events, versions.iter().map(|version| version.0).sum::<u64>());
    count
}

fn table_id(number: u64) -> TableId {
    TableId::from_random((number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).to_be_bytes())
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

/// The memory of this process, as Linux tells it.
fn resident_kb() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.unwrap_or("?").trim().trim_end_matches(" kB").to_owned()
}
