//! A process of its own that uses a store: the test binary started again, running the one ignored
//! test in this file, told by the environment what to do.

use std::fs::OpenOptions;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use kamen::store::{Append, Durability, Outcome, SledOptions, Store, StoreError, Version};
use tokio::task::JoinSet;

use crate::kill::count;
use crate::kit::{append, assert_sound, event, run, table};

/// How many tables are written to.
pub const TABLES: u64 = 7;

/// The variable that says how many events each round of [`Mode::Rounds`] appends to each table.
pub const EVENTS: &str = "KAMEN_POWER_CUT_EVENTS";

const MODE: &str = "KAMEN_STORE_CHILD";
const FOLDER: &str = "KAMEN_STORE_CHILD_FOLDER";
const ACKNOWLEDGEMENTS: &str = "KAMEN_STORE_CHILD_ACKNOWLEDGEMENTS";

/// What the process does.
#[derive(Clone, Copy)]
pub enum Mode {
    /// Appends until it is killed or writing fails.
    Endless,
    /// Opens, appends some events and closes, a few times.
    Rounds,
    /// The same with an engine that does not sync.
    RoundsFlushOnly,
    /// Opens the store and goes.
    OpenOnly,
}

impl Mode {
    const ALL: [(Self, &str); 4] = [
        (Self::Endless, "endless"),
        (Self::Rounds, "rounds"),
        (Self::RoundsFlushOnly, "rounds-flush-only"),
        (Self::OpenOnly, "open-only"),
    ];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(mode, _)| *mode as u8 == self as u8).unwrap().1
    }
}

/// The command that starts the process behind other words, such as those of a shell.
pub fn command(before: &[&str], mode: Mode, store: &Path) -> Command {
    let own = std::env::current_exe().unwrap();
    let test = ["--exact", "child::what_the_environment_says", "--ignored", "--nocapture"];
    let mut command = match before {
        [] => Command::new(own),
        [first, rest @ ..] => {
            let mut command = Command::new(first);
            command.args(rest).arg(own);
            command
        }
    };
    command.args(test).env(MODE, mode.name()).env(FOLDER, store);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

/// Writes acknowledgements to a file instead of standard output.
pub fn acknowledge_to(command: &mut Command, file: &Path) {
    command.env(ACKNOWLEDGEMENTS, file);
}

/// What a process says, line by line.
pub fn lines(child: &mut Child) -> io::Lines<BufReader<ChildStdout>> {
    BufReader::new(child.stdout.take().unwrap()).lines()
}

/// The table and version of an acknowledgement.
pub fn acknowledged(line: &str) -> Option<(u64, Version)> {
    let (table, version) = line.strip_prefix("ack ")?.split_once(' ')?;
    Some((table.parse().ok()?, Version(version.parse().ok()?)))
}

/// The text of the event that leads to a version: some are long.
pub fn text(table: u64, version: Version) -> String {
    let length = match (table * 31 + version.0 * 17) % 40 {
        0 => 9_000,
        1..5 => 2_000,
        n => n as usize,
    };
    format!("\"{table} {version} {}\"", "x".repeat(length))
}

/// Everything acknowledged is in the store, as it was written, and the store fits together.
pub async fn assert_kept(store: &Store, acknowledged: &[Version]) -> Result<(), String> {
    for (number, version) in (0..).zip(acknowledged) {
        let log = store.log(table(number)).await.map_err(|error| error.to_string())?;
        if (log.len() as u64) < version.0 {
            return Err(format!("table {number} has {} events of {version}", log.len()));
        }
        for (place, event) in log.iter().enumerate() {
            if event.json != text(number, Version(place as u64 + 1)) {
                return Err(format!("table {number} has another event {}", place + 1));
            }
        }
        if let Some(before) = version.0.checked_sub(1) {
            // The request of the last acknowledged event is known.
            let again = store.append(append(table(number), before, version)).await;
            if again != Ok(Outcome::Duplicate(*version)) {
                return Err(format!("table {number} does not know request {version}: {again:?}"));
            }
        }
    }
    assert_sound(store).await;
    Ok(())
}

#[test]
#[ignore = "the other tests start it as a process of its own"]
fn what_the_environment_says() {
    let (Ok(mode), Ok(folder)) = (std::env::var(MODE), std::env::var(FOLDER)) else { return };
    let (mode, _) = Mode::ALL.into_iter().find(|(_, name)| *name == mode).unwrap();
    let folder = Path::new(&folder);
    let mut out: Box<dyn Write + Send> = match std::env::var(ACKNOWLEDGEMENTS) {
        Ok(file) => Box::new(OpenOptions::new().create(true).append(true).open(file).unwrap()),
        Err(_) => Box::new(io::stdout()),
    };
    match mode {
        Mode::Endless => match Store::sled(folder, &SledOptions::default()) {
            Ok(store) => {
                writeln!(out, "open").unwrap();
                let error = run(work(&store, u64::MAX, &mut out)).unwrap();
                let later = run(store.append(append(table(0), 0, "later"))).unwrap_err();
                let read = run(store.head(table(0))).unwrap_err();
                let told = run(store.broken());
                writeln!(out, "error {error}\nlater {later}\nread {read}\ntold {told}").unwrap();
            }
            Err(error) => writeln!(out, "error {error}").unwrap(),
        },
        Mode::Rounds | Mode::RoundsFlushOnly => {
            let durability = match mode {
                Mode::Rounds => Durability::Synced,
                _ => Durability::FlushOnly,
            };
            for _ in 0..3 {
                let options = SledOptions { durability, ..SledOptions::default() };
                let store = Store::sled(folder, &options).unwrap();
                run(work(&store, count(EVENTS, 25) as u64, &mut out));
            }
        }
        Mode::OpenOnly => match Store::sled(folder, &SledOptions::default()) {
            Ok(_) => writeln!(out, "open").unwrap(),
            Err(error) => writeln!(out, "error {error}").unwrap(),
        },
    }
}

/// Appends to all tables at the same time, so many events to each, and says what was acknowledged;
/// ends early with the error when writing fails.
async fn work(store: &Store, events: u64, out: &mut impl Write) -> Option<StoreError> {
    let mut asked = JoinSet::new();
    let mut left = vec![events; TABLES as usize];
    for number in 0..TABLES {
        let version = store.head(table(number)).await.ok()?.map_or(0, |head| head.version.0);
        asked.spawn(append_one(store.clone(), number, Version(version)));
    }
    while let Some(done) = asked.join_next().await {
        let (number, outcome) = done.unwrap();
        match outcome {
            Ok(Outcome::Appended(version)) => {
                // In one piece, so that a kill leaves no half of a line.
                out.write_all(format!("ack {number} {version}\n").as_bytes()).unwrap();
                out.flush().unwrap();
                left[number as usize] -= 1;
                if left[number as usize] > 0 {
                    asked.spawn(append_one(store.clone(), number, version));
                }
            }
            Ok(other) => panic!("{other:?}"),
            Err(error) => return Some(error),
        }
    }
    None
}

async fn append_one(
    store: Store,
    number: u64,
    version: Version,
) -> (u64, Result<Outcome, StoreError>) {
    let next = version.after(1);
    let events = vec![event(&text(number, next))];
    let append = Append { events, ..append(table(number), version.0, next) };
    (number, store.append(append).await)
}
