//! `kamen scrabble score --cgp CGP MOVE`

use anyhow::Context;
use serde_json::json;

use super::{Equipment, Language};
use crate::cli::report::Report;
use crate::games::scrabble::notation::{Cgp, TypedMove};
use crate::games::scrabble::{Action, fit, score};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: Language,
    /// The position; the first rack is the one that moves.
    #[arg(long)]
    cgp: String,
    /// The move, such as "8H HORSE" across, "H8 HORSE" down, "exchange ABC" or "pass".
    #[arg(value_name = "MOVE", required = true)]
    words: Vec<String>,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let Equipment { edition, words, .. } = self.language.load()?;
        let edition = &edition;
        let cgp: Cgp = self.cgp.parse().context("the position")?;
        cgp.check(edition).context("the position")?;
        let rack = cgp.racks.first().cloned().unwrap_or_default();
        let typed: TypedMove = self.words.join(" ").parse()?;
        let placement = match typed.resolve(&cgp.board, edition, &rack)? {
            Action::Place(placement) => placement,
            Action::Exchange(tiles) => {
                let kind =
                    json!({ "kind": "exchange", "move": format!("exchange {tiles}"), "score": 0 });
                return Ok(Report { text: format!("exchange {tiles}: 0\n"), json: kind });
            }
            _ => {
                let kind = json!({ "kind": "pass", "move": "pass", "score": 0 });
                return Ok(Report { text: "pass: 0\n".into(), json: kind });
            }
        };
        let play = fit(&cgp.board, edition, &placement)?;
        let points = score(&cgp.board, edition, &play);
        let made: Vec<_> = points
            .words
            .iter()
            .map(|scored| {
                let word = scored.word.word();
                let valid = words.contains(&word);
                (word.to_string(), scored.score, valid)
            })
            .collect();
        let mut text = format!("{}: {}", play.placement, points.total());
        let parts: Vec<String> = made
            .iter()
            .map(|(word, score, valid)| format!("{word}{} {score}", if *valid { "" } else { "*" }))
            .collect();
        text += &format!(" ({}", parts.join(", "));
        if points.bingo.0 > 0 {
            text += &format!(", bingo {}", points.bingo);
        }
        text += ")\n";
        let json = json!({
            "kind": "place",
            "move": play.placement,
            "score": points.total(),
            "bingo": points.bingo,
            "words": made.iter().map(|(word, score, valid)| {
                json!({ "word": word, "score": score, "valid": valid })
            }).collect::<Vec<_>>(),
        });
        Ok(Report { text, json })
    }
}
