//! Where meanings come from: definitions inside the binary, and the file in the data folder, which is
//! built from the dictionaries that are installed.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use memmap2::Mmap;

use crate::assets;
use crate::files;
use crate::lexicon::meanings::wiktionary::{Extract, Tally};
use crate::lexicon::meanings::{
    BuildError, Collection, Definitions, Language, Package, SourceError, SourceFile, Store,
    StoreBuilder, StoreError,
};

/// The name of the file in the data folder.
pub const FILE: &str = "meanings";

/// Why meanings cannot be opened or built.
#[derive(Debug, thiserror::Error)]
pub enum MeaningsError {
    /// A file cannot be read or written.
    #[error("{}: {cause}", path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// Why.
        cause: std::io::Error,
    },
    /// The file of meanings is damaged.
    #[error("{}: {cause}", path.display())]
    Store {
        /// Which file.
        path: PathBuf,
        /// Why.
        cause: StoreError,
    },
    /// A dictionary cannot be read.
    #[error(transparent)]
    Source(#[from] SourceError),
    /// The meanings are too many.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// No dictionary is installed.
    #[error("no dictionary is installed; install one of the Debian packages {0}")]
    Nothing(String),
}

/// What was read when the file was built.
#[derive(Debug, Default)]
pub struct Built {
    /// The packages that were there.
    pub read: Vec<Package>,
    /// The packages that were not.
    pub missing: Vec<Package>,
    /// Lists of the host's own.
    pub lists: usize,
    /// Extracts of Wiktionaries, by what was found in each.
    pub wiktionaries: Vec<(PathBuf, Tally)>,
    /// Number of entries.
    pub entries: usize,
    /// Size of the file.
    pub bytes: usize,
}

/// A host's own list of meanings, lines `form@meaning`, in one of the languages.
pub struct OwnList {
    /// The language of the words.
    pub language: Language,
    /// The file.
    pub path: PathBuf,
}

/// An extract of a Wiktionary that the host has downloaded.
pub struct Wiktionary {
    /// The language of its explanations, when the file does not tell.
    pub glosses: Option<Language>,
    /// The file.
    pub path: PathBuf,
}

/// The meanings, mapped into memory.
pub type Meanings = Store<Mmap>;

/// Our own definitions of the words of a language; they are unpacked when somebody first asks.
pub fn definitions(language: Language) -> Definitions<'static> {
    static UNPACKED: LazyLock<[String; 3]> =
        LazyLock::new(|| assets::DEFINITIONS.map(|(_, packed)| Definitions::unpack(packed)));
    let code = match language {
        Language::Czech => "cs",
        Language::Slovak => "sk",
        Language::English => "en",
    };
    let place = assets::DEFINITIONS.iter().position(|(shipped, _)| *shipped == code);
    place.map(|place| Definitions::new(&UNPACKED[place])).unwrap_or_default()
}

/// Opens the meanings of a data folder; nothing when they have not been built.
///
/// # Errors
/// When the file cannot be read or is damaged.
pub fn open(data: &Path) -> Result<Option<Meanings>, MeaningsError> {
    let path = data.join(FILE);
    if !path.exists() {
        return Ok(None);
    }
    let map =
        files::map_file(&path).map_err(|cause| MeaningsError::Io { path: path.clone(), cause })?;
    Store::open(map).map(Some).map_err(|cause| MeaningsError::Store { path, cause })
}

/// Builds the file of meanings from what is installed below `share`, usually `/usr/share`.
///
/// # Errors
/// When nothing is installed, a dictionary is broken, or the file cannot be written; a file that was
/// there before is left as it was.
pub fn build(share: &Path, data: &Path, lists: &[OwnList]) -> Result<Built, MeaningsError> {
    build_telling(share, data, lists, &[], &mut |_, _, _| {})
}

/// Builds the file of meanings also from extracts of Wiktionaries, and tells of each how many of its
/// bytes are read.
///
/// # Errors
/// As [`build`]; also when an extract is cut short or is something else.
pub fn build_telling(
    share: &Path,
    data: &Path,
    lists: &[OwnList],
    wiktionaries: &[Wiktionary],
    progress: &mut dyn FnMut(&Path, u64, u64),
) -> Result<Built, MeaningsError> {
    let mut collection = Collection::new();
    let mut built = Built::default();
    for package in Package::ALL {
        let paths: Vec<PathBuf> = package.files().iter().map(|file| share.join(file)).collect();
        if !paths.iter().all(|path| path.exists()) {
            built.missing.push(package);
            continue;
        }
        let contents = paths.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
        let files: Vec<SourceFile<'_>> = package
            .files()
            .iter()
            .zip(&contents)
            .map(|(name, bytes)| SourceFile { name, bytes })
            .collect();
        collection.add(package, &files)?;
        built.read.push(package);
    }
    for list in lists {
        let bytes = read(&list.path)?;
        let name = list.path.display().to_string();
        collection.add_list(list.language, &SourceFile { name: &name, bytes: &bytes })?;
        built.lists += 1;
    }
    for wiktionary in wiktionaries {
        let tally = read_wiktionary(wiktionary, &mut collection, progress)?;
        built.wiktionaries.push((wiktionary.path.clone(), tally));
    }
    if built.read.is_empty() && lists.is_empty() && wiktionaries.is_empty() {
        let names: Vec<&str> = Package::ALL.iter().map(|package| package.name()).collect();
        return Err(MeaningsError::Nothing(names.join(", ")));
    }
    let entries = collection.into_entries();
    built.entries = entries.len();
    let mut builder = StoreBuilder::new();
    builder.extend(entries);
    let bytes = builder.finish()?;
    built.bytes = bytes.len();
    let path = data.join(FILE);
    let failed = |cause| MeaningsError::Io { path: path.clone(), cause };
    std::fs::create_dir_all(data).map_err(failed)?;
    files::write_whole(&path, &bytes).map_err(failed)?;
    Ok(built)
}

fn read_wiktionary(
    wiktionary: &Wiktionary,
    collection: &mut Collection,
    progress: &mut dyn FnMut(&Path, u64, u64),
) -> Result<Tally, MeaningsError> {
    let path = &wiktionary.path;
    let failed = |cause| MeaningsError::Io { path: path.clone(), cause };
    let file = File::open(path).map_err(failed)?;
    let all = file.metadata().map_err(failed)?.len();
    let mut told = |done| progress(path, done, all);
    let contents = Telling { file, done: 0, told: &mut told };
    let name = path.display().to_string();
    let extract = Extract { name: &name, glosses: wiktionary.glosses, contents };
    Ok(collection.add_wiktionary(extract)?)
}

/// A file that tells how many of its bytes were read.
struct Telling<'t> {
    file: File,
    done: u64,
    told: &'t mut dyn FnMut(u64),
}

impl Read for Telling<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let read = self.file.read(buffer)?;
        self.done += read as u64;
        (self.told)(self.done);
        Ok(read)
    }
}

fn read(path: &Path) -> Result<Vec<u8>, MeaningsError> {
    std::fs::read(path).map_err(|cause| MeaningsError::Io { path: path.to_owned(), cause })
}
