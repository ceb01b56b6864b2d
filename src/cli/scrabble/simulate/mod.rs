//! `kamen scrabble simulate --lexicon NAME --players L1,L2 --games N --seed S`

mod deal;
mod tally;
mod times;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::json;

use self::deal::{Match, Pace};
use self::tally::Tally;
use super::crew::Threads;
use super::language::Language;
use crate::ai::scrabble::{Engine, Generator, Level};
use crate::cli::report::Report;
use crate::cli::terminal::Bar;
use crate::compute;
use crate::games::scrabble::{Edition, StartError};

#[derive(clap::Args)]
#[command(
    after_help = "Every deal is played once for each rotation of the seats, so that nobody is \
    luckier with the tiles. All figures but times depend on the seed alone, not on the threads, as \
    long as --time is not given. The error of a win rate is one standard error over the deals. The \
    time of a turn is that of choosing; its p95, which 95 turns of 100 do not exceed, and its longest \
    are of turns with tiles in the bag, those of end-game turns of turns with an empty one. Moves \
    found are the words that could be laid, counted in every hundredth deal."
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: Language,
    /// The levels of two to four players, such as random, adept, professional or inhuman.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "inhuman,professional",
        value_name = "LEVEL,LEVEL…"
    )]
    players: Vec<Level>,
    /// How many games; rounded up so that every player sits on every seat equally often.
    #[arg(long, default_value_t = 100, value_name = "N",
          value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The number that all chance comes from.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// How many games are played at the same time; all cores when it is not given.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// How many threads each search may use; only a grandmaster uses more than one.
    #[arg(long, default_value_t = 1, value_name = "N",
          value_parser = clap::value_parser!(u16).range(1..=256))]
    crew: u16,
    /// The longest time for a move, in seconds; figures then depend on the machine.
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,
    /// The most positions that are searched for a move.
    #[arg(long, value_name = "N")]
    steps: Option<u64>,
    /// Write the positions of the first games into this file, one CGP on each line.
    #[arg(long, value_name = "FILE.cgp")]
    positions: Option<PathBuf>,
    /// Of how many deals the positions are written, from the first game of each.
    #[arg(long, default_value_t = 100, value_name = "N", requires = "positions")]
    positions_from: u64,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let opened = self.language.open()?;
        check_players(self.players.len(), &opened.edition)?;
        let mut positions = self.positions_file()?;
        let engine = opened.engine()?;
        let threads = self.threads.and_then(|count| NonZeroUsize::new(count.into()));
        let threads = threads.unwrap_or_else(compute::cores);
        let begun = Instant::now();
        let tally = self.play(&engine, threads, positions.as_mut())?;
        let seconds = begun.elapsed().as_secs_f64();
        let speed = tally.games as f64 / seconds;
        let lexicon = opened.lexicon_name()?;
        let crew = match self.crew {
            1 => String::new(),
            crew => format!(" with {crew} for each search"),
        };
        let text = format!(
            "{} games with {lexicon}, seed {}, {threads} threads{crew}: {seconds:.1} s, {speed:.0} games/s\n\n{}",
            tally.games,
            self.seed,
            tally.table(),
        );
        let json = json!({
            "lexicon": lexicon,
            "games": tally.games,
            "seed": self.seed,
            "threads": threads,
            "crew": self.crew,
            "seconds": seconds,
            "games_per_second": speed,
            "players": tally.players_json(),
            "pairs": tally.pairs_json(),
        });
        Ok(Report { text, json })
    }

    /// Plays all deals and adds them up.
    fn play(
        &self,
        engine: &Engine,
        threads: NonZeroUsize,
        mut positions: Option<&mut BufWriter<File>>,
    ) -> anyhow::Result<Tally> {
        let seats = self.players.len() as u64;
        let deals = self.games.div_ceil(seats);
        let written = if positions.is_some() { self.positions_from } else { 0 };
        let (pace, crew) = (self.pace()?, self.crew());
        let all = Match { engine, levels: &self.players, seed: self.seed, written, pace, crew };
        let mut tally = Tally::new(&self.players);
        let mut bar = Bar::new("games", deals * seats);
        let deals = usize::try_from(deals).context("so many games")?;
        let job = |generator: &mut Generator, number| all.play(generator, number as u64);
        let outcome = compute::run(deals, threads, Generator::default, job, |_, played| {
            tally.add(&played);
            bar.show(tally.games);
            let out = positions.as_mut().filter(|_| !played.positions.is_empty());
            match out.map_or(Ok(()), |out| out.write_all(played.positions.as_bytes())) {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => ControlFlow::Break(error),
            }
        });
        let flushed = positions.map_or(Ok(()), Write::flush);
        let written = match outcome {
            ControlFlow::Break(error) => Err(error),
            ControlFlow::Continue(()) => flushed,
        };
        written.with_context(|| self.positions_name())?;
        Ok(tally)
    }

    fn crew(&self) -> Threads {
        Threads(NonZeroUsize::new(self.crew.into()).unwrap_or(NonZeroUsize::MIN))
    }

    fn pace(&self) -> anyhow::Result<Pace> {
        let time = self.time.map(Duration::try_from_secs_f64).transpose();
        Ok(Pace { time: time.context("--time is no number of seconds")?, steps: self.steps })
    }

    /// The file for the positions, opened before hours of play.
    fn positions_file(&self) -> anyhow::Result<Option<BufWriter<File>>> {
        let created = self.positions.as_ref().map(File::create).transpose();
        Ok(created.with_context(|| self.positions_name())?.map(BufWriter::new))
    }

    fn positions_name(&self) -> String {
        self.positions.as_ref().map(|path| path.display().to_string()).unwrap_or_default()
    }
}

/// The share of games that the first of some levels wins, and one standard error of it.
pub(super) fn win_rate(
    engine: &Engine,
    levels: &[Level],
    seed: u64,
    deals: u64,
    threads: NonZeroUsize,
) -> (f64, f64) {
    let (pace, crew) = (Pace::default(), Threads(NonZeroUsize::MIN));
    let all = Match { engine, levels, seed, written: 0, pace, crew };
    let mut tally = Tally::new(levels);
    let job = |generator: &mut Generator, number| all.play(generator, number as u64);
    let _ = compute::run(deals as usize, threads, Generator::default, job, |_, played| {
        tally.add(&played);
        ControlFlow::<()>::Continue(())
    });
    tally.win_rate()
}

/// Whether a game of so many players can begin.
fn check_players(players: usize, edition: &Edition) -> Result<(), StartError> {
    let (tiles, rack_size) = (edition.tiles.total(), edition.rack_size);
    if !(2..=4).contains(&players) {
        return Err(StartError::Players(players));
    }
    if tiles < players * usize::from(rack_size) {
        return Err(StartError::TooFewTiles { tiles, players, rack_size });
    }
    Ok(())
}
