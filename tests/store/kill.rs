//! A process that appends is killed at random moments, also while it opens the store; what it has
//! acknowledged is there afterwards.
//!
//! `./test` kills it some 25 times. Many times:
//!
//! ```sh
//! KAMEN_KILLS=1000 cargo test --release --test store kill -- --nocapture
//! ```

use std::time::{Duration, Instant};

use kamen::store::{SledOptions, Store, Version};

use crate::child::{Mode, TABLES, acknowledged, assert_kept, command, lines};
use crate::folder::Folder;
use crate::kit::run;

/// A store is used for so many kills, then a new one.
const KILLS_OF_ONE_STORE: usize = 25;

/// Numbers that look random.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % most.max(1)
    }
}

/// A number from the environment.
pub fn count(variable: &str, default: usize) -> usize {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

#[test]
fn a_kill_loses_nothing_that_was_acknowledged() {
    let kills = count("KAMEN_KILLS", 25);
    let mut dice = Dice(0x5eed);
    let mut tally = Tally::default();
    let mut opening = Duration::from_millis(60);
    let mut folder = Folder::new("kill");
    let mut kept = vec![Version::NONE; TABLES as usize];
    for kill in 0..kills {
        if kill > 0 && kill % KILLS_OF_ONE_STORE == 0 {
            folder = Folder::new("kill");
            kept.fill(Version::NONE);
        }
        let mut child = command(&[], Mode::Endless, &folder.store()).spawn().unwrap();
        let begun = Instant::now();
        let mut said = lines(&mut child);
        let mut opened = false;
        if kill % 2 == 0 {
            // Somewhere in the start and shortly after it.
            std::thread::sleep(opening.mul_f64(dice.below(1200) as f64 / 1000.0));
        } else {
            // After some acknowledgements, and a moment more.
            let mut wanted = dice.below(150);
            for line in said.by_ref().map(Result::unwrap) {
                if line == "open" {
                    (opened, opening) = (true, begun.elapsed());
                }
                if note(&line, &mut kept, &mut tally) {
                    if wanted == 0 {
                        break;
                    }
                    wanted -= 1;
                }
            }
            std::thread::sleep(Duration::from_micros(dice.below(3_000)));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        for line in said.map_while(Result::ok) {
            opened |= line == "open";
            assert!(!line.starts_with("error"), "{line}");
            note(&line, &mut kept, &mut tally);
        }
        tally.while_opening += usize::from(!opened);
        tally.in_snapshot += usize::from(has_unfinished_snapshot(&folder));
        let store = Store::sled(&folder.store(), &SledOptions::default());
        let store = store.unwrap_or_else(|error| panic!("after kill {kill}: {error}"));
        if let Err(loss) = run(assert_kept(&store, &kept)) {
            panic!("after kill {kill}: {loss}");
        }
    }
    eprintln!("{kills} kills: {tally:?}");
    assert!(kills < 10 || tally.acknowledged > 0 && tally.while_opening > 0, "{tally:?}");
}

/// What happened.
#[derive(Debug, Default)]
struct Tally {
    acknowledged: u64,
    while_opening: usize,
    in_snapshot: usize,
}

fn note(line: &str, kept: &mut [Version], tally: &mut Tally) -> bool {
    let Some((table, version)) = acknowledged(line) else { return false };
    kept[table as usize] = version;
    tally.acknowledged += 1;
    true
}

/// Whether the kill came while sled wrote its snapshot.
fn has_unfinished_snapshot(folder: &Folder) -> bool {
    let Ok(files) = std::fs::read_dir(folder.store().join("sled")) else { return false };
    files.flatten().any(|file| file.file_name().to_string_lossy().ends_with(".generating"))
}
