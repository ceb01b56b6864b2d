//! Finished games that were judged: the last ones are kept, as people turn their pages.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::OnceCell;

use super::bot::Bot;
use super::failure::Failure;
use crate::ai::scrabble::analysis::{Analyser, Review, TurnReview};
use crate::ai::scrabble::{Budget, Engine};
use crate::games::scrabble::View;
use crate::store::TableId;

/// How long a turn of an end game is searched: the same for everybody who asks.
pub(super) const BUDGET: Budget<'static> = Budget::steps(3_000);

/// How many games are kept.
const KEPT: usize = 32;

/// How often progress is told.
const TOLD_EVERY: Duration = Duration::from_secs(2);

/// The place of a review, whether or not it is there yet.
type Place = Arc<OnceCell<Arc<Review>>>;

/// The games that were judged last; whoever asks for one that is being judged waits for the same.
#[derive(Default)]
pub(super) struct Reviews(Mutex<VecDeque<(TableId, Place)>>);

impl Reviews {
    /// A game that was judged a while ago.
    pub fn get(&self, table: TableId) -> Option<Arc<Review>> {
        let places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, place) = places.iter().find(|(known, _)| *known == table)?;
        place.get().cloned()
    }

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

impl Bot {
    /// Judges a finished game, once however many ask; tells the first of them how many turns are done.
    pub(super) async fn review<F: Future<Output = Result<(), Failure>>>(
        &self,
        table: TableId,
        engine: Arc<Engine>,
        view: Arc<View>,
        tell: impl Fn(usize) -> F,
    ) -> Result<Arc<Review>, Failure> {
        let place = self.reviews.place(table);
        let judged = place.get_or_try_init(|| self.judge(engine, view, tell)).await?;
        Ok(Arc::clone(judged))
    }

    /// Goes through a game on the pool.
    async fn judge<F: Future<Output = Result<(), Failure>>>(
        &self,
        engine: Arc<Engine>,
        view: Arc<View>,
        tell: impl Fn(usize) -> F,
    ) -> Result<Arc<Review>, Failure> {
        let mut analyser = Box::<Analyser>::default();
        let mut turns: Vec<TurnReview> = Vec::new();
        let mut told: Option<Instant> = None;
        for place in 0..view.turns.len() {
            if told.is_none_or(|told| told.elapsed() >= TOLD_EVERY) {
                tell(place).await?;
                told = Some(Instant::now());
            }
            let (engine, view) = (Arc::clone(&engine), Arc::clone(&view));
            // One turn at a time, so that computers who are to move need not wait for whole games.
            let judge = move || {
                let turn = analyser.review_turn(&engine, &view, place, None, &BUDGET);
                (analyser, turn)
            };
            let turn;
            (analyser, turn) = self.hall.pool().run(judge).await?;
            turns.extend(turn);
        }
        Ok(Arc::new(Review::new(turns, view.players.len())))
    }
}
