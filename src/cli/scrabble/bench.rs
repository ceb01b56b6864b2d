//! `kamen scrabble bench --lexicon NAME --positions FILE.cgp`

use std::fmt::Write;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use serde_json::{Value, json};

use super::language::Language;
use super::read_text;
use super::situation::{self, Situation};
use crate::ai::scrabble::{Engine, Finder, Generator, Move, Worth};
use crate::cli::report::Report;
use crate::cli::terminal::progress;
use crate::games::scrabble::notation::Cgp;
use crate::games::scrabble::{Edition, Tile};

#[derive(clap::Args)]
#[command(
    after_help = "Times are those of the best pass over the positions, which the rest of the \
    machine disturbed least, on one thread. Reading a position is no part of them; all that depends \
    on the rack is. In every position the best move is compared with all moves before."
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: Language,
    /// A file of positions, one CGP on each line; # begins a comment.
    #[arg(long, value_name = "FILE.cgp")]
    positions: PathBuf,
    /// How long each time is measured at least; there are three passes in any case.
    #[arg(long, default_value_t = 1.0, value_name = "SECONDS")]
    seconds: f64,
}

/// From so many blanks on, positions are measured together.
const MANY_BLANKS: usize = 3;
const LEAST_PASSES: usize = 3;

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let seconds = Duration::try_from_secs_f64(self.seconds).context("--seconds")?;
        let begun = Instant::now();
        let opened = self.language.open()?;
        let read = begun.elapsed();
        let positions = read_positions(&self.positions, &opened.edition)?;
        let begun = Instant::now();
        let engine = opened.engine()?;
        let memory = Memory { bytes: engine.bytes(), opened: read + begun.elapsed() };
        let mut rows = Vec::new();
        for blanks in 0..=MANY_BLANKS {
            let group = positions.iter().filter(|(_, cgp)| group(cgp) == blanks);
            let group: Vec<&(usize, Cgp)> = group.collect();
            if !group.is_empty() {
                progress(&format!("measuring {} positions\n", group.len()));
                let row = measure(&engine, &group, seconds);
                rows.push((blanks, row.with_context(|| self.positions.display().to_string())?));
            }
        }
        let text = table(opened.lexicon_name()?, &memory, &rows);
        let json = rows.iter().map(|(blanks, row)| row.json(*blanks, &memory)).collect();
        Ok(Report { text, json })
    }
}

/// Reads and checks all positions; each with its line.
fn read_positions(path: &Path, edition: &Edition) -> anyhow::Result<Vec<(usize, Cgp)>> {
    let text = read_text(path)?;
    let lines = (1..).zip(text.trim_start_matches('\u{feff}').lines());
    let lines = lines.map(|(number, line)| (number, line.trim()));
    let positions = lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            let cgp = situation::read(line, edition);
            Ok((number, cgp.with_context(|| format!("{}, line {number}", path.display()))?))
        })
        .collect::<anyhow::Result<Vec<_>>>()?;
    ensure!(!positions.is_empty(), "{}: the file holds no position", path.display());
    Ok(positions)
}

/// The group of a position, by the blanks on the rack.
fn group(cgp: &Cgp) -> usize {
    cgp.racks.first().map_or(0, |rack| rack.count(Tile::Blank)).min(MANY_BLANKS)
}

/// What the words cost before the first search.
struct Memory {
    bytes: usize,
    opened: Duration,
}

/// What was measured in a group of positions.
struct Row {
    positions: usize,
    placements: usize,
    /// The time for all moves of all positions, and for the best ones.
    all: Duration,
    best: Duration,
}

fn measure(engine: &Engine, group: &[&(usize, Cgp)], seconds: Duration) -> anyhow::Result<Row> {
    let (mut generator, mut finder) = (Generator::default(), Finder::default());
    // The first pass warms up, and checks what is going to be measured.
    let mut placements = 0;
    for (line, cgp) in group {
        let Situation { position, turn } = Situation::new(engine, cgp, Worth::Equity);
        let all = generator.all(engine, &position, &turn);
        placements += all.iter().filter(|ranked| matches!(ranked.action, Move::Place(_))).count();
        let greatest = all.iter().map(|ranked| ranked.equity).max();
        let best = finder.best(engine, &position, &turn).equity;
        ensure!(
            Some(best) == greatest,
            "line {line}: the best move is worth {best}, the best of all moves {}",
            greatest.unwrap_or_default()
        );
    }
    let positions = || group.iter().map(|(_, cgp)| Situation::new(engine, cgp, Worth::Equity));
    let all = best_pass(seconds, positions, |Situation { position, turn }| {
        black_box(generator.all(engine, position, turn));
    });
    let best = best_pass(seconds, positions, |Situation { position, turn }| {
        black_box(finder.best(engine, position, turn));
    });
    Ok(Row { positions: group.len(), placements, all, best })
}

/// The time of the fastest pass; what is worked on is made outside of the time.
fn best_pass<Item, Items: Iterator<Item = Item>>(
    seconds: Duration,
    items: impl Fn() -> Items,
    mut work: impl FnMut(&Item),
) -> Duration {
    let (mut fastest, mut measured, mut passes) = (Duration::MAX, Duration::ZERO, 0);
    while passes < LEAST_PASSES || measured < seconds {
        let mut pass = Duration::ZERO;
        for item in items() {
            let begun = Instant::now();
            work(black_box(&item));
            pass += begun.elapsed();
        }
        fastest = fastest.min(pass);
        measured += pass;
        passes += 1;
    }
    fastest
}

impl Row {
    fn moves_per_position(&self) -> f64 {
        self.placements as f64 / self.positions as f64
    }

    /// Microseconds for each position.
    fn each(&self, time: Duration) -> f64 {
        time.as_secs_f64() * 1e6 / self.positions as f64
    }

    fn json(&self, blanks: usize, memory: &Memory) -> Value {
        json!({
            "blanks": blanks,
            "positions": self.positions,
            "moves_per_position": self.moves_per_position(),
            "all_us": self.each(self.all),
            "best_us": self.each(self.best),
            "lexicon_bytes": memory.bytes,
            "open_ms": memory.opened.as_secs_f64() * 1e3,
        })
    }
}

fn table(lexicon: &str, memory: &Memory, rows: &[(usize, Row)]) -> String {
    let (kilobytes, opened) = (memory.bytes.div_ceil(1024), memory.opened.as_millis());
    let mut text = format!("{lexicon}: {kilobytes} KB of memory, opened in {opened} ms\n\n");
    text += "blanks  positions  moves each  µs for all moves  µs for the best\n";
    for (blanks, row) in rows {
        let more = if *blanks == MANY_BLANKS { "+" } else { "" };
        let _ = writeln!(
            text,
            "{:>6}  {:>9}  {:>10.1}  {:>16.2}  {:>15.2}",
            format!("{blanks}{more}"),
            row.positions,
            row.moves_per_position(),
            row.each(row.all),
            row.each(row.best),
        );
    }
    text + "\nthe best of at least three passes, on one thread\n"
}
