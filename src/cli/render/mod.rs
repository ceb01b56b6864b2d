//! `kamen render FILE`: reading and writing, whatever is drawn; each game draws its own.

mod input;
mod subject;
mod target;

use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::ValueEnum;
use serde_json::json;

pub(super) use self::input::Input;
use self::subject::Subject;
pub(super) use self::subject::{Drawn, Wish};
pub(super) use self::target::Kind;
use self::target::Target;
use super::report::Report;
use super::scrabble::render as scrabble;
use crate::render::{Painter, Repeat};
use crate::texts::Tongue;
use crate::themes;

/// Draw a position or a game.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A CGP position or a GCG game; `-` is standard input.
    #[arg(value_name = "FILE", required_unless_present = "cgp")]
    file: Option<PathBuf>,
    #[command(flatten)]
    scrabble: scrabble::Options,
    /// After which turn of a game; without it, at the end.
    #[arg(long, value_name = "N", conflicts_with = "cgp")]
    turn: Option<usize>,
    /// The whole game as an animation; so does an output that ends in .gif.
    #[arg(long, conflicts_with = "cgp")]
    gif: bool,
    /// How often the animation is shown.
    #[arg(
        long = "loop",
        value_name = "TIMES",
        default_value = "forever",
        hide_default_value = true
    )]
    repeat: Times,
    /// The scores by turn as a chart.
    #[arg(long, conflicts_with_all = ["gif", "cgp"])]
    chart: bool,
    /// The colours: classic, dark, contrast, colour-blind, paper, or a theme of --themes.
    #[arg(long, value_name = "NAME", default_value = themes::DEFAULT)]
    theme: String,
    /// A folder with themes of your own.
    #[arg(long, value_name = "FOLDER")]
    themes: Option<PathBuf>,
    /// How many pixels wide: 240 to 4000 for a position (1000), to 1200 for an animation (640),
    /// 200 to 2000 for a chart (800).
    #[arg(long, value_name = "PIXELS")]
    width: Option<u32>,
    /// The language of labels and descriptions: cs, sk or en; that of the tiles when it is not given.
    #[arg(long, value_name = "LANGUAGE")]
    tongue: Option<Tongue>,
    /// The file to write, `-` for standard output; without it one beside FILE, or position.png.
    #[arg(long, visible_alias = "out", value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write over a file whose name was not given by --output.
    #[arg(long)]
    force: bool,
    /// Print the description for people who hear pictures.
    #[arg(long)]
    alt: bool,
}

/// How often an animation is shown.
#[derive(Clone, Copy, ValueEnum)]
enum Times {
    /// Once; the end stays.
    Once,
    /// Again and again.
    Forever,
}

impl From<Times> for Repeat {
    fn from(times: Times) -> Self {
        match times {
            Times::Once => Self::Once,
            Times::Forever => Self::Forever,
        }
    }
}

impl Arguments {
    pub fn run(&self, as_json: bool) -> anyhow::Result<Report> {
        let target = self.target()?;
        if target.is_standard_output() {
            ensure!(
                !as_json && !self.alt,
                "the picture goes to standard output, where nothing else can go; name a file by --output"
            );
        }
        let subject = self.subject()?.seen(self.turn, target.kind)?;
        let (look, complaint) = themes::open_or_default(&self.theme, self.themes.as_deref())?;
        if let Some(complaint) = complaint {
            eprintln!("kamen: {complaint}; the theme {} is used", themes::DEFAULT);
        }
        let painter = Painter::new(look.theme, look.fonts);
        let wish = Wish {
            kind: target.kind,
            width: self.width(&subject, target.kind)?,
            tongue: self.tongue,
            repeat: self.repeat.into(),
        };
        let drawn = subject.draw(&wish, &painter);
        target.write(&drawn.bytes)?;
        Ok(self.report(&target, &drawn))
    }

    fn subject(&self) -> anyhow::Result<Subject> {
        if let Some(position) = self.scrabble.position() {
            return position.map(Subject::Scrabble);
        }
        let file = self.file.as_deref().context("name a file or a position")?;
        Subject::open(file, &self.scrabble)
    }

    fn target(&self) -> anyhow::Result<Target> {
        let asked = match (self.gif, self.chart) {
            (true, _) => Some(Kind::Animation),
            (_, true) => Some(Kind::Chart),
            _ => None,
        };
        Target::new(self.file.as_deref(), self.output.as_deref(), asked, self.force)
    }

    fn width(&self, subject: &Subject, kind: Kind) -> anyhow::Result<u32> {
        let (widths, usual) = subject.widths(kind);
        let width = self.width.unwrap_or(usual);
        ensure!(
            widths.contains(&width),
            "a {} is {} to {} pixels wide, not {width}",
            kind.name(),
            widths.start(),
            widths.end()
        );
        Ok(width)
    }

    fn report(&self, target: &Target, drawn: &Drawn) -> Report {
        let Drawn { bytes, width, height, alt } = drawn;
        let text = match (&target.path, self.alt) {
            (None, _) => String::new(),
            (_, true) => format!("{alt}\n"),
            (Some(path), false) => {
                let kilobytes = bytes.len().div_ceil(1_000);
                format!("{}: {width} × {height} pixels, {kilobytes} KB\n", path.display())
            }
        };
        let file = target.path.as_ref().map(|path| path.display().to_string());
        let json = json!({
            "file": file,
            "width": width,
            "height": height,
            "bytes": bytes.len(),
            "alt": alt,
        });
        Report { text, json }
    }
}
