//! `kamen scrabble moves --lexicon NAME --cgp CGP`

use std::cmp::Reverse;
use std::fmt::Write;

use anyhow::Context;
use serde_json::{Value, json};

use super::language::Language;
use super::situation::{self, Situation};
use crate::ai::budget::Budget;
use crate::ai::scrabble::{Engine, Equity, Generator, Level, Move, Ranked, Sight, Worth};
use crate::cli::report::Report;
use crate::games::chance::Seed;
use crate::games::scrabble::notation::Cgp;
use crate::games::scrabble::{Action, fit};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: Language,
    /// The position; the first rack is the one that moves.
    #[arg(long)]
    cgp: String,
    /// How many moves are shown.
    #[arg(long, default_value_t = 10, value_name = "N", conflicts_with = "all")]
    top: usize,
    /// Show all moves.
    #[arg(long)]
    all: bool,
    /// Order the moves as this level does: what it would do first, then inhuman and above by equity,
    /// those below by points.
    #[arg(long, default_value_t = Level::Inhuman)]
    level: Level,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let opened = self.language.open()?;
        let cgp = situation::read(&self.cgp, &opened.edition)?;
        let engine = opened.engine()?;
        let mut moves = listed(&engine, &cgp)?;
        moves.sort_by(|a, b| a.rank(self.level.worth()).cmp(&b.rank(self.level.worth())));
        if !matches!(self.level, Level::Professional | Level::Inhuman) {
            self.put_first(&mut moves, &engine, &cgp);
        }
        if !self.all {
            moves.truncate(self.top);
        }
        Ok(Report { text: table(&moves), json: moves.iter().map(Listed::json).collect() })
    }
}

impl Arguments {
    /// Puts first what a level would do that does not just take the best at first sight. It is asked
    /// with a fixed seed, and thinks for a number of steps, so the answer is always the same.
    fn put_first(&self, moves: &mut [Listed], engine: &Engine, cgp: &Cgp) {
        let view = cgp.view(engine.edition());
        let mut player = self.level.player(&Seed::new([0; 32]));
        let sight = Sight::new(engine, &view, player.worth());
        let chosen = player.choose(engine, &sight.seen(), &Budget::default());
        if let Some(place) = moves.iter().position(|listed| listed.action == chosen.action) {
            moves[..=place].rotate_right(1);
        }
    }
}

/// A move as it is shown.
struct Listed {
    action: Move,
    kind: &'static str,
    /// Whether tiles are laid.
    lays: bool,
    /// The placement, or the tiles exchanged.
    text: String,
    /// How many tiles leave the rack.
    used: usize,
    score: i32,
    equity: Equity,
    words: Vec<String>,
    leave: String,
}

/// All moves of the first rack, with what they make and leave.
fn listed(engine: &Engine, cgp: &Cgp) -> anyhow::Result<Vec<Listed>> {
    let Situation { position, turn } = Situation::new(engine, cgp, Worth::Equity);
    let alphabet = engine.edition().tiles.alphabet();
    let mut generator = Generator::default();
    let found = generator.all(engine, &position, &turn).iter();
    let listed = found.map(|Ranked { action, score, equity }| {
        let (kind, text, words) = match action.action(engine, &position) {
            Action::Place(placement) => {
                let play = fit(&cgp.board, engine.edition(), &placement)
                    .with_context(|| format!("{placement} was found and does not fit"))?;
                let words = play.words.iter().map(|(_, word)| word.word().to_string()).collect();
                ("place", play.placement.to_string(), words)
            }
            Action::Exchange(tiles) => ("exchange", tiles.to_string(), Vec::new()),
            _ => ("pass", "pass".to_owned(), Vec::new()),
        };
        Ok(Listed {
            action: *action,
            kind,
            lays: matches!(action, Move::Place(_)),
            text,
            used: action.used().len(),
            score: *score,
            equity: *equity,
            words,
            leave: action.kept(&turn.rack).tiles(alphabet).to_string(),
        })
    });
    listed.collect()
}

impl Listed {
    /// Comes first when the move is better; moves worth the same are ordered by points and text.
    fn rank(&self, worth: Worth) -> impl Ord + '_ {
        // Who looks at points alone lays any word, else exchanges as much as may be.
        let points = (self.lays, self.score, if self.lays { 0 } else { self.used });
        let first = match worth {
            Worth::Points => points,
            Worth::Equity => (false, 0, 0),
        };
        (Reverse((first, self.equity, self.score)), &self.text)
    }

    fn json(&self) -> Value {
        json!({
            "kind": self.kind,
            "move": self.text,
            "score": self.score,
            "equity": self.equity.to_f64(),
            "words": self.words,
            "leave": self.leave,
        })
    }

    /// The move as a person would type it.
    fn typed(&self) -> String {
        if self.kind == "exchange" { format!("exchange {}", self.text) } else { self.text.clone() }
    }
}

fn table(moves: &[Listed]) -> String {
    let longest = |longest: &str, of: &dyn Fn(&Listed) -> usize| {
        moves.iter().map(of).chain([longest.len()]).max().unwrap_or_default()
    };
    let move_width = longest("move", &|listed| listed.typed().chars().count());
    let leave_width = longest("leave", &|listed| listed.leave.chars().count());
    let mut text =
        format!("{:<move_width$}  score   equity  {:<leave_width$}  words\n", "move", "leave");
    for listed in moves {
        let line = format!(
            "{:<move_width$}  {:>5}  {:>7.2}  {:<leave_width$}  {}",
            listed.typed(),
            listed.score,
            listed.equity.to_f64(),
            listed.leave,
            listed.words.join(", "),
        );
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}
