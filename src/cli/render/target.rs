//! Where a picture goes, and so which kind it is.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};

use crate::files::write_whole;

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Kind {
    Position,
    Animation,
    Chart,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Self::Position => "picture",
            Self::Animation => "GIF",
            Self::Chart => "chart",
        }
    }

    fn extension(self) -> &'static str {
        if self == Self::Animation { "gif" } else { "png" }
    }
}

/// A file to write, or standard output.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Target {
    /// The file; none is standard output.
    pub path: Option<PathBuf>,
    pub kind: Kind,
}

impl Target {
    /// The output asked for, which is written over as by other programs, or a file beside the input,
    /// which is not.
    pub fn new(
        input: Option<&Path>,
        output: Option<&Path>,
        asked: Option<Kind>,
        force: bool,
    ) -> anyhow::Result<Self> {
        let Some(output) = output else {
            let kind = asked.unwrap_or(Kind::Position);
            let path = beside(input, kind);
            ensure!(
                force || !path.exists(),
                "{} is there already; name another file by --output, or use --force",
                path.display()
            );
            return Ok(Self { path: Some(path), kind });
        };
        if output == Path::new("-") {
            return Ok(Self { path: None, kind: asked.unwrap_or(Kind::Position) });
        }
        let extension = output.extension().map(std::ffi::OsStr::to_ascii_lowercase);
        let extension = extension.as_ref().and_then(|extension| extension.to_str());
        let kind = match (asked, extension) {
            (Some(kind), _) => kind,
            (None, Some("gif")) => Kind::Animation,
            (None, _) => Kind::Position,
        };
        let other = matches!(extension, Some("gif" | "png")) && extension != Some(kind.extension());
        ensure!(
            !other,
            "{}: a {} is written as .{}",
            output.display(),
            kind.name(),
            kind.extension()
        );
        Ok(Self { path: Some(output.to_owned()), kind })
    }

    pub fn is_standard_output(&self) -> bool {
        self.path.is_none()
    }

    /// Writes the whole file or nothing.
    pub fn write(&self, bytes: &[u8]) -> anyhow::Result<()> {
        match &self.path {
            // A device is written to, not replaced.
            Some(path) if path.exists() && !path.is_file() => {
                std::fs::write(path, bytes).with_context(|| path.display().to_string())
            }
            Some(path) => write_whole(path, bytes).with_context(|| path.display().to_string()),
            None => {
                let mut out = io::stdout().lock();
                ensure!(
                    !out.is_terminal(),
                    "a terminal shows no pictures; name a file by --output"
                );
                out.write_all(bytes)?;
                Ok(out.flush()?)
            }
        }
    }
}

fn beside(input: Option<&Path>, kind: Kind) -> PathBuf {
    let input = input.filter(|path| *path != Path::new("-"));
    let input = input.unwrap_or(Path::new("position"));
    let stem = input.file_stem().unwrap_or_default().to_string_lossy();
    let end = if kind == Kind::Chart { "-scores" } else { "" };
    input.with_file_name(format!("{stem}{end}.{}", kind.extension()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(
        input: Option<&str>,
        output: Option<&str>,
        asked: Option<Kind>,
    ) -> anyhow::Result<Target> {
        Target::new(input.map(Path::new), output.map(Path::new), asked, true)
    }

    #[test]
    fn without_a_name_the_picture_lies_beside_its_game() {
        let path = |input, asked| target(input, None, asked).unwrap().path.unwrap();
        assert_eq!(path(Some("games/a.gcg"), None), Path::new("games/a.png"));
        assert_eq!(path(Some("games/a.gcg"), Some(Kind::Animation)), Path::new("games/a.gif"));
        assert_eq!(path(Some("games/a.gcg"), Some(Kind::Chart)), Path::new("games/a-scores.png"));
        assert_eq!(path(Some("-"), None), Path::new("position.png"));
        assert_eq!(path(None, None), Path::new("position.png"));
    }

    #[test]
    fn the_name_tells_the_kind() {
        let kind = |output, asked| target(None, Some(output), asked).map(|target| target.kind);
        assert_eq!(kind("a.GIF", None).unwrap(), Kind::Animation);
        assert_eq!(kind("a", Some(Kind::Animation)).unwrap(), Kind::Animation);
        assert_eq!(kind("-", None).unwrap(), Kind::Position);
        assert!(kind("a.png", Some(Kind::Animation)).is_err());
        assert!(kind("a.gif", Some(Kind::Chart)).is_err());
    }
}
