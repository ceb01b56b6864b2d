//! The promise that nobody, the host included, has chosen the tiles: a hash published at the
//! start, everything behind it revealed at the end, and a check for anyone.

use sha2::{Digest, Sha256};

use super::event::{Event, Started};
use super::game::{Game, LogError};
use super::opening::{StartError, open};
use super::tile::Tiles;
use super::{Action, Refusal};
use crate::games::chance::{Seed, hex};
use crate::games::rules::Ask;
use crate::lexicon::{Word, Words};

/// The hash that is published at the start: SHA-256 of four lines, each ended by a line feed — the
/// format `kamen-scrabble-1`, the game's name, the seed, the bag's order.
pub fn commitment(game: &str, seed: &Seed, bag: &Tiles) -> String {
    let text = format!("kamen-scrabble-1\n{game}\n{}\n{bag}\n", seed.reveal());
    hex(&Sha256::digest(text.as_bytes()))
}

/// What is wrong with a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Mismatch {
    /// It is no log of a game at all.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The game could not have begun like this.
    #[error("the game could not have begun like this: {0}")]
    Start(#[from] StartError),
    /// The commitment is not that of the seed and the bag.
    #[error("the commitment is {written}, but seed and bag give {computed}")]
    Commitment {
        /// What the log says.
        written: String,
        /// What seed and bag give.
        computed: String,
    },
    /// Bag, racks or first turn do not follow from the seed.
    #[error("the bag, the first racks or the first turn do not follow from the seed")]
    Beginning,
    /// The rules would not have allowed an event.
    #[error("event {index}: the rules would have refused this: {refusal}")]
    Refused {
        /// The event, from zero.
        index: usize,
        /// Why.
        refusal: Refusal,
    },
    /// An event is not what the rules and the seed give.
    #[error("event {index} is not what the rules and the seed give")]
    Differs {
        /// The event, from zero.
        index: usize,
    },
    /// An event that never stands alone, or comes after the end.
    #[error("event {index} has no place here")]
    Misplaced {
        /// The event, from zero.
        index: usize,
    },
}

/// Plays a log again under the rules and the seed it reveals, and compares every result: the
/// commitment, the draw for the first turn, the bag, each tile drawn, each score, the end.
///
/// # Errors
/// The first thing that is not as it must be.
pub fn verify(events: &[Event]) -> Result<Game, Mismatch> {
    let started = match events.first() {
        Some(Event::Started(started)) => started.as_ref(),
        Some(_) => return Err(LogError::NotStarted.into()),
        None => return Err(LogError::Empty.into()),
    };
    verify_beginning(started)?;
    let mut game = Game::start(started.clone());
    let mut index = 1;
    while let Some(event) = events.get(index) {
        let judge = Recorded(event);
        let ask = ask_behind(event, &game).ok_or(Mismatch::Misplaced { index })?;
        let decided = game
            .decide_with(&ask, &judge)
            .map_err(|refusal| Mismatch::Refused { index, refusal })?;
        for expected in &decided {
            match events.get(index) {
                Some(written) if written == expected => game.take_over(written),
                // A log may stop between two events only if it was cut off.
                _ => return Err(Mismatch::Differs { index }),
            }
            index += 1;
        }
    }
    Ok(game)
}

fn verify_beginning(started: &Started) -> Result<(), Mismatch> {
    let setup = &started.setup;
    let computed = commitment(&setup.game, &started.seed, &started.bag);
    if computed != setup.commitment {
        return Err(Mismatch::Commitment { written: setup.commitment.clone(), computed });
    }
    let (edition, options) = (setup.edition.clone(), setup.options.clone());
    let again = open(&setup.game, edition, options, setup.players.into(), started.seed.clone())?;
    if again == *started { Ok(()) } else { Err(Mismatch::Beginning) }
}

/// What was asked for when this event happened.
fn ask_behind(event: &Event, game: &Game) -> Option<Ask<Action>> {
    use crate::games::ending::Departure;
    let (by, action, elapsed_ms) = match event {
        Event::Placed(e) => (e.seat, Action::Place(e.placement.clone()), e.elapsed_ms),
        Event::Exchanged(e) => (e.seat, Action::Exchange(e.returned.clone()), e.elapsed_ms),
        Event::Passed(e) => (e.seat, Action::Pass, e.elapsed_ms),
        Event::Challenged(e) => {
            let words = e.words.iter().map(|judged| judged.word.word()).collect();
            (e.by, Action::Challenge { words }, e.elapsed_ms)
        }
        Event::Departed(e) => {
            let (by, action) = match e.how {
                Departure::Resigned => (e.seat, Action::Resign),
                Departure::Left => (e.seat, Action::Leave),
                Departure::OutOfTime => (game.active().next()?, Action::ClaimTime),
            };
            (by, action, e.elapsed_ms)
        }
        Event::Undone(e) => (e.by, Action::Undo, 0),
        Event::Started(_) | Event::Ended(_) => return None,
    };
    Some(Ask { by, action, elapsed_ms })
}

/// Judges words as the judge of that day did.
struct Recorded<'a>(&'a Event);

impl Words for Recorded<'_> {
    fn contains(&self, word: &Word) -> bool {
        match self.0 {
            Event::Challenged(event) => {
                event.words.iter().all(|judged| judged.valid || judged.word.word() != *word)
            }
            _ => true,
        }
    }
}
