//! Scrabble at a table: tiles, words and the computer player that belong together.

use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

use super::hosted::{Common, Concern, Hosted, ResourceError, Reviewing};
use super::{GameKind, GameReview, Variant};
use crate::ai::budget::Budget;
use crate::ai::scrabble::analysis::{Analyser, TurnReview};
use crate::ai::scrabble::{Engine, Leaves, Level, decide};
use crate::games::chance::Seed;
use crate::games::ending::Placing;
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;
use crate::games::scrabble::pack::Pack;
use crate::games::scrabble::{
    self, Action, Edition, Event, Finished, Options, Placement, Points, Refusal, StartError, View,
};
use crate::lexicon::{Alphabet, AnyWord, SpellError, Vocabulary, Word, Words, shown_plain};
use crate::lexicons::{self, AnyLexicon};
use crate::{leaves, packs};

use crate::ai::scrabble::analysis::Review;

/// Scrabble.
pub struct Scrabble;

/// What a game of Scrabble has agreed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The name or path of the language pack.
    pub language: String,
    /// The name or path of the lexicon; without it the words of the pack.
    pub lexicon: Option<String>,
    /// Words that a server has added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<String>,
    /// Words that a server has banned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub banned: Vec<String>,
    /// The rules.
    pub options: Options,
}

impl Terms {
    /// The usual rules, and all words of a lexicon.
    pub fn usual(language: impl Into<String>, lexicon: Option<&str>) -> Self {
        Self {
            language: language.into(),
            lexicon: lexicon.map(str::to_owned),
            added: Vec::new(),
            banned: Vec::new(),
            options: Options::default(),
        }
    }
}

/// What tiles, words and computer player are known by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ResourceKey {
    language: String,
    lexicon: Option<String>,
    added: Vec<String>,
    banned: Vec<String>,
    /// Tiles and board with which a game began, where those that are shipped have changed since: as JSON.
    edition: Option<String>,
}

impl ResourceKey {
    fn has_overlay(&self) -> bool {
        !(self.added.is_empty() && self.banned.is_empty())
    }
}

/// Tiles, words and a computer player that belong together.
pub struct Resources {
    key: ResourceKey,
    edition: Edition,
    lexicon: AnyLexicon,
    judge: Arc<Judge>,
    engine: OnceLock<Arc<Engine>>,
}

/// Whoever judges words.
type Judge = dyn Words + Send + Sync;

impl Resources {
    /// Tiles and board.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The words, to be searched.
    pub fn vocabulary(&self) -> &Vocabulary {
        self.lexicon.vocabulary()
    }

    /// Resources of which nothing but tiles, board and a judge are needed.
    pub fn judged_by(edition: Edition, judge: Arc<Judge>) -> Self {
        let (language, lexicon) = (String::new(), None);
        let (added, banned, own) = (Vec::new(), Vec::new(), None);
        let key = ResourceKey { language, lexicon, added, banned, edition: own };
        let none = Vocabulary::collect(Arc::new(edition.tiles.alphabet().clone()), []);
        let lexicon = AnyLexicon::List(none);
        Self { key, edition, lexicon, judge, engine: OnceLock::new() }
    }

    /// The computer player, made ready when it is needed first: Czech takes a quarter of a second and
    /// 64 MB. For threads that may be kept busy.
    pub fn engine(&self) -> &Arc<Engine> {
        self.engine.get_or_init(|| Arc::new(self.build_engine()))
    }

    fn build_engine(&self) -> Engine {
        let lexicon = self.key.lexicon.as_deref().unwrap_or_default();
        let leaves = leaves::of_lexicon(lexicon, &self.key.language);
        let leaves = leaves.map(|file| file.leaves(self.edition.tiles.alphabet()));
        let leaves = Arc::new(leaves.unwrap_or_else(Leaves::none));
        let engine = Engine::new(self.edition.clone(), self.vocabulary(), leaves);
        match self.lexicon.common() {
            Some(common) => engine.with_known(Arc::new(common)),
            None => engine,
        }
    }
}

/// Neither the table nor its language pack names words.
#[derive(Debug, thiserror::Error)]
#[error("the language \"{0}\" brings no words; name a lexicon")]
struct NoWords(String);

fn spell(words: &[String], alphabet: &Alphabet) -> Result<Vec<Word>, ResourceError> {
    let spell = |word: &String| {
        let failed = |cause| {
            let word: String = word.chars().take(40).collect();
            ResourceError::Obstacle(unspelt(word, &cause))
        };
        alphabet.spell(word).map_err(failed)
    };
    words.iter().map(spell).collect()
}

/// That one of a server's own words cannot be written with the tiles.
pub fn unspelt(word: String, cause: &SpellError) -> Telling {
    let word = ("word", Fact::Text(word));
    match cause {
        SpellError::TooLong => Telling::new("scrabble-cannot-begin-long-word", [word]),
        SpellError::Unknown(letter) => {
            let letter = ("letter", Fact::Text(shown_plain(*letter)));
            Telling::new("scrabble-cannot-begin-word", [word, letter])
        }
    }
}

/// Why there cannot be such a game.
pub fn cannot_begin(error: &StartError) -> Telling {
    match error {
        StartError::Players(_) => Telling::new("scrabble-cannot-begin-players", []),
        StartError::TooFewTiles { tiles, players, rack_size } => {
            let rack = usize::from(*rack_size);
            let facts = [("tiles", (*tiles).into()), ("players", (*players).into())];
            let mut telling = Telling::new("scrabble-cannot-begin-tiles", facts);
            telling.facts.push(("rack", rack.into()));
            telling
        }
        StartError::NoLetters(_) => Telling::new("scrabble-cannot-begin-letters", []),
        // Whoever made the tiles and the board can mend these.
        StartError::Name | StartError::Edition(_) => {
            Telling::new("scrabble-cannot-begin-edition", [])
        }
    }
}

/// A play before it counts.
pub struct Preview {
    /// Where, and which tiles; blanks with their letters.
    pub placement: Placement,
    /// What it makes and earns.
    pub points: Points,
}

impl Hosted for Scrabble {
    type Game = scrabble::Game;
    type Terms = Terms;
    type Level = Level;
    type Resources = Resources;
    type ResourceKey = ResourceKey;
    type Preview = Preview;
    type Review = Review;
    type Finished = Finished;

    const KIND: GameKind = GameKind::Scrabble;
    const LEVELS: &'static [Level] = &Level::ALL;
    const USUAL_LEVEL: Level = Level::Adept;
    const PLAYERS: RangeInclusive<usize> = 2..=4;

    fn resource_key(terms: &Terms, begun: Option<&scrabble::Game>) -> ResourceKey {
        let Terms { language, lexicon, added, banned, options: _ } = terms.clone();
        let edition = begun.map(|game| &game.started().setup.edition);
        // Editions hold texts, numbers and lists alone, which are always written.
        let edition = edition.map(|edition| serde_json::to_string(edition).unwrap_or_default());
        ResourceKey { language, lexicon, added, banned, edition }
    }

    fn fits(resources: &Resources, begun: &scrabble::Game) -> bool {
        resources.edition == begun.started().setup.edition
    }

    fn stays_open(key: &ResourceKey) -> bool {
        !key.has_overlay() && key.edition.is_none()
    }

    fn open(key: &ResourceKey) -> Result<Resources, ResourceError> {
        let Pack { edition, words } = packs::load(&key.language).map_err(ResourceError::missing)?;
        let own = key.edition.as_deref().map(serde_json::from_str).transpose();
        let edition = own.map_err(ResourceError::missing)?.unwrap_or(edition);
        let alphabet = edition.tiles.alphabet();
        let lexicon = match (&key.lexicon, words) {
            (Some(name), _) => lexicons::open(name, alphabet).map_err(ResourceError::missing)?,
            (None, Some(own)) => AnyLexicon::List(own),
            (None, None) => return Err(ResourceError::missing(NoWords(key.language.clone()))),
        };
        let lexicon = if key.has_overlay() {
            let (added, banned) = (spell(&key.added, alphabet)?, spell(&key.banned, alphabet)?);
            lexicon.with_overlay(&added, &banned)
        } else {
            lexicon
        };
        let judge = Arc::new(lexicon.vocabulary().clone());
        Ok(Resources { key: key.clone(), edition, lexicon, judge, engine: OnceLock::new() })
    }

    fn judge(resources: Option<&Resources>) -> &Judge {
        resources.map_or(&AnyWord, |resources| resources.judge.as_ref())
    }

    fn begin(
        name: &str,
        terms: &Terms,
        resources: &Resources,
        players: usize,
        seed: Seed,
    ) -> Result<Event, Telling> {
        let (edition, options) = (resources.edition.clone(), terms.options.clone());
        let started = scrabble::open(name, edition, options, players, seed);
        let started = started.map_err(|error| cannot_begin(&error))?;
        Ok(Event::Started(Box::new(started)))
    }

    fn started(event: &Event) -> Option<scrabble::Game> {
        match event {
            Event::Started(started) => Some(scrabble::Game::start(started.as_ref().clone())),
            _ => None,
        }
    }

    fn action_name(action: &Action) -> &'static str {
        match action {
            Action::Place(_) => "place",
            Action::Exchange(_) => "exchange",
            Action::Pass => "pass",
            Action::Challenge { .. } => "challenge",
            Action::Resign => "resign",
            Action::Leave => "leave",
            Action::ClaimTime => "claim_time",
            Action::Undo => "undo",
        }
    }

    fn event_name(event: &Event) -> &'static str {
        match event {
            Event::Started(_) => "started",
            Event::Placed(_) => "placed",
            Event::Exchanged(_) => "exchanged",
            Event::Passed(_) => "passed",
            Event::Challenged(_) => "challenged",
            Event::Departed(_) => "departed",
            Event::Undone(_) => "undone",
            Event::Ended(_) => "ended",
        }
    }

    fn concern(action: &Action) -> Concern {
        match action {
            Action::Place(_) | Action::Challenge { .. } => Concern::Resources,
            Action::Undo => Concern::Undo,
            Action::Leave => Concern::Leave,
            Action::Exchange(_) | Action::Pass | Action::Resign | Action::ClaimTime => {
                Concern::Nothing
            }
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

    fn preview(events: Vec<Event>) -> Option<Preview> {
        events.into_iter().find_map(|event| match event {
            Event::Placed(placed) => {
                let points = Points { words: placed.words, bingo: placed.bingo };
                Some(Preview { placement: placed.placement, points })
            }
            _ => None,
        })
    }

    fn telling(refusal: &Refusal, name: &dyn Fn(Seat) -> String) -> Telling {
        refusal.telling(name)
    }

    fn think(
        view: &View,
        level: Level,
        seed: &Seed,
        resources: &Resources,
        budget: &Budget<'_>,
    ) -> Action {
        let judge = resources.judge.as_ref();
        decide(resources.engine(), view, level, seed, judge, budget)
    }

    fn without_thought(_: &View) -> Action {
        Action::Pass
    }

    fn finished(terms: &Terms, view: &View) -> Option<(Vec<Placing>, Finished)> {
        view.finished(terms.language.clone(), terms.lexicon.clone())
    }

    fn reviewing(view: Arc<View>, resources: Arc<Resources>) -> Box<dyn Reviewing> {
        Box::new(Judging { view, resources, analyser: Box::default(), turns: Vec::new() })
    }
}

/// How long a turn of an end game is searched: the same for everybody who asks.
pub const REVIEW_BUDGET: Budget<'static> = Budget::steps(3_000);

/// A game that is being judged.
struct Judging {
    view: Arc<View>,
    resources: Arc<Resources>,
    analyser: Box<Analyser>,
    turns: Vec<TurnReview>,
}

impl Reviewing for Judging {
    fn steps(&self) -> usize {
        self.view.turns.len()
    }

    fn step(&mut self, place: usize) {
        let engine = self.resources.engine();
        let turn = self.analyser.review_turn(engine, &self.view, place, None, &REVIEW_BUDGET);
        self.turns.extend(turn);
    }

    fn review(self: Box<Self>) -> GameReview {
        Scrabble::of_review(Review::new(self.turns, self.view.players.len()))
    }
}
