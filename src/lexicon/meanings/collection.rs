//! Reading installed dictionaries into entries.

use std::io::Read;

use super::agreement::{Bridges, mutual, weigh};
use super::entry::{Entry, Language};
use super::error::{SourceError, SourceFile};
use super::freedict::{self, Translation};
use super::package::Package;
use super::stardict::StarDictFiles;
use super::wordnet::WordNetFiles;
use super::{dictd, gcide, mythes, plain, stardict, wiktionary, wordnet};

/// The entries of the dictionaries that were read so far.
///
/// The Czech thesaurus and the translations wait until all is read, because one is weighed by the
/// other.
#[derive(Debug, Default)]
pub struct Collection {
    entries: Vec<Entry>,
    synonyms: Vec<Entry>,
    translations: Vec<Translation>,
}

impl Collection {
    /// Starts with nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a dictionary from its files, in the order of [`Package::files`], and tells how many
    /// records were read.
    ///
    /// # Errors
    /// When a file is missing, damaged or of another format.
    pub fn add(
        &mut self,
        package: Package,
        files: &[SourceFile<'_>],
    ) -> Result<usize, SourceError> {
        let missing = || SourceError::MissingFiles {
            package: package.name(),
            expected: package.files().len(),
            found: files.len(),
        };
        if files.len() != package.files().len() {
            return Err(missing());
        }
        let read = match (package, files) {
            (Package::CzechForeignWords, &[ifo, idx, dict]) => {
                stardict::czech_foreign_words(&StarDictFiles { ifo, idx, dict })?
            }
            (Package::CzechThesaurus, [file]) => {
                let synonyms = mythes::read(file, Language::Czech, package)?;
                let count = synonyms.len();
                self.synonyms.extend(synonyms);
                return Ok(count);
            }
            (Package::EnglishCzech, [index, dict]) => {
                let articles = dictd::read(index, dict)?;
                self.translations.extend(freedict::translations(&articles));
                return Ok(articles.len());
            }
            (Package::SlovakThesaurus, [file]) => {
                mutual(mythes::read(file, Language::Slovak, package)?)
            }
            (Package::WordNet, files) => {
                let four = |at: usize| -> [SourceFile<'_>; 4] {
                    [files[at], files[at + 1], files[at + 2], files[at + 3]]
                };
                let files = WordNetFiles { index: four(0), data: four(4), exceptions: four(8) };
                wordnet::read(&files)?
            }
            (Package::Gcide, [index, dict]) => gcide::entries(&dictd::read(index, dict)?),
            _ => return Err(missing()),
        };
        let count = read.len();
        self.entries.extend(read);
        Ok(count)
    }

    /// Reads a list of the user's own and tells how many entries it had.
    ///
    /// # Errors
    /// When a line of it cannot be understood.
    pub fn add_list(
        &mut self,
        language: Language,
        file: &SourceFile<'_>,
    ) -> Result<usize, SourceError> {
        let read = plain::read(file, language)?;
        let count = read.len();
        self.entries.extend(read);
        Ok(count)
    }

    /// Reads an extract of a Wiktionary, line by line, and tells what was in it.
    ///
    /// # Errors
    /// When it cannot be read to its end, or is something else.
    pub fn add_wiktionary<R: Read>(
        &mut self,
        extract: wiktionary::Extract<'_, R>,
    ) -> Result<wiktionary::Tally, SourceError> {
        wiktionary::read(extract, &mut self.entries)
    }

    /// The entries of all single words, the Czech synonyms weighed.
    pub fn into_entries(self) -> Vec<Entry> {
        let Self { mut entries, synonyms, translations } = self;
        let bridges = Bridges::of(&translations);
        let weighed = weigh(synonyms, &entries, &bridges);
        entries.extend(weighed);
        entries.extend(freedict::entries(&translations, &bridges));
        entries.extend(freedict::czech_entries(&translations, &bridges));
        entries.retain(Entry::is_one_word);
        entries
    }
}
