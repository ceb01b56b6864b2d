//! Unpacking of dictzip, which is gzip with a table that lets one seek; all of it is read here.

use std::borrow::Cow;
use std::io::Read;

use flate2::read::MultiGzDecoder;

use super::error::{SourceError, SourceFile};

/// The largest dictionary, unpacked; a small archive must not fill the memory.
const MAX_BYTES: u64 = 256 << 20;
const GZIP_MAGIC: &[u8] = &[0x1f, 0x8b];

/// The contents of a file that may be packed with gzip or not.
pub(super) fn unpacked<'a>(file: &SourceFile<'a>) -> Result<Cow<'a, [u8]>, SourceError> {
    unpacked_up_to(file, MAX_BYTES)
}

fn unpacked_up_to<'a>(file: &SourceFile<'a>, limit: u64) -> Result<Cow<'a, [u8]>, SourceError> {
    if !file.bytes.starts_with(GZIP_MAGIC) {
        return Ok(Cow::Borrowed(file.bytes));
    }
    let mut contents = Vec::new();
    MultiGzDecoder::new(file.bytes)
        .take(limit + 1)
        .read_to_end(&mut contents)
        .map_err(|cause| SourceError::Packed { file: file.name.to_owned(), cause })?;
    if contents.len() as u64 > limit {
        return Err(SourceError::TooLarge { file: file.name.to_owned(), limit });
    }
    Ok(Cow::Owned(contents))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use flate2::{Compression, GzBuilder};
    use std::io::Write;

    /// Packs as dictzip does: gzip with an extra field in its head.
    pub(in super::super) fn packed(contents: &[u8]) -> Vec<u8> {
        let mut encoder =
            GzBuilder::new().extra(&b"RA\x02\0\x01\0"[..]).write(Vec::new(), Compression::best());
        encoder.write_all(contents).unwrap();
        encoder.finish().unwrap()
    }

    #[test]
    fn packed_and_plain_files_read_alike() {
        let file = packed("slovo".as_bytes());
        let read = |bytes| unpacked(&SourceFile { name: "a.dict.dz", bytes }).unwrap().into_owned();
        assert_eq!(read(&file), "slovo".as_bytes());
        assert_eq!(read("slovo".as_bytes()), "slovo".as_bytes());
        assert_eq!(read(b""), b"");
    }

    #[test]
    fn damage_is_an_error_that_names_the_file() {
        let file = packed(b"some words that are packed");
        for end in 2..file.len() {
            let error = unpacked(&SourceFile { name: "a.dict.dz", bytes: &file[..end] });
            assert!(error.unwrap_err().to_string().starts_with("a.dict.dz: cannot be unpacked"));
        }
    }

    #[test]
    fn a_small_archive_cannot_fill_the_memory() {
        let file = packed(&[b' '; 10_000]);
        let error = unpacked_up_to(&SourceFile { name: "bomb", bytes: &file }, 9_999).unwrap_err();
        assert!(matches!(error, SourceError::TooLarge { limit: 9_999, .. }));
    }
}
