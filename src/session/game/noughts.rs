//! Noughts and crosses at a table: nothing has to be opened, and nobody judges.

use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::hosted::{Common, Concern, Hosted, ResourceError, Reviewing};
use super::{GameKind, GameReview, Variant};
use crate::ai::budget::Budget;
use crate::ai::noughts::{self as computer, Level, Review, Reviewed};
use crate::games::chance::Seed;
use crate::games::ending::Placing;
use crate::games::facts::Telling;
use crate::games::noughts::{self, Action, Deed, Event, Finished, Refusal, Started, View};
use crate::games::rules::Seat;

/// Noughts and crosses.
pub struct Noughts;

/// What a game has agreed on: there is nothing to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {}

impl Hosted for Noughts {
    type Game = noughts::Game;
    type Terms = Terms;
    type Level = Level;
    type Resources = ();
    type ResourceKey = ();
    type Preview = ();
    type Review = Review;
    type Finished = Finished;

    const KIND: GameKind = GameKind::Noughts;
    const LEVELS: &'static [Level] = &Level::ALL;
    const USUAL_LEVEL: Level = Level::Perfect;
    const PLAYERS: RangeInclusive<usize> = noughts::PLAYERS..=noughts::PLAYERS;

    fn resource_key(_: &Terms, _: Option<&noughts::Game>) {}

    fn fits((): &(), _: &noughts::Game) -> bool {
        true
    }

    fn stays_open((): &()) -> bool {
        true
    }

    fn open((): &()) -> Result<(), ResourceError> {
        Ok(())
    }

    fn judge(_: Option<&()>) -> &() {
        &()
    }

    fn begin(name: &str, _: &Terms, (): &(), _: usize, seed: Seed) -> Result<Event, Telling> {
        Ok(Event::Started(Started { game: name.to_owned(), seed }))
    }

    fn started(event: &Event) -> Option<noughts::Game> {
        match event {
            Event::Started(started) => Some(noughts::Game::start(started.clone())),
            _ => None,
        }
    }

    fn action_name(action: &Action) -> &'static str {
        match action {
            Action::Toss => "toss",
            Action::Mark(_) => "mark",
            Action::Offer => "offer",
            Action::Accept => "accept",
            Action::Decline => "decline",
            Action::Resign => "resign",
            Action::Leave => "leave",
            Action::ClaimTime => "claim_time",
            Action::Undo => "undo",
        }
    }

    fn event_name(event: &Event) -> &'static str {
        match event {
            Event::Started(_) => "started",
            Event::Tossed { .. } => "tossed",
            Event::Marked { .. } => "marked",
            Event::Offered { .. } => "offered",
            Event::Declined { .. } => "declined",
            Event::Accepted { .. } => "accepted",
            Event::Departed { .. } => "departed",
            Event::Undone { .. } => "undone",
            Event::Ended { .. } => "ended",
        }
    }

    fn concern(action: &Action) -> Concern {
        match action {
            Action::Undo => Concern::Undo,
            Action::Leave => Concern::Leave,
            _ => Concern::Nothing,
        }
    }

    fn is_about_position(action: &Action) -> bool {
        !matches!(action, Action::Resign | Action::Leave)
    }

    fn common(action: Common) -> Action {
        match action {
            Common::Leave => Action::Leave,
            Common::Resign => Action::Resign,
            Common::ClaimTime => Action::ClaimTime,
            Common::Undo => Action::Undo,
        }
    }

    fn preview(_: Vec<Event>) -> Option<()> {
        None
    }

    fn telling(refusal: &Refusal, name: &dyn Fn(Seat) -> String) -> Telling {
        refusal.telling(name)
    }

    fn think(view: &View, level: Level, seed: &Seed, (): &(), _: &Budget<'_>) -> Action {
        computer::decide(view, level, seed)
    }

    fn without_thought(view: &View) -> Action {
        computer::without_thought(view)
    }

    fn finished(_: &Terms, view: &View) -> Option<(Vec<Placing>, Finished)> {
        view.finished()
    }

    fn reviewing(view: Arc<View>, _: Arc<()>) -> Box<dyn Reviewing> {
        Box::new(Judging { view, review: Review::default() })
    }
}

/// A game that is being judged.
struct Judging {
    view: Arc<View>,
    review: Review,
}

impl Reviewing for Judging {
    fn steps(&self) -> usize {
        self.view.turns.iter().filter(|turn| matches!(turn.deed, Deed::Marked(_))).count()
    }

    fn step(&mut self, place: usize) {
        self.review.moves.extend(Reviewed::of(&self.view, place));
    }

    fn review(self: Box<Self>) -> GameReview {
        Noughts::of_review(self.review)
    }
}
