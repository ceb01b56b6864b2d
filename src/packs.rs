//! Reading language packs from disk: a folder, a ZIP file with the same files in it, or the file of
//! tiles alone.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::assets;
use crate::games::scrabble::pack::{Pack, PackError, PackFiles};

/// The largest file of a pack, unpacked; a small archive must not fill the memory.
const MAX_FILE_BYTES: u64 = 64 << 20;
/// The most files that are looked at.
const MAX_FILES: usize = 100;

/// Why a language cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Neither a shipped language nor a path.
    #[error("there is no language \"{name}\"; shipped are {shipped}, or give the path of a pack")]
    Unknown {
        /// What was asked for.
        name: String,
        /// The names of the shipped languages.
        shipped: String,
    },
    /// A file cannot be read.
    #[error("{}: {cause}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// Why.
        cause: io::Error,
    },
    /// The archive is broken.
    #[error("{}: this is no readable ZIP archive: {cause}", path.display())]
    Archive {
        /// Which file.
        path: PathBuf,
        /// Why.
        cause: zip::result::ZipError,
    },
    /// A file is larger than a pack may bring.
    #[error("{}: {file} is larger than {} MB", path.display(), MAX_FILE_BYTES >> 20)]
    TooLarge {
        /// The pack.
        path: PathBuf,
        /// The file in it.
        file: String,
    },
    /// The pack holds absurdly many files.
    #[error("{}: a language pack has at most {MAX_FILES} files", path.display())]
    TooMany {
        /// The pack.
        path: PathBuf,
    },
    /// The files are there and wrong.
    #[error("{}: {error}", path.display())]
    Pack {
        /// The pack.
        path: PathBuf,
        /// What is wrong.
        error: PackError,
    },
    /// The file of tiles is wrong.
    #[error(transparent)]
    Tiles(PackError),
}

/// Loads a shipped language by its name, or a pack by the path of its folder, ZIP file or file of
/// tiles.
///
/// # Errors
/// When there is no such language or pack, or its files are wrong.
pub fn load(name: &str) -> Result<Pack, LoadError> {
    let path = Path::new(name);
    match assets::language(name) {
        Some(pack) => pack.map_err(|error| LoadError::Pack { path: path.to_owned(), error }),
        None if path.exists() => load_path(path),
        None => Err(LoadError::Unknown {
            name: name.chars().take(60).collect(),
            shipped: assets::language_names().collect::<Vec<_>>().join(", "),
        }),
    }
}

/// Loads a pack from a folder, a ZIP file, or a file of tiles, which goes with the standard board.
///
/// # Errors
/// When it cannot be read or its files are wrong.
pub fn load_path(path: &Path) -> Result<Pack, LoadError> {
    let is_tiles = path.is_file() && !is_zip(path);
    let mut files = match path.is_dir() {
        true => read_folder(path)?,
        false if is_tiles => read_tiles(path)?,
        false => read_zip(path)?,
    };
    files.add_default_board(assets::STANDARD_BOARD);
    let name = path.file_stem().map_or_else(|| "pack".into(), |stem| stem.to_string_lossy());
    files.read(&name).map_err(|error| match is_tiles {
        true => LoadError::Tiles(PackError { file: path.display().to_string(), ..error }),
        false => LoadError::Pack { path: path.to_owned(), error },
    })
}

/// Whether a file calls itself an archive, or begins like one.
fn is_zip(path: &Path) -> bool {
    let begins = || {
        let mut head = [0; 2];
        let read = File::open(path).and_then(|mut file| file.read_exact(&mut head));
        read.is_ok() && head == *b"PK"
    };
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("zip")) || begins()
}

fn read_tiles(path: &Path) -> Result<PackFiles, LoadError> {
    let unreadable = |cause| LoadError::Unreadable { path: path.to_owned(), cause };
    let file = File::open(path).map_err(unreadable)?;
    let mut files = PackFiles::new();
    files.add("tiles.csv", read_limited(file, path, "tiles.csv")?);
    Ok(files)
}

fn read_folder(path: &Path) -> Result<PackFiles, LoadError> {
    let unreadable = |cause| LoadError::Unreadable { path: path.to_owned(), cause };
    let mut files = PackFiles::new();
    let mut entries =
        fs::read_dir(path).and_then(Iterator::collect::<io::Result<Vec<_>>>).map_err(unreadable)?;
    entries.sort_by_key(fs::DirEntry::file_name);
    entries.retain(|entry| entry.path().is_file());
    if entries.len() > MAX_FILES {
        return Err(LoadError::TooMany { path: path.to_owned() });
    }
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        let file = File::open(entry.path()).map_err(unreadable)?;
        files.add(name.clone(), read_limited(file, path, &name)?);
    }
    Ok(files)
}

fn read_zip(path: &Path) -> Result<PackFiles, LoadError> {
    let broken = |cause| LoadError::Archive { path: path.to_owned(), cause };
    let file =
        File::open(path).map_err(|cause| LoadError::Unreadable { path: path.to_owned(), cause })?;
    let mut archive = zip::ZipArchive::new(file).map_err(broken)?;
    if archive.len() > MAX_FILES {
        return Err(LoadError::TooMany { path: path.to_owned() });
    }
    let mut files = PackFiles::new();
    for i in 0..archive.len() {
        let entry = archive.by_index(i).map_err(broken)?;
        // The archive may hold a folder around the files; only their names matter.
        let full_name = entry.name().map_err(broken)?;
        let name = full_name.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        if entry.is_file() && !name.is_empty() {
            files.add(name.clone(), read_limited(entry, path, &name)?);
        }
    }
    Ok(files)
}

fn read_limited(reader: impl Read, path: &Path, file: &str) -> Result<Vec<u8>, LoadError> {
    let mut contents = Vec::new();
    let read = reader.take(MAX_FILE_BYTES + 1).read_to_end(&mut contents);
    read.map_err(|cause| LoadError::Unreadable { path: path.join(file), cause })?;
    if contents.len() as u64 > MAX_FILE_BYTES {
        return Err(LoadError::TooLarge { path: path.to_owned(), file: file.to_owned() });
    }
    Ok(contents)
}
