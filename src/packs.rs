//! Reading language packs from disk: a folder, a ZIP file with the same files in it, or the file of
//! tiles alone.

use std::fs::{self, File};
use std::io::{self, BufRead, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use crate::assets;
use crate::files::{self, Place, Unknown, Unreadable};
use crate::games::scrabble::pack::{Pack, PackError, PackFiles, most_bytes};

/// The most bytes that the files of a pack have together, unpacked; a small archive must not fill the
/// memory.
const MAX_BYTES: usize = 80 << 20;
/// The most files that are looked at.
const MAX_FILES: usize = 100;

/// Why a language cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Neither a shipped language nor a path.
    #[error("there is no language \"{}\"; shipped are {}, or give the path of a pack", .0.name, .0.known)]
    Unknown(Unknown),
    /// A file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The archive is broken.
    #[error("{}: this is no readable ZIP archive: {cause}", path.display())]
    Archive {
        /// Which file.
        path: PathBuf,
        /// Why.
        cause: zip::result::ZipError,
    },
    /// A file is larger than a pack may bring.
    #[error("{}: {file} is larger than {} MB", path.display(), most >> 20)]
    TooLarge {
        /// The pack.
        path: PathBuf,
        /// The file in it.
        file: String,
        /// The most bytes of such a file.
        most: usize,
    },
    /// The files are larger than a pack may be.
    #[error("{}: the files of a language pack have at most {} MB together", path.display(), MAX_BYTES >> 20)]
    TooLargeTogether {
        /// The pack.
        path: PathBuf,
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
    match files::named_or_path(name, assets::languages()).map_err(LoadError::Unknown)? {
        Place::Shipped(language) => {
            language.pack().map_err(|error| LoadError::Pack { path: name.into(), error })
        }
        Place::File(path) => load_path(path),
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
        false => {
            let unreadable = Unreadable::at(path);
            read_zip(path, File::open(path).map_err(unreadable)?)?
        }
    };
    files.add_default_board(assets::STANDARD_BOARD);
    let name = path.file_stem().map_or_else(|| "pack".into(), |stem| stem.to_string_lossy());
    files.read(&name).map_err(|error| match is_tiles {
        true => LoadError::Tiles(PackError { file: path.display().to_string(), ..error }),
        false => LoadError::Pack { path: path.to_owned(), error },
    })
}

/// Reads a pack from an archive that is in memory; the path only names it.
///
/// # Errors
/// When it is no archive, larger than a pack may be, or its files are wrong.
pub fn unpack(path: &Path, archive: &[u8]) -> Result<Pack, LoadError> {
    let mut files = read_zip(path, io::Cursor::new(archive))?;
    files.add_default_board(assets::STANDARD_BOARD);
    files.read("pack").map_err(|error| LoadError::Pack { path: path.to_owned(), error })
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

/// Reads files into a pack, as much as one may hold.
struct Reader<'a> {
    path: &'a Path,
    files: PackFiles,
    count: usize,
    /// Bytes that may still be read.
    left: usize,
}

impl<'a> Reader<'a> {
    fn new(path: &'a Path) -> Self {
        Self { path, files: PackFiles::new(), count: 0, left: MAX_BYTES }
    }

    /// Counts a file, whether or not it is read.
    fn count(&mut self) -> Result<(), LoadError> {
        self.count += 1;
        match self.count {
            0..=MAX_FILES => Ok(()),
            _ => Err(LoadError::TooMany { path: self.path.to_owned() }),
        }
    }

    /// Reads a file that a pack has; what an archive says of its length is not believed.
    fn read(&mut self, name: &str, most: usize, contents: impl Read) -> Result<(), LoadError> {
        let path = || self.path.to_owned();
        let mut bytes = Vec::new();
        let read = contents.take(most.min(self.left) as u64 + 1).read_to_end(&mut bytes);
        read.map_err(Unreadable::at(&self.path.join(name)))?;
        if bytes.len() > most {
            return Err(LoadError::TooLarge { path: path(), file: name.to_owned(), most });
        }
        let left = self.left.checked_sub(bytes.len());
        self.left = left.ok_or_else(|| LoadError::TooLargeTogether { path: path() })?;
        bytes.shrink_to_fit();
        self.files.add(name, bytes);
        Ok(())
    }
}

fn read_tiles(path: &Path) -> Result<PackFiles, LoadError> {
    const TILES: &str = "tiles.csv";
    let unreadable = Unreadable::at(path);
    let file = File::open(path).map_err(unreadable)?;
    let mut reader = Reader::new(path);
    reader.read(TILES, most_bytes(TILES).unwrap_or(0), file)?;
    Ok(reader.files)
}

fn read_folder(path: &Path) -> Result<PackFiles, LoadError> {
    let unreadable = Unreadable::at(path);
    let mut reader = Reader::new(path);
    let mut names = Vec::new();
    for entry in fs::read_dir(path).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        if entry.path().is_file() {
            reader.count()?;
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort_unstable();
    for name in names {
        match most_bytes(&name) {
            Some(most) => {
                let file = File::open(path.join(&name)).map_err(unreadable)?;
                reader.read(&name, most, file)?;
            }
            None => reader.files.mention(&name),
        }
    }
    Ok(reader.files)
}

fn read_zip(path: &Path, archive: impl Read + Seek) -> Result<PackFiles, LoadError> {
    let broken = |cause| LoadError::Archive { path: path.to_owned(), cause };
    let unreadable = Unreadable::at(path);
    let mut bytes = io::BufReader::new(archive);
    // What is packed is hardly ever larger than what it becomes.
    if bytes.seek(SeekFrom::End(0)).map_err(unreadable)? > MAX_BYTES as u64 {
        return Err(LoadError::TooLargeTogether { path: path.to_owned() });
    }
    bytes.rewind().map_err(unreadable)?;
    if listed(&mut bytes).map_err(unreadable)? > 2 * MAX_FILES {
        return Err(LoadError::TooMany { path: path.to_owned() });
    }
    let mut archive = zip::ZipArchive::new(bytes).map_err(broken)?;
    let mut reader = Reader::new(path);
    for i in 0..archive.len() {
        let entry = archive.by_index_data(i).map_err(broken)?;
        // The archive may hold a folder around the files; only their names matter.
        let full_name = entry.name().map_err(broken)?;
        let name = full_name.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        if !entry.is_file() || name.is_empty() {
            continue;
        }
        reader.count()?;
        match most_bytes(&name) {
            Some(most) => reader.read(&name, most, archive.by_index(i).map_err(broken)?)?,
            None => reader.files.mention(&name),
        }
    }
    Ok(reader.files)
}

/// How many entries a list of files in an archive can have at most: it is read into the memory as a
/// whole, and nothing it says of itself needs to be true.
fn listed(archive: &mut impl BufRead) -> io::Result<usize> {
    const ENTRY: [u8; 4] = *b"PK\x01\x02";
    let (mut met, mut entries) = (0, 0);
    loop {
        let bytes = archive.fill_buf()?;
        if bytes.is_empty() {
            return Ok(entries);
        }
        for &byte in bytes {
            met = match met {
                _ if byte == ENTRY[met] => met + 1,
                _ => usize::from(byte == ENTRY[0]),
            };
            if met == ENTRY.len() {
                (met, entries) = (0, entries + 1);
            }
        }
        let read = bytes.len();
        archive.consume(read);
    }
}
