//! Long values in pieces. An engine such as sled keeps some twenty rows in one page and puts pages
//! above a size into files of their own, which nobody syncs; so no row is long. A value of many
//! bytes becomes several rows whose keys end with a zero, which no name contains, and the number of
//! the piece; a piece that is not full is the last one.

use super::{Row, Rows};
use crate::store::StoreError;

/// Bytes of a full piece.
pub const PIECE: usize = 4096;

/// Most pieces of a value: their number is one byte.
pub const MOST_PIECES: usize = 256;

/// The key of a piece.
pub fn piece_key(key: &[u8], piece: usize) -> Vec<u8> {
    [key, &[0, u8::try_from(piece).unwrap_or(u8::MAX)]].concat()
}

/// The first key after all pieces of this one.
pub fn past(key: &[u8]) -> Vec<u8> {
    [key, &[1]].concat()
}

/// The pieces of a value: all full but the last one, which may be empty.
pub fn cut(value: &[u8]) -> impl Iterator<Item = &[u8]> {
    debug_assert!(value.len() < PIECE * MOST_PIECES, "sizes are checked before");
    let full = value.chunks_exact(PIECE);
    let last = full.remainder();
    full.chain([last])
}

/// The whole value of a key.
pub fn get(
    key: &[u8],
    row: impl Fn(&[u8]) -> Result<Option<Vec<u8>>, StoreError>,
) -> Result<Option<Vec<u8>>, StoreError> {
    let Some(mut value) = row(&piece_key(key, 0))? else { return Ok(None) };
    let mut piece = 1;
    while value.len() == piece * PIECE {
        let next = row(&piece_key(key, piece))?.ok_or_else(|| missing_piece(key))?;
        value.extend(next);
        piece += 1;
    }
    Ok(Some(value))
}

/// The whole values of all keys with a prefix, from a key on.
pub fn scan<'a>(
    rows: &'a dyn Rows,
    prefix: &'a [u8],
    from: &[u8],
) -> impl Iterator<Item = Result<Row, StoreError>> + 'a {
    let mut rows = rows.from(from).take_while(move |row| match row {
        Ok((key, _)) => key.starts_with(prefix),
        Err(_) => true,
    });
    std::iter::from_fn(move || Some(next_whole(rows.next()?, &mut rows)))
}

fn next_whole(
    first: Result<Row, StoreError>,
    rows: &mut impl Iterator<Item = Result<Row, StoreError>>,
) -> Result<Row, StoreError> {
    let (first, mut value) = first?;
    let Some(key) = first.strip_suffix(&[0, 0]) else { return Err(missing_piece(&first)) };
    let mut piece = 1;
    while value.len() == piece * PIECE {
        let (next, bytes) = rows.next().ok_or_else(|| missing_piece(key))??;
        if next != piece_key(key, piece) {
            return Err(missing_piece(key));
        }
        value.extend(bytes);
        piece += 1;
    }
    Ok((key.to_vec(), value))
}

fn missing_piece(key: &[u8]) -> StoreError {
    StoreError::Damaged(format!("a piece of {} is missing", key.escape_ascii()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn a_value_is_cut_and_put_together_again() {
        for length in [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE] {
            let value: Vec<u8> = (0..length).map(|n| n as u8).collect();
            let mut rows = BTreeMap::new();
            for name in [&b"a"[..], b"ab", b"b"] {
                for (number, piece) in cut(&value).enumerate() {
                    assert!(piece.len() <= PIECE);
                    rows.insert(piece_key(name, number), piece.to_vec());
                }
            }
            let whole = get(b"a", |key| Ok(rows.get(key).cloned())).unwrap();
            assert_eq!(whole.as_ref(), Some(&value));
            let scanned: Vec<Row> = scan(&rows, b"a", b"a").map(Result::unwrap).collect();
            assert_eq!(scanned, [(b"a".to_vec(), value.clone()), (b"ab".to_vec(), value.clone())]);
            let after = scan(&rows, b"a", &past(b"a")).map(Result::unwrap).count();
            assert_eq!(after, 1, "{length} bytes");
        }
    }

    #[test]
    fn a_missing_piece_is_found() {
        let mut rows = BTreeMap::new();
        for (number, piece) in cut(&[7; 2 * PIECE + 1]).enumerate() {
            rows.insert(piece_key(b"a", number), piece.to_vec());
        }
        rows.remove(&piece_key(b"a", 1));
        assert!(get(b"a", |key| Ok(rows.get(key).cloned())).is_err());
        assert!(scan(&rows, b"a", b"a").any(|row| row.is_err()));
        rows.remove(&piece_key(b"a", 0));
        assert!(scan(&rows, b"a", b"a").any(|row| row.is_err()));
    }
}
