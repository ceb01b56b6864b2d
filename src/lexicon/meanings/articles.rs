//! The articles of a dictionary: one long text, and where in it each headword is explained.

use std::borrow::Cow;
use std::ops::Range;

use super::error::SourceError;

/// The articles of a dictionary in the order of its index.
///
/// Many headwords may share an article, so the text is kept once.
#[derive(Debug)]
pub struct Articles {
    text: Vec<u8>,
    places: Vec<(String, Range<usize>)>,
    /// Bytes of all articles, those that are shared as often as they are.
    told: u64,
}

/// The most bytes of all articles; an index must not have the same long text told without end.
const MOST_TOLD: u64 = 512 << 20;

impl Articles {
    /// Starts with the text, which errors call by the name of its file.
    pub(super) fn of(text: Cow<'_, [u8]>) -> Self {
        Self { text: text.into_owned(), places: Vec::new(), told: 0 }
    }

    /// Adds a headword whose article is at that place of the text.
    pub(super) fn add(
        &mut self,
        file: &str,
        headword: &str,
        offset: u64,
        length: u64,
    ) -> Result<(), SourceError> {
        let place = offset
            .checked_add(length)
            .filter(|&end| end <= self.text.len() as u64)
            .map(|end| offset as usize..end as usize);
        let place = place.ok_or_else(|| SourceError::BadOffset {
            file: file.to_owned(),
            headword: headword.to_owned(),
            offset,
            length,
            size: self.text.len(),
        })?;
        self.told += length;
        if self.told > MOST_TOLD {
            return Err(SourceError::TooLarge { file: file.to_owned(), limit: MOST_TOLD });
        }
        self.places.push((headword.to_owned(), place));
        Ok(())
    }

    /// The number of headwords.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether there is no headword.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// The headwords with the bytes of their articles.
    pub(super) fn raw(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.places.iter().map(|(headword, place)| (headword.as_str(), &self.text[place.clone()]))
    }

    /// The headwords with their articles, markup and all; bytes that are no UTF-8 are replaced.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Cow<'_, str>)> {
        self.raw().map(|(headword, bytes)| (headword, String::from_utf8_lossy(bytes)))
    }

    /// The headwords with the places of their articles, by which one article is told from another.
    pub(super) fn places(&self) -> impl Iterator<Item = (&str, Range<usize>)> {
        self.places.iter().map(|(headword, place)| (headword.as_str(), place.clone()))
    }

    /// The article at a place.
    pub(super) fn at(&self, place: Range<usize>) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.text[place])
    }
}
