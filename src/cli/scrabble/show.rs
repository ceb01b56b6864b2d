//! `kamen scrabble show FILE.gcg` and `--cgp CGP`

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Context;
use serde_json::json;

use super::{Equipment, Language};
use crate::cli::report::Report;
use crate::cli::terminal::use_colour;
use crate::files::read_file;
use crate::games::scrabble::notation::{Cgp, Gcg};
use crate::games::scrabble::{Edition, Tiles};
use crate::render::scrabble::TextBoard;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: Language,
    /// A position instead of a file.
    #[arg(long, conflicts_with = "file")]
    cgp: Option<String>,
    /// A GCG file.
    #[arg(value_name = "FILE.gcg", required_unless_present = "cgp")]
    file: Option<PathBuf>,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let Equipment { edition, .. } = self.language.load()?;
        match (&self.cgp, &self.file) {
            (Some(cgp), _) => show_cgp(cgp, &edition),
            (None, Some(file)) => {
                let name = || file.display().to_string();
                let bytes = read_file(file, Gcg::MAX_BYTES + 1).with_context(name)?;
                show_gcg(&Gcg::parse_bytes(&bytes).with_context(name)?, &edition).with_context(name)
            }
            (None, None) => anyhow::bail!("name a GCG file or a position"),
        }
    }
}

fn show_cgp(text: &str, edition: &Edition) -> anyhow::Result<Report> {
    let cgp: Cgp = text.parse().context("the position")?;
    cgp.check(edition).context("the position")?;
    let mut text = board_text(edition, &cgp);
    for (i, (rack, score)) in cgp.racks.iter().zip(&cgp.scores).enumerate() {
        let on_turn = if i == 0 { " on turn" } else { "" };
        writeln!(text, "{score} points, rack {}{on_turn}", or_unknown(rack))?;
    }
    Ok(Report { text, json: json!({ "cgp": cgp.to_string(), "scores": cgp.scores }) })
}

fn show_gcg(gcg: &Gcg, edition: &Edition) -> anyhow::Result<Report> {
    let replay = gcg.replay(edition)?;
    let players = gcg.players.len();
    let cgp = Cgp {
        board: replay.board.clone(),
        racks: vec![Tiles::default(); players],
        scores: replay.scores.clone(),
        scoreless: 0,
        operations: Vec::new(),
    };
    let mut text = board_text(edition, &cgp);
    for (player, score) in gcg.players.iter().zip(&replay.scores) {
        writeln!(text, "{}: {score}", player.name)?;
    }
    for d in &replay.discrepancies {
        let what = if d.is_total { "total" } else { "score" };
        let event = d.event + 1;
        writeln!(
            text,
            "event {event}: the {what} is written {} and should be {}",
            d.written, d.computed
        )?;
    }
    let json = json!({
        "players": gcg.players.iter().map(|player| &player.name).collect::<Vec<_>>(),
        "scores": replay.scores,
        "events": gcg.events.len(),
        "cgp": cgp.to_string(),
        "discrepancies": replay.discrepancies.iter().map(|d| json!({
            "event": d.event + 1,
            "written": d.written,
            "computed": d.computed,
            "total": d.is_total,
        })).collect::<Vec<_>>(),
    });
    Ok(Report { text, json })
}

fn board_text(edition: &Edition, cgp: &Cgp) -> String {
    let board = TextBoard {
        layout: &edition.layout,
        board: &cgp.board,
        highlight: &[],
        colour: use_colour(),
    };
    board.to_string()
}

fn or_unknown(rack: &Tiles) -> String {
    if rack.is_empty() { "unknown".into() } else { rack.to_string() }
}
