//! A hall for tests: a little language, a clock turned by hand, and people who wait for events.

use std::future::Future;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kamen::ai::scrabble::Level;
use kamen::games::rules::Viewer;
use kamen::games::scrabble::{Action, Options, View};
use kamen::session::game::scrabble::{Resources, Scrabble};
use kamen::session::game::{
    ComputerLevel, GameAction, GameTerms, GameView, Library, ScrabbleTerms, Variant,
};
use kamen::session::table::{Deed, Entry, Opening, Refusal, Sitter, Stage, Table, Terms};
use kamen::session::{
    Answer, Ask, ChannelId, Clock, Hall, Limits, Moment, NotDone, PersonId, Room, ServerId,
};
use kamen::store::{RequestId, Store, TableId};

pub const ANNA: PersonId = PersonId(1);
pub const BOB: PersonId = PersonId(2);
pub const CYRIL: PersonId = PersonId(3);

/// The longest that anything may take; only a test that has failed waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

pub const HOUR: u64 = 3_600_000;

/// Waits for something that must happen.
pub async fn soon<T>(future: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, future).await.expect("it never happened")
}

/// What the game at a table is played with.
pub async fn resources(library: &Library, table: &Table) -> Arc<Resources> {
    let terms = Scrabble::terms(&table.terms().game).unwrap();
    library.resources_of::<Scrabble>(terms, None).await.unwrap()
}

/// What is refused, where nothing may go wrong.
pub fn refusal(why: NotDone) -> Refusal {
    match why {
        NotDone::Refused(refusal) => refusal,
        NotDone::Fault(fault) => panic!("{fault}"),
    }
}

/// Limits that nobody meets, and computers that play at once.
pub fn limits() -> Limits {
    Limits {
        tables_per_person: 100_000,
        tables_per_server: 100_000,
        requests_per_minute: 60_000,
        burst: 1_000_000,
        invitations_per_hour: 1_000_000,
        threads: NonZeroUsize::new(2).unwrap(),
        computer_pause: Duration::ZERO,
        grace: Duration::ZERO,
        idle: Duration::from_secs(3_600),
        ..Limits::default()
    }
}

/// A hall, its store and its clock.
pub struct Scene {
    pub hall: Hall,
    pub store: Store,
    pub clock: Clock,
}

impl Scene {
    pub async fn new() -> Self {
        Self::on(Store::memory(), limits()).await
    }

    pub async fn with(limits: Limits) -> Self {
        Self::on(Store::memory(), limits).await
    }

    pub async fn on(store: Store, limits: Limits) -> Self {
        let clock = Clock::standing_at(Moment(1_700_000_000_000));
        let hall = Hall::start(store.clone(), clock.clone(), limits).await.unwrap();
        Self { hall, store, clock }
    }

    /// The program dies and starts again.
    pub async fn restarted(self) -> Self {
        self.restarted_with(limits()).await
    }

    pub async fn restarted_with(self, limits: Limits) -> Self {
        let Self { hall, store, clock } = self;
        let mut awake = hall.awake();
        drop(hall);
        // Tasks of a process that is killed do not outlive it either.
        soon(awake.wait_for(|awake| *awake == 0)).await.unwrap();
        let hall = Hall::start(store.clone(), clock.clone(), limits).await.unwrap();
        Self { hall, store, clock }
    }

    pub async fn open(&self, opening: Opening) -> TableId {
        soon(self.hall.open(opening, request())).await.unwrap().state.id()
    }

    pub async fn ask(&self, table: TableId, by: PersonId, deed: Deed) -> Result<Answer, Refusal> {
        soon(self.hall.ask(table, ask(by, deed))).await.map_err(refusal)
    }

    pub async fn look(&self, table: TableId) -> Arc<Table> {
        soon(self.hall.look(table)).await.unwrap()
    }

    /// Waits until a table is as wanted.
    pub async fn until(&self, table: TableId, wanted: impl Fn(&Table) -> bool) -> Arc<Table> {
        let mut updates = self.hall.updates();
        soon(async {
            loop {
                let state = self.hall.look(table).await.unwrap();
                if wanted(&state) {
                    return state;
                }
                // Being behind is no harm: the table itself is looked at.
                while updates.recv().await.is_ok_and(|update| update.table != table) {}
            }
        })
        .await
    }

    /// What has happened at a table, as it is written.
    pub async fn entries(&self, table: TableId) -> Vec<Entry> {
        Entry::read_log(&self.store.log(table).await.unwrap()).unwrap()
    }

    /// The log of a table, replayed.
    pub async fn replayed(&self, table: TableId) -> Table {
        Table::replay(&self.entries(table).await).unwrap()
    }

    /// A move that the person on turn could play.
    pub async fn best(&self, table: &Table) -> GameAction {
        let resources = resources(self.hall.library(), table).await;
        let engine = resources.engine();
        let view = scrabble(table, Viewer::Seat(table.turn().unwrap()));
        if view.final_call {
            return GameAction::Scrabble(Action::Pass);
        }
        let alphabet = view.edition().tiles.alphabet();
        let turn = kamen::ai::scrabble::Turn {
            rack: kamen::ai::scrabble::Rack::new(view.rack.as_ref().unwrap(), alphabet),
            bag: view.bag,
            unseen_value: 0,
            worth: Level::Professional.worth(),
        };
        let position = engine.position(&view.board);
        let chosen = kamen::ai::scrabble::Finder::default().best(engine, &position, &turn);
        GameAction::Scrabble(chosen.action.action(engine, &position))
    }
}

/// What a viewer sees of the game.
pub fn scrabble(table: &Table, viewer: Viewer) -> View {
    let Some(GameView::Scrabble(view)) = table.view_as(viewer).game else { panic!("no game") };
    View::clone(&view)
}

pub fn ask(by: PersonId, deed: Deed) -> Ask {
    Ask { by, request: request(), seen: None, deed }
}

/// A request that nobody has made before.
pub fn request() -> RequestId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    RequestId::new(NEXT.fetch_add(1, Ordering::Relaxed).to_string()).unwrap()
}

pub fn language() -> String {
    let pack = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/session/pack");
    pack.to_str().unwrap().to_owned()
}

pub fn terms_with(options: Options) -> Terms {
    let usual = ScrabbleTerms::usual(language(), None);
    Terms::friendly(GameTerms::Scrabble(ScrabbleTerms { options, ..usual }))
}

pub fn terms() -> Terms {
    terms_with(Options::default())
}

pub const SERVER: ServerId = ServerId(900);

pub fn room(channel: u64) -> Room {
    Room { server: Some(SERVER), channel: ChannelId(channel) }
}

/// A table of Anna and others in a channel.
pub fn opening(channel: u64, others: impl IntoIterator<Item = Sitter>) -> Opening {
    Opening::new(room(channel), ANNA, terms(), others)
}

pub const fn computer(level: Level) -> Sitter {
    Sitter::Computer(ComputerLevel::Scrabble(level))
}

pub const WEAK: ComputerLevel = ComputerLevel::Scrabble(Level::Random);
pub const STRONG: ComputerLevel = ComputerLevel::Scrabble(Level::Inhuman);

pub fn pass() -> Deed {
    Deed::Play(GameAction::Scrabble(Action::Pass))
}

pub fn resign() -> Deed {
    Deed::Play(GameAction::Scrabble(Action::Resign))
}

/// The person on turn.
pub fn on_turn(table: &Table) -> Option<PersonId> {
    table.sitter(table.turn()?)?.person()
}

/// A game of Anna and Bob that has begun.
pub async fn two_people(scene: &Scene, channel: u64, terms: Terms) -> TableId {
    let opening = Opening::new(room(channel), ANNA, terms, [Sitter::Invited(BOB)]);
    let table = scene.open(opening).await;
    let answer = scene.ask(table, BOB, Deed::Join).await.unwrap();
    assert_eq!(answer.state.stage(), Stage::Playing);
    table
}

/// Who is on turn and who is not, of Anna and Bob.
pub fn turns(table: &Table) -> (PersonId, PersonId) {
    match on_turn(table) {
        Some(ANNA) => (ANNA, BOB),
        Some(BOB) => (BOB, ANNA),
        other => panic!("{other:?} is on turn"),
    }
}
