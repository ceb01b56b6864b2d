//! `kamen scrabble analyse FILE.gcg…` and `--cgp CGP`

mod columns;
mod game;
mod position;
mod summary;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};

use super::crew::Threads;
use super::language::Language;
use super::situation;
use crate::ai::budget::Budget;
use crate::cli::report::Report;
use crate::compute;
use crate::files::read_file;
use crate::games::chance::{Chance, Seed};
use crate::games::scrabble::notation::Gcg;
use crate::texts::Tongue;

#[derive(clap::Args)]
#[command(
    after_help = "For a game, each turn stands beside the best one: rack, move, points, the best move \
    and what was lost against it, in points and what stays on the rack (in an end game of two, what it \
    costs when both go on as well as can be found); then how many words could be laid. For a position, \
    the best moves: points, what they leave and what that is worth, the chance to win, and the premiums \
    they open (+) and close (-). With --simulate moves are judged by playing on in thought, as the level \
    grandmaster does: by the chance to win and the lead that came of it, in so many games."
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: Language,
    /// GCG files; of several, what is played in them is counted together.
    #[arg(value_name = "FILE.gcg", required_unless_present = "cgp", conflicts_with = "cgp")]
    files: Vec<PathBuf>,
    /// A position; the first rack is the one that moves.
    #[arg(long)]
    cgp: Option<String>,
    /// How many moves of a position are shown.
    #[arg(long, default_value_t = 15, value_name = "N", requires = "cgp")]
    top: usize,
    /// List the moves of a position as the third thesis does, by its own measure v = j + e − d.
    #[arg(long, requires = "cgp")]
    thesis: bool,
    /// Only count what is played, without looking for better moves.
    #[arg(long, requires = "files")]
    count: bool,
    /// Draw what each turn of a game lost into this file.
    #[arg(long, value_name = "FILE.png", requires = "files", conflicts_with = "count")]
    chart: Option<PathBuf>,
    /// The language of the chart: cs, sk or en; that of the tiles when it is not given.
    #[arg(long, value_name = "LANGUAGE", requires = "chart")]
    tongue: Option<Tongue>,
    /// Judge moves by playing on in thought.
    #[arg(long, conflicts_with_all = ["count", "thesis"])]
    simulate: bool,
    /// The longest time for each turn, in seconds: for end games and for --simulate.
    #[arg(long, default_value_t = 3.0, value_name = "SECONDS")]
    time: f64,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let longest = Duration::try_from_secs_f64(self.time);
        let longest = longest.ok().context("--time is no number of seconds")?;
        ensure!(
            self.chart.is_none() || self.files.len() == 1,
            "a chart shows one game; name one file"
        );
        let manner = Manner { simulate: self.simulate, longest };
        let opened = self.language.open()?;
        if let Some(cgp) = &self.cgp {
            let cgp = situation::read(cgp, &opened.edition)?;
            let (engine, view) = (opened.engine()?, cgp.view(&opened.edition));
            return match self.thesis {
                true => Ok(position::by_thesis(&engine, &view, self.top)),
                false => Ok(position::best(&engine, &view, self.top, manner)),
            };
        }
        let mut games = Vec::new();
        for file in &self.files {
            let name = || file.display().to_string();
            let bytes = read_file(file, Gcg::MAX_BYTES + 1).with_context(name)?;
            let gcg = Gcg::parse_bytes(&bytes).with_context(name)?;
            let view = gcg.told_view(&opened.edition).with_context(name)?;
            let names = gcg.players.iter().map(|player| player.name.clone()).collect();
            games.push(game::Told { view, names });
        }
        if self.count {
            return Ok(summary::of(&games));
        }
        let engine = opened.engine()?;
        if let [told] = &games[..] {
            let reviewed = game::Reviewed::new(&engine, told, manner);
            if reviewed.review.turns.is_empty() {
                bail!("the file tells no racks, so there is nothing to compare");
            }
            if let Some(path) = &self.chart {
                let of_tiles = || self.language.name().get(..2)?.parse().ok();
                let tongue = self.tongue.or_else(of_tiles).unwrap_or(Tongue::English);
                reviewed.draw(told, tongue, path)?;
            }
            return Ok(reviewed.report(told));
        }
        let reviews: Vec<game::Reviewed> =
            games.iter().map(|told| game::Reviewed::new(&engine, told, manner)).collect();
        Ok(summary::with_reviews(&games, &reviews))
    }
}

/// How moves are judged.
#[derive(Clone, Copy)]
struct Manner {
    /// Whether by playing on.
    simulate: bool,
    /// The longest time for a turn.
    longest: Duration,
}

impl Manner {
    /// The chance to play on with, the same for every turn.
    fn chance(self) -> Option<Chance> {
        self.simulate.then(|| Seed::new([0; 32]).chance("analysis"))
    }

    /// Looks at a turn with all cores until time is up.
    fn look<T>(self, work: impl FnOnce(Option<&mut Chance>, &Budget<'_>) -> T) -> T {
        let (begun, threads) = (Instant::now(), Threads(compute::cores()));
        let enough = || begun.elapsed() >= self.longest;
        work(self.chance().as_mut(), &Budget::until(&enough).with_crew(&threads))
    }
}
