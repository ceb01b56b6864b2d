//! `kamen scrabble endgame --lexicon NAME --cgp CGP`

use std::fmt::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure};
use serde_json::{Value, json};

use super::crew::Threads;
use super::language::Language;
use super::situation::{self, Situation};
use crate::ai::budget::Budget;
use crate::ai::scrabble::end_game::{Comparison, EndGame, Solver, Way};
use crate::ai::scrabble::{Engine, Rack, Ranked, Worth};
use crate::cli::report::Report;
use crate::cli::terminal::Bar;
use crate::compute;
use crate::games::scrabble::Action;
use crate::games::scrabble::notation::Cgp;

#[derive(clap::Args)]
#[command(
    after_help = "The value is what the player on turn wins on the other from here to the end, with the \
    tiles left; it is proved when the search has come to the end of all lines that count. With --games, \
    the ways of the theses are compared with the exact search on end games of self-play: what their \
    moves are worth when both go on as well as they can. Where the value is not proved, it is \
    that of the best move that any search has found."
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: Language,
    /// The position; the first rack is the one that moves, the bag is empty.
    #[arg(long, required_unless_present = "games", conflicts_with = "games")]
    cgp: Option<String>,
    /// The longest time for each turn, in seconds.
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS")]
    time: f64,
    /// The most positions that are searched for each turn; with it the answer is always the same.
    #[arg(long, value_name = "N")]
    steps: Option<u64>,
    /// Compare ways to play on the end games of so many games.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: Option<u32>,
    /// The number that all chance of these games comes from.
    #[arg(long, default_value_t = 1, value_name = "N", requires = "games")]
    seed: u64,
}

/// Steps of each way when ways are compared, and steps of the search that judges their moves.
const COMPARED_STEPS: u64 = 150_000;
const JUDGING_STEPS: u64 = 400_000;

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        ensure!(self.time.is_finite() && self.time >= 0.0, "the time is no number of seconds");
        let opened = self.language.open()?;
        let Some(cgp) = &self.cgp else { return self.compare(&opened.engine()?) };
        let cgp = situation::read(cgp, &opened.edition)?;
        let engine = opened.engine()?;
        let game = end_game(&engine, &cgp)?;
        let longest = Duration::try_from_secs_f64(self.time).unwrap_or(Duration::MAX);
        let turn_begun = std::sync::Mutex::new(Instant::now());
        let begun = Instant::now();
        let enough = || {
            let turn = turn_begun.lock().map_or(begun, |turn| *turn);
            turn.elapsed() >= longest
        };
        let threads = Threads(compute::cores());
        let budget = match self.steps {
            Some(steps) => Budget::steps(steps),
            None => Budget::until(&enough).with_crew(&threads),
        };
        let mut solver = Solver::default();
        let mut line = Vec::new();
        let first = solver.solve(&engine, &game, &budget);
        let seconds = begun.elapsed().as_secs_f64();
        let (mut on, mut next) = (game, first);
        loop {
            let told = Told::new(&engine, &on, &next.best);
            let (_, over) = on.make(&engine, &next.best);
            line.push(told);
            if over {
                break;
            }
            if let Ok(mut turn) = turn_begun.lock() {
                *turn = Instant::now();
            }
            next = solver.solve(&engine, &on, &budget);
        }
        let how = match first.is_exact {
            true => "proved".to_owned(),
            false => format!("the best found, {} turns ahead", first.depth),
        };
        let mut text = format!(
            "{:+} points ({how}, {} positions, {seconds:.2} s)\n",
            first.value, first.steps
        );
        for told in &line {
            let _ = writeln!(text, "{:<9} {:>4}  {}", told.rack, told.score, told.action);
        }
        let json = json!({
            "value": first.value,
            "exact": first.is_exact,
            "depth": first.depth,
            "positions": first.steps,
            "seconds": seconds,
            "line": line.iter().map(Told::json).collect::<Vec<_>>(),
        });
        Ok(Report { text, json })
    }

    /// Lets all ways choose in end games of self-play.
    fn compare(&self, engine: &Engine) -> anyhow::Result<Report> {
        let games = self.games.unwrap_or_default();
        let threads: NonZeroUsize = compute::cores();
        let mut bar = Bar::new("end games", games.into());
        let mut found = Vec::new();
        let job = |solver: &mut Solver, number: usize| {
            let game = EndGame::of_self_play(engine, self.seed, number as u64)?;
            let budget = Budget::steps(self.steps.unwrap_or(COMPARED_STEPS));
            Some(Comparison::of(solver, engine, &game, &budget, &Budget::steps(JUDGING_STEPS)))
        };
        let _ =
            compute::run(games as usize, threads, Solver::default, job, |number, comparison| {
                found.extend(comparison);
                bar.show(number as u64 + 1);
                ControlFlow::<()>::Continue(())
            });
        let (proved, open): (Vec<_>, Vec<_>) = found.iter().partition(|of| of.is_proved);
        let mut text = format!("{} end games\n", found.len());
        let (mut json, about) = (
            json!({ "end_games": found.len() }),
            [
                ("proved", "with a proved value", &proved),
                ("open", "with a value that is only estimated", &open),
            ],
        );
        for (key, what, comparisons) in about {
            let rows = rows(comparisons);
            let _ =
                writeln!(text, "\n{} {what}; points lost against the best move", comparisons.len());
            let _ = writeln!(
                text,
                "{:<14} {:>9} {:>9} {:>9} {:>18}",
                "", "mistakes", "per game", "worst", "better than exact"
            );
            for row in &rows {
                let Row { way, mistakes, lost, worst, better } = row;
                let way = way.name();
                let _ =
                    writeln!(text, "{way:<14} {mistakes:>9} {lost:>9.2} {worst:>9} {better:>18}");
            }
            json[key] = json!({
                "end_games": comparisons.len(),
                "ways": rows.iter().map(Row::json).collect::<Vec<_>>(),
            });
        }
        Ok(Report { text, json })
    }
}

/// How a way did in some end games.
struct Row {
    way: Way,
    /// In how many it did not take a best move.
    mistakes: usize,
    /// What it lost in an end game on the average, and at most.
    lost: f64,
    worst: i32,
    /// In how many its move was worth more than that of the exact search.
    better: usize,
}

impl Row {
    fn json(&self) -> Value {
        let Self { way, mistakes, lost, worst, better } = self;
        json!({
            "way": way.name(),
            "mistakes": mistakes,
            "lost": lost,
            "worst": worst,
            "better_than_exact": better,
        })
    }
}

/// The place of the exact search among the ways.
const EXACT: usize = 0;

fn rows(comparisons: &[&Comparison]) -> Vec<Row> {
    let row = |(place, way)| {
        let lost = || comparisons.iter().map(|of: &&Comparison| of.value - of.values[place]);
        Row {
            way,
            mistakes: lost().filter(|&lost| lost > 0).count(),
            lost: f64::from(lost().sum::<i32>()) / comparisons.len().max(1) as f64,
            worst: lost().max().unwrap_or(0),
            better: comparisons.iter().filter(|of| of.values[place] > of.values[EXACT]).count(),
        }
    };
    (0..).zip(Way::ALL).map(row).collect()
}

/// The end game that a position is.
fn end_game(engine: &Engine, cgp: &Cgp) -> anyhow::Result<EndGame> {
    let players = cgp.racks.len();
    ensure!(players <= 2, "an end game is searched for two players, not for {players}");
    let Situation { position, turn } = Situation::new(engine, cgp, Worth::Equity);
    if turn.bag > 0 {
        bail!("the bag still holds {} tiles; the end game begins when it is empty", turn.bag);
    }
    let told = cgp.racks.get(1).filter(|rack| !rack.is_empty());
    let alphabet = engine.edition().tiles.alphabet();
    let other = told.map(|rack| Rack::new(rack, alphabet));
    let other = other.unwrap_or_else(|| engine.unseen(&cgp.board, &turn.rack));
    Ok(EndGame::new(&position, [turn.rack, other]))
}

/// A turn of the line as it is shown.
struct Told {
    rack: String,
    action: String,
    score: i32,
}

impl Told {
    fn new(engine: &Engine, game: &EndGame, chosen: &Ranked) -> Self {
        let alphabet = engine.edition().tiles.alphabet();
        let action = match chosen.action.action(engine, game.position()) {
            Action::Place(placement) => placement.to_string(),
            _ => "pass".to_owned(),
        };
        let rack = game.racks()[0].tiles(alphabet).to_string();
        Self { rack, action, score: chosen.score }
    }

    fn json(&self) -> Value {
        json!({ "rack": self.rack, "move": self.action, "score": self.score })
    }
}
