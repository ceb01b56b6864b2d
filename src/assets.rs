//! What is shipped inside the binary: tiles, the standard board, words, typefaces, themes.

use crate::games::scrabble::pack::{Pack, PackError, PackFiles};

/// A shipped language of Scrabble.
pub struct Language {
    name: &'static str,
    pack: &'static str,
    tiles: &'static str,
}

macro_rules! language {
    ($name:literal) => {
        Language {
            name: $name,
            pack: include_str!(concat!("../assets/scrabble/languages/", $name, "/pack.toml")),
            tiles: include_str!(concat!("../assets/scrabble/languages/", $name, "/tiles.csv")),
        }
    };
}

const LANGUAGES: [Language; 4] =
    [language!("cs"), language!("sk"), language!("sk-110"), language!("en")];

/// The standard board of fifteen by fifteen squares, as CSV.
pub const STANDARD_BOARD: &str = include_str!("../assets/scrabble/boards/standard.csv");

impl Language {
    /// The pack of the language.
    ///
    /// # Errors
    /// Never for what is shipped: a test reads all of them.
    pub fn pack(&self) -> Result<Pack, PackError> {
        let mut files = PackFiles::new();
        files.add("pack.toml", self.pack);
        files.add("tiles.csv", self.tiles);
        files.add_default_board(STANDARD_BOARD);
        files.read(self.name)
    }
}

/// The shipped languages by their names.
pub fn languages() -> impl Iterator<Item = (&'static str, &'static Language)> {
    LANGUAGES.iter().map(|language| (language.name, language))
}

/// The names of the shipped languages.
pub fn language_names() -> impl Iterator<Item = &'static str> {
    languages().map(|(name, _)| name)
}

/// The pack of a shipped language; `None` when there is none of that name.
///
/// # Errors
/// Never for what is shipped.
pub fn language(name: &str) -> Option<Result<Pack, PackError>> {
    languages().find(|(shipped, _)| *shipped == name).map(|(_, language)| language.pack())
}

/// A shipped file of compiled words.
pub struct LexiconAsset {
    /// The names of the lexicons in it.
    pub names: &'static [&'static str],
    /// The language whose tiles it is played with.
    pub language: &'static str,
    /// The file.
    pub bytes: &'static [u8],
}

/// The shipped lexicons.
pub const LEXICONS: [LexiconAsset; 3] = [
    LexiconAsset {
        names: &["cs-klasik", "cs-plus"],
        language: "cs",
        bytes: include_bytes!("../lexicons/cs.lexicon"),
    },
    LexiconAsset {
        names: &["sk"],
        language: "sk",
        bytes: include_bytes!("../lexicons/sk.lexicon"),
    },
    LexiconAsset {
        names: &["en"],
        language: "en",
        bytes: include_bytes!("../lexicons/en.lexicon"),
    },
];

/// Definitions of our own, sorted lines, by the language of their words; packed by `build.rs`.
pub const DEFINITIONS: [(&str, &[u8]); 3] = [
    ("cs", include_bytes!(concat!(env!("OUT_DIR"), "/cs-meanings.z"))),
    ("sk", include_bytes!(concat!(env!("OUT_DIR"), "/sk-meanings.z"))),
    ("en", include_bytes!(concat!(env!("OUT_DIR"), "/en-meanings.z"))),
];

/// Leaves learned with a shipped lexicon.
pub struct LeavesAsset {
    /// The name of the lexicon.
    pub lexicon: &'static str,
    /// The language whose tiles they are about.
    pub language: &'static str,
    /// The file.
    pub bytes: &'static [u8],
}

/// The shipped leaves; for each language first those of its usual lexicon.
pub const LEAVES: [LeavesAsset; 4] = [
    LeavesAsset {
        lexicon: "cs-klasik",
        language: "cs",
        bytes: include_bytes!("../assets/scrabble/leaves/cs-klasik.leaves"),
    },
    LeavesAsset {
        lexicon: "cs-plus",
        language: "cs",
        bytes: include_bytes!("../assets/scrabble/leaves/cs-plus.leaves"),
    },
    LeavesAsset {
        lexicon: "sk",
        language: "sk",
        bytes: include_bytes!("../assets/scrabble/leaves/sk.leaves"),
    },
    LeavesAsset {
        lexicon: "en",
        language: "en",
        bytes: include_bytes!("../assets/scrabble/leaves/en.leaves"),
    },
];

/// The typeface of pictures.
pub const FONT: &[u8] = include_bytes!("../assets/fonts/Inter-Medium.otf");

/// The typeface of pictures, in bold.
pub const BOLD_FONT: &[u8] = include_bytes!("../assets/fonts/Inter-Bold.otf");

/// A typeface for the scripts and signs that the others lack.
pub const FALLBACK_FONT: &[u8] = include_bytes!("../assets/fonts/DejaVuSans.ttf");

/// The shipped themes by name; the first is the usual one.
pub const THEMES: [(&str, &str); 5] = [
    ("classic", include_str!("../assets/themes/classic.toml")),
    ("dark", include_str!("../assets/themes/dark.toml")),
    ("contrast", include_str!("../assets/themes/contrast.toml")),
    ("colour-blind", include_str!("../assets/themes/colour-blind.toml")),
    ("paper", include_str!("../assets/themes/paper.toml")),
];
