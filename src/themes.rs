//! Finding and opening themes: shipped ones inside the binary, and files in a host's folder, with
//! the typefaces that they name.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use crate::assets;
use crate::files::{self, Place, Unknown, Unreadable};
use crate::render::{FontError, FontFiles, Fonts, Theme, ThemeError, Usual};

/// The theme for everyone who has chosen none.
pub const DEFAULT: &str = assets::THEMES[0].0;

/// The themes that lend what another lacks.
pub const USUAL: Usual<'static> = Usual { light: assets::THEMES[0].1, dark: assets::THEMES[1].1 };

/// The largest file of a theme and of a typeface.
const MAX_THEME_BYTES: usize = 64 << 10;
const MAX_FONT_BYTES: usize = 32 << 20;

/// All that a painter needs: colours and typefaces.
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// The typefaces.
    pub fonts: Fonts,
}

/// Why a theme cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Neither shipped nor in the folder.
    #[error("there is no theme \"{}\"; there are {}", .0.name, .0.known)]
    Unknown(Unknown),
    /// A file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// A file is larger than it may be.
    #[error("{}: this is larger than {kilobytes} KB", path.display())]
    TooLarge {
        /// Which file.
        path: PathBuf,
        /// The most it may have.
        kilobytes: usize,
    },
    /// The file of the theme is wrong.
    #[error("{}: {cause}", path.display())]
    Wrong {
        /// Which file, or the name of a shipped theme.
        path: PathBuf,
        /// What is wrong with it.
        cause: ThemeError,
    },
    /// A typeface is named by more than the name of a file.
    #[error("{}: font.{key} must name a file in the same folder", path.display())]
    FontElsewhere {
        /// The file of the theme.
        path: PathBuf,
        /// Which weight.
        key: &'static str,
    },
    /// A typeface that the theme names cannot be read.
    #[error("{}: font.{key}: {}: {cause}", path.display(), font.display())]
    FontUnreadable {
        /// The file of the theme.
        path: PathBuf,
        /// Which weight.
        key: &'static str,
        /// The file it names.
        font: PathBuf,
        /// Why.
        cause: io::Error,
    },
    /// A typeface that the theme names is none.
    #[error("{}: {cause}", path.display())]
    Font {
        /// The file of the theme, or the name of a shipped one.
        path: PathBuf,
        /// What is wrong.
        cause: FontError,
    },
}

/// The names of all themes, shipped ones and those in a host's folder.
pub fn names(folder: Option<&Path>) -> Vec<String> {
    all(folder).into_iter().map(|(name, _)| name).collect()
}

/// Where all themes stand, by their names; one in a host's folder comes before a shipped one.
fn all(folder: Option<&Path>) -> Vec<(String, Place<&'static str, PathBuf>)> {
    let mut added = added(folder);
    let shipped = assets::THEMES.iter().map(|&(name, text)| {
        let own = added.remove(name).map(Place::File);
        (name.to_owned(), own.unwrap_or(Place::Shipped(text)))
    });
    let mut all: Vec<_> = shipped.collect();
    all.extend(added.into_iter().map(|(name, path)| (name, Place::File(path))));
    all
}

/// The files of themes in a folder by their names; none when there is no such folder.
fn added(folder: Option<&Path>) -> BTreeMap<String, PathBuf> {
    let entries = folder.and_then(|folder| std::fs::read_dir(folder).ok()).into_iter().flatten();
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let themes = paths.filter(|path| path.extension().is_some_and(|extension| extension == "toml"));
    themes.filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), path))).collect()
}

/// Opens a theme by its name; one in the host's folder comes before a shipped one.
///
/// # Errors
/// When there is none of that name, or its file or a typeface it names is wrong.
pub fn open(name: &str, folder: Option<&Path>) -> Result<Look, OpenError> {
    match files::named(name, all(folder)).map_err(OpenError::Unknown)? {
        Place::File(path) => open_file(name, &path),
        Place::Shipped(text) => {
            let path = Path::new(name);
            let wrong = |cause| OpenError::Wrong { path: path.to_owned(), cause };
            let theme = Theme::parse(name, text, USUAL).map_err(wrong)?;
            Ok(Look { theme, fonts: shipped_fonts(path)? })
        }
    }
}

/// Opens a theme, or the usual one together with the reason why it is not the one asked for.
///
/// # Errors
/// Never for what is shipped: a test opens it.
pub fn open_or_default(
    name: &str,
    folder: Option<&Path>,
) -> Result<(Look, Option<OpenError>), OpenError> {
    match open(name, folder) {
        Ok(look) => Ok((look, None)),
        Err(complaint) => Ok((open(DEFAULT, None)?, Some(complaint))),
    }
}

fn open_file(name: &str, path: &Path) -> Result<Look, OpenError> {
    let unreadable = Unreadable::at(path);
    let bytes = read(path, MAX_THEME_BYTES).map_err(unreadable)?;
    let bytes = bytes.ok_or_else(|| OpenError::TooLarge {
        path: path.to_owned(),
        kilobytes: MAX_THEME_BYTES >> 10,
    })?;
    let text = String::from_utf8(bytes)
        .map_err(|error| unreadable(io::Error::new(io::ErrorKind::InvalidData, error)))?;
    let theme = Theme::parse(name, &text, USUAL)
        .map_err(|cause| OpenError::Wrong { path: path.to_owned(), cause })?;
    let fonts = match &theme.fonts {
        Some(files) => own_fonts(path, files)?,
        None => shipped_fonts(path)?,
    };
    Ok(Look { theme, fonts })
}

/// A file, unless it is too large.
fn read(path: &Path, most: usize) -> io::Result<Option<Vec<u8>>> {
    let bytes = files::read_file(path, most + 1)?;
    Ok((bytes.len() <= most).then_some(bytes))
}

fn shipped_fonts(theme: &Path) -> Result<Fonts, OpenError> {
    let [regular, bold, fallback] =
        [assets::FONT, assets::BOLD_FONT, assets::FALLBACK_FONT].map(Cow::Borrowed);
    let fonts = Fonts::new(regular, bold, [fallback]);
    fonts.map_err(|cause| OpenError::Font { path: theme.to_owned(), cause })
}

fn own_fonts(theme: &Path, files: &FontFiles) -> Result<Fonts, OpenError> {
    let font = |key: &'static str, name: &str| {
        let path = theme.to_owned();
        if Path::new(name).file_name().is_none_or(|file| file != name) {
            return Err(OpenError::FontElsewhere { path, key });
        }
        let font = theme.with_file_name(name);
        match read(&font, MAX_FONT_BYTES) {
            Ok(Some(bytes)) => Ok(Cow::Owned(bytes)),
            Ok(None) => Err(OpenError::TooLarge { path: font, kilobytes: MAX_FONT_BYTES >> 10 }),
            Err(cause) => Err(OpenError::FontUnreadable { path, key, font, cause }),
        }
    };
    let (regular, bold) = (font("regular", &files.regular)?, font("bold", &files.bold)?);
    let shipped = [assets::BOLD_FONT, assets::FALLBACK_FONT].map(Cow::Borrowed);
    let fonts = Fonts::new(regular, bold, shipped);
    fonts.map_err(|cause| OpenError::Font { path: theme.to_owned(), cause })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::Eyes;
    use crate::texts::Tongue;

    #[test]
    fn every_shipped_theme_can_be_opened_and_has_a_name_for_people() {
        for (name, _) in assets::THEMES {
            let look = open(name, None).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(look.theme.name, name);
            for tongue in Tongue::ALL {
                assert!(!look.theme.title(tongue).is_empty());
            }
        }
    }

    #[test]
    fn shipped_themes_borrow_nothing() {
        let nobody = Usual { light: "", dark: "" };
        for (name, text) in assets::THEMES {
            Theme::parse(name, text, nobody).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }

    #[test]
    fn the_theme_for_colour_blind_eyes_keeps_its_promise() {
        let theme = open("colour-blind", None).unwrap().theme;
        for eyes in Eyes::ALL {
            let (one, other, difference) = theme.scrabble.closest_squares(eyes);
            assert!(difference > 15.0, "{eyes:?}: {one} and {other} differ by {difference}");
        }
    }
}
