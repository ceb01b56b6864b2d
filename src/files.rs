//! Files: what a name stands for, reading no more than is allowed, and writing in one step.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use memmap2::Mmap;

/// There is nothing of that name.
#[derive(Debug)]
pub struct Unknown {
    /// What was asked for, shortened.
    pub name: String,
    /// The names that are known.
    pub known: String,
}

/// A file that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{}: {cause}", path.display())]
pub struct Unreadable {
    path: PathBuf,
    cause: io::Error,
}

impl Unreadable {
    /// That this file cannot be read, once it is known why.
    pub(crate) fn at(path: &Path) -> impl Fn(io::Error) -> Self + Copy {
        move |cause| Self { path: path.to_owned(), cause }
    }
}

/// Where something stands that is asked for by a name.
#[derive(Debug)]
pub(crate) enum Place<T, P> {
    /// Inside the binary.
    Shipped(T),
    /// In a file.
    File(P),
}

/// What has a name among others that have one, too.
///
/// # Errors
/// When there is none of that name.
pub(crate) fn named<N: AsRef<str>, T>(
    name: &str,
    all: impl IntoIterator<Item = (N, T)>,
) -> Result<T, Unknown> {
    let mut known = Vec::new();
    for (other, found) in all {
        if other.as_ref() == name {
            return Ok(found);
        }
        known.push(other.as_ref().to_owned());
    }
    Err(Unknown { name: name.chars().take(60).collect(), known: known.join(", ") })
}

/// What is shipped by a name, or else the file at that path.
///
/// # Errors
/// When there is neither.
pub(crate) fn named_or_path<T>(
    name: &str,
    shipped: impl IntoIterator<Item = (&'static str, T)>,
) -> Result<Place<T, &Path>, Unknown> {
    let path = Path::new(name);
    match named(name, shipped) {
        Err(_) if path.exists() => Ok(Place::File(path)),
        found => found.map(Place::Shipped),
    }
}

/// Reads a file, and no more of it than so many bytes; whoever gets all of them knows that it is too
/// long.
///
/// # Errors
/// When the file cannot be read.
pub(crate) fn read_file(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a text, and little more of it than is allowed: enough to see that it is too long.
///
/// # Errors
/// When the file cannot be read or is not in UTF-8.
pub(crate) fn read_text(path: &Path, most: usize) -> io::Result<String> {
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
        io::Error::new(io::ErrorKind::InvalidData, error.utf8_error())
    };
    String::from_utf8(bytes).map_err(invalid)
}

/// Maps a file into memory, so that opening it reads only what is used.
///
/// # Errors
/// When the file cannot be opened or is empty.
pub(crate) fn map_file(path: &Path) -> io::Result<Mmap> {
    let file = File::open(path)?;
    // SAFETY: the map is read-only. Should somebody change the file meanwhile, what is read may be
    // wrong, but every access is checked against the length of the map and no reference outlives it.
    #[allow(unsafe_code, reason = "the only way to map a file")]
    unsafe {
        Mmap::map(&file)
    }
}

/// Writes a file in one step: whoever reads it sees the old one or the new one, never half of it.
///
/// # Errors
/// When it cannot be written; nothing is left behind then.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let written = std::fs::write(&part, bytes).and_then(|()| std::fs::rename(&part, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shipped_comes_before_a_file_of_the_same_name() {
        let shipped = [("Cargo.toml", 1), ("other", 2)];
        let found = |name| named_or_path(name, shipped);
        assert!(matches!(found("Cargo.toml"), Ok(Place::Shipped(1))));
        assert!(matches!(found("Cargo.lock"), Ok(Place::File(path)) if path.is_file()));
        let unknown = found("nothing of that name").unwrap_err();
        assert_eq!(
            (unknown.name.as_str(), unknown.known.as_str()),
            ("nothing of that name", "Cargo.toml, other")
        );
        assert!(named("Cargo.lock", shipped).is_err());
    }
}
