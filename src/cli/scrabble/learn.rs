//! `kamen scrabble learn --lexicon NAME --time 30m`

use std::fmt::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use serde_json::json;

use super::language::Language;
use super::simulate;
use crate::ai::scrabble::{
    Course, Courses, Engine, Evidence, Growth, Leaves, LeavesFile, Level, OpeningPupil, Pupil,
    Replies,
};
use crate::cli::report::Report;
use crate::cli::terminal::{Bar, progress};
use crate::compute;
use crate::files::write_whole;
use crate::lexicon::Alphabet;

#[derive(clap::Args)]
#[command(
    after_help = "Learning plays games with itself, in every position compares what other racks \
    would earn, and so finds what each tile, pair, triple… is worth to keep. It can be interrupted \
    and goes on from the file beside the result. The same lexicon, seed and number of games always \
    give the same file, whatever the threads."
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: Language,
    /// How long to learn, such as 90s, 30m or 2h.
    #[arg(long, value_name = "TIME", value_parser = duration, required_unless_present = "games")]
    time: Option<Duration>,
    /// How many games to learn from in all, those of earlier days included.
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// The number that all chance comes from.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// How many games are played at the same time; all cores when it is not given.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Where the leaves go; LEXICON.leaves when it is not given.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Begin anew even if there is something to go on from.
    #[arg(long)]
    fresh: bool,
}

/// Deals that are played against play by points after each generation, and at the end; no more
/// than games were learned from, but a hundred in any case.
const DEALS_BETWEEN: u64 = 1_000;
const DEALS_AT_END: u64 = 5_000;
/// First words that are compared, as far as games were played.
const OPENINGS: u64 = 20_000;
/// Games that tell about the chance to win, as far as games were played.
const COURSES: u64 = 3_000;
/// The deals against play by points and about the chance to win are others than those of the games.
const OTHER_SEED: u64 = 0x5eed;

/// Reads a time such as `90s`, `30m` or `2h`.
fn duration(text: &str) -> Result<Duration, String> {
    let wrong = || format!("\"{text}\" is no time; write 90s, 30m or 2h");
    let unit = text.chars().last().ok_or_else(wrong)?;
    let seconds = match unit {
        's' => 1,
        'm' => 60,
        'h' => 3_600,
        _ => return Err(wrong()),
    };
    let count: u64 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    Ok(Duration::from_secs(count.checked_mul(seconds).ok_or_else(wrong)?))
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let opened = self.language.open()?;
        let lexicon = opened.lexicon_name()?.to_owned();
        let out = self.out.clone().unwrap_or_else(|| format!("{}.leaves", stem(&lexicon)).into());
        let kept = kept_beside(&out);
        let alphabet = opened.edition.tiles.alphabet().clone();
        let course = self.course(&kept, &lexicon, &alphabet)?;
        let engine = opened.engine()?.with_leaves(Arc::new(course.leaves().leaves(&alphabet)));
        let threads = self.threads.and_then(|count| NonZeroUsize::new(count.into()));
        let threads = threads.unwrap_or_else(compute::cores);
        let mut lesson = Lesson { engine, alphabet, course, threads, kept };
        lesson.games(self.time, self.games.unwrap_or(u64::MAX))?;
        let learned = lesson.finish()?;
        let bytes = learned.to_bytes();
        write_whole(&out, &bytes).with_context(|| out.display().to_string())?;
        Ok(report(&learned, bytes.len(), &out))
    }

    /// The course to go on with, or a new one.
    fn course(&self, kept: &Path, lexicon: &str, alphabet: &Alphabet) -> anyhow::Result<Course> {
        if self.fresh || !kept.exists() {
            return Ok(Course::new(lexicon, self.seed, alphabet));
        }
        let name = || kept.display().to_string();
        let bytes = std::fs::read(kept).with_context(name)?;
        let course = Course::open(Arc::new(bytes)).with_context(name)?;
        let (theirs, seed) = (course.lexicon(), course.seed());
        ensure!(
            theirs == lexicon && seed == self.seed,
            "{}: this is learning with {theirs} and seed {seed}; go on with these, or begin anew \
             with --fresh",
            name()
        );
        if let Some(limit) = self.games
            && course.games() > limit
        {
            bail!(
                "{}: {} games were played already; begin anew with --fresh",
                name(),
                course.games()
            );
        }
        Ok(course)
    }
}

/// The file to go on from another day.
fn kept_beside(out: &Path) -> PathBuf {
    let mut kept = out.as_os_str().to_owned();
    kept.push(".course");
    kept.into()
}

/// The name of a lexicon without folders and ending.
fn stem(lexicon: &str) -> String {
    Path::new(lexicon).file_stem().map_or_else(|| "lexicon".into(), |s| s.to_string_lossy().into())
}

/// Learning under way.
struct Lesson {
    engine: Engine,
    alphabet: Alphabet,
    course: Course,
    threads: NonZeroUsize,
    kept: PathBuf,
}

impl Lesson {
    /// Plays games until the time is up or there are enough of them.
    fn games(&mut self, time: Option<Duration>, limit: u64) -> anyhow::Result<()> {
        let begun = Instant::now();
        let is_over = || time.is_some_and(|time| begun.elapsed() >= time);
        let mut bar = match time {
            Some(time) => Bar::new("s", time.as_secs()),
            None => Bar::new("games", limit),
        };
        while !is_over() {
            let games = self.course.next_games(limit);
            if games.is_empty() {
                break;
            }
            let evidence = self.play(games.start, games.end);
            if self.course.absorb(games.end - games.start, &evidence, &self.alphabet) {
                self.learn(self.course.leaves().leaves(&self.alphabet));
                self.measure(DEALS_BETWEEN);
                self.keep()?;
            }
            bar.show(if time.is_some() { begun.elapsed().as_secs() } else { self.course.games() });
        }
        self.keep()
    }

    /// Plays the games of some numbers on all threads.
    fn play(&self, from: u64, to: u64) -> Evidence {
        /// Games of one job: enough that handing over costs little.
        const JOB: u64 = 25;
        let (engine, seed) = (&self.engine, self.course.seed());
        let job = |pupil: &mut Pupil, number: usize| {
            let mut evidence = Evidence::default();
            let first = from + JOB * number as u64;
            for game in first..(first + JOB).min(to) {
                pupil.play(engine, seed, game, &mut evidence);
            }
            evidence
        };
        let jobs = (to - from).div_ceil(JOB) as usize;
        let mut all = Evidence::default();
        let _ = compute::run(jobs, self.threads, Pupil::default, job, |_, evidence| {
            all.merge(&evidence);
            ControlFlow::<()>::Continue(())
        });
        all
    }

    /// Learns what first words give away, measures once more, looks how games go on, and has
    /// everything together.
    fn finish(&mut self) -> anyhow::Result<LeavesFile> {
        self.learn(self.course.learned(&Replies::default(), &self.alphabet).leaves(&self.alphabet));
        let count = OPENINGS.min(self.course.games()) as usize;
        let (engine, seed) = (&self.engine, self.course.seed());
        let job = |pupil: &mut OpeningPupil, number: usize| {
            let mut replies = Replies::default();
            pupil.play(engine, seed, number as u64, &mut replies);
            replies
        };
        let mut replies = Replies::default();
        let mut bar = Bar::new("first words", count as u64);
        let _ = compute::run(count, self.threads, OpeningPupil::default, job, |number, more| {
            replies.merge(&more);
            bar.show(number as u64);
            ControlFlow::<()>::Continue(())
        });
        drop(bar);
        self.learn(self.course.learned(&replies, &self.alphabet).leaves(&self.alphabet));
        self.measure(DEALS_AT_END);
        let chances = self.courses().chances();
        Ok(self.course.learned(&replies, &self.alphabet).with_chances(chances))
    }

    /// How games with what was learned go on from each lead.
    fn courses(&self) -> Courses {
        let count = COURSES.min(self.course.games()) as usize;
        let job = |(): &mut (), number: usize| {
            let mut one = Courses::default();
            one.observe(&self.engine, OTHER_SEED, number as u64);
            one
        };
        let mut courses = Courses::default();
        let _ = compute::run(
            count,
            self.threads,
            || (),
            job,
            |_, one| {
                courses.add(&one);
                ControlFlow::<()>::Continue(())
            },
        );
        courses
    }

    fn learn(&mut self, leaves: Leaves) {
        self.engine.set_leaves(Arc::new(leaves));
    }

    /// Plays against play by points, and writes down how it went.
    fn measure(&mut self, deals: u64) {
        let deals = deals.min(self.course.games().max(100));
        let levels = [Level::Inhuman, Level::Professional];
        let (win_rate, error) =
            simulate::win_rate(&self.engine, &levels, OTHER_SEED, deals, self.threads);
        let weights = self.engine.leaves().weights() as u64;
        let growth = self.course.note(weights, win_rate, error);
        progress(&format!("\r\x1b[K{}\n", growth_line(growth)));
    }

    /// Writes the course down, to go on another day.
    fn keep(&self) -> anyhow::Result<()> {
        write_whole(&self.kept, &self.course.to_bytes())
            .with_context(|| self.kept.display().to_string())
    }
}

fn growth_line(growth: &Growth) -> String {
    let Growth { games, weights, win_rate, error } = growth;
    let (rate, error) = (win_rate * 100.0, error * 100.0);
    format!("{games:>9} games {weights:>8} weights  {rate:.1} ± {error:.1} % against points alone")
}

fn report(learned: &LeavesFile, bytes: usize, out: &Path) -> Report {
    let origin = &learned.origin;
    let mut text = String::new();
    for growth in &origin.growth {
        let _ = writeln!(text, "{}", growth_line(growth));
    }
    let (weights, name) = (learned.weights(), out.display());
    let _ = writeln!(text, "{name}: {weights} weights from {} games, {bytes} bytes", origin.games);
    let json = json!({
        "file": name.to_string(),
        "bytes": bytes,
        "weights": weights,
        "lexicon": origin.lexicon,
        "seed": origin.seed,
        "games": origin.games,
        "command": origin.command,
        "growth": origin.growth,
    });
    Report { text, json }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_unit() {
        assert_eq!(duration("90s"), Ok(Duration::from_secs(90)));
        assert_eq!(duration("30m"), Ok(Duration::from_secs(1_800)));
        assert_eq!(duration("2h"), Ok(Duration::from_secs(7_200)));
        for text in ["", "30", "m", "-1m", "1.5h", "5č", "99999999999999999999h"] {
            assert!(duration(text).is_err(), "{text:?}");
        }
    }
}
