//! What is drawn: a position or a game, from a file or the command line.

use anyhow::{Context, ensure};

use crate::assets;
use crate::cli::render::Input;
use crate::games::scrabble::notation::{Cgp, Gcg};
use crate::games::scrabble::{Edition, View};
use crate::lexicons;
use crate::packs;
use crate::texts::Tongue;

/// A position or a game.
pub(in crate::cli) struct Source {
    pub(super) view: View,
    pub(super) names: Vec<String>,
    /// Whether turns are told.
    pub(super) is_game: bool,
    /// The language of the tiles, as far as it is one of ours.
    pub(super) tongue: Tongue,
}

impl Source {
    /// Reads a position from the command line.
    pub(super) fn position(cgp: &str, language: Option<&str>) -> anyhow::Result<Self> {
        Self::of_position(cgp, language).context("the position")
    }

    /// Reads a game or a position.
    pub(super) fn of_file(input: &Input, language: Option<&str>) -> anyhow::Result<Self> {
        Self::of_bytes(&input.bytes, language).with_context(|| input.name.clone())
    }

    fn of_bytes(bytes: &[u8], language: Option<&str>) -> anyhow::Result<Self> {
        ensure!(bytes.len() <= Gcg::MAX_BYTES, "this is larger than {} bytes", Gcg::MAX_BYTES);
        let start = without_mark(bytes);
        if matches!(start.first(), Some(b'#' | b'>')) {
            return Self::game(&Gcg::parse_bytes(bytes)?, language);
        }
        let text = std::str::from_utf8(start).context("this is neither CGP nor GCG")?;
        let mut lines = text.lines().filter(|line| !line.trim().is_empty());
        let line = lines.next().context("there is no position and no game in it")?;
        ensure!(lines.next().is_none(), "there are several lines in it, and a CGP position is one");
        Self::of_position(line, language)
    }

    fn of_position(text: &str, language: Option<&str>) -> anyhow::Result<Self> {
        let cgp: Cgp = text.trim().parse()?;
        let fits = |edition: &Edition| cgp.check(edition).is_ok();
        let (edition, tongue) = edition(language, cgp.operation("lex"), fits)?;
        cgp.check(&edition).with_context(|| tiles(&edition))?;
        Ok(Self { view: cgp.view(&edition), names: Vec::new(), is_game: false, tongue })
    }

    fn game(gcg: &Gcg, language: Option<&str>) -> anyhow::Result<Self> {
        let lexicon = gcg.directives.iter().find(|(name, _)| name == "lexicon");
        let lexicon = lexicon.map(|(_, name)| name.as_str());
        // The points of the game tell whose tiles it was played with.
        let fits = |edition: &Edition| {
            gcg.replay(edition).is_ok_and(|replay| replay.discrepancies.is_empty())
        };
        let (edition, tongue) = edition(language, lexicon, fits)?;
        let view = gcg.view(&edition).with_context(|| tiles(&edition))?;
        let names = gcg.players.iter().map(|player| player.name.clone()).collect();
        Ok(Self { view, names, is_game: true, tongue })
    }
}

/// The tiles asked for, those of the lexicon that the file names, or the first shipped ones that
/// fit; when none do, the first of all.
fn edition(
    language: Option<&str>,
    lexicon: Option<&str>,
    fits: impl Fn(&Edition) -> bool,
) -> anyhow::Result<(Edition, Tongue)> {
    // A file from anywhere may name shipped lexicons, but no files.
    let of_lexicon = || lexicons::shipped().find(|(name, _)| Some(*name) == lexicon);
    if let Some(name) = language.or_else(|| of_lexicon().map(|(_, language)| language)) {
        return Ok((packs::load(name)?.edition, tongue(name)));
    }
    let mut first = None;
    for name in assets::language_names() {
        let found = (packs::load(name)?.edition, tongue(name));
        if fits(&found.0) {
            return Ok(found);
        }
        first.get_or_insert(found);
    }
    first.context("there are no tiles")
}

/// The language that people speak who play in another.
fn tongue(language: &str) -> Tongue {
    match language {
        "cs" => Tongue::Czech,
        "sk" | "sk-110" => Tongue::Slovak,
        _ => Tongue::English,
    }
}

/// Says with which tiles something was tried; others may be meant.
fn tiles(edition: &Edition) -> String {
    format!("with the tiles of {} (--language chooses others)", edition.name)
}

/// A text from its first sign on.
pub(super) fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start()
}
