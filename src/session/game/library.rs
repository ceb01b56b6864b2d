//! What games are played with: opened when it is needed first, once, and shared by all tables.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OnceCell;

use super::hosted::Variant;
use super::{Game, GameTerms, Hosted, ResourceError, ResourceKey, Resources, each};
use crate::compute::pool::Pool;

/// Where something stands, whether or not it is open.
type Place = Arc<OnceCell<Resources>>;

/// All that is open.
pub struct Library {
    pool: Pool,
    places: Mutex<HashMap<ResourceKey, Place>>,
}

impl Library {
    /// A library that opens things on this pool.
    pub fn new(pool: Pool) -> Self {
        Self { pool, places: Mutex::default() }
    }

    /// What a table plays with. A game that has begun keeps what it began with, also when what is
    /// shipped has changed since.
    ///
    /// # Errors
    /// When it cannot be opened, or too much is waiting to be computed.
    pub async fn resources(
        &self,
        terms: &GameTerms,
        begun: Option<&Game>,
    ) -> Result<Resources, ResourceError> {
        each!(GameTerms, terms, (terms, H) => {
            let own = self.resources_of::<H>(terms, begun.and_then(H::game)).await?;
            Ok(H::of_resources(own))
        })
    }

    /// What a table of one game plays with.
    ///
    /// # Errors
    /// As from [`Library::resources`].
    pub async fn resources_of<H: Variant>(
        &self,
        terms: &H::Terms,
        begun: Option<&H::Game>,
    ) -> Result<Arc<H::Resources>, ResourceError> {
        let shipped = self.opened::<H>(H::resource_key(terms, None)).await?;
        match begun.filter(|begun| !H::fits(&shipped, begun)) {
            Some(begun) => self.opened::<H>(H::resource_key(terms, Some(begun))).await,
            None => Ok(shipped),
        }
    }

    async fn opened<H: Variant>(
        &self,
        key: H::ResourceKey,
    ) -> Result<Arc<H::Resources>, ResourceError> {
        let place = self.place(&H::of_key(key.clone()));
        let open = || async {
            let opened = self.pool.run(move || H::open(&key)).await??;
            Ok::<_, ResourceError>(H::of_resources(Arc::new(opened)))
        };
        let opened = place.get_or_try_init(open).await?;
        H::resources(opened).cloned().ok_or_else(ResourceError::of_other_game)
    }

    /// The place of something. What belongs to single servers or to old games goes when no table uses
    /// it any more, as each has words of its own in memory.
    fn place(&self, key: &ResourceKey) -> Place {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = places.get(key) {
            return Arc::clone(place);
        }
        let is_used = |place: &Place| place.get().is_none_or(Resources::is_shared);
        places.retain(|key, place| key.stays_open() || is_used(place));
        Arc::clone(places.entry(key.clone()).or_default())
    }
}

impl ResourceKey {
    fn stays_open(&self) -> bool {
        each!(ResourceKey, self, (key, H) => H::stays_open(key))
    }
}

impl Resources {
    /// Whether somebody beside the library holds it.
    fn is_shared(&self) -> bool {
        each!(Resources, self, (own, H) => Arc::strong_count(own) > 1)
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use super::super::scrabble::{Scrabble, Terms};
    use super::*;
    use crate::games::chance::Seed;
    use crate::games::scrabble;

    #[tokio::test]
    async fn what_an_old_game_was_played_with_is_opened_once() {
        let library = Library::new(Pool::new(NonZeroUsize::MIN, 8));
        let terms = Terms::usual("en", Some("en"));
        let shipped = library.resources_of::<Scrabble>(&terms, None).await.unwrap();
        let begun = |edition| {
            let seed = Seed::new([7; 32]);
            let started = scrabble::open("old", edition, terms.options.clone(), 2, seed).unwrap();
            scrabble::Game::start(started)
        };
        let (same, mut older) = (begun(shipped.edition().clone()), shipped.edition().clone());
        older.rack_size = 8;
        let older = begun(older);
        let open = |game| library.resources_of::<Scrabble>(&terms, Some(game));
        assert!(Arc::ptr_eq(&shipped, &open(&same).await.unwrap()));
        let (first, again) = (open(&older).await.unwrap(), open(&older).await.unwrap());
        assert_eq!(first.edition().rack_size, 8);
        assert!(Arc::ptr_eq(&first, &again) && !Arc::ptr_eq(&first, &shipped));
    }
}
