//! `mutations READER INPUTS [SEED]`: so many inputs for a reader, and what came of them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use readers::Dice;

#[path = "../readers/mod.rs"]
mod readers;

/// Inputs between two lines about how far it is.
const TOLD_EVERY: u64 = 1_000_000;
/// An input that takes longer than this is worth a look.
const SLOW: Duration = Duration::from_secs(1);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| {
        arguments.get(place).map_or(usual, |text| text.parse().expect("a number"))
    };
    let name = arguments.first().map_or("", String::as_str);
    let Some(mut reader) = readers::named(name) else {
        let names: Vec<&str> = readers::all().iter().map(|reader| reader.name()).collect();
        eprintln!("mutations READER INPUTS [SEED]; readers are {}", names.join(", "));
        std::process::exit(2);
    };
    let (inputs, seed) = (number(1, 1_000_000), number(2, 1));
    let (begun, mut dice) = (Instant::now(), Dice::new(seed));
    let (mut accepted, mut panics, mut slowest) = (0_u64, 0_u64, Duration::ZERO);
    for done in 1..=inputs {
        let input = reader.make(&mut dice);
        let started = Instant::now();
        match catch_unwind(AssertUnwindSafe(|| reader.read(&input))) {
            Ok(was_accepted) => accepted += u64::from(was_accepted),
            Err(_) => {
                panics += 1;
                keep(name, "panic", done, &input);
                // What a panic has left half done is thrown away.
                reader = readers::named(name).expect("it was there before");
            }
        }
        let spent = started.elapsed();
        slowest = slowest.max(spent);
        if spent > SLOW {
            keep(name, "slow", done, &input);
        }
        if done.is_multiple_of(TOLD_EVERY) || done == inputs {
            println!(
                "{name}: {done} inputs in {:.0} s, {accepted} accepted, {panics} panics, slowest {:.0} ms, \
                 peak memory {} MB",
                begun.elapsed().as_secs_f64(),
                slowest.as_secs_f64() * 1_000.0,
                peak_kilobytes().div_ceil(1024),
            );
        }
    }
    std::process::exit(i32::from(panics > 0));
}

/// Writes an input down, to be looked at.
fn keep(reader: &str, why: &str, number: u64, input: &[u8]) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("artifacts").join(reader);
    let file = folder.join(format!("{why}-{number}"));
    let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, input));
    eprintln!("{}: {written:?}", file.display());
}

/// The most memory that the process has had so far.
fn peak_kilobytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}
