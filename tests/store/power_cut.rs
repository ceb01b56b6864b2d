//! Simulated power cuts. A process uses a store three times while all it does to files is recorded.
//! From the record come the states in which a cut may have left the disk: what was synced is there,
//! of the rest anything may be. Each is opened, and what was acknowledged by then must be in it.
//! An engine that only calls sled's `flush` fails the same test.
//!
//! `./test` tries some 60 states. Many, and some of a store so large that sled uses parts of its log
//! again, where an order of writes that nobody has synced would matter most:
//!
//! ```sh
//! KAMEN_POWER_CUTS=1400 cargo test --release --test store power_cut -- --nocapture
//! KAMEN_POWER_CUTS=200 KAMEN_POWER_CUT_EVENTS=2000 cargo test --release --test store power_cut -- --nocapture
//! ```

use std::collections::HashSet;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use kamen::store::{SledOptions, Store, Version};

use crate::child::{Mode, TABLES, acknowledge_to, acknowledged, assert_kept, command};
use crate::disk::{Call, Disk, Luck, read_record};
use crate::folder::Folder;
use crate::kill::{Dice, count};
use crate::kit::run;

/// The file of acknowledgements, below the recorded folder: so they stand in the record between the
/// other calls, where they were given.
const ACKNOWLEDGEMENTS: &str = "acknowledgements";

/// States that are tried of one record.
const STATES_OF_ONE_RECORD: usize = 100;

#[test]
fn a_power_cut_loses_nothing_that_was_acknowledged() {
    let states = count("KAMEN_POWER_CUTS", 60);
    let Some(tally) = try_states(Mode::Rounds, states) else { return };
    eprintln!("{states} states: {tally:?}");
    assert!(tally.lost.is_empty() && tally.unopenable.is_empty(), "{tally:#?}");
    assert!(tally.acknowledged > 0);
}

#[test]
fn a_power_cut_finds_out_an_engine_that_does_not_sync() {
    let states = count("KAMEN_POWER_CUTS", 60);
    let Some(tally) = try_states(Mode::RoundsFlushOnly, states) else { return };
    let (lost, unopenable) = (tally.lost.len(), tally.unopenable.len());
    eprintln!("{states} states of plain flush: {lost} lost something, {unopenable} did not open");
    assert!(lost + unopenable > states / 10, "{tally:#?}");
}

/// What became of the states.
#[derive(Debug, Default)]
struct Tally {
    /// Events that had to be there, in all states together.
    acknowledged: u64,
    /// Segments of sled's log that were begun again after their first use.
    reused: usize,
    lost: Vec<String>,
    unopenable: Vec<String>,
}

/// Tries so many states; nothing where no library can be compiled or loaded.
fn try_states(mode: Mode, states: usize) -> Option<Tally> {
    let mut tally = Tally::default();
    let mut dice = Dice(0xd15c);
    for first in (0..states).step_by(STATES_OF_ONE_RECORD) {
        let calls = record(mode)?;
        tally.reused += reused_segments(&calls);
        let count = STATES_OF_ONE_RECORD.min(states - first);
        let mut cuts: Vec<usize> = (0..count).map(|_| moment(&calls, &mut dice)).collect();
        cuts.sort_unstable();
        let mut disk = Disk::new();
        let mut kept = vec![Version::NONE; TABLES as usize];
        let mut done = 0;
        for (number, cut) in cuts.into_iter().enumerate() {
            for call in &calls[done..cut] {
                disk.replay(call);
                acknowledgements(call).for_each(|(table, version)| kept[table] = version);
            }
            done = cut;
            tally.acknowledged += kept.iter().map(|version| version.0).sum::<u64>();
            let luck = Luck::ALL[number % Luck::ALL.len()];
            let what = format!("cut at {cut} of {}, {luck:?}", calls.len());
            try_state(&disk, luck, &mut dice, &kept, &what, &mut tally);
        }
    }
    Some(tally)
}

fn try_state(
    disk: &Disk,
    luck: Luck,
    dice: &mut Dice,
    kept: &[Version],
    what: &str,
    tally: &mut Tally,
) {
    let folder = Folder::new("state");
    disk.cut(luck, dice, &folder.0);
    // sled panics over some damage, which is one more way of not opening.
    let opened = catch_unwind(AssertUnwindSafe(|| {
        let store = Store::sled(&folder.store(), &SledOptions::default());
        store.map(|store| run(assert_kept(&store, kept)))
    }));
    match opened {
        Ok(Ok(Ok(()))) => {}
        Ok(Ok(Err(loss))) => tally.lost.push(format!("{what}: {loss}")),
        Ok(Err(error)) => tally.unopenable.push(format!("{what}: {error}")),
        Err(_) => tally.unopenable.push(format!("{what}: it panicked")),
    }
}

/// The moment of a cut: anywhere, or just after an acknowledgement.
fn moment(calls: &[Call], dice: &mut Dice) -> usize {
    let anywhere = dice.below(calls.len() as u64 + 1) as usize;
    match dice.below(2) {
        0 => anywhere,
        _ => {
            let next = calls[anywhere..].iter().position(|c| acknowledgements(c).next().is_some());
            next.map_or(anywhere, |next| anywhere + next + 1)
        }
    }
}

/// How often sled wrote the beginning of a segment of its log again.
fn reused_segments(calls: &[Call]) -> usize {
    const SEGMENT: u64 = 512 * 1024;
    let mut begun = HashSet::new();
    let begins = calls.iter().filter_map(|call| match call {
        Call::Written { path, offset, .. } if path.ends_with("/db") => Some(*offset),
        _ => None,
    });
    begins.filter(|offset| offset % SEGMENT == 0 && !begun.insert(*offset)).count()
}

/// What is acknowledged by writing to the file of acknowledgements.
fn acknowledgements(call: &Call) -> impl Iterator<Item = (usize, Version)> {
    let text = match call {
        Call::Written { path, data, .. } if path == ACKNOWLEDGEMENTS => {
            str::from_utf8(data).unwrap()
        }
        _ => "",
    };
    text.lines().filter_map(acknowledged).map(|(table, version)| (table as usize, version))
}

/// Everything that a process does to files while it uses a store.
fn record(mode: Mode) -> Option<Vec<Call>> {
    let folder = Folder::new("record");
    let folder_path = fs::canonicalize(&folder.0).unwrap();
    let library = compile(&folder_path)?;
    let (root, trace) = (folder_path.join("root"), folder_path.join("trace"));
    fs::create_dir(&root).unwrap();
    let mut command = command(&[], mode, &root.join("store"));
    acknowledge_to(&mut command, &root.join(ACKNOWLEDGEMENTS));
    command.env("LD_PRELOAD", &library);
    command.env("KAMEN_RECORD_ROOT", &root).env("KAMEN_RECORD_TRACE", &trace);
    let output = command.stderr(Stdio::piped()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let calls = read_record(&fs::read(&trace).unwrap_or_default(), &root);
    let count = calls.iter().flat_map(acknowledgements).count();
    assert!(count > 0, "the record has {} calls and no acknowledgement", calls.len());
    Some(calls)
}

/// The library that records; nothing where there is no compiler for C.
fn compile(folder: &Path) -> Option<PathBuf> {
    let library = folder.join("recorder.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/recorder.c");
    let flags = ["-shared", "-fPIC", "-O1", "-o"];
    let compiled = Command::new("cc")
        .args(flags)
        .arg(&library)
        .arg(source)
        .args(["-ldl", "-lpthread"])
        .output();
    match compiled {
        Ok(output) => {
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            Some(library)
        }
        Err(error) => {
            eprintln!("skipped: there is no compiler for C ({error})");
            None
        }
    }
}
