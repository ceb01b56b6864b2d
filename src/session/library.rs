//! The lexicons, tiles and computer players that tables share: opened when first needed, once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OnceCell;

use super::table::{GameTerms, Kit, ScrabbleTerms};
use crate::ai::scrabble::{Engine, Leaves};
use crate::compute::pool::{Pool, PoolError};
use crate::games::scrabble::Edition;
use crate::games::scrabble::pack::Pack;
use crate::lexicon::{Alphabet, SpellError, Vocabulary, Word};
use crate::lexicons::{self, AnyLexicon};
use crate::{leaves, packs};

/// Why a lexicon or a computer player is not at hand.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// The tiles cannot be loaded.
    #[error(transparent)]
    Pack(#[from] packs::LoadError),
    /// The lexicon cannot be opened.
    #[error(transparent)]
    Lexicon(#[from] lexicons::OpenError),
    /// A server's own word cannot be written with these tiles.
    #[error("\"{word}\" is no word of this alphabet: {cause}")]
    Word {
        /// The word.
        word: String,
        /// Why.
        cause: SpellError,
    },
    /// Neither the table nor its language pack names words.
    #[error("the language \"{0}\" brings no words; name a lexicon")]
    NoWords(String),
    /// Too much is waiting, or opening panicked.
    #[error(transparent)]
    Pool(#[from] PoolError),
}

/// Tiles, words and a computer player that belong together.
pub struct Book {
    kit: Kit,
    lexicon: AnyLexicon,
    title: Title,
    engine: OnceCell<Arc<Engine>>,
}

impl Book {
    /// What is needed to begin and to judge a game.
    pub fn kit(&self) -> &Kit {
        &self.kit
    }

    /// The words, to be searched.
    pub fn vocabulary(&self) -> &Vocabulary {
        self.lexicon.vocabulary()
    }

    fn edition(&self) -> &Edition {
        let Kit::Scrabble { edition, .. } = &self.kit;
        edition
    }

    fn open(title: Title, own: Option<Edition>) -> Result<Self, LibraryError> {
        let Pack { edition, words } = packs::load(&title.language)?;
        let edition = own.unwrap_or(edition);
        let alphabet = edition.tiles.alphabet();
        let lexicon = match (&title.lexicon, words) {
            (Some(name), _) => lexicons::open(name, alphabet)?,
            (None, Some(own)) => AnyLexicon::List(own),
            (None, None) => return Err(LibraryError::NoWords(title.language)),
        };
        let lexicon = if title.has_overlay() {
            let (added, banned) = (spell(&title.added, alphabet)?, spell(&title.banned, alphabet)?);
            lexicon.with_overlay(&added, &banned)
        } else {
            lexicon
        };
        let judge = Arc::new(lexicon.vocabulary().clone());
        let kit = Kit::Scrabble { edition, judge };
        Ok(Self { kit, lexicon, title, engine: OnceCell::new() })
    }

    /// Makes the computer player ready; Czech takes a quarter of a second and 64 MB.
    fn build_engine(&self) -> Engine {
        let lexicon = self.title.lexicon.as_deref().unwrap_or_default();
        let leaves = leaves::of_lexicon(lexicon, &self.title.language);
        let leaves = leaves.map(|file| file.leaves(self.edition().tiles.alphabet()));
        let leaves = Arc::new(leaves.unwrap_or_else(Leaves::none));
        let engine = Engine::new(self.edition().clone(), self.vocabulary(), leaves);
        match self.lexicon.common() {
            Some(common) => engine.with_known(Arc::new(common)),
            None => engine,
        }
    }
}

fn spell(words: &[String], alphabet: &Alphabet) -> Result<Vec<Word>, LibraryError> {
    let spell = |word: &String| {
        let failed = |cause| LibraryError::Word { word: word.chars().take(40).collect(), cause };
        alphabet.spell(word).map_err(failed)
    };
    words.iter().map(spell).collect()
}

/// What a book is known by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Title {
    language: String,
    lexicon: Option<String>,
    added: Vec<String>,
    banned: Vec<String>,
}

impl Title {
    fn of(terms: &ScrabbleTerms) -> Self {
        let ScrabbleTerms { language, lexicon, added, banned, options: _ } = terms.clone();
        Self { language, lexicon, added, banned }
    }

    fn has_overlay(&self) -> bool {
        !(self.added.is_empty() && self.banned.is_empty())
    }
}

type Shelf = HashMap<Title, Arc<OnceCell<Arc<Book>>>>;

/// All books that are open.
pub struct Library {
    pool: Pool,
    shelf: Mutex<Shelf>,
}

impl Library {
    /// A library that opens books on this pool.
    pub fn new(pool: Pool) -> Self {
        Self { pool, shelf: Mutex::default() }
    }

    /// The book that a table plays with. A game that has begun keeps its own tiles, also when those
    /// that are shipped have changed since.
    ///
    /// # Errors
    /// When tiles or words cannot be opened, or too much is waiting to be computed.
    pub async fn book(
        &self,
        terms: &GameTerms,
        begun_with: Option<&Edition>,
    ) -> Result<Arc<Book>, LibraryError> {
        let GameTerms::Scrabble(terms) = terms;
        let title = Title::of(terms);
        let place = self.place(&title);
        let open = || async { self.open(title.clone(), None).await };
        let book = place.get_or_try_init(open).await?;
        match begun_with {
            Some(edition) if edition != book.edition() => {
                self.open(title, Some(edition.clone())).await
            }
            _ => Ok(Arc::clone(book)),
        }
    }

    /// The computer player of a book, made ready when it is needed first.
    ///
    /// # Errors
    /// When too much is waiting to be computed.
    pub async fn engine(&self, book: &Arc<Book>) -> Result<Arc<Engine>, LibraryError> {
        let build = || async {
            let own = Arc::clone(book);
            self.pool.run(move || Arc::new(own.build_engine())).await
        };
        Ok(Arc::clone(book.engine.get_or_try_init(build).await?))
    }

    async fn open(&self, title: Title, own: Option<Edition>) -> Result<Arc<Book>, LibraryError> {
        self.pool.run(move || Book::open(title, own).map(Arc::new)).await?
    }

    /// The place of a book, whether or not it is open. Books of single servers go when no table uses
    /// them any more, as each has words of its own in memory.
    fn place(&self, title: &Title) -> Arc<OnceCell<Arc<Book>>> {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = shelf.get(title) {
            return Arc::clone(place);
        }
        let is_used = |place: &OnceCell<Arc<Book>>| {
            place.get().is_none_or(|book| Arc::strong_count(book) > 1)
        };
        shelf.retain(|title, place| !title.has_overlay() || is_used(place));
        Arc::clone(shelf.entry(title.clone()).or_default())
    }
}
