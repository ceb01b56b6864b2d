//! A process with a whole hall on disk is killed at random moments: while it opens, while computers
//! think, while people move. Nothing that it has told is lost, and every table goes on.
//!
//! `./test` kills it a dozen times. Many times:
//!
//! ```sh
//! KAMEN_KILLS=300 cargo test --release --test session kill -- --nocapture
//! ```

use std::collections::{BTreeMap, HashSet};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use kamen::ai::scrabble::Level;
use kamen::session::table::{Deed, Entry, Stage, Table};
use kamen::session::{Ask, ChannelId, Clock, Hall};
use kamen::store::{RequestId, SledOptions, Store, StoreError, TableId, Version};

use crate::folder::Folder;
use crate::kit::{ANNA, Scene, computer, limits, on_turn, opening, request, soon};

const FOLDER: &str = "KAMEN_SESSION_CHILD_FOLDER";

/// Channels with a table each; at the odd ones a person plays with a computer.
const CHANNELS: u64 = 6;

/// A store is used for so many kills, then a new one.
const KILLS_OF_ONE_STORE: usize = 25;

#[test]
fn a_killed_hall_loses_no_move_and_every_table_goes_on() {
    let kills = std::env::var("KAMEN_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(12);
    let mut tally = Tally::default();
    let mut done = 0;
    while done < kills {
        let folder = Folder::new(&format!("kill-{done}"));
        let mut told = BTreeMap::new();
        for _ in 0..KILLS_OF_ONE_STORE.min(kills - done) {
            kill_once(&folder.0, done, &mut told, &mut tally);
            done += 1;
        }
        let runtime = tokio::runtime::Runtime::new().unwrap();
        tally.finished += runtime.block_on(play_to_the_end(&folder.0, &told));
    }
    eprintln!("{tally:?}");
    assert!(tally.told > 0 && tally.finished >= CHANNELS as usize, "{tally:?}");
}

/// What happened.
#[derive(Debug, Default)]
struct Tally {
    kills: usize,
    before_it_was_open: usize,
    /// Moves and other events that were told to have happened.
    told: usize,
    /// Tables whose games came to their end afterwards.
    finished: usize,
}

/// Starts the process, kills it after a while, and looks for everything that it has told.
fn kill_once(folder: &Path, kill: usize, told: &mut BTreeMap<String, u64>, tally: &mut Tally) {
    let test = ["--exact", "kill::a_hall_until_it_is_killed", "--ignored", "--nocapture"];
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(test).env(FOLDER, folder).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::null()).spawn().unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    // A third of the kills comes while it opens, the others after some events and a moment more.
    let mut open = false;
    let odd = kill as u64 * 0x9e37 + 7;
    if kill.is_multiple_of(3) {
        std::thread::sleep(Duration::from_millis(odd % 60));
    } else {
        let begun = Instant::now();
        let mut wanted = odd % 40;
        for line in said.by_ref() {
            open |= line == "open";
            wanted -= u64::from(note(&line, told, tally));
            if wanted == 0 || begun.elapsed() > Duration::from_secs(60) {
                break;
            }
        }
        std::thread::sleep(Duration::from_micros(odd % 4_000));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    for line in said {
        open |= line == "open";
        note(&line, told, tally);
    }
    tally.kills += 1;
    tally.before_it_was_open += usize::from(!open);
    let store = Store::sled(folder, &SledOptions::default());
    let store = store.unwrap_or_else(|error| panic!("after kill {kill}: {error}"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(assert_kept(&store, told));
}

/// Takes down what a line says has happened.
fn note(line: &str, told: &mut BTreeMap<String, u64>, tally: &mut Tally) -> bool {
    let Some((table, version)) = line.strip_prefix("told ").and_then(|rest| rest.split_once(' '))
    else {
        assert!(!line.starts_with("error"), "{line}");
        return false;
    };
    let version: u64 = version.parse().unwrap();
    let last = told.entry(table.to_owned()).or_default();
    *last = version.max(*last);
    tally.told += 1;
    true
}

/// Everything told is in the logs, and these replay.
async fn assert_kept(store: &Store, told: &BTreeMap<String, u64>) {
    for (table, &version) in told {
        let table: TableId = table.parse().unwrap();
        let log = store.log(table).await.unwrap();
        assert!(log.len() as u64 >= version, "{table}: {} events of {version}", log.len());
        let replayed = Table::replay(&Entry::read_log(&log).unwrap()).unwrap();
        assert_eq!(replayed.version(), Version(log.len() as u64));
    }
    for check in store.check().await.unwrap() {
        assert!(check.problems.is_empty(), "{}: {:?}", check.name, check.problems);
    }
}

/// Opens the hall once more: all games that were begun come to an end.
async fn play_to_the_end(folder: &Path, told: &BTreeMap<String, u64>) -> usize {
    let store = Store::sled(folder, &SledOptions::default()).unwrap();
    let clock = Clock::System;
    let hall = Hall::start(store.clone(), clock.clone(), limits()).await.unwrap();
    let scene = Scene { hall, store, clock };
    let begun: HashSet<TableId> = scene.hall.list().into_iter().map(|(table, _)| table).collect();
    let all = told.keys().map(|table| table.parse::<TableId>().unwrap()).chain(begun.clone());
    for &table in &begun {
        play_table(&scene, table).await;
    }
    let mut finished = 0;
    for table in all.collect::<HashSet<_>>() {
        assert_eq!(scene.look(table).await.stage(), Stage::Over, "{table}");
        finished += 1;
    }
    soon(scene.hall.shutdown()).await.unwrap();
    finished
}

/// Plays Anna's moves at a table until its game is over.
async fn play_table(scene: &Scene, table: TableId) {
    loop {
        let is_over = |table: &Table| table.stage() != Stage::Playing;
        let state =
            scene.until(table, |table| is_over(table) || on_turn(table) == Some(ANNA)).await;
        if is_over(&state) {
            return;
        }
        let deed = Deed::Play(scene.best(&state).await);
        let ask = Ask { by: ANNA, request: own_request(), seen: Some(state.version()), deed };
        soon(scene.hall.ask(table, ask)).await.unwrap();
    }
}

#[test]
#[ignore = "the other test starts it as a process of its own"]
fn a_hall_until_it_is_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let Err(error) = runtime.block_on(games_without_end(Path::new(&folder))) {
        say(&format!("error {error}"));
    }
}

/// In one piece, so that a kill leaves no half of a line.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

/// Goes on with the games that there are, and begins new ones where there are none.
async fn games_without_end(folder: &Path) -> Result<(), StoreError> {
    let store = Store::sled(folder, &SledOptions::default())?;
    let clock = Clock::System;
    let hall = Hall::start(store.clone(), clock.clone(), limits()).await?;
    let mut updates = hall.updates();
    say("open");
    tokio::spawn(async move {
        while let Ok(update) = updates.recv().await {
            say(&format!("told {} {}", update.table, update.version));
        }
    });
    let mut people = tokio::task::JoinSet::new();
    for channel in 0..CHANNELS {
        let scene = Scene { hall: hall.clone(), store: store.clone(), clock: clock.clone() };
        people.spawn(async move {
            loop {
                let here = scene.hall.table_in(ChannelId(channel)).await.unwrap();
                let going = here.filter(|occupant| occupant.live);
                let table = match going {
                    Some(occupant) => occupant.table,
                    None => begin(&scene, channel).await,
                };
                play_table(&scene, table).await;
            }
        });
    }
    people.join_next().await;
    Ok(())
}

/// A request that no process before this one has made.
fn own_request() -> RequestId {
    RequestId::new(format!("{}-{}", std::process::id(), request())).unwrap()
}

async fn begin(scene: &Scene, channel: u64) -> TableId {
    let mut opening = opening(channel, [computer(Level::Professional)]);
    if channel.is_multiple_of(2) {
        opening.chairs[0] = computer(Level::Inhuman);
    }
    soon(scene.hall.open(opening, own_request())).await.unwrap().state.id()
}
