//! Finished games that were judged: the last ones are kept, as people turn their pages.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::OnceCell;

use super::floor::Floor;
use super::game::{GameReview, ResourceError};
use super::table::Table;
use crate::games::rules::Viewer;
use crate::store::TableId;

/// How many games are kept.
const KEPT: usize = 32;

/// How often progress is told.
const TOLD_EVERY: Duration = Duration::from_secs(2);

/// How far the judging of a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The steps that are done.
    pub done: usize,
    /// All of them.
    pub all: usize,
}

/// The place of a review, whether or not it is there yet.
type Place = Arc<OnceCell<GameReview>>;

/// The games that were judged last; whoever asks for one that is being judged waits for the same.
#[derive(Default)]
pub(super) struct Reviews(Mutex<VecDeque<(TableId, Place)>>);

impl Reviews {
    /// The place of a game, the first of all from now on.
    fn place(&self, table: TableId) -> Place {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = places.iter().position(|(known, _)| *known == table);
        let known = known.and_then(|index| places.remove(index));
        let place = known.map(|(_, place)| place).unwrap_or_default();
        places.push_front((table, Arc::clone(&place)));
        places.truncate(KEPT);
        place
    }
}

impl Floor {
    /// Judges a finished game, once however many ask; tells the first of them how far it has come.
    pub async fn review<E: From<ResourceError>, F: Future<Output = Result<(), E>>>(
        &self,
        table: &Table,
        tell: impl Fn(Progress) -> F,
    ) -> Result<GameReview, E> {
        let place = self.reviews.place(table.id());
        place.get_or_try_init(|| self.judge(table, tell)).await.cloned()
    }

    /// Goes through a game on the pool.
    async fn judge<E: From<ResourceError>, F: Future<Output = Result<(), E>>>(
        &self,
        table: &Table,
        tell: impl Fn(Progress) -> F,
    ) -> Result<GameReview, E> {
        let resources = self.resources(table).await?;
        let view = table.game_view(Viewer::Spectator);
        let reviewing = view.and_then(|view| view.reviewing(&resources));
        let mut reviewing = reviewing.ok_or_else(ResourceError::of_other_game)?;
        let all = reviewing.steps();
        let mut told: Option<Instant> = None;
        for done in 0..all {
            if told.is_none_or(|told| told.elapsed() >= TOLD_EVERY) {
                tell(Progress { done, all }).await?;
                told = Some(Instant::now());
            }
            // One step at a time, so that computers who are to move need not wait for whole games.
            let step = move || {
                reviewing.step(done);
                reviewing
            };
            reviewing = self.pool.run(step).await.map_err(ResourceError::from)?;
        }
        Ok(reviewing.review())
    }
}
