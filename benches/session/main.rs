//! How many moves the hall confirms in a second with many tables, how long each takes, how soon it opens
//! on a store that is full of tables, and what one move late in a game takes of time and memory.
//!
//! `cargo bench --bench session`; the store on disk lies in the folder for temporary files. With the word
//! `one-move` after `--` only the last of these.

#![allow(clippy::unwrap_used, reason = "a bench that fails says where")]
#![allow(clippy::print_stdout, reason = "its figures are what it is for")]
#![allow(
    unsafe_code,
    reason = "memory is counted by an allocator, which cannot be written otherwise"
)]

mod allocations;
#[path = "../../tests/folder/mod.rs"]
mod folder;
mod one_move;

use std::time::{Duration, Instant};

use folder::Folder;
use kamen::games::rules::Viewer;
use kamen::games::scrabble::{Action, Tiles};
use kamen::session::game::{GameAction, GameTerms, GameView, ScrabbleTerms};
use kamen::session::table::{Deed, Opening, Sitter, Stage, Table, Terms};
use kamen::session::{Ask, ChannelId, Clock, Hall, Limits, PersonId, Room};
use kamen::store::{RequestId, SledOptions, Store, TableId};

const TABLES: u64 = 200;
const MOVES: u64 = 60;
const MANY: u64 = 10_000;

fn limits() -> Limits {
    Limits {
        tables_per_person: usize::MAX,
        tables_per_server: usize::MAX,
        requests_per_minute: 60_000,
        burst: u32::MAX,
        ..Limits::default()
    }
}

fn terms() -> Terms {
    Terms::friendly(GameTerms::Scrabble(ScrabbleTerms::usual("en", Some("en"))))
}

async fn open(hall: &Hall, number: u64) -> TableId {
    let (host, guest) = (PersonId(2 * number), PersonId(2 * number + 1));
    let room = Room { server: None, channel: ChannelId(number) };
    let opening = Opening::new(room, host, terms(), [Sitter::Invited(guest)]);
    let request = RequestId::new(format!("open-{number}")).unwrap();
    let table = hall.open(opening, request).await.unwrap().state.id();
    let request = RequestId::new("join").unwrap();
    let join = Ask { by: guest, request, seen: None, deed: Deed::Join };
    assert_eq!(hall.ask(table, join).await.unwrap().state.stage(), Stage::Playing);
    table
}

/// Whoever is on turn exchanges a tile: such a game never ends.
fn exchange(table: &Table, number: u64) -> Ask {
    let seat = table.turn().unwrap();
    let Some(GameView::Scrabble(view)) = table.view_as(Viewer::Seat(seat)).game else { panic!() };
    let tile: Tiles = view.rack.as_ref().unwrap().iter().take(1).collect();
    Ask {
        by: table.sitter(seat).unwrap().person().unwrap(),
        request: RequestId::new(format!("move-{number}")).unwrap(),
        seen: Some(table.version()),
        deed: Deed::Play(GameAction::Scrabble(Action::Exchange(tile))),
    }
}

async fn moves(name: &str, store: Store) {
    let hall = Hall::start(store, Clock::System, limits()).await.unwrap();
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(open(&hall, number).await);
    }
    let begun = Instant::now();
    let tasks: Vec<_> = tables
        .into_iter()
        .map(|table| {
            let hall = hall.clone();
            tokio::spawn(async move {
                let mut state = hall.look(table).await.unwrap();
                let mut times = Vec::new();
                for number in 0..MOVES {
                    let ask = exchange(&state, number);
                    let asked = Instant::now();
                    let answer = hall.ask(table, ask).await.unwrap();
                    times.push(asked.elapsed());
                    assert_eq!(answer.version, state.version().after(1));
                    state = answer.state;
                }
                times
            })
        })
        .collect();
    let mut times: Vec<Duration> = Vec::new();
    for task in tasks {
        times.extend(task.await.unwrap());
    }
    let took = begun.elapsed();
    times.sort_unstable();
    assert_eq!(times.len() as u64, TABLES * MOVES);
    let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1e3;
    println!(
        "{name}: {:.0} confirmed moves/s at {TABLES} tables, p50 {:.1} ms, p99 {:.1} ms",
        times.len() as f64 / took.as_secs_f64(),
        at(50),
        at(99)
    );
    hall.shutdown().await.unwrap();
}

async fn start(name: &str, open_store: impl Fn() -> Store) {
    let hall = Hall::start(open_store(), Clock::System, limits()).await.unwrap();
    let tasks: Vec<_> = (0..8)
        .map(|part| {
            let hall = hall.clone();
            tokio::spawn(async move {
                for number in (0..MANY).filter(|number| number % 8 == part) {
                    open(&hall, 1_000_000 + number).await;
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let tables = hall.list().len();
    hall.shutdown().await.unwrap();
    drop(hall);
    let begun = Instant::now();
    let hall = Hall::start(open_store(), Clock::System, limits()).await.unwrap();
    println!("{name}: the hall opens on {tables} tables in {:.0?}", begun.elapsed());
    assert_eq!(hall.list().len(), tables);
    hall.shutdown().await.unwrap();
}

fn main() {
    // Without --bench it is a test run, which only asks whether the bench compiles.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    // On one thread nothing else is counted.
    let alone = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    alone.block_on(one_move::run());
    if std::env::args().any(|argument| argument == "one-move") {
        return;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let folder = Folder::new("moves");
    runtime.block_on(async {
        moves("memory", Store::memory()).await;
        moves("sled", Store::sled(&folder.0, &SledOptions::default()).unwrap()).await;
    });
    let folder = Folder::new("start");
    runtime.block_on(async {
        let memory = Store::memory();
        start("memory", || memory.clone()).await;
        start("sled", || Store::sled(&folder.0, &SledOptions::default()).unwrap()).await;
    });
}
