//! What hosting a game takes beside its rules: one implementation for each game, in a file of its own.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use super::{
    ComputerLevel, Game, GameAction, GameEvent, GameKind, GamePreview, GameRefusal, GameResult,
    GameReview, GameTerms, GameView, ResourceKey, Resources,
};
use crate::ai::budget::Budget;
use crate::compute::pool::PoolError;
use crate::games::chance::Seed;
use crate::games::ending::Placing;
use crate::games::facts::Telling;
use crate::games::rules::{Rules, Seat};

/// What a player can do in a game.
pub type ActionOf<H> = <<H as Hosted>::Game as Rules>::Action;
/// What happens in a game.
pub type EventOf<H> = <<H as Hosted>::Game as Rules>::Event;
/// What one viewer may see of a game.
pub type ViewOf<H> = <<H as Hosted>::Game as Rules>::View;
/// Why a game refuses something.
pub type RefusalOf<H> = <<H as Hosted>::Game as Rules>::Refusal;
/// Whoever judges what the rules of a game leave open.
pub type JudgeOf<H> = <<H as Hosted>::Game as Rules>::Judge;

/// A game that can be hosted.
pub trait Hosted: Sized + 'static {
    /// Its rules.
    type Game: Rules<Action: Clone + PartialEq, View: Send + Sync>;
    /// What a table agrees on before it begins.
    type Terms;
    /// How strong the computer plays it.
    type Level: Copy + Eq + Debug + Display + FromStr;
    /// What it is played with, opened once and shared by all tables that agree on the same.
    type Resources: Send + Sync;
    /// What that is known by.
    type ResourceKey: Clone + Eq + Hash + Send;
    /// What is shown of a move before it counts.
    type Preview;
    /// A finished game, judged.
    type Review: Send + Sync;
    /// What a finished game leaves to be counted, beside what every game has.
    type Finished;

    /// Which game it is.
    const KIND: GameKind;

    /// The levels, from the weakest.
    const LEVELS: &'static [Self::Level];

    /// The level of a computer that nobody has chosen one for.
    const USUAL_LEVEL: Self::Level;

    /// The number of players.
    const PLAYERS: RangeInclusive<usize>;

    /// What a table with these terms is played with; a game that has begun may need something older
    /// than what is shipped now.
    fn resource_key(terms: &Self::Terms, begun: Option<&Self::Game>) -> Self::ResourceKey;

    /// Whether a game that has begun can be played with this.
    fn fits(resources: &Self::Resources, begun: &Self::Game) -> bool;

    /// Whether it stays open when no table uses it; what belongs to single servers does not.
    fn stays_open(key: &Self::ResourceKey) -> bool;

    /// Opens it; this may take a while.
    ///
    /// # Errors
    /// When it is not there, or what a server has added to it does not fit.
    fn open(key: &Self::ResourceKey) -> Result<Self::Resources, ResourceError>;

    /// Whoever judges; without resources nobody does, which does for whatever needs no judge.
    fn judge(resources: Option<&Self::Resources>) -> &JudgeOf<Self>;

    /// The event with which a game begins.
    ///
    /// # Errors
    /// The sentence that says why there cannot be such a game.
    fn begin(
        name: &str,
        terms: &Self::Terms,
        resources: &Self::Resources,
        players: usize,
        seed: Seed,
    ) -> Result<EventOf<Self>, Telling>;

    /// The game that begins with an event, if it is a beginning.
    fn started(event: &EventOf<Self>) -> Option<Self::Game>;

    /// The name of an action, which tells nothing of what is in it.
    fn action_name(action: &ActionOf<Self>) -> &'static str;

    /// The name of an event, which tells nothing of what is in it.
    fn event_name(event: &EventOf<Self>) -> &'static str;

    /// What an action concerns beside the game itself.
    fn concern(action: &ActionOf<Self>) -> Concern;

    /// Whether an action means something else once the position has changed.
    fn is_about_position(action: &ActionOf<Self>) -> bool;

    /// The game's own action for what every game has.
    fn common(action: Common) -> ActionOf<Self>;

    /// Whether taking back, step by step, has come far enough for a player.
    fn is_back_at(game: &Self::Game, seat: Seat) -> bool {
        game.turn() == Some(seat)
    }

    /// What is shown of events before they count; nothing of what is secret.
    fn preview(events: Vec<EventOf<Self>>) -> Option<Self::Preview>;

    /// The sentence that tells a refusal; `name` gives the names of players.
    fn telling(refusal: &RefusalOf<Self>, name: &dyn Fn(Seat) -> String) -> Telling;

    /// Chooses what to do on turn, within a budget. The same view, level and seed give the same answer
    /// when the budget is counted in steps.
    fn think(
        view: &ViewOf<Self>,
        level: Self::Level,
        seed: &Seed,
        resources: &Self::Resources,
        budget: &Budget<'_>,
    ) -> ActionOf<Self>;

    /// What the computer does when it could not think: always legal.
    fn without_thought(view: &ViewOf<Self>) -> ActionOf<Self>;

    /// What a game leaves to be counted, with how its players stand in the order of play; nothing before
    /// its end.
    fn finished(terms: &Self::Terms, view: &ViewOf<Self>)
    -> Option<(Vec<Placing>, Self::Finished)>;

    /// Prepares to judge a finished game.
    fn reviewing(view: Arc<ViewOf<Self>>, resources: Arc<Self::Resources>) -> Box<dyn Reviewing>;
}

/// What every game has, under whatever name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Common {
    /// Leave the table.
    Leave,
    /// Give the game up.
    Resign,
    /// State that whoever must act has run out of time.
    ClaimTime,
    /// Take the last step back, as agreed at the table.
    Undo,
}

/// What an action concerns beside the game itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// What the table is played with: it must be open.
    Resources,
    /// The others: a turn is taken back when they agree.
    Undo,
    /// The table: a player leaves it.
    Leave,
    /// Nothing.
    Nothing,
}

/// A finished game that is being judged, step by step, so that others need not wait for whole games.
pub trait Reviewing: Send {
    /// How many steps there are.
    fn steps(&self) -> usize;

    /// Judges one of them.
    fn step(&mut self, place: usize);

    /// What came out of all.
    fn review(self: Box<Self>) -> GameReview;
}

/// How a game stands in the enums of all games: what is its own there, and nothing of another game.
pub trait Variant: Hosted {
    /// A game.
    fn game(game: &Game) -> Option<&Self::Game>;
    /// What a table has agreed on.
    fn terms(terms: &GameTerms) -> Option<&Self::Terms>;
    /// What a player can do.
    fn action(action: &GameAction) -> Option<&ActionOf<Self>>;
    /// What has happened.
    fn event(event: &GameEvent) -> Option<&EventOf<Self>>;
    /// What one viewer may see.
    fn view(view: &GameView) -> Option<&Arc<ViewOf<Self>>>;
    /// How strong a computer plays.
    fn level(level: ComputerLevel) -> Option<Self::Level>;
    /// What it is played with.
    fn resources(resources: &Resources) -> Option<&Arc<Self::Resources>>;
    /// A judged game.
    fn review(review: &GameReview) -> Option<&Arc<Self::Review>>;
    /// What is shown of a move before it counts.
    fn preview_of(preview: GamePreview) -> Option<Self::Preview>;
    /// What a finished game leaves.
    fn finished_of(result: &GameResult) -> Option<&Self::Finished>;

    /// An action as one of all games.
    fn of_action(action: ActionOf<Self>) -> GameAction;
    /// An event as one of all games.
    fn of_event(event: EventOf<Self>) -> GameEvent;
    /// What a finished game leaves as that of one of all games.
    fn of_finished(finished: Self::Finished) -> GameResult;
    /// A game as one of all.
    fn of_game(game: Self::Game) -> Game;
    /// A key as one of all games.
    fn of_key(key: Self::ResourceKey) -> ResourceKey;
    /// A level as one of all games.
    fn of_level(level: Self::Level) -> ComputerLevel;
    /// A preview as one of all games.
    fn of_preview(preview: Self::Preview) -> GamePreview;
    /// A judged game as one of all.
    fn of_review(review: Self::Review) -> GameReview;
    /// What was agreed on as the terms of all games.
    fn of_terms(terms: Self::Terms) -> GameTerms;
    /// A refusal as one of all games.
    fn of_refusal(refusal: RefusalOf<Self>) -> GameRefusal;
    /// Resources as those of all games.
    fn of_resources(resources: Arc<Self::Resources>) -> Resources;
    /// A view as one of all games.
    fn of_view(view: ViewOf<Self>) -> GameView;
}

/// Why what a table is played with is not at hand.
#[derive(Debug, thiserror::Error)]
pub enum ResourceError {
    /// Somebody at the table or its server can mend it; the sentence says how.
    #[error("{}", .0.key)]
    Obstacle(Telling),
    /// It is missing or damaged.
    #[error("{0}")]
    Missing(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// Too much is waiting, or opening panicked.
    #[error(transparent)]
    Pool(#[from] PoolError),
}

impl ResourceError {
    /// Something is asked of a table where another game is played.
    pub(in crate::session) fn of_other_game() -> Self {
        Self::Obstacle(Telling::new("table-other-game", []))
    }

    /// Something that is missing or damaged, with its cause.
    pub fn missing(cause: impl std::error::Error + Send + Sync + 'static) -> Self {
        Self::Missing(Box::new(cause))
    }
}
