//! `kamen render FILE`

mod source;
mod target;

use std::path::PathBuf;

use anyhow::{bail, ensure};
use clap::ValueEnum;
use serde_json::json;

use self::source::Source;
use self::target::{Kind, Target};
use super::report::Report;
use crate::games::scrabble::View;
use crate::render::scrabble::{AltText, Picture, Replay, score_chart};
use crate::render::{CHART_WIDTHS, Painter, Repeat};
use crate::texts::Tongue;
use crate::themes;

/// Draw a position or a game.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A CGP position or a GCG game; `-` is standard input.
    #[arg(value_name = "FILE", required_unless_present = "cgp")]
    file: Option<PathBuf>,
    /// A position instead of a file.
    #[arg(long, conflicts_with = "file", allow_hyphen_values = true)]
    cgp: Option<String>,
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
    /// A shipped language (cs, sk, sk-110, en), a language pack, or a file of tiles; without it
    /// that of the lexicon which the file names, or the first shipped one that fits.
    #[arg(long, value_name = "NAME or PATH")]
    language: Option<String>,
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

/// A picture as a file, with what is told of it.
struct Drawn {
    bytes: Vec<u8>,
    width: u32,
    height: u32,
    alt: String,
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
        let source =
            Source::open(self.file.as_deref(), self.cgp.as_deref(), self.language.as_deref())?;
        let view = self.seen(&source, target.kind)?;
        let (look, complaint) = themes::open_or_default(&self.theme, self.themes.as_deref())?;
        if let Some(complaint) = complaint {
            eprintln!("kamen: {complaint}; the theme {} is used", themes::DEFAULT);
        }
        let painter = Painter::new(look.theme, look.fonts);
        let drawn = self.draw(&source, &view, target.kind, &painter)?;
        target.write(&drawn.bytes)?;
        Ok(self.report(&target, &drawn))
    }

    fn target(&self) -> anyhow::Result<Target> {
        let asked = match (self.gif, self.chart) {
            (true, _) => Some(Kind::Animation),
            (_, true) => Some(Kind::Chart),
            _ => None,
        };
        Target::new(self.file.as_deref(), self.output.as_deref(), asked, self.force)
    }

    /// The game at the turn that was asked for.
    fn seen(&self, source: &Source, kind: Kind) -> anyhow::Result<View> {
        if !source.is_game {
            ensure!(
                kind == Kind::Position,
                "a position does not tell how it came about; a {} needs a GCG game",
                kind.name()
            );
            ensure!(self.turn.is_none(), "a position has no turns; --turn needs a GCG game");
        }
        let turns = source.view.turns.len();
        match self.turn {
            Some(turn) if turn > turns => {
                bail!("the game has {turns} turns; --turn {turn} is too many")
            }
            // The final figures belong to the end.
            Some(turn) if turn < turns => Ok(source.view.after(turn)),
            _ => Ok(source.view.clone()),
        }
    }

    fn width(&self, kind: Kind) -> anyhow::Result<u32> {
        let (widths, usual) = match kind {
            Kind::Position => (Picture::WIDTHS, Picture::USUAL_WIDTH),
            Kind::Animation => (Replay::WIDTHS, Replay::USUAL_WIDTH),
            Kind::Chart => (CHART_WIDTHS, 800),
        };
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

    fn draw(
        &self,
        source: &Source,
        view: &View,
        kind: Kind,
        painter: &Painter,
    ) -> anyhow::Result<Drawn> {
        let width = self.width(kind)?;
        let names: Vec<&str> = source.names.iter().map(String::as_str).collect();
        let tongue = self.tongue.unwrap_or(source.tongue);
        let alt = AltText::new(view, &names, tongue);
        let (raster, alt) = match kind {
            Kind::Animation => {
                let animation = Replay { view, names: &names, tongue, width }.draw(painter);
                let (width, height) = animation.size();
                let bytes = animation.gif(self.repeat.into());
                return Ok(Drawn { bytes, width, height, alt: alt.replay() });
            }
            Kind::Chart => {
                let chart = score_chart(view, &names, tongue);
                (painter.chart(&chart, width), alt.score_chart())
            }
            Kind::Position => {
                let mut picture = Picture::of_view(view, &names, tongue);
                picture.width = width;
                (picture.draw(painter), alt.board())
            }
        };
        let (width, height) = (raster.width(), raster.height());
        Ok(Drawn { bytes: raster.png(), width, height, alt })
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
