//! Finding and opening lexicons: shipped ones inside the binary, compiled files, lists of words.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use memmap2::Mmap;

use crate::assets;
use crate::lexicon::container::{ContainerError, SharedBytes};
use crate::lexicon::source::FrequencyClass;
use crate::lexicon::{
    Alphabet, AnyWord, CommonWords, Lexicon, LexiconError, LexiconFile, Progress, Vocabulary, Word,
    WordListError, Words,
};

/// Why a lexicon cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Neither a shipped lexicon nor a file.
    #[error("there is no lexicon \"{name}\"; shipped are {shipped}, or give the path of a file")]
    Unknown {
        /// What was asked for.
        name: String,
        /// The names of the shipped ones.
        shipped: String,
    },
    /// The file cannot be read.
    #[error("{}: {cause}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// Why.
        cause: std::io::Error,
    },
    /// The file is a compiled lexicon, and wrong.
    #[error("{}: {cause}", path.display())]
    Lexicon {
        /// Which file, or the name of a shipped one.
        path: PathBuf,
        /// Why.
        cause: LexiconError,
    },
    /// The file is a list of words, and a line is wrong.
    #[error("{}, {cause}", path.display())]
    List {
        /// Which file.
        path: PathBuf,
        /// Why.
        cause: WordListError,
    },
}

/// A form of this class and above (Zipf 2.5, three times in ten million words) is a usual one.
const COMMON_FORM: FrequencyClass = 5;

/// A base form of this class and above (Zipf 3, once in a million words) is known in all its forms.
const COMMON_BASE: FrequencyClass = 6;

/// A lexicon of any kind.
pub enum AnyLexicon {
    /// A compiled one, with all that is known of its words.
    Compiled(Box<Lexicon>),
    /// The words of a plain list.
    List(Vocabulary),
}

impl AnyLexicon {
    /// The words, to be searched.
    pub fn vocabulary(&self) -> &Vocabulary {
        match self {
            Self::Compiled(lexicon) => lexicon.vocabulary(),
            Self::List(vocabulary) => vocabulary,
        }
    }

    /// The same lexicon with a host's own words on top.
    #[must_use]
    pub fn with_overlay(&self, added: &[Word], banned: &[Word]) -> Self {
        match self {
            Self::Compiled(lexicon) => {
                Self::Compiled(Box::new(lexicon.with_overlay(added, banned)))
            }
            Self::List(vocabulary) => Self::List(vocabulary.with_overlay(added, banned)),
        }
    }

    /// The words that everybody knows, as far as frequencies tell.
    pub fn common(&self) -> Option<CommonWords> {
        CommonWords::new(self.compiled()?, COMMON_FORM, COMMON_BASE)
    }

    /// The compiled lexicon, if it is one.
    pub fn compiled(&self) -> Option<&Lexicon> {
        match self {
            Self::Compiled(lexicon) => Some(lexicon),
            Self::List(_) => None,
        }
    }
}

/// The names of the shipped lexicons with the languages of their tiles.
pub fn shipped() -> impl Iterator<Item = (&'static str, &'static str)> {
    assets::LEXICONS.iter().flat_map(|file| file.names.iter().map(|name| (*name, file.language)))
}

/// The shipped language whose tiles a lexicon is played with, when the lexicon is shipped or a
/// compiled file that names it.
pub fn language(name: &str) -> Option<String> {
    if let Some((_, language)) = shipped().find(|(shipped, _)| *shipped == name) {
        return Some(language.to_owned());
    }
    let file = LexiconFile::open(map(Path::new(name)).ok()?).ok()?;
    let language = file.info().language.clone();
    assets::language_names().any(|shipped| shipped == language).then_some(language)
}

/// Opens a shipped lexicon.
///
/// # Errors
/// When there is none of that name.
pub fn open_shipped(name: &str) -> Result<Lexicon, OpenError> {
    let file = assets::LEXICONS.iter().find(|file| file.names.contains(&name));
    let Some(file) = file else {
        let names: Vec<&str> = shipped().map(|(name, _)| name).collect();
        let (name, shipped) = (name.chars().take(60).collect(), names.join(", "));
        return Err(OpenError::Unknown { name, shipped });
    };
    let failed = |cause| OpenError::Lexicon { path: name.into(), cause };
    LexiconFile::open(Arc::new(file.bytes)).and_then(|file| file.lexicon(name)).map_err(failed)
}

/// Opens a lexicon by its name or path; a list of words is read with the alphabet given.
///
/// # Errors
/// When there is none, or the file is wrong.
pub fn open(name: &str, alphabet: &Alphabet) -> Result<AnyLexicon, OpenError> {
    open_telling(name, alphabet, &mut |_, _| {})
}

/// The same for somebody who waits: a long list of words takes some seconds.
///
/// # Errors
/// When there is none, or the file is wrong.
pub fn open_telling(
    name: &str,
    alphabet: &Alphabet,
    tell: Progress<'_>,
) -> Result<AnyLexicon, OpenError> {
    let path = Path::new(name);
    if shipped().any(|(shipped, _)| shipped == name) || !path.exists() {
        return open_shipped(name).map(|lexicon| AnyLexicon::Compiled(Box::new(lexicon)));
    }
    let unreadable = |cause| OpenError::Unreadable { path: path.to_owned(), cause };
    let bytes = map(path).map_err(unreadable)?;
    let wrong = |cause| OpenError::Lexicon { path: path.to_owned(), cause };
    match LexiconFile::open(Arc::clone(&bytes)) {
        Ok(file) => {
            let first = file.info().variants.first().map(|variant| variant.name.clone());
            let lexicon = file.lexicon(&first.unwrap_or_default()).map_err(wrong)?;
            file.check().map_err(wrong)?;
            Ok(AnyLexicon::Compiled(Box::new(lexicon)))
        }
        Err(LexiconError::Container(ContainerError::Foreign)) => {
            let text = read_text(path, Vocabulary::MOST_LIST_BYTES).map_err(unreadable)?;
            let vocabulary = Vocabulary::parse(&text, Arc::new(alphabet.clone()), tell)
                .map_err(|cause| OpenError::List { path: path.to_owned(), cause })?;
            Ok(AnyLexicon::List(vocabulary))
        }
        Err(cause) => Err(wrong(cause)),
    }
}

/// Whoever judges words: a lexicon, or anybody when there is none.
pub fn judge(lexicon: Option<AnyLexicon>) -> Box<dyn Words + Send + Sync> {
    match lexicon {
        Some(AnyLexicon::Compiled(lexicon)) => lexicon,
        Some(AnyLexicon::List(vocabulary)) => Box::new(vocabulary),
        None => Box::new(AnyWord),
    }
}

fn map(path: &Path) -> std::io::Result<SharedBytes> {
    // An empty file cannot be mapped; it is no lexicon either way.
    if std::fs::metadata(path)?.len() == 0 {
        return Ok(Arc::new(Vec::new()));
    }
    Ok(Arc::new(map_file(path)?))
}

/// Reads a file, and no more of it than so many bytes; whoever gets all of them knows that it is too
/// long.
///
/// # Errors
/// When the file cannot be read.
pub(crate) fn read_file(path: &Path, most: usize) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a text, and little more of it than is allowed: enough to see that it is too long.
///
/// # Errors
/// When the file cannot be read or is not in UTF-8.
pub(crate) fn read_text(path: &Path, most: usize) -> std::io::Result<String> {
    // What is cut within a character is still one that is too long.
    const LONGEST_CHARACTER: usize = 4;
    let mut bytes = read_file(path, most + LONGEST_CHARACTER)?;
    if bytes.len() > most
        && let Err(cut) = std::str::from_utf8(&bytes)
        && cut.error_len().is_none()
    {
        bytes.truncate(cut.valid_up_to());
    }
    let invalid = |error: std::string::FromUtf8Error| {
        std::io::Error::new(std::io::ErrorKind::InvalidData, error.utf8_error())
    };
    String::from_utf8(bytes).map_err(invalid)
}

/// Maps a file into memory, so that opening it reads only what is used.
///
/// # Errors
/// When the file cannot be opened or is empty.
pub(crate) fn map_file(path: &Path) -> std::io::Result<Mmap> {
    let file = File::open(path)?;
    // SAFETY: the map is read-only. Should somebody change the file meanwhile, words may be wrong,
    // but every access is checked against the length of the map and no reference outlives it.
    #[allow(unsafe_code, reason = "the only way to map a file")]
    unsafe {
        Mmap::map(&file)
    }
}

/// Writes a file in one step: whoever reads it sees the old one or the new one, never half of it.
///
/// # Errors
/// When it cannot be written; nothing is left behind then.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let written = std::fs::write(&part, bytes).and_then(|()| std::fs::rename(&part, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    written
}
