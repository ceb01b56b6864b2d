//! Finding and opening lexicons: shipped ones inside the binary, compiled files, lists of words.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::assets::{self, LexiconAsset};
use crate::files::{self, Place, Unknown, Unreadable};
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
    #[error("there is no lexicon \"{}\"; shipped are {}, or give the path of a file", .0.name, .0.known)]
    Unknown(Unknown),
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
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
    shipped_files().map(|(name, file)| (name, file.language))
}

/// The shipped files by the names of their lexicons.
fn shipped_files() -> impl Iterator<Item = (&'static str, &'static LexiconAsset)> {
    assets::LEXICONS.iter().flat_map(|file| file.names.iter().map(move |name| (*name, file)))
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
    open_asset(name, files::named(name, shipped_files()).map_err(OpenError::Unknown)?)
}

fn open_asset(name: &str, file: &LexiconAsset) -> Result<Lexicon, OpenError> {
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
    let path = match files::named_or_path(name, shipped_files()).map_err(OpenError::Unknown)? {
        Place::Shipped(file) => {
            return Ok(AnyLexicon::Compiled(Box::new(open_asset(name, file)?)));
        }
        Place::File(path) => path,
    };
    let unreadable = Unreadable::at(path);
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
            let text = files::read_text(path, Vocabulary::MOST_LIST_BYTES).map_err(unreadable)?;
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
    Ok(Arc::new(files::map_file(path)?))
}
