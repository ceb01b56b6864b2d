//! `kamen scrabble chances --lexicon NAME --games N`

use std::fmt::Write;
use std::ops::ControlFlow;

use serde_json::json;

use super::language::Language;
use crate::ai::scrabble::Courses;
use crate::cli::report::Report;
use crate::cli::terminal::Bar;
use crate::compute;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: Language,
    /// How many games of the level inhuman with itself are played.
    #[arg(long, default_value_t = 10_000, value_name = "N",
          value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    games: u32,
    /// The number that all chance comes from.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let engine = self.language.open()?.engine()?;
        let mut courses = Courses::default();
        let mut bar = Bar::new("games", self.games.into());
        let job = |(): &mut (), number: usize| {
            let mut one = Courses::default();
            one.observe(&engine, self.seed, number as u64);
            one
        };
        let _ = compute::run(
            self.games as usize,
            compute::cores(),
            || (),
            job,
            |number, one| {
                courses.add(&one);
                bar.show(number as u64 + 1);
                ControlFlow::<()>::Continue(())
            },
        );
        let mut text = "unseen  won on the average  deviation\n".to_owned();
        let rows = courses.rows();
        for (unseen, mean, deviation) in &rows {
            let _ = writeln!(text, "{unseen:>6}  {mean:>18.1}  {deviation:>9.1}");
        }
        let rows = rows.iter().map(|(unseen, mean, deviation)| {
            json!({ "unseen": unseen, "mean": mean, "deviation": deviation })
        });
        Ok(Report { text, json: rows.collect() })
    }
}
