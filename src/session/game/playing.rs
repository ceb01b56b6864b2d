//! A game that is played at a table: whatever is done alike in all games.

use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::hosted::{EventOf, Variant};
use super::{
    Common, ComputerLevel, Concern, Game, GameAction, GameEvent, GameKind, GamePreview,
    GameRefusal, GameResult, GameTerms, GameView, Hosted, Resources, Reviewing, each,
};
use crate::ai::budget::Budget;
use crate::games::chance::Seed;
use crate::games::ending::Placing;
use crate::games::facts::Telling;
use crate::games::rules::{Ask, Change, Rules, Seat, Viewer};
use crate::session::table::Refusal;

impl GameKind {
    /// The number of players.
    pub fn players(self) -> RangeInclusive<usize> {
        each!(GameKind, self, H => H::PLAYERS)
    }

    /// The levels of its computer, from the weakest.
    pub fn levels(self) -> Vec<ComputerLevel> {
        each!(GameKind, self, H => H::LEVELS.iter().copied().map(H::of_level).collect())
    }

    /// The level of a computer that nobody has chosen one for.
    pub fn usual_level(self) -> ComputerLevel {
        each!(GameKind, self, H => H::of_level(H::USUAL_LEVEL))
    }

    /// The level of a name.
    pub fn level_named(self, name: &str) -> Option<ComputerLevel> {
        each!(GameKind, self, H => name.parse().ok().map(H::of_level))
    }

    /// The game's own action for what every game has.
    pub fn common(self, action: Common) -> GameAction {
        each!(GameKind, self, H => H::of_action(H::common(action)))
    }
}

impl ComputerLevel {
    /// How strong it is among the levels of its game, from the weakest.
    pub fn strength(self) -> usize {
        self.kind().levels().iter().take_while(|&&other| other != self).count()
    }
}

impl fmt::Display for ComputerLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(ComputerLevel, self, (level, H) => level.fmt(f))
    }
}

impl GameAction {
    /// The name of the action, which tells nothing of what is in it.
    pub fn name(&self) -> &'static str {
        each!(GameAction, self, (action, H) => H::action_name(action))
    }

    /// What it concerns beside the game itself.
    pub fn concern(&self) -> Concern {
        each!(GameAction, self, (action, H) => H::concern(action))
    }

    /// Whether it means something else once the position has changed.
    pub fn is_about_position(&self) -> bool {
        each!(GameAction, self, (action, H) => H::is_about_position(action))
    }
}

impl fmt::Debug for GameAction {
    /// Hides what is in it, so that no rack ever reaches a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl GameEvent {
    /// The name of the event, which tells nothing of what is in it.
    pub fn name(&self) -> &'static str {
        each!(GameEvent, self, (event, H) => H::event_name(event))
    }

    /// What it changes beside the game itself.
    pub(in crate::session) fn change(&self) -> Change {
        each!(GameEvent, self, (event, H) => <H as Hosted>::Game::change(event))
    }
}

impl fmt::Debug for GameEvent {
    /// Hides racks, bag and seed, so that they never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl GameRefusal {
    /// The sentence that tells it; `name` gives the names of players.
    pub fn telling(&self, name: &dyn Fn(Seat) -> String) -> Telling {
        each!(GameRefusal, self, (refusal, H) => H::telling(refusal, name))
    }
}

impl GameView {
    /// What the computer does when it could not think.
    pub(in crate::session) fn without_thought(&self) -> GameAction {
        each!(GameView, self, (view, H) => H::of_action(H::without_thought(view)))
    }

    /// Chooses what to do on turn, within a budget; nothing when level or resources are of another game.
    pub(in crate::session) fn think(
        &self,
        level: ComputerLevel,
        seed: &Seed,
        resources: &Resources,
        budget: &Budget<'_>,
    ) -> Option<GameAction> {
        each!(GameView, self, (view, H) => {
            let (level, resources) = (H::level(level)?, H::resources(resources)?);
            Some(H::of_action(H::think(view, level, seed, resources, budget)))
        })
    }

    /// What the game leaves to be counted, with how its players stand in the order of play; nothing before
    /// its end.
    pub fn finished(&self, terms: &GameTerms) -> Option<(Vec<Placing>, GameResult)> {
        each!(GameView, self, (view, H) => {
            let (placings, own) = H::finished(H::terms(terms)?, view)?;
            Some((placings, H::of_finished(own)))
        })
    }

    /// Prepares to judge the game, once it is over; nothing when the resources are of another game.
    pub(in crate::session) fn reviewing(
        &self,
        resources: &Resources,
    ) -> Option<Box<dyn Reviewing>> {
        each!(GameView, self, (view, H) => {
            Some(H::reviewing(Arc::clone(view), Arc::clone(H::resources(resources)?)))
        })
    }
}

impl Game {
    /// The event with which a game begins.
    pub(in crate::session) fn begin(
        name: &str,
        terms: &GameTerms,
        resources: &Resources,
        players: usize,
        seed: Seed,
    ) -> Result<GameEvent, Refusal> {
        each!(GameTerms, terms, (terms, H) => {
            let resources = H::resources(resources).ok_or(Refusal::OtherGame)?;
            let begun = H::begin(name, terms, resources, players, seed);
            begun.map(H::of_event).map_err(Refusal::CannotBegin)
        })
    }

    /// The game that begins with an event, if it is a beginning.
    pub(in crate::session) fn started(event: &GameEvent) -> Option<Self> {
        each!(GameEvent, event, (event, H) => H::started(event).map(H::of_game))
    }

    /// Turns an action into what happens because of it. Without resources nobody judges, which does for
    /// whatever needs no judge.
    pub(in crate::session) fn decide(
        &self,
        by: Seat,
        action: &GameAction,
        elapsed_ms: u64,
        resources: Option<&Resources>,
    ) -> Result<Vec<GameEvent>, Refusal> {
        each!(Game, self, (game, H) => decide::<H>(game, by, action, elapsed_ms, resources))
    }

    /// Does what every game has, whosever turn it is.
    pub(in crate::session) fn do_common(
        &self,
        by: Seat,
        action: Common,
        elapsed_ms: u64,
    ) -> Result<Vec<GameEvent>, Refusal> {
        self.decide(by, &self.kind().common(action), elapsed_ms, None)
    }

    /// The steps back to the last turn of a player: what others have done since goes with it.
    pub(in crate::session) fn take_back(&self, seat: Seat) -> Result<Vec<GameEvent>, Refusal> {
        let mut past = self.clone();
        let mut steps = Vec::new();
        loop {
            let step = past.do_common(seat, Common::Undo, 0)?;
            step.iter().for_each(|event| past.apply(event));
            steps.extend(step);
            if past.is_back_at(seat) {
                return Ok(steps);
            }
        }
    }

    fn is_back_at(&self, seat: Seat) -> bool {
        each!(Game, self, (game, H) => H::is_back_at(game, seat))
    }

    /// Takes an event over that was decided for this very state; one of another game changes nothing.
    pub(in crate::session) fn apply(&mut self, event: &GameEvent) {
        each!(Game, self, (game, H) => {
            if let Some(event) = H::event(event) {
                game.apply(event);
            }
        });
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        each!(Game, self, (_, H) => H::KIND)
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        each!(Game, self, (game, H) => game.turn())
    }

    /// Who must act now, so that the game goes on.
    pub fn to_act(&self) -> Option<Seat> {
        each!(Game, self, (game, H) => game.to_act())
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        each!(Game, self, (game, H) => game.is_over())
    }

    /// Whether a player is still in the game.
    pub fn is_active(&self, seat: Seat) -> bool {
        each!(Game, self, (game, H) => game.is_active(seat))
    }

    /// The milliseconds from the last event that charged any until whoever must act has lost on time.
    pub(in crate::session) fn loses_after(&self) -> Option<u64> {
        each!(Game, self, (game, H) => game.loses_after())
    }

    /// The chance of a computer player: its own for each version, and nobody can foresee it.
    pub(in crate::session) fn computer_seed(&self, version: u64) -> Seed {
        let seed = each!(Game, self, (game, H) => game.seed());
        let mut chance = seed.chance(&format!("computer {version}"));
        Seed::new(std::array::from_fn(|_| u8::try_from(chance.below(256)).unwrap_or_default()))
    }

    /// Everything that the viewer may see.
    pub fn view(&self, viewer: Viewer) -> GameView {
        each!(Game, self, (game, H) => H::of_view(game.view(viewer)))
    }
}

/// What is shown of events before they count, where the game shows anything.
pub(in crate::session) fn preview(events: &[GameEvent]) -> Option<GamePreview> {
    let first = events.first()?;
    each!(GameEvent, first, (_, H) => preview_of::<H>(events))
}

fn preview_of<H: Variant>(events: &[GameEvent]) -> Option<GamePreview>
where
    EventOf<H>: Clone,
{
    let own: Option<Vec<_>> = events.iter().map(|event| H::event(event).cloned()).collect();
    H::preview(own?).map(H::of_preview)
}

fn decide<H: Variant>(
    game: &H::Game,
    by: Seat,
    action: &GameAction,
    elapsed_ms: u64,
    resources: Option<&Resources>,
) -> Result<Vec<GameEvent>, Refusal> {
    let action = H::action(action).ok_or(Refusal::OtherGame)?.clone();
    let resources = resources.map(|all| H::resources(all).ok_or(Refusal::OtherGame)).transpose()?;
    let judge = H::judge(resources.map(AsRef::as_ref));
    let decided = game.decide(&Ask { by, action, elapsed_ms }, judge);
    let events = decided.map_err(|refusal| Refusal::Game(H::of_refusal(refusal)))?;
    Ok(events.into_iter().map(H::of_event).collect())
}
