//! Scrabble's part of `kamen render`: positions as CGP, games as GCG.

mod source;

use std::ops::RangeInclusive;

use anyhow::{bail, ensure};

pub(in crate::cli) use self::source::Source;
use crate::cli::render::{Drawn, Input, Kind, Wish};
use crate::render::scrabble::{AltText, Picture, Replay, score_chart};
use crate::render::{CHART_WIDTHS, Painter};

/// What can be drawn, for those who have brought something else.
pub(in crate::cli) const DRAWN: &str =
    "a game of Scrabble as GCG (.gcg) or a position as CGP (.cgp)";

/// How files are called that can be drawn.
pub(in crate::cli) const EXTENSIONS: [&str; 2] = ["gcg", "cgp"];

/// What is asked of Scrabble alone.
#[derive(clap::Args)]
pub(in crate::cli) struct Options {
    /// A position instead of a file.
    #[arg(long, conflicts_with = "file", allow_hyphen_values = true)]
    cgp: Option<String>,
    /// A shipped language (cs, sk, sk-110, en), a language pack, or a file of tiles; without it
    /// that of the lexicon which the file names, or the first shipped one that fits.
    #[arg(long, value_name = "NAME or PATH")]
    language: Option<String>,
}

impl Options {
    /// The position that stands on the command line itself.
    pub fn position(&self) -> Option<anyhow::Result<Source>> {
        let cgp = self.cgp.as_deref()?;
        Some(Source::position(cgp, self.language.as_deref()))
    }

    /// Reads what a file holds.
    pub fn read(&self, input: &Input) -> anyhow::Result<Source> {
        Source::of_file(input, self.language.as_deref())
    }
}

/// Whether bytes look like a game or a position: a game begins with a line of `#` or `>`, a position with
/// the rows of its board.
pub(in crate::cli) fn is_told_in(bytes: &[u8]) -> bool {
    let start = source::without_mark(bytes);
    let rows = start.split(u8::is_ascii_whitespace).next().unwrap_or_default();
    matches!(start.first(), Some(b'#' | b'>'))
        || rows.iter().filter(|&&byte| byte == b'/').count() >= LEAST_ROWS - 1
}

/// The smallest boards have so many rows.
const LEAST_ROWS: usize = crate::games::scrabble::Square::MIN_SIDE as usize;

/// How many pixels wide pictures of a kind are, and usually.
pub(in crate::cli) fn widths(kind: Kind) -> (RangeInclusive<u32>, u32) {
    match kind {
        Kind::Position => (Picture::WIDTHS, Picture::USUAL_WIDTH),
        Kind::Animation => (Replay::WIDTHS, Replay::USUAL_WIDTH),
        Kind::Chart => (CHART_WIDTHS, 800),
    }
}

impl Source {
    /// The game at the turn that was asked for.
    pub fn seen(mut self, turn: Option<usize>, kind: Kind) -> anyhow::Result<Self> {
        if !self.is_game {
            ensure!(
                kind == Kind::Position,
                "a position does not tell how it came about; a {} needs a GCG game",
                kind.name()
            );
            ensure!(turn.is_none(), "a position has no turns; --turn needs a GCG game");
        }
        let turns = self.view.turns.len();
        match turn {
            Some(turn) if turn > turns => {
                bail!("the game has {turns} turns; --turn {turn} is too many")
            }
            // The final figures belong to the end.
            Some(turn) if turn < turns => self.view = self.view.after(turn),
            _ => {}
        }
        Ok(self)
    }

    /// Draws it, with its description.
    pub fn draw(&self, wish: &Wish, painter: &Painter) -> Drawn {
        let view = &self.view;
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        let (tongue, width) = (wish.tongue.unwrap_or(self.tongue), wish.width);
        let alt = AltText::new(view, &names, tongue);
        let (raster, alt) = match wish.kind {
            Kind::Animation => {
                let animation = Replay { view, names: &names, tongue, width }.draw(painter);
                let (width, height) = animation.size();
                return Drawn {
                    bytes: animation.gif(wish.repeat),
                    width,
                    height,
                    alt: alt.replay(),
                };
            }
            Kind::Chart => {
                let chart = score_chart(view, &names, tongue);
                (painter.chart(&chart, width), alt.score_chart())
            }
            Kind::Position => {
                let picture = Picture { width, ..Picture::of_view(view, &names, tongue) };
                (picture.draw(painter), alt.board())
            }
        };
        let (width, height) = (raster.width(), raster.height());
        Drawn { bytes: raster.png(), width, height, alt }
    }
}
